import Diagnostics
import FlowModel
import FlowSimulation
import Testing

@Suite("Arrivals: automatic actions of a screen that comes to the front")
struct ArrivalTests {
  /// Returns a screen A, which counts its arrivals in `n` up to three, below a covering screen.
  static func counter(_ extra: String = "") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: { tabs: [A, B] }
    state: { n: [zero, one, two, three], v: [a, b] }
    screens:
      A:
        actions:
          Count:
            by: arrival
            cases:
              - { when: { n: zero }, set: { n: one } }
              - { when: { n: one }, set: { n: two } }
              - { when: { n: two }, set: { n: three } }
          Ask: present Ask
          Menu: present Menu
          Photos: present Photos
          Camera: present Camera
          Web: present Web
          Pick: { present: X, as: inputView }
          Popover: { present: X, as: popover }
          Sheet: present X
          Push: push X
          Again: push A
          Lock: { present: X, aside: true }
    \(extra)
      B: {}
      X: { actions: { Off: dismiss } }
      Ask: { kind: alert, actions: { OK: stay } }
      Menu: { kind: actionSheet, actions: { OK: stay } }
      Photos: { kind: system }
      Camera: { kind: prompt, actions: { Allow: stay } }
      Web: { kind: external }
    """
  }

  struct Cover: Sendable, CustomTestStringConvertible {
    var taps: [String]
    var device = Device.phone
    var arrivals: String
    var testDescription: String { taps.joined(separator: "; ") + " on \(device)" }
  }

  @Test(
    "a screen arrives when it is shown or revealed, but not after a one-screen layer",
    arguments: [
      Cover(taps: [], arrivals: "one"),
      Cover(taps: ["Ask", "OK"], arrivals: "one"),
      Cover(taps: ["Menu", "OK"], arrivals: "one"),
      Cover(taps: ["Camera", "Allow"], arrivals: "one"),
      Cover(taps: ["Pick", "Tap outside"], arrivals: "one"),
      Cover(taps: ["Popover", "Tap outside"], device: .pad, arrivals: "one"),
      Cover(taps: ["Popover", "Swipe down"], arrivals: "two"),
      Cover(taps: ["Photos", "Return"], arrivals: "two"),
      Cover(taps: ["Web", "Return"], arrivals: "two"),
      Cover(taps: ["Sheet", "Swipe down"], arrivals: "two"),
      Cover(taps: ["Push", "Back"], arrivals: "two"),
      Cover(taps: ["Push"], arrivals: "one"),
      Cover(taps: ["Again"], arrivals: "two"),
      Cover(taps: ["Again", "Back"], arrivals: "three"),
      Cover(taps: ["Tab: B"], arrivals: "one"),
      Cover(taps: ["Tab: B", "Tab: A"], arrivals: "two"),
      Cover(taps: ["Tab: A"], arrivals: "one"),
      Cover(taps: ["Lock", "Off"], arrivals: "two"),
    ])
  func arriving(_ cover: Cover) throws {
    let stage = try Stage(Self.counter(), on: cover.device, taps: cover.taps)
    #expect(stage.state.first == "n=\(cover.arrivals)")
  }

  /// A screen B whose arrival waits for `v` to be b.
  static let waiting = """
    navflow: 1
    root: { stack: A }
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B } }
      B:
        actions:
          Fire: { by: arrival, when: { v: b }, present: X }
          Set: { set: { v: b } }
          Ask: present Ask
          Cover: present C
      X: {}
      C: { actions: { Set: { set: { v: b } } } }
      Ask: { kind: alert, actions: { Set: { set: { v: b } } } }
    entries: { Link: { set: { v: b } }, News: push X }
    """

  @Test(
    "a due arrival waits for its conditions",
    arguments: [
      Play("not yet", flow: waiting, taps: "Next", sight: "A › B"),
      Play("now", flow: waiting, taps: "Next; Set", sight: "A › B │ sheet: X"),
      Play("and again at the next", flow: waiting, taps: "Next; Set; Swipe down", sight: "A › B │ sheet: X"),
      Play("under an alert it stays due", flow: waiting, taps: "Next; Ask; Set", sight: "A › B │ sheet: X"),
      Play("uncovered it is due again", flow: waiting, taps: "Next; Cover; Set; Swipe down", sight: "A › B │ sheet: X"),
      Play("an entry can make it hold", flow: waiting, taps: "Next; Link", sight: "A › B │ sheet: X"),
    ])
  func waitingForConditions(_ play: Play) throws { try play.check() }

  @Test("an arrival does not repeat after an alert")
  func firesOnce() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      state: { v: [a, b] }
      screens:
        A: { actions: { Fire: { by: arrival, present: Ask } } }
        Ask: { kind: alert, actions: { OK: stay } }
      """
    #expect(try Stage(flow).sight == "A │ alert: Ask")
    #expect(try Stage(flow, taps: ["OK"]).sight == "A")
    #expect(try Stage(flow, taps: ["OK"]).offers == [], "nor can it be tapped")
  }

  @Test("a due arrival excludes all other moves; the first in file order comes first")
  func order() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens:
        A:
          actions:
            Tap: stay
            Choose: { by: arrival, either: { left: push B, right: present C } }
            Later: { by: arrival, push: C }
        B: {}
        C: {}
      entries: { Link: present B }
      """
    let stage = try Stage(flow)
    #expect(stage.offers == ["Choose: left", "Choose: right"])
    #expect(stage.refusal(of: "Tap") == "an action with \"by: arrival\" happens first")
    #expect(try Stage(flow, taps: ["Choose: left"]).sight == "A › B", "named where it has several results")
  }

  @Test("several arrivals happen in order, each once")
  func several() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      state: { v: [a, b, c] }
      screens:
        A:
          actions:
            One: { by: arrival, set: { v: b } }
            Two: { by: arrival, when: { v: b }, present: Ask }
            Three: { by: arrival, when: { v: c }, push: B }
        B: {}
        Ask: { kind: alert, actions: { OK: { set: { v: c } } } }
      """
    #expect(try Stage(flow).sight == "A │ alert: Ask")
    #expect(try Stage(flow, taps: ["OK"]).sight == "A › B", "due still when the alert goes")
  }

  @Test("a cycle of arrivals ends")
  func cycle() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { To B: { by: arrival, replace: B } } }
        B: { actions: { To A: { by: arrival, replace: A } } }
      """
    #expect(try Stage(flow).sight == "A")
  }

  @Test("a growing cycle of arrivals ends")
  func growingCycle() throws {
    for step in ["push A", "present A", "{ present: A, as: popover }"] {
      let arrive = step.hasPrefix("{") ? "{ by: arrival, do: [\(step)] }" : "{ by: arrival, do: \(step) }"
      let flow = "navflow: 1\nroot: { stack: A }\nscreens: { A: { actions: { Again: \(arrive) } } }"
      #expect(try Stage(flow).walk.transitions.count <= Walk.maximumArrivals + 2)
    }
  }
}
