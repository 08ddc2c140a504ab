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
}
