import Foundation
import Testing

/// A temporary repository in which the steps of a recipe run with the navflow of these tests.
final class RecipeBench {
  /// The result of a script.
  struct Run {
    let status: Int32
    let output: String
  }

  private let scratch: URL
  /// The repository.
  let repository: URL
  /// Additional environment variables.
  var environment: [String: String] = [:]

  /// Whether git is installed.
  static let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Whether Python is installed.
  static let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Creates the repository with a flow that has an error, and a repository of navflow with the version that recipes
  /// name.
  init() throws {
    scratch = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-recipe-\(UUID().uuidString)")
    repository = scratch.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Document.package.appendingPathComponent("Flows/merpay"), to: repository.appendingPathComponent("flows"))
    let origin = scratch.appendingPathComponent("navflow.git")
    try FileManager.default.createDirectory(at: origin, withIntermediateDirectories: true)
    for name in ["Makefile", ".ci"] {
      try FileManager.default.copyItem(
        at: Document.package.appendingPathComponent(name), to: origin.appendingPathComponent(name))
    }
    try git("init -q && git add -A && git commit -qm all && git tag 0.1.0", in: origin)
    try git("init -q", in: repository)
  }

  /// Removes the folders.
  func remove() { try? FileManager.default.removeItem(at: scratch) }

  /// The repository from which recipes clone navflow.
  var origin: String { scratch.appendingPathComponent("navflow.git").path }

  /// Runs a script as CI runners do: it ends at the first command that fails.
  func run(_ script: String, in folder: URL? = nil) throws -> Run {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder ?? repository
    process.environment = [
      "PATH": "\(ExampleShell.products):/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin", "HOME": scratch.path,
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_NOSYSTEM": "1",
      // An installation would build navflow, so make only prints its commands.
      "MAKEFLAGS": "n",
      // The leak checker's options for the tests must also apply to the navflow that they run.
      "LSAN_OPTIONS": ProcessInfo.processInfo.environment["LSAN_OPTIONS"] ?? "",
    ].merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Runs git, which must succeed.
  func git(_ words: String, in folder: URL? = nil) throws {
    let run = try run("git \(words)", in: folder)
    #expect(run.status == 0, "git \(words): \(run.output)")
  }

  /// Writes a file of the repository.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: repository.appendingPathComponent(path))
  }

  /// Returns the content of a file of the repository.
  func read(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }
}
