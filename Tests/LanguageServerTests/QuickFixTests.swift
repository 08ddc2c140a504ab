import Foundation
import Testing

@testable import LanguageServer

@Suite struct QuickFixTests {
  private static let uri = "file:///app/a.flow.yaml"

  /// Returns the text after each change that the server offers at a place, by the change's title.
  private func fixes(_ text: String, _ line: Int, _ character: Int, rule: String) throws -> [String: String] {
    let client = Client(["/app/a.flow.yaml": text], pause: 60)
    try client.initialize()
    _ = try client.findings(of: Self.uri, with: rule)
    let point = ["line": line, "character": character]
    try client.send(
      "textDocument/codeAction", id: 1,
      ["textDocument": ["uri": Self.uri], "range": ["start": point, "end": point]] as Client.Object)
    let actions = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    return try Dictionary(uniqueKeysWithValues: actions.map { (try title($0), try applied($0, to: text)) })
  }

  private func title(_ action: Client.Object) throws -> String { try #require(action["title"] as? String) }

  private func applied(_ action: Client.Object, to text: String) throws -> String {
    let changes = (action["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    let data = try JSONSerialization.data(withJSONObject: try #require(changes?[Self.uri]?.first))
    let edit = try JSONDecoder().decode(LSP.TextEdit.self, from: data)
    var document = DocumentText(Array(text.utf8))
    document.apply(LSP.ContentChange(range: edit.range, text: edit.newText))
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private static let start =
    "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Open: present Sheet } }\n"
  private static let add = "Add \"Close: dismiss\" to \"Sheet\""
  private static let accept = "Accept \"swipe-only\" under screen \"Sheet\": write the reason"

  @Test(arguments: [
    (
      "  Sheet:\n", "  Sheet: { actions: { Close: dismiss } }\n", "  Sheet: { allow: { swipe-only: \"the reason\" } }\n"
    ),
    (
      "  Sheet: { title: A } # b\n", "  Sheet: { title: A, actions: { Close: dismiss } } # b\n",
      "  Sheet: { title: A, allow: { swipe-only: \"the reason\" } } # b\n"
    ),
    (
      "  Sheet:\n    title: A\n    actions: { Zoom: stay }\n",
      "  Sheet:\n    title: A\n    actions: { Zoom: stay, Close: dismiss }\n",
      "  Sheet:\n    allow: { swipe-only: \"the reason\" }\n    title: A\n    actions: { Zoom: stay }\n"
    ),
    (
      "  Sheet:\n    allow:\n      long-sheet: x\n    actions:\n      # a\n      Zoom: stay\n",
      "  Sheet:\n    allow:\n      long-sheet: x\n    actions:\n      # a\n      Close: dismiss\n      Zoom: stay\n",
      "  Sheet:\n    allow:\n      swipe-only: \"the reason\"\n      long-sheet: x\n    actions:\n      # a\n      Zoom: stay\n"
    ),
  ])
  func aSheetGetsCloseOrAReason(written: String, closed: String, accepted: String) throws {
    let fixes = try fixes(Self.start + written, 4, 3, rule: "swipe-only")
    #expect(fixes[Self.add] == Self.start + closed)
    #expect(fixes[Self.accept] == Self.start + accepted)
  }

  @Test func aTaskGetsCancel() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { start: work, then: { done: stay } } } }
      tasks:
        work: { outcomes: [done, cancelled], screens: { Form: { input: true, actions: { Done: complete done } } } }

      """
    let fixes = try fixes(text, 5, 52, rule: "done-without-cancel")
    let written = "Done: complete done, Cancel: cancel }"
    #expect(fixes["Add \"Cancel: cancel\" to \"Form\""] == text.replacing("Done: complete done }", with: written))
  }

  @Test(arguments: [
    // The value is elsewhere, or has an anchor.
    "  A: &a { title: A }\n  Sheet: *a\n", "  Sheet: &a\n  A: *a\n",
    // A second action cannot have the label.
    "  Sheet: { actions: { Close: stay }, allow: { long-sheet: x } }\n",
  ])
  func anUncertainChangeIsNotOffered(written: String) throws {
    let text = Self.start + written
    let line = text.split(separator: "\n").firstIndex { $0.hasPrefix("  Sheet") } ?? 0
    let fixes = try fixes(text, line, 3, rule: "swipe-only")
    #expect(fixes[Self.add] == nil)
  }
}
