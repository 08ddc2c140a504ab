import Testing

@Suite("Entries: events from outside, in any configuration")
struct EntryTests {
  static func flow(_ link: String, root: String = "{ tabs: [A, B] }") -> String {
    SampleFlow.text(root: root, start: "{ start: t, as: push }", go: "push Y", extra: "entries: { Link: \(link) }")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var link: String
    var taps: [String]
    var isOffered: Bool
    init(_ link: String, _ taps: [String], _ isOffered: Bool) {
      self.link = link
      self.taps = taps
      self.isOffered = isOffered
    }
    var testDescription: String { "\(link) after \(taps)" }
  }

  @Test(
    "an entry with `once: true` is not offered if the screen that it shows last is in front, other than as a root",
    arguments: [
      Row("push Y", [], true), Row("push Y", ["Link"], false), Row("push Y", ["Go"], false),
      Row("present Y", ["Go"], false), Row("present Y", ["Link"], false),
      Row("present Y", ["Link", "Swipe down"], true),
      Row("start t", ["Start"], false), Row("start t", ["Start", "Next"], true),
      Row("start t", ["Sheet B", "Link"], false),
      Row("[present Y, pop, set: {v: b}]", ["Go"], false),
      Row("[present Y, present C]", ["Go"], true), Row("[present Y, present C]", ["Push C"], false),
      Row("replace Y", ["Go"], false), Row("replace Y", ["Link"], true),
      Row("[dismiss all, tab B]", ["Tab: B"], true), Row("[dismiss all, tab B]", [], true),
      Row("[dismiss all, tab B]", ["Push B"], false), Row("push A", [], true), Row("push A", ["Link"], false),
      Row("dismiss all", [], true), Row("{ set: { v: b } }", [], true), Row("[push Y, dismiss all]", ["Go"], false),
      Row("[present Y, cancel]", ["Go"], false),
    ])
  func inFrontAlready(_ row: Row) throws {
    let link = row.link.replacing("set: {v: b}", with: "{ set: { v: b } }")
    let stage = try Stage(Self.flow(link.hasPrefix("{") ? link : "{ once: true, do: \(link) }"), taps: row.taps)
    #expect(stage.offers.contains("Link") == row.isOffered)
    if !row.isOffered { #expect(stage.refusal(of: "Link") == "what it shows is in front already") }
  }

  @Test(
    "an entry is offered over its own screen if other steps show it too, or if it is a question",
    arguments: [
      Row("push Y", ["Go"], false), Row("{ set: { v: b }, push: Y }", ["Go"], false), Row("present Y", ["Go"], true),
      Row("present Y", ["Link"], true), Row("[dismiss all, push Y]", ["Link"], true),
      Row("present C", ["Push C"], true),
      Row("present Photos", ["Link"], false), Row("start t", ["Start"], true),
      Row("{ start: t, as: push, then: { done: push Y } }", ["Start"], false), Row("present Ask", ["Link"], true),
      Row("{ once: true, present: Ask }", ["Link"], false),
    ])
  func shownOtherwise(_ row: Row) throws {
    let stage = try Stage(Self.flow(row.link), taps: row.taps)
    #expect(stage.offers.contains("Link") == row.isOffered)
  }

  @Test("an entry is offered over its own screen if that shows one of many")
  func anotherItem() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens: { A: { title: A }, Post: { item: post } }
      entries: { Link: push Post, Once: { once: true, push: Post } }
      """
    let stage = try Stage(text, taps: ["Link"])
    #expect(stage.offers.contains("Link") && !stage.offers.contains("Once"))
  }

  @Test("a root step shows its bottom screen")
  func rootStep() throws {
    let flow = SampleFlow.text(
      root: "roots: { one: { stack: A }, two: { stack: B } }", extra: "entries: { Link: { once: true, root: two } }")
    #expect(try Stage(flow, taps: ["Link"]).offers.contains("Link"))
    #expect(try Stage(flow, taps: ["Push B"]).offers.contains("Link") == false)
  }

  @Test("an entry is offered wherever its conditions hold")
  func conditions() throws {
    let flow = SampleFlow.text(
      go: "{ set: { v: b } }",
      extra:
        """
        entries:
          Link: { when: { v: b }, where: { task: none }, push: Y }
          Two: { either: { a: push Y, b: present C } }
        """
    )
    #expect(try Stage(flow).offers.contains("Link") == false)
    #expect(try Stage(flow, taps: ["Go"]).offers.contains("Link"))
    #expect(try Stage(flow, taps: ["Go", "Start"]).offers.contains("Link") == false)
    #expect(try Stage(flow, taps: ["Go", "Link"]).offers.filter { $0.hasPrefix("Two") } == ["Two: b"])
  }

  @Test(
    "entries are offered over alerts and system screens",
    arguments: [
      Play(
        "a push over an alert fails", go: "present Ask", extra: "entries: { Link: push Y }", taps: "Go; Link",
        sight: "A │ alert: Ask", events: ["fails push-without-stack"]),
      Play(
        "a present over an alert fails", go: "present Ask", extra: "entries: { Link: present Y }", taps: "Go; Link",
        sight: "A │ alert: Ask", events: ["fails present-over-alert"]),
      Play(
        "dismiss all first", go: "present Ask", extra: "entries: { Link: [dismiss all, push Y] }", taps: "Go; Link",
        sight: "A › Y"),
      Play(
        "an entry that only removes screens still interrupts the task", extra: "entries: { Link: dismiss }",
        taps: "Start; Link",
        sight: "A", events: ["t interrupted"]),
    ])
  func overAnything(_ play: Play) throws { try play.check() }
}
