import Testing

@testable import FlowRules

/// Conditions on the device, read from the file alone.
@Suite struct DeviceConditionTests {
  /// Returns the number of findings about double taps on a case that follows a case with a condition.
  private func count(after condition: String) -> Int {
    CheckedText(
      """
      navflow: 1
      devices: [pad]
      root: { split: [Side, Main] }
      screens:
        Side: { title: Side }
        Main: { actions: { Open: { cases: [{ where: { \(condition) }, do: stay }, push Page] } } }
        Page: { title: Page }
      """, only: "double-tap"
    ).findings(of: "double-tap").count
  }

  @Test func aCaseForTheDeviceHidesLaterCases() { #expect(count(after: "device: pad") == 0) }

  @Test(arguments: ["column: Side", "visible: Page", "screen: Side"])
  func aCaseWithAnotherConditionHidesNoLaterCase(clause: String) {
    #expect(count(after: "device: pad, \(clause)") == 1)
  }
}
