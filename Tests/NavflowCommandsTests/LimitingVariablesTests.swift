import Testing

/// Tests the messages about variables with too many combinations of values.
@Suite struct LimitingVariablesTests {
  /// A screen behind each of seven switches, the last with an error; and thirteen variables with unknown initial
  /// values.
  private static let doors: String = {
    let switches = (1...7).map { "  door\($0): [shut, open]" }
    let answers = (1...13).map { "  answer\($0): { values: [no, yes], initial: any }" }
    let turns = (1...7).map { "      Unlock \($0): { set: { door\($0): open }, do: stay }" }
    let asks = (1...13).map { "      Ask \($0): { when: { answer\($0): yes }, do: stay }" }
    let rooms = (1...6).map {
      "  Room\($0): { actions: { Enter: { when: { door\($0 + 1): open }, push: Room\($0 + 1) } } }"
    }
    let lines =
      ["navflow: 1", "root: { stack: Home }", "state:"] + switches + answers + ["screens:", "  Home:", "    actions:"]
      + turns + asks + ["      Enter: { when: { door1: open }, push: Room1 }"] + rooms
      + ["  Room7: { actions: { Close: dismiss } }", "expect:", "  - { never: { screen: Room7 } }"]
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("the text report names the limiting variables") func textNamesTheVariables() throws {
    let run = try Workbench(["doors.flow.yaml": Self.doors]).run("check doors.flow.yaml")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("not proved") }.map(String.init)
    #expect(lines.count == 1)
    #expect(lines[0].contains("unreachable-screen on iPhone") && lines[0].contains("never { screen: Room7 } on iPhone"))
    #expect(lines[0].hasSuffix("are too many to try together"))
    #expect(run.output.contains("is not decided: the values of the variables "))
    #expect(!run.output.contains("look further"))
  }

  @Test("the JSON report has the verdict bounded") func jsonReportsBounds() throws {
    let run = try Workbench(["doors.flow.yaml": Self.doors]).run("check doors.flow.yaml --format json")
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let bounded = verdicts.filter { $0["verdict"]?.string == "bounded" }
    #expect(
      bounded.compactMap { $0["property"]?.string } == [
        "unreachable-screen", "impossible-action", "dismiss-without-modal", "never { screen: Room7 }",
      ])
  }
}
