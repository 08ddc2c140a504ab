import Diagrams
import Foundation

/// Runs git with commands that only read.
struct GitProgram {
  /// The result of a run.
  struct Output {
    let status: Int32
    let bytes: [UInt8]
    let message: String

    /// The first line of the output.
    var line: String {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  /// The time limit in seconds; only a command that waits for a network takes that long.
  private static let timeout = 60.0

  private let executable: URL
  private let folder: String

  /// Finds git in a search path, or returns nil.
  ///
  /// - Parameter folder: the absolute path of the working directory of git.
  init?(searchPath: String, in folder: String) {
    let candidates = searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/git") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    executable = found
    self.folder = folder
  }

  /// Runs git.
  ///
  /// - Throws: `UsageError` if it does not start or does not end.
  func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
    // Files instead of pipes, for the reasons given in `Graphviz`.
    guard let source = TemporaryFile(Data(input)), let output = TemporaryFile(), let errors = TemporaryFile() else {
      throw UsageError("git cannot be started: a temporary file cannot be created")
    }
    process.standardInput = source.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { throw UsageError("git cannot be started: \(error.localizedDescription)") }
    guard end.wait(timeout: .now() + Self.timeout) == .success else {
      process.terminate()
      throw UsageError("git was stopped after \(Int(Self.timeout)) seconds")
    }
    return Output(
      status: process.terminationStatus, bytes: [UInt8](output.content),
      message: String(decoding: errors.content, as: UTF8.self))
  }
}
