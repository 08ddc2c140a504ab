import Foundation

/// A temporary folder in which the commands of a document run with `/bin/sh`.
final class ExampleShell {
  private let folder: URL
  private var status: Int32 = 0

  /// Creates the folder with a copy of the shipped flows.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Document.package.appendingPathComponent("Flows"), to: folder.appendingPathComponent("Flows"))
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of an example.
  func write(_ lines: [String], to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  /// Runs the commands (`$ …`) of a transcript, and returns it with their present output.
  func rerun(_ transcript: [String]) throws -> [String] {
    try transcript.filter { $0.hasPrefix("$ ") }.flatMap { line in
      [line] + (try output(of: String(line.dropFirst(2))))
    }
  }

  private func output(of command: String) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // `echo $?` must print the status of the previous command.
    process.arguments = ["-c", "(exit \(status))\n\(command)"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(Self.products):/usr/bin:/bin:/usr/local/bin", "NO_COLOR": "1"], uniquingKeysWith: { $1 })
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }

  /// The folder of the built navflow, which is that of these tests.
  static let products: String = {
    #if os(macOS)
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let tests = bundles.first { $0.pathExtension == "xctest" } ?? URL(fileURLWithPath: CommandLine.arguments[0])
    #else
      let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
    return tests.standardizedFileURL.deletingLastPathComponent().path
  }()
}
