import Diagnostics
import Foundation

/// Runs Graphviz's `dot` as a program of its own: in process its output differs from call to call.
public struct Graphviz: Sendable {
  /// What it can draw.
  public enum Format: String, Sendable, CaseIterable {
    case svg
    case png
    /// DOT with everything spelled out, which tells whether it is well formed.
    case canon
  }

  /// What came of a run.
  public struct Output: Sendable {
    /// The picture.
    public var bytes: [UInt8]
    /// What `dot` had to say all the same, a few lines at most.
    public var warnings: [String]
  }

  private static let mostWarnings = 5

  /// After so many seconds a drawing is given up: few of those that take longer ever end, and none is readable.
  public static let patience = 60.0

  private let executable: URL
  private let patience: Double

  /// Finds `dot` among the folders of a search path.
  ///
  /// - Parameter patience: the seconds after which a drawing is given up.
  /// - Throws: `GraphvizError.notInstalled`.
  public init(searchPath: String, patience: Double = Self.patience) throws(GraphvizError) {
    let candidates = searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/dot") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw .notInstalled
    }
    executable = found
    self.patience = patience
  }

  /// Draws a DOT text.
  ///
  /// - Parameter folder: Where pictures of screens are looked for; nil for the working directory.
  /// - Throws: `GraphvizError`.
  public func draw(_ dot: String, as format: Format, in folder: String? = nil) throws(GraphvizError) -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-T\(format.rawValue)"]
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
    // Files, not pipes: nothing can block while the other side waits, and Foundation's reading of pipes ends the program when
    // a signal comes in between.
    guard let input = Scratch(Data(dot.utf8)), let output = Scratch(), let complaints = Scratch() else {
      throw .cannotStart("no room for a scratch file")
    }
    process.standardInput = input.handle
    process.standardOutput = output.handle
    process.standardError = complaints.handle
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { throw .cannotStart(error.localizedDescription) }
    guard end.wait(timeout: .now() + patience) == .success else {
      // Nothing of it is worth keeping, so it gets no time to tidy up.
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      throw .tookTooLong(seconds: patience)
    }
    let bytes = [UInt8](output.content)
    let warnings = Self.lines(of: String(decoding: complaints.content, as: UTF8.self))
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .failed(status: process.terminationStatus, message: warnings)
    }
    return Output(bytes: format == .svg ? SVGStamp.stamped(bytes, dot: dot) : bytes, warnings: warnings)
  }

  /// The first few lines; a bad input can make `dot` write thousands.
  private static func lines(of complaint: String) -> [String] {
    let all = complaint.split(whereSeparator: \.isNewline).map { String($0).visible.clipped(to: 200) }
    let rest = all.count > mostWarnings ? ["… and \(all.count - mostWarnings) more lines"] : []
    return all.prefix(mostWarnings) + rest
  }
}
