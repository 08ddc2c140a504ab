import GeneratedFlows
import Testing

@testable import Verification

extension FormerDisagreementTests {
  @Test(
    "What an open action beneath layers does is known, or not decided",
    arguments: [
      // The push closes the input view beneath the alert.
      (
        """
        navflow: 1
        root: { stack: S1 }
        screens:
          S1: { actions: { a2: { present: S2, as: inputView } } }
          S2: { actions: { a0: { by: system, while: open, do: push S1 }, a1: { present: A1 } } }
          A1: { kind: alert }
        """, false
      ),
      // Whose task is cancelled after a step that may close the layers over the screen?
      (
        """
        navflow: 1
        root: { tabs: [S1] }
        screens:
          S1: { actions: { a0: push S2 } }
          S2: { actions: { a1: { do: [pop, push A1] } } }
          S3:
            actions:
              a0: { by: system, while: open, do: [unwind S2, cancel, { present: S3 }] }
              a1: { start: t1 }
          A1: { actions: { OK: { either: { no: [push S3] } } } }
        tasks: { t1: { screens: { T1_alert: {} } } }
        """, false
      ),
      // A task's screen replaces a tab's first screen while the task runs in a sheet; the task begins there later.
      (
        """
        navflow: 1
        root: { tabs: [S2, S1] }
        screens:
          S1: {}
          S2: { actions: { a0: { by: system, while: open, do: [{ present: S1 }, replace T0_1] } } }
        tasks:
          t0: { screens: { T0_1: { actions: { a0: { either: { no: [tab S1] } } } } } }
        """, true
      ),
      // The root is swapped under a modal layer.
      (
        """
        navflow: 1
        roots: { r1: { screen: S1 } }
        screens:
          S1: { actions: { a0: { by: system, while: open, do: [root r1, { present: T1_2 }] } } }
        tasks: { t1: { screens: { T1_2: {} } } }
        """, true
      ),
    ])
  func openActionsBeneathLayers(text: String, isDecided: Bool) throws {
    let comparison = EngineComparison(try FlowText.read(text), on: .phone)
    #expect((comparison != nil) == isDecided)
    #expect((comparison?.disagreements ?? []).map(\.message) == [])
  }
}
