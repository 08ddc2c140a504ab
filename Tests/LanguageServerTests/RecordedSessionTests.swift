import Foundation
import Testing

@testable import LanguageServer

/// Replays the messages that real editors sent, from `initialize` to `exit`.
///
/// A recording holds one message of the client per line, byte for byte. Two parts are replaced: `{folder}` stands for the
/// folder of the flow, and `{process}` for the process id of the editor. In each session, a user deletes a letter of a name,
/// inserts it again, and renames the screen.
@Suite struct RecordedSessionTests {
  private static let uri = "file:///app/a.flow.yaml"
  private static let recordings = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/sessions")
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: "Größe 📱", actions: { Open: present Sheet } }
      Sheet: { title: Sheet }

    """

  /// Returns the messages of a session as texts and as objects.
  private func messages(_ name: String) throws -> [(text: String, object: Client.Object)] {
    let file = Self.recordings.appending(path: name + ".jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let text = String(line).replacing("{folder}", with: "/app").replacing("{process}", with: "1")
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Client.Object
      return (text, try #require(object))
    }
  }

  @Test(arguments: [
    // The rules whose findings must come after each message with a text: the open document and its changes.
    // Neovim sends each of the two edits of the rename as a change. Eglot ends the session before it applies them.
    ("neovim-0.7.2", ["swipe-only", "unknown-name", "swipe-only", "unknown-name", "swipe-only"]),
    ("eglot-1.9", ["swipe-only", "unknown-name", "swipe-only"]),
  ])
  func recordedRequestsAreAnsweredAndChangesAreChecked(name: String, rules: [String]) throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    var expected = rules
    var answers: [String: Client.Object] = [:]
    for (text, object) in try messages(name) {
      client.send(content: text)
      let method = try #require(object["method"] as? String)
      if let id = object["id"] as? Int {
        let answer: Client.Object = try #require(try client.response(to: id), "the server does not answer \(method)")
        answers[method] = answer
      }
      guard ["textDocument/didOpen", "textDocument/didChange"].contains(method) else { continue }
      try #require(!expected.isEmpty, "the recording has more changes than rules are expected")
      let rule = expected.removeFirst()
      let findings = try #require(
        try client.findings(of: Self.uri, with: rule), "no finding of \(rule) after \(method)")
      let range = findings.first { $0["code"] as? String == rule }?["range"] as? [String: [String: Int]]
      // The name in line 3 is unknown without its letter, and again when only the definition is renamed.
      // The emoji before the name counts as two UTF-16 units.
      if rule == "unknown-name" { #expect(range?["start"] == ["line": 3, "character": 54]) }
    }
    #expect(expected.isEmpty && client.end() == true)
    try expectCapabilities(answers["initialize"])
    #expect(edits(answers["textDocument/rename"]) == ["3:54 Card", "4:2 Card"])
    #expect(answers["shutdown"]?["result"] is NSNull)
    // Only a method that the server does not announce is refused.
    let refusedMethods = answers.filter { $0.value["error"] != nil }.keys
    #expect(refusedMethods.allSatisfy { $0 == "textDocument/prepareRename" })
  }

  /// Expects that the server announces the features that the recorded editors use.
  private func expectCapabilities(_ answer: Client.Object?) throws {
    let result = answer?["result"] as? Client.Object
    let capabilities = try #require(result?["capabilities"] as? Client.Object)
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
    #expect((capabilities["textDocumentSync"] as? Client.Object)?["change"] as? Int == 2)
    for feature in ["hover", "definition", "references", "rename", "documentSymbol", "foldingRange"] {
      #expect(capabilities[feature + "Provider"] as? Bool == true, "the server does not announce \(feature)")
    }
  }

  /// Returns the edits of a rename as `line:column text`.
  private func edits(_ answer: Client.Object?) -> [String] {
    let changes = (answer?["result"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    return (changes?[Self.uri] ?? []).map { edit in
      let start = (edit["range"] as? [String: [String: Int]])?["start"] ?? [:]
      return "\(start["line"] ?? -1):\(start["character"] ?? -1) \(edit["newText"] as? String ?? "")"
    }.sorted()
  }
}
