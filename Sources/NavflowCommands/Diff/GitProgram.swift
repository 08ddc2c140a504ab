import Diagrams
import Foundation

/// Runs git, which is only ever asked to read.
struct GitProgram {
  /// What came of a run.
  struct Output {
    let status: Int32
    let bytes: [UInt8]
    let complaint: String

    /// The first line of what it wrote.
    var line: String {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  /// Nothing that is asked of it takes so many seconds, unless it waits for a network.
  private static let timeout = 60.0

  private let executable: URL
  private let folder: String

  /// Finds git among the folders of a search path; nil where it is not there.
  ///
  /// - Parameter folder: where it is to run, absolute.
  init?(searchPath: String, in folder: String) {
    let candidates = searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/git") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    executable = found
    self.folder = folder
  }

  /// Runs it.
  ///
  /// - Throws: `UsageError` where it does not start or does not end.
  func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
    // Files, not pipes, as in `Graphviz`.
    guard let source = TemporaryFile(Data(input)), let output = TemporaryFile(), let errors = TemporaryFile() else {
      throw UsageError("git cannot be started: there is no room for a scratch file")
    }
    process.standardInput = source.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { throw UsageError("git cannot be started: \(error.localizedDescription)") }
    guard end.wait(timeout: .now() + Self.timeout) == .success else {
      process.terminate()
      throw UsageError("git was not done after \(Int(Self.timeout)) seconds, and was stopped")
    }
    return Output(
      status: process.terminationStatus, bytes: [UInt8](output.content),
      complaint: String(decoding: errors.content, as: UTF8.self))
  }
}
