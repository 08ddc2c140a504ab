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

  @Test("A screen that an action looks for does not stand in for the unknown screens beneath")
  func standInsOfInterest() throws {
    let text = """
      navflow: 1
      devices: [pad]
      root: { split: [S1, S2] }
      screens:
        S1: {}
        S2: { actions: { a1: { by: system, while: open, do: [stay] }, a2: show T0_3 } }
        A0: { kind: external, actions: { OK: [start t0, unwind S1] } }
        A1: { kind: actionSheet, actions: { OK: present A0 } }
      tasks:
        t0: { screens: { T0_3: { actions: { a0: { by: system, while: open, do: [push A1] } } } } }
      """
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .pad))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test("An open action that adds layers over unknown ones ends without a result, and not with an error")
  func openActionsOverUnknownLayers() throws {
    let text = """
      navflow: 1
      root: { tabs: [S2, S1] }
      state:
        v0: [a, b]
        v1: { values: [a, b], initial: any }
      screens:
        S1: { gestures: { Back: [cancel, replace T1_2] } }
        S2:
          actions:
            a0: push T1_2
            a1: { set: { v1: a }, do: [cancel, unwind S2, stay] }
      pages: [S1, S2]
      tasks:
        t0: { screens: { T0_1: {} } }
        t1:
          pages: [T1_1, T1_2]
          screens:
            T1_1: { actions: { a0: { by: system, while: open, do: [present T0_1, push T2_2, push S1] } } }
            T1_2: {}
        t2:
          screens:
            T2_1: { actions: { a0: { set: { v0: a }, do: [unwind S1, replace S2] } } }
            T2_2: {}
      """
    let comparison = EngineComparison(try FlowText.read(text), on: .phone)
    #expect(comparison?.disagreements.map(\.message) ?? [] == [])
  }

  @Test("A layer that only the first turn of a cycle adds does not make it a cycle of layers")
  func layersOfTheFirstTurn() throws {
    let text = """
      navflow: 1
      root: { tabs: [S2, S1] }
      screens:
        S1: { actions: { a0: [dismiss, push T0_2, { present: S1, as: panel }], a1: { by: arrival, do: [stay] } } }
        S2: {}
      tasks: { t0: { screens: { T0_2: {} } } }
      """
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .phone))
    #expect(comparison.disagreements.map(\.message) == [])
    let search = try FlowText.explore(text, limits: .init(depth: 8, configurations: 3_000))
    #expect(Set(search.growths().map(\.kind)) == [.stack])
  }

  @Test("A task in a later tab that installs its own root again continues in the first tab")
  func rootAgainFromLaterTab() throws {
    let text = """
      navflow: 1
      roots: { r1: { tabs: [S2, T2_1] } }
      screens: { S2: {} }
      tasks:
        t2:
          screens:
            T2_1: { actions: { Go: replace T2_2 } }
            T2_2: { actions: { a0: { by: system, do: [root r1, { present: T2_1 }] } } }
      """
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .phone))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test(
    "After a root step, a show step that begins a task in a split view is not decided",
    arguments: [
      """
      roots: { r2: { split: [S1, S2] } }
      screens:
        S1: { actions: { a1: [push T2_1] } }
        S2: { actions: { a0: { do: [{ present: S3 }] } } }
        S3: { actions: { a2: { do: [replace T0_1] } } }
      tasks:
        t0: { screens: { T0_1: { actions: { a1: [root r2, show T2_1] } } } }
        t2: { screens: { T2_1: {} } }
      """,
      """
      roots: { r1: { split: [S1, S2] } }
      screens:
        S1: { actions: { a1: { by: system, do: [root r1, show T0_2] } } }
        S2: { actions: { a1: { either: { no: [push T0_3] } } } }
      tasks: { t0: { screens: { T0_2: {}, T0_3: {} } } }
      """,
    ])
  func showAfterRoot(text: String) throws {
    let flow = try FlowText.read("navflow: 1\ndevices: [pad]\n" + text)
    #expect(EngineComparison(flow, on: .pad) == nil)
  }

  @Test("After a root step, a show step in a split view is decided if it begins no task")
  func showWithoutTaskAfterRoot() throws {
    let text = """
      navflow: 1
      devices: [pad]
      roots:
        r1: { split: [S1, S2] }
        r2: { split: [S2, S3] }
      screens:
        S1: { actions: { a0: [root r2, show S4] } }
        S2: { actions: { a1: { cases: [present A0] } } }
        S3: { input: true }
        S4: { actions: { a0: [push S3], a1: { do: [{ start: t0, then: { done: cancel } }] } } }
        A0: { kind: actionSheet, actions: { OK: show S4 } }
      tasks: { t0: { outcomes: [done], screens: { T0_1: {} } } }
      """
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .pad))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test("The saturation shows the second column beside one that always acts on arrival")
  func arrivalOfAColumnsScreenElsewhere() throws {
    let text = """
      navflow: 1
      devices: [pad]
      root: { tabs: [S4, { split: [S1, S2] }] }
      screens:
        S1: { actions: { a0: { by: arrival, do: [{ start: t1 }] } } }
        S2: {}
        S4: { actions: { a0: { do: [push S1] } } }
      tasks: { t1: { screens: { T1_1: {} } } }
      """
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .pad))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test("Steps of an open action that close an input view first are not decided")
  func openActionUnderInputView() throws {
    let text = """
      navflow: 1
      devices: [pad]
      roots:
        r1: { tabs: [S3, S2] }
        r2: { stack: S1 }
      state:
        n: { from: 0, to: 2 }
        v0: { values: [a, b], initial: any }
      screens:
        S1: { actions: { a0: { by: system, while: open, do: [pop, push S2] } } }
        S2: { actions: { a0: [{ present: S4, as: inputView }], a2: push A0 } }
        S3: { actions: { a0: [replace T0_1], a2: { set: { n: +1 } } } }
        S4:
          fields: [{ name: new, content: newPassword }]
          actions:
            a0: { do: [{ start: t0, then: { cancelled: present S4 } }, unwind S4] }
            a2: { do: [root r2] }
        A0: { kind: system }
      tasks: { t0: { screens: { T0_1: {} } } }
      """
    #expect(EngineComparison(try FlowText.read(text), on: .pad) == nil)
  }
}
