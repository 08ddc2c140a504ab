import Foundation

/// Runs the built navflow in a POSIX shell, as in a user's terminal.
enum Shell {
  /// The result of a script.
  struct Run {
    let status: Int32
    let output: String
    let errorOutput: String
  }

  /// Runs a script in a folder.
  ///
  /// - Parameters:
  ///   - input: the standard input; without it, the input is empty.
  ///   - write: writes the input after the start.
  static func run(_ script: String, in folder: URL, input: Pipe? = nil, write: () -> Void = {}) throws -> Run {
    let process = Process()
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(products):/usr/bin:/bin:/usr/local/bin", "NO_COLOR": "1"], uniquingKeysWith: { $1 })
    process.standardInput = input ?? FileHandle.nullDevice
    // Files instead of pipes, so that no process blocks on a full pipe.
    process.standardOutput = try handle(at: place.appendingPathComponent("output"))
    process.standardError = try handle(at: place.appendingPathComponent("errorOutput"))
    try process.run()
    write()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: try String(contentsOf: place.appendingPathComponent("output"), encoding: .utf8),
      errorOutput: try String(contentsOf: place.appendingPathComponent("errorOutput"), encoding: .utf8))
  }

  private static func handle(at url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The folder of the built navflow, which is that of these tests.
  private static let products: String = {
    #if os(macOS)
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let tests = bundles.first { $0.pathExtension == "xctest" } ?? URL(fileURLWithPath: CommandLine.arguments[0])
    #else
      let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
    return tests.standardizedFileURL.deletingLastPathComponent().path
  }()
}
