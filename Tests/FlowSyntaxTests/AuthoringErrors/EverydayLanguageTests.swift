import Diagnostics
import Testing

@testable import FlowSyntax

/// Steps and conditions in everyday language: each is one error at its range, with help, and causes no other error.
@Suite struct EverydayLanguageTests {
  /// A part of the flow in other words, with the message and its position.
  struct Case: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let place: String
    let message: String
    let help: String

    init(_ old: String, _ new: String, _ place: String, _ message: String, _ help: String) {
      (self.old, self.new, self.place, self.message, self.help) = (old, new, place, message, help)
    }

    var testDescription: String { new }
  }

  private static let whole = """
    navflow: 1
    devices: [phone]
    root: { tabs: [Home, Next] }
    state: { account: [none, signedIn] }
    screens:
      Home: { title: Home, actions: { Buy: start buy, Go: push Next, Ask: push Next } }
      Next: { title: Next, actions: { Up: unwind Home } }
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens: { Pay: { title: Pay, actions: { OK: complete bought, Leave: cancel } } }
    scenarios:
      Buying: { taps: [Buy, OK], see: { screen: Home } }
    """

  static let repaired = [
    Case(
      "outcomes: [bought, cancelled]", "outcomes: [bought, canceled]", "10:24",
      "`cancel` and gestures end a task with \"cancelled\", not \"canceled\"", "write `cancelled`"),
    Case(
      "start buy,", "{ start: buy, then: pop },", "6:60", "\"then\" does not say on which outcome this happens",
      "write `{ bought: pop }`"),
    Case(
      "Go: push Next", "Go: present Next as sheet", "6:55", "\"as sheet\" is no part of a phrase",
      "write `{ present: Next, as: sheet }`"),
    Case(
      "Go: push Next", "Go: push Next as a full screen", "6:55", "\"as a full screen\" is no part of a phrase",
      "write `{ present: Next, as: fullScreen }`"),
    Case(
      "start buy", "start buy then push Next", "6:40", "\"then push Next\" is no part of a phrase",
      "write `{ start: buy, then: { bought: push Next } }`"),
    Case(
      "see: { screen: Home }", "see: Home", "13:35", "a pattern cannot be \"Home\" alone", "write `{ screen: Home }`"),
    Case(
      "see: { screen: Home }", "see: buy", "13:35", "a pattern cannot be \"buy\" alone", "write `{ task: buy }`"),
    Case(
      "see: { screen: Home }", "see: [Home, Next]", "13:35", "a pattern cannot be a list alone",
      "write `{ screen: [Home, Next] }`"),
    Case("unwind Home", "unwind to Home", "7:46", "no \"to\" follows \"unwind\"", "write `unwind Home`"),
    Case("unwind Home", "{ unwind: to Home }", "7:49", "no \"to\" follows \"unwind\"", "write `unwind Home`"),
    Case(
      "[none, signedIn]", "none | signedIn", "4:19", "\"account\" expects a list, not \"none | signedIn\"",
      "write `[none, signedIn]`"),
    Case(
      "[none, signedIn]", "none or signedIn", "4:19", "\"account\" expects a list, not \"none or signedIn\"",
      "write `[none, signedIn]`"),
    Case(
      "Go: push Next", "Go: { when: { account: none | signedIn }, push: Next }", "6:74",
      "\"account\" has several values as a list, not as \"none | signedIn\"", "write `[none, signedIn]`"),
    Case(
      "see: { screen: Home }", "see: { screen: Home / Next }", "13:45",
      "\"screen\" has several values as a list, not as \"Home / Next\"", "write `[Home, Next]`"),
    Case(
      "see: { screen: Home }", "see: { state: { account: none or signedIn } }", "13:55",
      "\"account\" has several values as a list, not as \"none or signedIn\"", "write `[none, signedIn]`"),
    Case(
      "devices: [phone]", "devices: iPhone", "2:10", "\"devices\" expects a list, not \"iPhone\"", "write `[phone]`"),
    Case("[phone]", "[iPhone]", "2:11", "\"iPhone\" is not a value of \"devices\"", "write `phone`"),
    Case(
      "[Buy, OK]", "[tap Buy, OK]", "13:20", "a line of `taps` is the label alone, without \"tap\"", "write `Buy`"),
    Case(
      "[Buy, OK]", "[Buy, Press \"OK\"]", "13:25", "a line of `taps` is the label alone, without \"Press\"",
      "write `OK`"),
    Case(
      "[Buy, OK]", "[Buy, { tap: OK }]", "13:25", "a line of `taps` is the label alone, without \"tap\"", "write `OK`"),
    Case("{ tabs: [Home, Next] }", "Home", "3:7", "a root cannot be \"Home\" alone", "write `{ stack: Home }`"),
    Case("{ tabs: [Home, Next] }", "buy", "3:7", "a root cannot be \"buy\" alone", "write `{ task: buy }`"),
    Case(
      "{ tabs: [Home, Next] }", "[Home, Next]", "3:7", "a root cannot be a list alone", "write `{ tabs: [Home, Next] }`"
    ),
  ]

  static let withoutSuggestion = [
    Case(
      "start buy,", "{ start: buy, then: bought },", "6:60", "\"then\" does not say what happens on \"bought\"",
      "write what follows on each outcome, such as { bought: push SCREEN }, or leave `then` out"),
    Case(
      "start buy,", "{ start: buy, then: success },", "6:60", "\"then\" cannot be \"success\"",
      "write what follows on each outcome, such as { bought: push SCREEN }"),
    Case(
      "start buy,", "{ start: buy, then: { push: Next } },", "6:60",
      "\"then\" does not say on which outcome this happens",
      "write { bought: … }, and likewise for each outcome that it follows on"),
    Case(
      "start buy,", "{ start: buy, then: [pop, push Next] },", "6:60",
      "\"then\" does not say on which outcome this happens",
      "write { bought: … }, and likewise for each outcome that it follows on"),
    Case(
      "Go: push Next", "Go: push Next if account is none", "6:55", "\"if account is none\" is no part of a phrase",
      "write the condition on the action or on one of its `cases`: `{ when: { account: none }, push: Next }`"),
    Case(
      "Go: push Next", "Go: push Next unless account is none", "6:55",
      "\"unless account is none\" is no part of a phrase",
      "write the condition on the action or on one of its `cases`: `{ when: { variable: value }, push: Next }`"),
    Case(
      "Go: push Next", "Go: { cases: [{ when: { account: none }, push: Next }, { else: stay }] }", "6:108",
      "an action has no key \"else\"",
      "the last of `cases` has no condition: `cases: [{ when: { variable: value }, push: SCREEN }, push SCREEN]`"),
    Case(
      "Go: push Next", "Go: { when: { account: none }, push: Next, otherwise: stay }", "6:94",
      "an action has no key \"otherwise\"",
      "the last of `cases` has no condition: `cases: [{ when: { variable: value }, push: SCREEN }, push SCREEN]`"),
    Case(
      "Go: push Next", "Go: { cases: { when: { account: none }, push: Next } }", "6:64",
      "\"cases\" cannot be a map (`name: value`)",
      "write a list, such as [{ when: { variable: value }, push: SCREEN }, push SCREEN]"),
    Case(
      "devices: [phone]", "devices: watch", "2:10", "\"devices\" expects a list, not \"watch\"",
      "write a list of these: phone, pad"),
    Case(
      "{ tabs: [Home, Next] }", "Start", "3:7", "\"root\" cannot be \"Start\"",
      "write { tabs: [SCREEN, SCREEN] }, { stack: SCREEN }, { split: [SCREEN, SCREEN] }, { screen: SCREEN } or "
        + "{ task: TASK }"),
  ]

  @Test func correctFlowHasNoErrors() throws { _ = try flow(Self.whole) }

  @Test(arguments: repaired + withoutSuggestion)
  func isOneFinding(_ each: Case) throws {
    #expect(Self.whole.contains(each.old))
    let diagnostics = FlowReader.read(text: Self.whole.replacing(each.old, with: each.new)).diagnostics
    let only = try #require(diagnostics.count == 1 ? diagnostics.first : nil, "\(diagnostics.map(\.message.english))")
    #expect("\(only.range.start.line):\(only.range.start.column)" == each.place)
    #expect(only.message.english == each.message)
    #expect(only.help?.english == each.help)
  }

  @Test(arguments: repaired)
  func suggestionLeavesNoError(_ each: Case) throws {
    let text = Self.whole.replacing(each.old, with: each.new)
    let diagnostics = FlowReader.read(text: text).diagnostics
    let fix = try #require(diagnostics.first?.suggestion)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range.start.offset..<fix.range.end.offset, with: Array(fix.replacement.utf8))
    let again = FlowReader.read(text: String(decoding: bytes, as: UTF8.self)).diagnostics
    #expect(again.filter { $0.severity == .error }.isEmpty, "\(again.map(\.message.english))")
  }

  @Test func stepsOfBareThenAreRead() {
    let text = Self.whole.replacing("start buy,", with: "{ start: buy, then: push Nxt },")
    #expect(findings(text) == ["wrong-type «push Nxt»", "unknown-name «Nxt»"])
  }

  @Test func namesMayContainKeywords() throws {
    _ = try flow(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Go: push Next as sheet, To: push to Home, Tap: stay } }
        Next as sheet: { title: Next }
        to Home: { title: To }
      scenarios: { One: { taps: [Tap, Go] } }
      """)
  }

  @Test(arguments: [("note", true), ("title", true), ("purpose", false)])
  func onlyATextContinuesInTheNextLine(key: String, isText: Bool) {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens: { Home: }
      tasks:
        ask:
          \(key): signIn
          and more
          screens: { Ask: }
      """
    let messages = FlowReader.read(text: text, imports: [:]).diagnostics.map(\.message.english)
    #expect(!messages.isEmpty)
    #expect(messages.contains { $0.hasPrefix("the text of \"\(key)\" continues in this line") } == isText)
  }

  @Test func aLabelWithAColonKeepsItsQuotes() throws {
    let text = Self.whole.replacing("Ask: push Next", with: "\"Buy: now\": push Next")
    let found = FlowReader.read(text: text.replacing("[Buy, OK]", with: "[\"tap Buy: now\"]")).diagnostics
    #expect(found.map(\.help?.english) == ["write `\"Buy: now\"`"])
  }

  /// Words of Android and of other tools, each with the words of iOS in the help.
  @Test(arguments: [
    ("tabs: [Home, Next]", "bottomNavigation: [Home, Next]", "did you mean \"tabs\"?"),
    ("screens:\n  Home", "fragments:\n  Home", "did you mean \"screens\"?"),
    ("Ask: push Next", "Ask: startActivity Next", "write `push SCREEN` to go deeper"),
    ("Ask: push Next", "Ask: { present: Next, as: dialog }", "write kind: alert there, and `present SCREEN` here"),
    ("Next: { title: Next,", "Next: { kind: bottomSheet,", "`{ present: SCREEN, as: sheet }`"),
    ("start buy,", "start Buy,", "did you mean \"buy\"?"), ("start buy,", "start checkout,", "write \"buy\""),
  ])
  func otherWordsAreAnswered(_ old: String, _ new: String, _ help: String) {
    let found = FlowReader.read(text: Self.whole.replacing(old, with: new)).diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1)
    #expect(found.first?.help?.english.contains(help) == true, "\(found.map(\.help?.english))")
  }

  /// `id` is as near, and begins with another letter.
  @Test func aMisspeltKeyKeepsItsFirstLetter() {
    let text = Self.whole.replacing("Pay: { title: Pay,", with: "Pay: { kid: screen,")
    let found = FlowReader.read(text: text).diagnostics
    #expect(found.map(\.help?.english) == ["did you mean \"kind\"?"])
  }

  @Test func tapsBetweenWideCommasHaveNoCertainCorrection() throws {
    let text = Self.whole.replacing(
      "Buying: { taps: [Buy, OK], see: { screen: Home } }", with: "Buying:\n    taps:\n      - Buy、OK")
    let found = FlowReader.read(text: text).diagnostics
    #expect(found.map(\.help?.english) == ["write `Buy, OK` in brackets, or each tap on a line of its own"])
    #expect(found.map { $0.suggestion?.isCertain } == [false])
  }
}
