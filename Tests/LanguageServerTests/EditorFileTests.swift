import Foundation
import Testing

@testable import FlowSyntax

/// Tests the files in `Editors`: the settings that start the server, and the TextMate grammar that colours flows.
@Suite struct EditorFileTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the text of a file of the repository.
  private func text(ofFile path: String) throws -> String {
    try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
  }

  /// Returns the JSON object in a file in `Editors`.
  private func json(inEditorFile path: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try text(ofFile: "Editors/\(path)").utf8))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: [
    ("neovim/navflow.lua", "cmd = { 'navflow', 'lsp' }"),
    ("helix/languages.toml", "command = \"navflow\"\nargs = [\"lsp\"]"),
    ("zed/settings.json", "\"path\": \"navflow\", \"arguments\": [\"lsp\"]"),
    ("emacs/navflow.el", "(navflow-mode \"navflow\" \"lsp\")"),
    ("vscode/src/extension.ts", "args: [\"lsp\", ...settings.get<string[]>(\"arguments\", [])]"),
  ])
  func editorSettingsContainTheCommandOfTheServer(file: String, command: String) throws {
    #expect(try text(ofFile: "Editors/\(file)").contains(command))
  }

  @Test func everySettingOfTheExtensionIsUsedAndDocumented() throws {
    let package = try json(inEditorFile: "vscode/package.json")
    let contributions = try #require(package["contributes"] as? [String: Any])
    let settings = try #require(
      (contributions["configuration"] as? [String: Any])?["properties"] as? [String: [String: Any]])
    let code = try text(ofFile: "Editors/vscode/src/extension.ts")
    let page = try text(ofFile: "Editors/vscode/README.md")
    for (name, setting) in settings {
      #expect(code.contains("(\"\(name.dropFirst("navflow.".count))\""), "extension.ts does not read \(name)")
      #expect(page.contains("`\(name)`"), "README.md does not explain \(name)")
      // A setting of a folder could run any program, so only the user may set it.
      #expect(setting["scope"] as? String == "machine", "\(name)")
    }
    #expect(Set(settings.keys) == ["navflow.path", "navflow.arguments"])
  }

  @Test func theCommandOfTheExtensionIsRegistered() throws {
    let contributions = try #require(try json(inEditorFile: "vscode/package.json")["contributes"] as? [String: Any])
    let commands = try #require(contributions["commands"] as? [[String: String]])
    let command = try #require(commands.first?["command"])
    #expect(try text(ofFile: "Editors/vscode/src/extension.ts").contains("registerCommand(\"\(command)\""))
  }

  @Test func otherJSONFilesContainObjects() throws {
    for file in ["language-configuration.json", "syntaxes/navflow.tmLanguage.json", "tsconfig.json"] {
      _ = try json(inEditorFile: "vscode/\(file)")
    }
    _ = try json(inEditorFile: "zed/settings.json")
  }

  @Test func theExtensionWatchesFlowsSettingsAndBaselines() throws {
    let code = try text(ofFile: "Editors/vscode/src/extension.ts")
    let names = try #require(code.firstMatch(of: /createFileSystemWatcher\("\*\*\/{(?<names>[^}]*)}"\)/)?.names)
    let globs = names.split(separator: ",").map { Glob(String($0)) }
    for file in ["a.flow.yaml", ".navflow.yaml", ".navflow-baseline.json", "baseline.json", "a.baseline.json"] {
      #expect(globs.contains { $0.matches(file) }, "the extension does not watch \(file)")
    }
  }

  @Test func theDocumentationQuotesTheEditorSettings() throws {
    let page = try text(ofFile: "Docs/editors.md")
    for file in ["neovim/navflow.lua", "helix/languages.toml", "zed/settings.json", "emacs/navflow.el"] {
      #expect(
        page.contains("\n\(try text(ofFile: "Editors/\(file)"))```"), "Docs/editors.md does not quote Editors/\(file)")
    }
  }

  // MARK: The grammar

  /// Returns the patterns that navflow adds to the grammar of YAML.
  private func patterns() throws -> [[String: Any]] {
    let grammar = try json(inEditorFile: "vscode/syntaxes/navflow.tmLanguage.json")
    let injections = try #require(grammar["injections"] as? [String: [String: Any]])
    return try #require(injections.values.first?["patterns"] as? [[String: Any]])
  }

  /// Returns the parts of a text that the patterns match, each with its scope, in the order of the text.
  ///
  /// Unlike an editor, this applies each pattern to the whole text, without regard to matches of the others.
  private func colouredParts(of text: String) throws -> [String] {
    var parts: [(location: Int, text: String)] = []
    let wholeText = text as NSString
    for pattern in try patterns() {
      let expression = try NSRegularExpression(
        pattern: try #require(pattern["match"] as? String), options: .anchorsMatchLines)
      let captures = pattern["captures"] as? [String: [String: String]] ?? ["0": pattern as? [String: String] ?? [:]]
      for match in expression.matches(in: text, range: NSRange(location: 0, length: wholeText.length)) {
        for (group, capture) in captures {
          let range = match.range(at: try #require(Int(group)))
          guard range.location != NSNotFound else { continue }
          let scope = capture["name"]?.replacing(".navflow", with: "") ?? ""
          parts.append((range.location, "\(wholeText.substring(with: range)) \(scope)"))
        }
      }
    }
    return parts.sorted { $0.location < $1.location }.map(\.text)
  }

  @Test func theGrammarColoursStepsConditionsAndSections() throws {
    #expect(
      try colouredParts(of: "screens:\n  Home: { actions: { A b: push Bill, C: [pop to X y, start buy] } } # push No")
        == [
          "screens keyword.other.section", "push keyword.control.step", "Bill entity.name.class",
          "pop keyword.control.step", "to keyword.control.step", "X y entity.name.class",
          "start keyword.control.step", "buy entity.name.function",
        ])
    #expect(
      try colouredParts(of: "      Go: { when: { a: b }, where: { x: y }, present: Sheet, complete: done }") == [
        "when keyword.control.condition", "where keyword.control.condition", "present keyword.control.step",
        "complete keyword.control.step",
      ])
    #expect(
      try colouredParts(of: "      Ask: dismiss all\n      No: cancel\n      OK: complete done") == [
        "dismiss keyword.control.step", "all constant.language", "cancel keyword.control.step",
        "complete keyword.control.step", "done constant.other.outcome",
      ])
    // Verbs in free text are not steps.
    #expect(try colouredParts(of: "      title: We push boundaries\n      note: stay tuned") == [])
  }

  @Test func theGrammarColoursAllVerbsAndTopLevelKeys() throws {
    for verb in Verb.words { #expect(try colouredParts(of: "  A: { \(verb): x }") == ["\(verb) keyword.control.step"]) }
    for key in FlowKeys.table.keys.map(\.name) {
      #expect(try colouredParts(of: "\(key): x") == ["\(key) keyword.other.section"])
    }
  }

  @Test(arguments: ["shop/shop", "messenger/messenger", "authentication/shop"])
  func theGrammarColoursShippedFlows(name: String) throws {
    let parts = Set(try colouredParts(of: try text(ofFile: "Flows/\(name).flow.yaml")))
    #expect(parts.contains("screens keyword.other.section"))
    #expect(parts.contains("push keyword.control.step"))
    #expect(parts.contains { $0.hasSuffix("entity.name.class") })
  }
}
