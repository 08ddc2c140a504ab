import FlowModel
import Foundation
import GeneratedFlows
import Testing

@testable import FlowComparison
@testable import FlowSyntax

/// Tests that a comparison finds a change of every key of the language.
@Suite struct ComparedKeysTests {
  private static let flow = """
    navflow: 1
    title: Shop
    root: { tabs: [Home, Other] }
    state: { v: [a, b], n: { from: 0, to: 3 } }
    screens:
      Home:
        title: Home
        fields: [{ name: code, content: oneTimeCode }, { name: day, content: date }]
        actions:
          Go: push Next
          Show: present Sheet
          Buy: start buy
          Answer: { by: system, push: Next }
          Rise: { set: { n: +1 } }
          First: { by: arrival, when: { v: b }, push: Next }
          Second: { by: arrival, when: { v: b }, push: Plain }
      Other: {}
      Plain: {}
      Next: { actions: { Up: pop to Home } }
      Sheet: { actions: { Close: dismiss } }
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Pay: { actions: { Done: complete bought, Cancel: cancel } }
          More: {}
          Extra: {}
      signIn:
        outcomes: [done, cancelled]
        gives: { v: b }
        screens: { Enter: { actions: { In: complete done } } }
    entries: { Link: push Next }
    scenarios:
      One: { taps: [Go], see: { screen: Next } }
    expect:
      - reachable: { screen: Next }
      - from: { screen: Home }
        canReach: { screen: Next }
    """

  /// A change of one key: its object and name, a text of the flow, and what replaces it in both versions.
  struct Row: Sendable, CustomTestStringConvertible {
    let key: String
    let place: String
    let old: String
    let new: String

    init(_ key: String, _ place: String, _ new: String) { self.init(key, place, place, new) }

    init(_ key: String, _ place: String, _ old: String, _ new: String) {
      self.key = key
      self.place = place
      self.old = old
      self.new = new
    }

    var testDescription: String { "\(key): \(new)" }
  }

  private static let root = "{ tabs: [Home, Other] }"
  private static let go = "Go: push Next"
  private static let show = "Show: present Sheet"
  private static let code = "content: oneTimeCode"

  private static let flowRows = [
    Row("flow.title", "title: Shop", "title: Store"),
    Row("flow.devices", "title: Shop", "title: Shop\ndevices: [pad]"),
    Row("flow.state", "v: [a, b]", "v: [a, b, c]"),
    Row("flow.root", root, "{ stack: Home }"),
    Row("flow.roots", "root: \(root)", "roots: { main: \(root), other: { stack: Plain } }"),
    Row("flow.screens", "Plain: {}", "Plain: {}\n  New: {}"),
    Row("flow.pages", "screens:\n  Home", "pages: [Home, Plain]\nscreens:\n  Home"),
    Row("flow.tasks", "\n      More: {}", ""),
    Row("flow.entries", "Link: push Next", "Link: push Next, Other link: push Next"),
    Row("flow.relaunch", "title: Shop", "relaunch: {}\ntitle: Shop"),
    Row(
      "relaunch.forgotten", "title: Shop", "relaunch: {}\ntitle: Shop", "relaunch: { forgotten: [v] }\ntitle: Shop"),
    Row("relaunch.restored", "title: Shop", "relaunch: {}\ntitle: Shop", "relaunch: { restored: true }\ntitle: Shop"),
    Row("flow.scenarios", "One: {", "Two: {"),
    Row("flow.expect", "- reachable: { screen: Next }", "- never: { screen: Next }"),
    Row("flow.partial", "title: Shop", "partial: true\ntitle: Shop"),
    Row("flow.accountRequired", "title: Shop", "accountRequired: true\ntitle: Shop"),
    Row("flow.associatedDomains", "title: Shop", "associatedDomains: [a.example]\ntitle: Shop"),
    Row("variable.values", "v: [a, b]", "v: { values: [a, b, c] }"),
    Row("variable.from", "from: 0", "from: 1"), Row("variable.to", "to: 3", "to: 4"),
    Row("variable.initial", "to: 3", "to: 3, initial: 2"),
    Row("root.tabs", root, "{ tabs: [Home, Other, Plain] }"),
    Row("root.start", root, "{ tabs: [Home, Other], start: Other }"),
    Row("root.stack", root, "{ stack: [Home, Plain] }"), Row("root.screen", root, "{ screen: Home }"),
    Row("root.task", root, "{ task: buy }"), Row("root.split", root, "{ split: [Home, Other] }"),
    Row("root.phone", root, "{ phone: { stack: Home }, pad: \(root) }"),
    Row("root.pad", "root: \(root)", "devices: [phone, pad]\nroot: { phone: \(root), pad: { stack: Home } }"),
    Row("root.actions", root, "{ tabs: [Home, Other], actions: { Search: present Sheet } }"),
    Row("tab.screen", root, "{ tabs: [{ screen: Plain }, Other] }"),
    Row("tab.label", root, "{ tabs: [{ screen: Home, label: Start }, Other] }"),
    Row("tab.icon", root, "{ tabs: [{ screen: Home, icon: house }, Other] }"),
    Row("tab.split", root, "{ tabs: [{ split: [Home, Plain] }, Other] }"),
  ]

  private static let screenRows = [
    Row("screen.title", "title: Home", "title: House"), Row("screen.kind", "Plain: {}", "Plain: { kind: alert }"),
    Row("screen.image", "Plain: {}", "Plain: { image: a.png }"),
    Row("screen.item", "Plain: {}", "Plain: { item: post }"),
    Row("screen.group", "Plain: {}", "Plain: { group: Shop }"),
    Row("screen.id", "Plain: {}", "Plain: { id: plainPage }"),
    Row("screen.source", "Plain: {}", "Plain: { source: Main.storyboard#a }"),
    Row("screen.needs", "Plain: {}", "Plain: { needs: { v: b } }"),
    Row("screen.via", "Plain: {}", "Plain: { needs: { v: b }, via: signIn }"),
    Row("screen.opened", "Plain: {}", "Plain: { opened: elsewhere }"),
    Row("screen.exits", "Plain: {}", "Plain: { exits: unknown }"),
    Row("screen.back", "Plain: {}", "Plain: { back: hidden }"),
    Row("screen.tabBar", "Plain: {}", "Plain: { tabBar: hidden }"),
    Row("screen.lock", "Plain: {}", "Plain: { lock: true }"),
    Row("screen.input", "Plain: {}", "Plain: { input: true }"),
    Row("screen.clears", "Plain: {}", "Plain: { clears: true }"),
    Row("screen.fields", "Plain: {}", "Plain: { fields: [{ name: mail, content: email }] }"),
    Row("screen.auth", "Plain: {}", "Plain: { auth: [faceID] }"),
    Row("screen.actions", "Plain: {}", "Plain: { actions: { Stay: stay } }"),
    Row("screen.gestures", "Plain: {}", "Plain: { gestures: { Back: none } }"),
    Row("screen.allow", "Plain: {}", "Plain: { allow: { dead-end: agreed } }"),
    Row("field.name", "name: code", "name: number"), Row("field.content", "content: date", "content: text"),
    Row("field.length", code, "\(code), length: 6"), Row("field.split", code, "\(code), split: true"),
    Row("field.digitsOnly", code, "\(code), digitsOnly: true"),
    Row("field.advances", code, "\(code), advances: true"),
    Row("field.deletesBack", code, "\(code), deletesBack: true"),
    Row("field.submitsWhenFull", code, "\(code), submitsWhenFull: true"),
    Row("field.autofill", code, "\(code), autofill: true"), Row("field.paste", code, "\(code), paste: true"),
    Row("field.picker", "content: date", "content: date, picker: inline"),
    Row("task.title", "outcomes: [bought", "title: Buy\n    outcomes: [bought"),
    Row("task.kind", "outcomes: [bought", "kind: fullScreen\n    outcomes: [bought"),
    Row("task.presentation", "outcomes: [bought", "presentation: push\n    outcomes: [bought"),
    Row("task.outcomes", "[bought, cancelled]", "[bought, lost, cancelled]"),
    Row("task.entry", "outcomes: [bought", "entry: More\n    outcomes: [bought"),
    Row("task.needs", "outcomes: [bought", "needs: { v: b }\n    outcomes: [bought"),
    Row("task.via", "outcomes: [bought", "needs: { v: b }\n    via: signIn\n    outcomes: [bought"),
    Row("task.gives", "gives: { v: b }", "gives: { v: a }"),
    Row("task.opened", "outcomes: [bought", "opened: elsewhere\n    outcomes: [bought"),
    Row("task.id", "outcomes: [done", "id: enter\n    outcomes: [done"),
    Row("task.purpose", "outcomes: [done", "purpose: signIn\n    outcomes: [done"),
    Row("task.screens", "\n      More: {}", "\n      More: {}\n      Last: {}"),
    Row("task.pages", "outcomes: [bought", "pages: [Pay, More]\n    outcomes: [bought"),
    Row("task.actions", "outcomes: [bought", "actions: { Leave: cancel }\n    outcomes: [bought"),
    Row("task.gestures", "outcomes: [bought", "gestures: { Swipe down: none }\n    outcomes: [bought"),
    Row("task.allow", "outcomes: [bought", "allow: { dead-end: agreed }\n    outcomes: [bought"),
  ]

  private static let actionRows = [
    Row("action.push", go, "Go: push Plain"), Row("action.present", go, "Go: present Sheet"),
    Row("action.start", go, "Go: start buy"), Row("action.complete", "complete bought", "complete cancelled"),
    Row("action.pop", "Up: pop to Home", "Up: pop 2"), Row("action.dismiss", "dismiss", "dismiss all"),
    Row("action.unwind", go, "Go: unwind Home"), Row("action.replace", go, "Go: replace Next"),
    Row("action.show", go, "Go: show Next"), Row("action.tab", go, "Go: tab Other"),
    Row("action.set", "n: +1", "n: 2"),
    Row("action.as", show, "Show: { present: Sheet, as: fullScreen }"),
    Row("action.locked", show, "Show: { present: Sheet, locked: true }"),
    Row("action.modal", show, "Show: { present: Sheet, modal: false }"),
    Row("action.aside", show, "Show: { present: Sheet, as: unknown, aside: true }"),
    Row("action.on", go, "Go: { push: Next, on: root }"),
    Row("action.ifThere", "Up: pop to Home", "Up: { pop: to Home, ifThere: true }"),
    Row("action.then", "Buy: start buy", "Buy: { start: buy, then: { bought: push Next } }"),
    Row("action.do", go, "Go: { do: [pop root, push Next] }"),
    Row("action.cases", go, "Go: { cases: [{ when: { v: a }, push: Next }, { push: Plain }] }"),
    Row("action.either", go, "Go: { either: { one: push Next, two: stay } }"),
    Row("action.when", go, "Go: { when: { v: a }, push: Next }"),
    Row("action.where", go, "Go: { where: { modals: 0 }, push: Next }"),
    Row("action.by", go, "Go: { by: system, push: Next }"),
    Row("action.while", "Answer: { by: system,", "Answer: { by: system, while: open,"),
    Row("action.role", go, "Go: { push: Next, role: done }"),
    Row("action.auth", go, "Go: { push: Next, auth: faceID }"),
    Row("action.clears", go, "Go: { push: Next, clears: true }"),
    Row("action.id", go, "Go: { push: Next, id: goOn }"),
    Row("action.link", "Link: push Next", "Link: { push: Next, link: \"shop://next\" }"),
    Row("action.once", "Link: push Next", "Link: { push: Next, once: true }"),
    Row("action.allow", go, "Go: { push: Next, allow: { dead-end: agreed } }"),
    Row("scenario.device", "One: {", "One: { device: phone,"),
    Row("scenario.given", "One: {", "One: { given: { v: a },"),
    Row("scenario.taps", "[Go]", "[Go, Back, Go]"), Row("scenario.see", "see: { screen: Next }", "see: { modals: 0 }"),
    Row("expectation.name", "- reachable", "- name: Next\n    reachable"),
    Row("expectation.device", "- reachable", "- device: phone\n    reachable"),
    Row("expectation.never", "- reachable: { screen: Next }", "- never: { screen: Next }"),
    Row("expectation.reachable", "- reachable: { screen: Next }", "- reachable: { screen: Plain }"),
    Row("expectation.within", "- reachable", "- within: 3\n    reachable"),
    Row("expectation.from", "- from: { screen: Home }", "- from: { screen: Plain }"),
    Row("expectation.canReach", "canReach: { screen: Next }", "canReach: { screen: Plain }"),
    Row("expectation.worstCase", "canReach:", "worstCase: true\n    canReach:"),
  ]

  /// Changes beside another key, so the old version is not the flow above.
  private static let rowsBesideOthers = [
    Row(
      "flow.start", "root: \(root)", "roots: { main: \(root), other: { stack: Plain } }",
      "roots: { main: \(root), other: { stack: Plain } }\nstart: other"),
    Row("flow.wraps", "title: Shop", "pages: [Home, Plain, Other]", "pages: [Home, Plain, Other]\nwraps: true"),
    Row(
      "task.wraps", "outcomes: [bought", "pages: [Pay, More, Extra]\n    outcomes: [bought",
      "pages: [Pay, More, Extra]\n    wraps: true\n    outcomes: [bought"),
    Row("root.then", root, "{ task: buy }", "{ task: buy, then: { bought: push Next } }"),
    Row("root.collapsed", root, "{ split: [Home, Other] }", "{ split: [Home, Other], collapsed: Other }"),
    Row(
      "tab.collapsed", root, "{ tabs: [{ split: [Home, Plain] }, Other] }",
      "{ tabs: [{ split: [Home, Plain], collapsed: Plain }, Other] }"),
    Row(
      "action.root", "root: \(root)", "roots: { main: \(root), other: { stack: Plain, actions: { Go: root main } } }",
      "roots: { main: \(root), other: { stack: Plain, actions: { Go: root other } } }"),
    Row(
      "action.when", go, "Go: { when: { v: a }, cases: [{ when: { n: 1 }, push: Next }] }",
      "Go: { when: { v: a }, cases: [{ when: { n: 2 }, push: Next }] }"),
    Row(
      "action.set", go, "Go: { set: { v: a }, cases: [{ set: { n: 1 }, push: Next }] }",
      "Go: { set: { v: a }, cases: [{ set: { n: 2 }, push: Next }] }"),
    Row(
      "action.by", "      Second: { by: arrival, when: { v: b }, push: Plain }\n", "",
      "      Before: { by: arrival, when: { v: b }, push: Plain }\n"),
  ]

  private static let rows = flowRows + screenRows + actionRows + rowsBesideOthers

  /// The keys that change nothing by themselves: free text, the version, other files, the opposite of `partial`, places in
  /// pictures, and what the reader turns into other keys.
  private static let keysWithoutEffect: Set = [
    "flow.navflow", "flow.note", "flow.imports", "flow.refine", "screen.note", "screen.complete", "screen.areas",
    "task.note", "task.takes", "action.note",
  ]

  @Test(arguments: rows)
  func findsAChange(_ row: Row) throws {
    try #require(Self.flow.components(separatedBy: row.place).count == 2, "the text is not there once")
    let old = try FlowText.read(Self.flow.replacing(row.place, with: row.old))
    let new = try FlowText.read(Self.flow.replacing(row.place, with: row.new))
    #expect(!FlowComparison(from: old, to: new).changes.isEmpty)
  }

  @Test("Each key of the language has a row")
  func coversTheLanguage() {
    let objects: [SchemaObject] = [
      .flow, .variable, .relaunch, .root, .tab, .screen, .field, .task, .action, .scenario, .expectation,
    ]
    let keys = objects.flatMap { object in object.table.keys.map { "\(object.rawValue).\($0.name)" } }
    #expect(Set(keys) == Set(Self.rows.map(\.key)).union(Self.keysWithoutEffect))
  }

  @Test("An entry that happens only once is a change for users")
  func onceIsAChange() throws {
    let text = Self.flow.replacing("Link: push Next", with: "Link: { do: [pop root, push Next] }")
    let old = try FlowText.read(text)
    let new = try FlowText.read(text.replacing("push Next] }", with: "push Next], once: true }"))
    let comparison = FlowComparison(from: old, to: new)
    func observed(_ flow: Flow) -> ObservedFlow { ObservedFlow(flow, shown: [], interrupted: [], isComplete: true) }
    let changes = UserChanges(comparison, from: observed(comparison.old), to: observed(new), on: nil)
    guard case .different(let difference?) = changes.equality else {
      Issue.record("no difference: \(changes.equality)")
      return
    }
    #expect(difference.old.map(\.english) == ["Link"] && difference.new == [])
  }

  @Test("The order of arrivals is compared")
  func comparesTheOrderOfArrivals() throws {
    let first = "      First: { by: arrival, when: { v: b }, push: Next }\n"
    let second = "      Second: { by: arrival, when: { v: b }, push: Plain }\n"
    let swapped = Self.flow.replacing(first + second, with: second + first)
    let changes = FlowComparison(from: try FlowText.read(Self.flow), to: try FlowText.read(swapped)).changes
    #expect(changes.map(\.name) == ["Home"])
    #expect(changes.flatMap(\.details) == [.init("order of arrivals", old: "First, Second", new: "Second, First")])
  }
}
