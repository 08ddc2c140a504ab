import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification

@Suite("Alerts before the first tap") struct LaunchTests {
  /// Each alert with its screen and action, the soonest first.
  private func alerts(_ screens: String) throws -> [String] {
    let behaviour = try FlowText.explore("navflow: 1\nroot: { stack: A }\nscreens:\n" + screens)
    let flow = behaviour.simulator.flow
    return behaviour.alertsAtLaunch().found.map { alert in
      "\(flow[alert.screen].name.value) over \(flow[alert.from].name.value) by \(flow[alert.action].label.value)"
    }
  }

  @Test("include those of arrivals and the system, also after other screens")
  func byThemselves() throws {
    let found = try alerts(
      """
        A: { actions: { Load: { by: arrival, push: B }, Never: push C } }
        B: { actions: { Ask: { by: system, present: Q }, On: { by: system, present: S } } }
        C: { actions: { Tell: { by: arrival, present: R } } }
        S: { actions: { Warn: { by: arrival, present: R } } }
        Q: { kind: alert, actions: { OK: push C } }
        R: { kind: alert, actions: { OK: stay } }
      """)
    #expect(found == ["Q over B by Ask", "R over S by Warn"])
  }

  @Test("exclude those of taps and gestures, and sheets")
  func notByTaps() throws {
    let found = try alerts(
      """
        A: { actions: { Ask: present Q, Show: { by: system, present: S } } }
        S: { actions: { Ask: present Q } }
        Q: { kind: alert, actions: { OK: stay } }
      """)
    #expect(found.isEmpty)
  }

  @Test("may be incomplete after too many automatic transitions", arguments: [(3, true), (11, false)])
  func tooMuch(switches: Int, isAll: Bool) throws {
    let names = (0..<switches).map { "s\($0)" }
    let behaviour = try FlowText.explore(
      """
      navflow: 1
      root: { stack: A }
      state: { \(names.map { "\($0): [off, on]" }.joined(separator: ", ")) }
      screens:
        A: { actions: { \(names.map { "\($0): { by: system, set: { \($0): on } }" }.joined(separator: ", ")) } }
      """)
    #expect(behaviour.alertsAtLaunch().isAll == isAll)
  }
}
