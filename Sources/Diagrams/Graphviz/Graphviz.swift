import Diagnostics
import Foundation
import Support

/// Runs Graphviz's `dot` as a separate process, because the library's output differs from call to call.
public struct Graphviz: Sendable {
  /// An output format.
  public enum Format: String, Sendable, CaseIterable {
    case svg
    case png
    /// DOT with all attributes, which shows whether the input is well-formed.
    case canon
  }

  /// The result of a run.
  public struct Output: Sendable {
    /// The image.
    public var bytes: [UInt8]
    /// The first lines that `dot` wrote to standard error.
    public var warnings: [String]
  }

  private static let maximumWarningCount = 5

  /// The default time limit in seconds.
  ///
  /// A run that takes longer rarely ends, and its drawing would be unreadable.
  public static let timeout = 60.0

  private let program: Program
  private let timeout: Double

  /// Finds `dot` in a search path.
  ///
  /// - Parameter timeout: the time limit of a drawing in seconds.
  /// - Throws: `GraphvizError.notInstalled`.
  public init(searchPath: String, timeout: Double = Self.timeout) throws(GraphvizError) {
    guard let program = Program(named: "dot", in: searchPath) else { throw .notInstalled }
    self.program = program
    self.timeout = timeout
  }

  /// Draws a DOT text.
  ///
  /// - Parameters:
  ///   - folder: the folder that contains the pictures of screens; nil for the working directory.
  ///   - isCancelled: returns whether to end the drawing now.
  /// - Throws: `GraphvizError`.
  public func draw(
    _ dot: String, as format: Format, in folder: String? = nil, isCancelled: () -> Bool = { false }
  ) throws(GraphvizError) -> Output {
    let output: Program.Output
    do throws(Program.Problem) {
      output = try program.run(
        ["-T\(format.rawValue)"], in: folder ?? FileManager.default.currentDirectoryPath,
        environment: ProcessInfo.processInfo.environment, input: Array(dot.utf8), timeout: timeout,
        isCancelled: isCancelled)
    } catch {
      throw GraphvizError(error)
    }
    let warnings = Self.lines(of: output.errors)
    guard output.status == 0 else { throw .failed(status: output.status, message: warnings) }
    guard format.isWhole(output.bytes) else { throw .noDrawing(message: warnings) }
    return Output(
      bytes: format == .svg ? SVGStyle.styled(SVGStamp.stamped(output.bytes, dot: dot)) : output.bytes,
      warnings: warnings)
  }

  /// Returns the first few lines; an invalid input can make `dot` write thousands.
  private static func lines(of errors: String) -> [String] {
    let all = errors.split(whereSeparator: \.isNewline).map { String($0).visible.clipped(to: 200) }
    let rest = all.count > maximumWarningCount ? ["… and \(all.count - maximumWarningCount) more lines"] : []
    return all.prefix(maximumWarningCount) + rest
  }
}

extension Graphviz.Format {
  /// Returns whether an output begins and ends as its format demands.
  ///
  /// A program that replaces Graphviz may write anything.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
    case .svg:
      bytes.starts(with: Array("<".utf8)) && String(decoding: bytes.suffix(16), as: UTF8.self).contains("</svg>")
    case .canon: String(decoding: bytes.suffix(4), as: UTF8.self).contains("}")
    }
  }
}
