import FlowSyntax
import GeneratedFlows
import Testing

@testable import Verification

/// Minimal flows on which the engines disagreed once.
@Suite("Flows on which the engines once disagreed") struct FormerDisagreementTests {
  @Test(
    "The beginning of a task at the root is not caused by the tap that ended it",
    arguments: [
      """
      navflow: 1
      roots: { r1: { stack: S1 }, r2: { stack: S1 } }
      screens:
        S1: { actions: { a0: { do: [replace T0_2] }, a1: { do: [push S2] } } }
        S2: { actions: { a1: { either: { yes: [replace T0_2] } } } }
      tasks:
        t0:
          actions: { Leave: cancel }
          screens:
            T0_1: { actions: { a0: { do: [root r2, push T0_2] }, a1: { cases: [push T0_2] } } }
            T0_2: { actions: { a0: [present S1], a1: push T0_1 } }
      """,
      """
      navflow: 1
      root: { task: t0 }
      screens:
        S1: { actions: { a2: { by: arrival, do: [{ present: S1 }] } } }
        S2: { actions: { a0: [cancel] } }
      tasks:
        t0:
          screens:
            T0_1: { actions: { a0: { cases: [push T0_alert] }, a1: { present: S1 } } }
            T0_alert: { actions: { OK: { do: [{ present: S2 }] } } }
      """,
    ])
  func causesOfTasksAtRoots(text: String) throws {
    let flow = try FlowText.read(text)
    for device in flow.devices {
      let comparison = try #require(EngineComparison(flow, on: device))
      #expect(comparison.disagreements.map(\.message) == [])
    }
  }

  @Test(
    "The cause of a layer after an ending is the action that ended the task, even if layers can be set aside")
  func layersThatFollow() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { task: t0 }
      screens:
        S1: { actions: { a0: { cases: [{ do: [{ start: t0 }] }] } } }
        S2: { actions: { a2: [{ present: A1 }, { present: T1_alert, aside: true }] } }
        A1: {}
      tasks:
        t0:
          screens:
            T0_1: { actions: { a0: [replace T0_3], a1: { do: [{ present: T0_2 }] }, a2: [{ start: t0 }] } }
            T0_2: { actions: { a1: { start: t1, then: { cancelled: present S1 } } } }
            T0_3: { actions: { a1: { do: [push T1_alert] } } }
        t1:
          screens: { T1_1: { actions: { a2: { do: [dismiss] } } }, T1_alert: { actions: { OK: replace S1 } } }
      """)
    let comparison = try #require(EngineComparison(flow, on: .phone))
    #expect(comparison.disagreements.map(\.message) == [])
  }
}
