import Testing

/// What `check` says where variables have too many values together.
@Suite struct VariablesInTheWayTests {
  /// A door behind each of seven switches, the last with a mistake behind it; and thirteen answers that nobody knows before.
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

  @Test("names them in the line that says what is not proved") func textNamesThem() throws {
    let run = try Workbench(["doors.flow.yaml": Self.doors]).run("check doors.flow.yaml")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("not proved") }.map(String.init)
    let properties =
      "unreachable-screen on phone; impossible-action on phone; dismiss-without-modal on phone; "
      + "never { screen: Room7 } on phone"
    let doors = "\"door1\", \"door2\", \"door3\", \"door4\", \"door5\" and 2 more"
    #expect(
      lines == [
        "not proved, only checked up to the launch: \(properties); the values of the variables \(doors) are too many to try "
          + "together"
      ])
    #expect(run.output.contains("is not decided: the values of the variables \(doors) are too many to try together"))
    #expect(!run.output.contains("look further"))
  }

  @Test("and says bounded in JSON") func jsonSaysBounded() throws {
    let run = try Workbench(["doors.flow.yaml": Self.doors]).run("check doors.flow.yaml --format json")
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let bounded = verdicts.filter { $0["verdict"]?.string == "bounded" }
    #expect(
      bounded.compactMap { $0["property"]?.string } == [
        "unreachable-screen", "impossible-action", "dismiss-without-modal", "never { screen: Room7 }",
      ])
  }

  @Test("names them where several tabs grow as well") func namesThemWithTabs() throws {
    let numbers = 0..<7
    let lines =
      ["navflow: 1", "root: { tabs: [A, B] }", "state:"] + numbers.map { "  v\($0): [a, b]" }
      + ["screens:", "  A:", "    actions:", "      More: push A"]
      + numbers.map { "      Turn \($0): { set: { v\($0): b }, do: stay }" }
      + numbers.map { "      Use \($0): { when: { v\($0): b }, push: M\($0) }" }
      + ["  B: { actions: { More: push B } }"] + numbers.map { "  M\($0): { title: M }" }
    let run = try Workbench(["tabs.flow.yaml": lines.joined(separator: "\n") + "\n"]).run("check tabs.flow.yaml")
    let variables = "\"v0\", \"v1\", \"v2\", \"v3\", \"v4\" and 2 more"
    #expect(run.output.contains("the values of the variables \(variables) are too many to try together"))
  }
}
