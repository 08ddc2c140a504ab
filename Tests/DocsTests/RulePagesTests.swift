import FlowRules
import Foundation
import NavflowCommands
import Testing

/// Tests that `Docs/rules.md` and the pages in `Docs/rules` are up to date.
///
/// `make docs` sets `NAVFLOW_RECORD`, which rewrites them.
@Suite struct RulePagesTests {
  private static let folder = Document.package.appendingPathComponent("Docs/rules")
  private static let japanese = Document.package.appendingPathComponent("Docs/ja/rules")
  private static let isRecording = ProcessInfo.processInfo.environment["NAVFLOW_RECORD"] != nil

  @Test(arguments: RuleRegistry.standard.ids.map(\.name))
  func pageIsUpToDate(_ rule: String) throws {
    let file = Self.folder.appendingPathComponent("\(rule).md")
    try expect(file, toHold: printed(by: ["explain", rule, "--format", "markdown"]))
  }

  @Test(arguments: RuleRegistry.standard.ids.map(\.name))
  func japanesePageIsUpToDate(_ rule: String) throws {
    let file = Self.japanese.appendingPathComponent("\(rule).md")
    try expect(file, toHold: printed(by: ["explain", rule, "--format", "markdown", "--language", "ja"]))
  }

  @Test func listIsUpToDate() throws {
    let file = Document.package.appendingPathComponent("Docs/rules.md")
    try expect(file, toHold: printed(by: ["rules", "--format", "markdown"]))
  }

  @Test func japaneseListIsUpToDate() throws {
    let file = Document.package.appendingPathComponent("Docs/ja/rules.md")
    try expect(file, toHold: printed(by: ["rules", "--format", "markdown", "--language", "ja"]))
  }

  @Test(.enabled(if: !isRecording)) func removedRulesHaveNoPage() throws {
    for folder in [Self.folder, Self.japanese] {
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(pages == RuleRegistry.standard.ids.map { "\($0.name).md" }.sorted())
    }
  }

  private func expect(_ file: URL, toHold text: String) throws {
    if Self.isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let shown = try? String(contentsOf: file, encoding: .utf8)
    #expect(shown == text, "\(file.lastPathComponent) is out of step, type: make docs")
  }

  private func printed(by arguments: [String]) throws -> String {
    var output: [UInt8] = []
    let console = Console(
      write: { output += $0 }, writeError: { _ in }, readKey: { nil }, outputIsTerminal: false, isInteractive: false,
      environment: [:], directory: "/")
    #expect(Navflow.run(arguments, on: console) == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
