import Foundation
import NavflowCommands
import Testing

/// A scratch folder in which command lines run in process, as a designer would type them.
final class Workbench {
  /// What came of a command line.
  struct Run {
    let status: Int32
    let output: String
    let complaints: String

    /// The standard output as JSON.
    func json() throws -> [String: JSONTree] {
      try #require(try JSONTree(parsing: output).object)
    }
  }

  /// The scratch folder, links resolved.
  let folder: URL

  /// Creates the folder with files in it.
  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder = place.resolvingSymlinksInPath()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A bench with a copy of the flows that ship.
  static func withShippedFlows() throws -> Workbench {
    let bench = try Workbench()
    try FileManager.default.copyItem(
      at: package.appendingPathComponent("Flows"), to: bench.folder.appendingPathComponent("Flows"))
    return bench
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Writes a file, its folders too.
  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file that a command has written.
  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - keys: what the user presses, where there is a terminal.
  ///   - directory: the working directory, from the scratch folder.
  ///   - seconds: the clock.
  ///   - isInterrupted: whether Ctrl-C has been pressed.
  func run(
    _ arguments: [String], keys: String? = nil, isTerminal: Bool = false, errorIsTerminal: Bool = false,
    environment: [String: String] = [:], in directory: String = "", seconds: @escaping () -> Double = { 0 },
    isInterrupted: @escaping () -> Bool = { false }
  ) -> Run {
    var output: [UInt8] = []
    var complaints = ""
    var keysLeft = Array(keys ?? "")[...]
    let place = directory.isEmpty ? folder : folder.appendingPathComponent(directory)
    let console = Console(
      write: { output += $0 }, writeError: { complaints += $0 }, readKey: { keysLeft.popFirst() },
      outputIsTerminal: isTerminal || keys != nil, isInteractive: keys != nil, errorIsTerminal: errorIsTerminal,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(environment) { $1 },
      directory: place.path, seconds: seconds, isInterrupted: isInterrupted)
    let status = Navflow.run(arguments, on: console)
    return Run(status: status, output: String(decoding: output, as: UTF8.self), complaints: complaints)
  }

  /// Runs a command line whose words have no spaces in them.
  func run(_ line: String) -> Run { run(line.split(separator: " ").map(String.init)) }
}
