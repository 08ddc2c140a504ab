import GeneratedFlows
import Testing

@testable import Verification

extension FormerDisagreementTests {
  @Test(
    "The origin of an interruption is found, even if input is lost with it",
    arguments: [
      // One part of the transition forgets where it began, the other keeps it.
      """
      navflow: 1
      root: { stack: S1 }
      screens:
        S1: {}
        S2: { actions: { a0: { either: { yes: { cases: [push T1_1] } } }, a1: { do: [pop, unwind S2] } } }
      tasks:
        t0: { screens: { T0_1: {} } }
        t1:
          outcomes: [done]
          screens:
            T1_1: { actions: { a1: { start: t1, then: { done: [complete done, push T0_1] } } } }
            T1_2: { input: true }
      entries:
        Link: { do: [push S2, { present: T1_2, as: inputView }] }
      """,
      // The same at the root.
      """
      navflow: 1
      root: { task: t1 }
      screens:
        S1: { input: true }
        S2: { actions: { a2: [push S1, pop, dismiss] } }
      tasks:
        t1:
          outcomes: [done]
          screens:
            T1_2:
              actions:
                a1:
                  either: { yes: { cases: [{ do: [{ start: t1, then: { done: cancel } }] }] }, no: [replace S2] }
                a2: { start: t2, then: { done: present T1_3 } }
            T1_3: {}
        t2: { outcomes: [done], screens: { T2_1: {} } }
      """,
      // What fails after a tab is selected has a place, too.
      """
      navflow: 1
      roots:
        r1: { tabs: [S1] }
        r2: { tabs: [S3] }
      screens:
        S1:
          actions: { a0: { do: [{ start: t0, then: { done: cancel } }, { start: t0 }] }, a1: { do: [start t1] } }
        S3: {}
      tasks:
        t0:
          outcomes: [done]
          screens: { T0_1: { actions: { a0: { by: arrival, do: [complete done, tab S3] } } } }
        t1: { screens: { T1_1: {} } }
      """,
    ])
  func originsOfParts(text: String) throws {
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .phone))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test(
    "What steps do in the columns of a split view is known, or not decided",
    arguments: [
      // The input in the other column is lost with the root, whatever the later step does.
      (
        """
        navflow: 1
        devices: [pad]
        roots: { r1: { split: [S1, S3] } }
        screens:
          S1: { input: true }
          S3: { actions: { a0: { do: [push A0] } } }
          A0: { kind: alert, actions: { OK: { do: [root r1, pop] } } }
        """, true
      ),
      // The sheet that comes to the front under the alert has its arrival after a step beneath it.
      (
        """
        navflow: 1
        devices: [pad]
        root: { split: [S1, S2] }
        screens:
          S1: { actions: { a0: { do: [{ present: A0 }, { present: A1 }] } } }
          S2: {}
          A0: { actions: { OK: { by: arrival, do: [dismiss to A0] } } }
          A1: { kind: alert, actions: { OK: { do: [{ push: S2, on: root }] } } }
        """, true
      ),
      // The task of the screen at the bottom of a column begins there once the sheet is gone.
      (
        """
        navflow: 1
        devices: [pad]
        root:
          phone: { stack: S1 }
          pad: { split: [S1, S2] }
        screens:
          S1: { actions: { a1: start t0 } }
          S2: {}
        tasks:
          t0:
            screens:
              T0_1:
                actions:
                  a0: { either: { yes: [{ show: S1, on: root }] } }
                  a1: { either: { no: [{ replace: T0_2, on: root }] } }
              T0_2: { actions: { a0: push S2 } }
        """, false
      ),
      // An arrival in a column is repeated without end while the other one is in use.
      (
        """
        navflow: 1
        devices: [pad]
        root:
          phone: { tabs: [S3] }
          pad: { split: [S2, S3] }
        screens:
          S1: {}
          S2: { actions: { a0: [{ replace: [S4, S3] }] } }
          S3: {}
          S4: { actions: { a1: { by: arrival, do: [replace S4, { show: S1 }] } } }
        """, true
      ),
    ])
  func stepsInColumns(text: String, isDecided: Bool) throws {
    let comparison = EngineComparison(try FlowText.read(text), on: .pad)
    #expect((comparison != nil) == isDecided)
    #expect((comparison?.disagreements ?? []).map(\.message) == [])
  }
}
