import Foundation
import Testing

/// A scratch repository in which the steps of a recipe run by `sh`, with the navflow of these tests.
final class RecipeBench {
  /// What came of a script.
  struct Run {
    let status: Int32
    let output: String
  }

  private let scratch: URL
  /// The repository.
  let repository: URL
  /// More of the environment.
  var environment: [String: String] = [:]

  /// Whether there is a git to run the recipes with.
  static let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Creates the repository with a flow that has an error, and beside it navflow's own in the version that recipes name.
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

  /// Takes it all away.
  func remove() { try? FileManager.default.removeItem(at: scratch) }

  /// What navflow is cloned from.
  var origin: String { scratch.appendingPathComponent("navflow.git").path }

  /// Runs a script as runners do: it ends at the first command that fails.
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
      // Installing would build all of navflow: make only says what it would do.
      "MAKEFLAGS": "n",
      // What the leak checker is reported of the tests holds for the navflow that they run too.
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

  /// The content of a file of the repository.
  func read(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }
}
