import Foundation
import Testing

@testable import LanguageServer

/// Tests the changes of the text that the server offers for a finding.
@Suite struct QuickFixTests {
  private static let uri = "file:///app/a.flow.yaml"

  /// Returns what the server offers at a position: the text after each quick fix, by the title of the fix.
  ///
  /// - Parameter rule: the rule that must have a finding in the line; without it, the server has nothing to offer.
  private func fixes(_ text: String, _ line: Int, _ character: Int, rule: String) throws -> [String: String] {
    let client = Client(["/app/a.flow.yaml": text], pause: 60)
    try client.initialize()
    let findings = try #require(try client.findings(of: Self.uri, with: rule), "no finding of \(rule)")
    let findingLines = findings.compactMap { ($0["range"] as? [String: [String: Int]])?["start"]?["line"] }
    try #require(findingLines.contains(line), "no finding in line \(line)")
    let point = ["line": line, "character": character]
    try client.send(
      "textDocument/codeAction", id: 1,
      ["textDocument": ["uri": Self.uri], "range": ["start": point, "end": point]] as Client.Object)
    let actions = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    return try Dictionary(uniqueKeysWithValues: actions.map { (try title($0), try apply($0, to: text)) })
  }

  private func title(_ action: Client.Object) throws -> String { try #require(action["title"] as? String) }

  /// Returns a text after the only edit of a code action.
  private func apply(_ action: Client.Object, to text: String) throws -> String {
    let changes = (action["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    let edits = try #require(changes?[Self.uri])
    try #require(edits.count == 1)
    let data = try JSONSerialization.data(withJSONObject: edits[0])
    let edit = try JSONDecoder().decode(LSP.TextEdit.self, from: data)
    var document = DocumentText(Array(text.utf8))
    document.apply(LSP.ContentChange(range: edit.range, text: edit.newText))
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func lineBreaksAreThoseOfTheDocument() throws {
    let lines = ["root: { stack: Home }", "screens:", "  Home: { title: a }", ""]
    let fixed = try fixes(lines.joined(separator: "\r\n"), 0, 0, rule: "missing-key")
    #expect(fixed["Begin with `navflow: 1`"] == (["navflow: 1"] + lines).joined(separator: "\r\n"))
  }

  @Test func insertionsAtTheBeginningAreBehindTheByteOrderMark() throws {
    let text = "root: { stack: Home }\nscreens:\n  Home: { title: a }\n"
    let fixed = try fixes("\u{FEFF}" + text, 0, 1, rule: "missing-key")
    #expect(fixed["Begin with `navflow: 1`"] == "\u{FEFF}navflow: 1\n" + text)
  }

  @Test(arguments: ["\n", "\r\n"]) func insertionsHaveTheLineBreaksOfTheDocument(_ lineBreak: String) throws {
    let sheet = ["  Sheet:", "    title: A", "    actions:", "      Zoom: stay", ""]
    let text = (Self.flowStart + sheet.joined(separator: "\n")).replacing("\n", with: lineBreak)
    let fixed = try fixes(text, 4, 3, rule: "swipe-only")
    #expect(fixed.count == 2)
    for result in fixed.values {
      #expect(result.replacing("\r\n", with: "").contains("\n") == (lineBreak == "\n"), "\(result.debugDescription)")
    }
  }

  private static let flowStart =
    "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Open: present Sheet } }\n"
  private static let addTitle = "Add \"Close: dismiss\" to \"Sheet\""
  private static let acceptTitle = "Accept \"swipe-only\" under screen \"Sheet\": write the reason"

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
  func fixesAddAnActionToASheetOrAcceptTheFinding(sheet: String, withAction: String, withReason: String) throws {
    let fixes = try fixes(Self.flowStart + sheet, 4, 3, rule: "swipe-only")
    #expect(fixes[Self.addTitle] == Self.flowStart + withAction)
    #expect(fixes[Self.acceptTitle] == Self.flowStart + withReason)
  }

  @Test func aFixAddsCancelToATaskWithoutIt() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { start: work, then: { done: stay } } } }
      tasks:
        work: { outcomes: [done, cancelled], screens: { Form: { input: true, actions: { Done: complete done } } } }

      """
    let fixes = try fixes(text, 5, 52, rule: "done-without-cancel")
    let fixedActions = "Done: complete done, Cancel: cancel }"
    #expect(fixes["Add \"Cancel: cancel\" to \"Form\""] == text.replacing("Done: complete done }", with: fixedActions))
  }

  @Test(arguments: [
    // The value of the screen is an alias, or has an anchor: a change of it would change another screen too.
    "  A: &a { title: A }\n  Sheet: *a\n", "  Sheet: &a\n  A: *a\n",
    // An action of the screen has the label "Close" already.
    "  Sheet: { actions: { Close: stay }, allow: { long-sheet: x } }\n",
  ])
  func noActionIsAddedToSharedValuesOrUnderAUsedLabel(screens: String) throws {
    let text = Self.flowStart + screens
    let line = try #require(text.split(separator: "\n").firstIndex { $0.hasPrefix("  Sheet") })
    let fixes = try fixes(text, line, 3, rule: "swipe-only")
    #expect(fixes[Self.addTitle] == nil)
  }
}
