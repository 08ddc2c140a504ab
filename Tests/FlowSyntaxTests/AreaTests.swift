import FlowModel
import Testing

@testable import FlowSyntax

/// Tests of `areas` of a screen.
@Suite struct AreaTests {
  private func text(_ areas: String) -> String {
    "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { areas: \(areas), actions: { Buy: stay } }\n"
  }

  @Test func oneAreaOrSeveral() throws {
    let areas = try flow(text("{ Buy: [0.041, .5, 0.9, 0.25], Back: [[0, 0, 0.1, 0.1], [0.9, 0, 0.1, 1]] }")).screens[0]
      .areas
    #expect(areas.map(\.name.value) == ["Buy", "Back"])
    #expect(areas[0].rectangles == [Area.Rectangle(left: 41, top: 500, width: 900, height: 250)])
    #expect(areas[1].rectangles.map(\.left) == [0, 900])
  }

  @Test(arguments: [
    ("{ Buy: [0, 0, 1.5, 0.1] }", "unknown-value «1.5»"), ("{ Buy: [0, 0, 0.1234, 0.1] }", "unknown-value «0.1234»"),
    ("{ Buy: [-1, 0, 1, 0.1] }", "unknown-value «-1»"), ("{ Buy: [0, 0, 0, 0.1] }", "unknown-value «[0, 0, 0, 0.1]»"),
    ("{ Buy: [0.5, 0, 0.6, 0.1] }", "unknown-value «[0.5, 0, 0.6, 0.1]»"),
    ("{ Buy: [0, 0, 1] }", "wrong-type «[0, 0, 1]»"),
    ("{ Buy: here }", "wrong-type «here»"), ("{ Buy: [[0, 0, 1, 1], 3] }", "wrong-type «3»"),
    ("{ Buy: [] }", "wrong-type «[]»"),
  ])
  func mistakes(areas: String, finding: String) { #expect(findings(text(areas)) == [finding]) }

  @Test func roundedNumbersMayReachOneThousandthTooFar() {
    #expect(findings(text("{ Buy: [0.334, 0, 0.667, 1] }")).isEmpty)
  }
}
