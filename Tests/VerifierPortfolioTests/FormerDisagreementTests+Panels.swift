import FlowSyntax
import GeneratedFlows
import Testing

@testable import Verification

extension FormerDisagreementTests {
  @Test(
    "What a tap beneath panels takes off is known",
    arguments: [
      """
      navflow: 1
      root: { stack: S1 }
      screens:
        S1: { actions: { a0: replace T0_2 } }
      tasks:
        t0:
          screens:
            T0_1: { input: true }
            T0_2: { actions: { a1: push T2_2, a2: { do: [{ present: T0_1, as: panel }] } } }
        t2: { screens: { T2_2: {} } }
      """,
      """
      navflow: 1
      root: { tabs: [S2] }
      screens:
        S2: { actions: { a2: { either: { no: [push T0_1, { present: T0_2, as: panel }] } } } }
      tasks:
        t0: { screens: { T0_1: {}, T0_2: { input: true } } }
      """,
      """
      navflow: 1
      root: { tabs: [S2, S1] }
      screens:
        S1: {}
        S2: { actions: { a0: { cases: [push T0_1] }, a2: [{ present: S2, as: panel }] } }
      tasks:
        t0: { screens: { T0_1: { input: true } } }
      """,
      """
      navflow: 1
      devices: [pad]
      roots: { r1: { tabs: [S2] } }
      screens:
        S2: { actions: { a1: push T0_2, a2: [{ start: t0 }] } }
      tasks:
        t0: { presentation: panel, screens: { T0_2: { actions: { a0: { present: S2, as: panel } } } } }
      """,
      """
      navflow: 1
      root: { tabs: [S2, S3] }
      screens:
        S1: { actions: { a2: { either: { no: [replace T1_1] } } } }
        S2: {}
        S3: { actions: { a0: { either: { no: [replace T1_2, { present: T2_1, as: panel }] } } } }
      tasks:
        t0: { screens: { T0_1: {} } }
        t1:
          screens:
            T1_1: { actions: { a0: [push T0_1] } }
            T1_2: { actions: { a1: { cases: [{ do: [{ present: S1, as: inputView }] }] } } }
        t2: { screens: { T2_1: {} } }
      """,
    ])
  func tapsBeneathPanels(text: String) throws {
    let flow = try FlowText.read(text)
    for device in flow.devices {
      let comparison = try #require(EngineComparison(flow, on: device))
      #expect(comparison.disagreements.map(\.message) == [])
    }
  }

  @Test(
    "An act beneath panels may act beneath layers that are under these",
    arguments: [
      // The list is in a sheet, so that the tab is beneath the sheet.
      """
      navflow: 1
      root: { tabs: [Today, Trips] }
      screens:
        Today: { actions: { Plan: { present: List, as: sheet } } }
        Trips: { actions: { Open: push Trip } }
        Trip: {}
        List:
          actions:
            Legend: { present: Legend, as: sheet, modal: false }
            Go: [tab Trips, push Trip]
            Back to trips: [tab Trips, dismiss]
        Legend: { actions: { Close: dismiss } }
      """,
      // The same in a task that ends beneath the panel, with values.
      """
      navflow: 1
      root: { tabs: [Today, Trips] }
      state: { chosen: { values: [no, yes], initial: no } }
      screens:
        Today: { actions: { Plan: { start: plan, as: sheet, then: { planned: push Trip } } } }
        Trips: { actions: { Open: { when: { chosen: yes }, do: unwind Trip } } }
        Trip: {}
        Legend: { actions: { Close: dismiss } }
      tasks:
        plan:
          outcomes: [planned]
          screens:
            List:
              actions:
                Legend: { present: Legend, as: sheet, modal: false }
                Go: [{ set: { chosen: yes } }, tab Trips, complete planned]
      """,
    ])
  func actsBeneathLayersUnderPanels(text: String) throws {
    let comparison = try #require(EngineComparison(try FlowText.read(text), on: .phone))
    #expect(comparison.disagreements.map(\.message) == [])
  }

  @Test("A value that is assigned beneath panels is kept if the screen is removed afterwards")
  func valuesAssignedBeneathPanels() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Home }
      state: { ready: { values: [no, yes], initial: no } }
      screens:
        Home: { actions: { Open: push List, Finish: { when: { ready: yes }, do: unwind Tools } } }
        List:
          actions:
            Tools: { present: Tools, as: popover, modal: false }
            Go: { where: { front: layer }, do: [{ set: { ready: yes } }, pop, push Next] }
        Tools: { actions: { Close: dismiss } }
        Next: {}
      """)
    let comparison = try #require(EngineComparison(flow, on: .pad))
    #expect(comparison.disagreements.map(\.message) == [])
  }
}
