import Foundation
import Testing

@testable import FlowSyntax

/// Tests that the settings of editors start the server, and that the grammar colours the words of the language.
@Suite struct EditorFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func json(_ path: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try text("Editors/\(path)").utf8))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: [
    ("neovim/navflow.lua", "cmd = { 'navflow', 'lsp' }"),
    ("helix/languages.toml", "command = \"navflow\"\nargs = [\"lsp\"]"),
    ("zed/settings.json", "\"path\": \"navflow\", \"arguments\": [\"lsp\"]"),
    ("emacs/navflow.el", "(navflow-mode \"navflow\" \"lsp\")"),
    ("vscode/src/extension.ts", "args: [\"lsp\", ...settings.get<string[]>(\"arguments\", [])]"),
  ])
  func theServerIsStarted(file: String, command: String) throws {
    #expect(try text("Editors/\(file)").contains(command))
  }

  @Test func settingsAreDeclaredAndUsed() throws {
    let package = try json("vscode/package.json")
    let parts = try #require(package["contributes"] as? [String: Any])
    let settings = try #require((parts["configuration"] as? [String: Any])?["properties"] as? [String: [String: Any]])
    let code = try text("Editors/vscode/src/extension.ts")
    let page = try text("Editors/vscode/README.md")
    for (name, setting) in settings {
      #expect(code.contains("(\"\(name.dropFirst("navflow.".count))\""))
      #expect(page.contains("`\(name)`"))
      // A folder must not choose the program.
      #expect(setting["scope"] as? String == "machine")
    }
    #expect(Set(settings.keys) == ["navflow.path", "navflow.arguments"])
    let command = try #require((parts["commands"] as? [[String: String]])?.first?["command"])
    #expect(code.contains("registerCommand(\"\(command)\""))
    for file in ["language-configuration.json", "syntaxes/navflow.tmLanguage.json", "tsconfig.json"] {
      _ = try json("vscode/\(file)")
    }
    _ = try json("zed/settings.json")
  }

  @Test func changesOfFilesOnDiskAreWatched() throws {
    let code = try text("Editors/vscode/src/extension.ts")
    let names = try #require(code.firstMatch(of: /createFileSystemWatcher\("\*\*\/{(?<names>[^}]*)}"\)/)?.names)
    let globs = names.split(separator: ",").map { Glob(String($0)) }
    for file in ["a.flow.yaml", ".navflow.yaml", ".navflow-baseline.json", "baseline.json", "a.baseline.json"] {
      #expect(globs.contains { $0.matches(file) }, "\(file)")
    }
  }

  @Test func thePageShowsTheFiles() throws {
    let page = try text("Docs/editors.md")
    for file in ["neovim/navflow.lua", "helix/languages.toml", "zed/settings.json", "emacs/navflow.el"] {
      #expect(page.contains("\n\(try text("Editors/\(file)"))```"), "Docs/editors.md does not show \(file)")
    }
  }

  // MARK: The grammar

  private func patterns() throws -> [[String: Any]] {
    let grammar = try json("vscode/syntaxes/navflow.tmLanguage.json")
    let injections = try #require(grammar["injections"] as? [String: [String: Any]])
    return try #require(injections.values.first?["patterns"] as? [[String: Any]])
  }

  /// Returns the coloured parts of a text, each with its scope.
  private func coloured(_ text: String) throws -> [String] {
    var found: [(place: Int, text: String)] = []
    let line = text as NSString
    for pattern in try patterns() {
      let expression = try NSRegularExpression(
        pattern: try #require(pattern["match"] as? String), options: .anchorsMatchLines)
      let captures = pattern["captures"] as? [String: [String: String]] ?? ["0": pattern as? [String: String] ?? [:]]
      for match in expression.matches(in: text, range: NSRange(location: 0, length: line.length)) {
        for (group, scope) in captures {
          let range = match.range(at: try #require(Int(group)))
          guard range.location != NSNotFound else { continue }
          let name = scope["name"]?.replacing(".navflow", with: "") ?? ""
          found.append((range.location, "\(line.substring(with: range)) \(name)"))
        }
      }
    }
    return found.sorted { $0.place < $1.place }.map(\.text)
  }

  @Test func theGrammarKnowsStepsAndSections() throws {
    #expect(
      try coloured("screens:\n  Home: { actions: { A b: push Bill, C: [pop to X y, start buy] } } # push No") == [
        "screens keyword.other.section", "push keyword.control.step", "Bill entity.name.class",
        "pop keyword.control.step", "to keyword.control.step", "X y entity.name.class",
        "start keyword.control.step", "buy entity.name.function",
      ])
    #expect(
      try coloured("      Go: { when: { a: b }, where: { x: y }, present: Sheet, complete: done }") == [
        "when keyword.control.condition", "where keyword.control.condition", "present keyword.control.step",
        "complete keyword.control.step",
      ])
    #expect(
      try coloured("      Ask: dismiss all\n      No: cancel\n      OK: complete done") == [
        "dismiss keyword.control.step", "all constant.language", "cancel keyword.control.step",
        "complete keyword.control.step", "done constant.other.outcome",
      ])
    #expect(try coloured("      title: We push boundaries\n      note: stay tuned") == [])
  }

  @Test func theGrammarHasAllWordsOfTheLanguage() throws {
    for verb in Verb.words { #expect(try coloured("  A: { \(verb): x }") == ["\(verb) keyword.control.step"]) }
    for key in FlowKeys.table.keys.map(\.name) {
      #expect(try coloured("\(key): x") == ["\(key) keyword.other.section"])
    }
  }

  @Test(arguments: ["shop/shop", "messenger/messenger", "authentication/shop"])
  func theGrammarColoursShippedFlows(name: String) throws {
    let coloured = Set(try coloured(try text("Flows/\(name).flow.yaml")))
    #expect(coloured.contains("screens keyword.other.section"))
    #expect(coloured.contains("push keyword.control.step"))
    #expect(coloured.contains { $0.hasSuffix("entity.name.class") })
  }
}
