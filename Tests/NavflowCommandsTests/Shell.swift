import Foundation

/// The built navflow, called by a POSIX shell as a user's terminal does.
enum Shell {
  /// What came of a script.
  struct Run {
    let status: Int32
    let output: String
    let complaints: String
  }

  /// Runs a script in a folder.
  static func run(_ script: String, in folder: URL) throws -> Run {
    let process = Process()
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(products):/usr/bin:/bin:/usr/local/bin", "NO_COLOR": "1"], uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: nothing can block while the other side waits.
    process.standardOutput = try handle(at: place.appendingPathComponent("output"))
    process.standardError = try handle(at: place.appendingPathComponent("complaints"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: try String(contentsOf: place.appendingPathComponent("output"), encoding: .utf8),
      complaints: try String(contentsOf: place.appendingPathComponent("complaints"), encoding: .utf8))
  }

  private static func handle(at url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The folder of the built navflow: the one of these tests.
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
