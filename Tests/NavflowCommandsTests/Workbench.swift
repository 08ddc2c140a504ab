import Foundation
import NavflowCommands
import Synchronization
import Testing

/// A temporary folder in which command lines run in process.
final class Workbench {
  /// The result of a command line.
  struct Run {
    let status: Int32
    let output: String
    let errorOutput: String

    /// Returns the standard output as JSON.
    func json() throws -> [String: JSONTree] {
      try #require(try JSONTree(parsing: output).object)
    }
  }

  /// The temporary folder, with links resolved.
  let folder: URL

  /// Creates the folder with files.
  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder = place.resolvingSymlinksInPath()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a workbench with a copy of the shipped flows.
  static func withShippedFlows() throws -> Workbench {
    let bench = try Workbench()
    try FileManager.default.copyItem(
      at: package.appendingPathComponent("Flows"), to: bench.folder.appendingPathComponent("Flows"))
    return bench
  }

  /// Creates a folder with a copy of those shipped flows that are checked fast.
  static func withSmallShippedFlows() throws -> Workbench {
    let bench = try withShippedFlows()
    for large in ["mail", "map", "messenger", "shop"] {
      try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("Flows/\(large)"))
    }
    return bench
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Writes a file, and creates its folders.
  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the content of a file.
  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - keys: the keys that the user presses, or nil without a terminal.
  ///   - input: the standard input of a program without a terminal.
  ///   - directory: the working directory, relative to the temporary folder.
  ///   - seconds: the clock.
  ///   - isInterrupted: returns whether Ctrl-C was pressed.
  func run(
    _ arguments: [String], keys: String? = nil, input: String = "", isTerminal: Bool = false,
    errorIsTerminal: Bool = false,
    environment: [String: String] = [:], in directory: String = "", seconds: @escaping () -> Double = { 0 },
    isInterrupted: @escaping () -> Bool = { false }
  ) -> Run {
    var output: [UInt8] = []
    var errorOutput = ""
    var keysLeft = Array(keys ?? "")[...]
    let place = directory.isEmpty ? folder : folder.appendingPathComponent(directory)
    let inputLeft = Mutex(Array(input.utf8))
    let console = Console(
      write: { output += $0 }, writeError: { errorOutput += $0 }, readKey: { keysLeft.popFirst() },
      readBytes: { limit in
        inputLeft.withLock { bytes in
          defer { bytes.removeFirst(min(limit, bytes.count)) }
          return Array(bytes.prefix(limit))
        }
      },
      outputIsTerminal: isTerminal || keys != nil, isInteractive: keys != nil, errorIsTerminal: errorIsTerminal,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(environment) { $1 },
      directory: place.path, seconds: seconds, isInterrupted: isInterrupted)
    let status = Navflow.run(arguments, on: console)
    return Run(status: status, output: String(decoding: output, as: UTF8.self), errorOutput: errorOutput)
  }

  /// Runs a command line whose words contain no spaces.
  func run(_ line: String) -> Run { run(line.split(separator: " ").map(String.init)) }
}
