import Diagnostics
import Foundation

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

  private let executable: URL
  private let timeout: Double

  /// Finds `dot` in a search path.
  ///
  /// - Parameter timeout: the time limit of a drawing in seconds.
  /// - Throws: `GraphvizError.notInstalled`.
  public init(searchPath: String, timeout: Double = Self.timeout) throws(GraphvizError) {
    let candidates = searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/dot") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw .notInstalled
    }
    executable = found
    self.timeout = timeout
  }

  /// Draws a DOT text.
  ///
  /// - Parameter folder: the folder that contains the pictures of screens; nil for the working directory.
  /// - Throws: `GraphvizError`.
  public func draw(_ dot: String, as format: Format, in folder: String? = nil) throws(GraphvizError) -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-T\(format.rawValue)"]
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
    // Files instead of pipes: a full pipe could block both processes, and Foundation terminates the program if a signal
    // interrupts reading a pipe.
    guard let input = TemporaryFile(Data(dot.utf8)), let output = TemporaryFile(), let errors = TemporaryFile() else {
      throw .cannotStart("a temporary file cannot be created")
    }
    process.standardInput = input.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { throw .cannotStart(error.localizedDescription) }
    guard end.wait(timeout: .now() + timeout) == .success else {
      // The output is discarded, so `dot` needs no time to clean up.
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      throw .timedOut(seconds: timeout)
    }
    let bytes = [UInt8](output.content)
    let warnings = Self.lines(of: String(decoding: errors.content, as: UTF8.self))
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .failed(status: process.terminationStatus, message: warnings)
    }
    return Output(
      bytes: format == .svg ? SVGStyle.styled(SVGStamp.stamped(bytes, dot: dot)) : bytes, warnings: warnings)
  }

  /// Returns the first few lines; an invalid input can make `dot` write thousands.
  private static func lines(of errors: String) -> [String] {
    let all = errors.split(whereSeparator: \.isNewline).map { String($0).visible.clipped(to: 200) }
    let rest = all.count > maximumWarningCount ? ["… and \(all.count - maximumWarningCount) more lines"] : []
    return all.prefix(maximumWarningCount) + rest
  }
}
