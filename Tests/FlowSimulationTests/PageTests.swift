import Testing

@Suite("Pages: screens beside each other")
struct PageTests {
  /// Returns an app with two pages, and a task with three; `gestures` is that of the task's second page.
  static func flow(wraps: Bool = false, gestures: String = "{}") -> String {
    """
    navflow: 1
    root: { tabs: [A, C] }
    screens:
      A: { actions: { Deeper: push B, Start: start t, Second: start u } }
      B: { title: B }
      C: { actions: { Delete: pop } }
    pages: [A, B]
    wraps: \(wraps)
    tasks:
      t:
        pages: [One, Two, Three]
        screens:
          One: { actions: { More: push Three } }
          Two: { gestures: \(gestures) }
          Three: { actions: { Close: cancel } }
      u:
        gestures: { Swipe left: none }
        pages: [Left, Right]
        screens: { Left: {}, Right: { gestures: { Swipe left: cancel } } }
    """
  }

  @Test(
    "swipes exchange pages",
    arguments: [
      Play("at a root", flow: flow(), taps: "Swipe left", sight: "B"),
      Play("back again", flow: flow(), taps: "Swipe left; Swipe right", sight: "A"),
      Play("on a stack", flow: flow(), taps: "Deeper; Swipe right", sight: "A › A"),
      Play(
        "in a task, which goes on", flow: flow(), taps: "Start; Swipe left; Swipe left", sight: "A │ sheet: Three[t]"),
      Play(
        "one page on another", flow: flow(), taps: "Start; More; Swipe right; Back", sight: "A │ sheet: One[t]"),
      Play("around", flow: flow(wraps: true), taps: "Swipe right", sight: "B"),
      Play(
        "steps in the place of a swipe", flow: flow(gestures: "{ Swipe left: cancel }"),
        taps: "Start; Swipe left; Swipe left", sight: "A", events: ["t cancelled"]),
      Play(
        "a task takes a swipe away, and a page gives it steps", flow: flow(), taps: "Second",
        sight: "A │ sheet: Left[u]", events: ["u starts"]),
    ])
  func exchanges(play: Play) throws { try play.check() }

  @Test(
    "swipes that are not offered",
    arguments: [
      ("Swipe right", "", "no page is on that side"),
      ("Swipe left", "Swipe left", "no page is on that side"),
      ("Swipe left", "Tab: C", "no page is on that side"),
      ("Swipe right", "Start; Swipe left", "the screen switches it off (\"none\" under \"gestures\")"),
    ])
  func refusals(swipe: String, taps: String, reason: String) throws {
    let flow = Self.flow(gestures: "{ Swipe right: none }")
    let names = taps.split(separator: ";").map { String($0.trimmingPrefix { $0 == " " }) }
    #expect(try Stage(flow, taps: names).refusal(of: swipe) == reason)
  }
}
