import Testing

@testable import RunReplay

/// Runs are read from lines, logs and tables.
@Suite struct ReadingTests {
  private func lines(_ text: String) throws -> [[Int]] {
    try RunReader.runs(in: Array(text.utf8)).map { $0.map(\.line) }
  }

  @Test func aLogIsARun() throws {
    let log = """
      2026-01-02 10:00:00 launched
      2026-01-02 10:00:01 navflow: {"screen":"Home"}
      some {braces} of others
      {"time":3,"tap":"Pay"}
      """
    #expect(try lines(log) == [[2, 4]])
  }

  @Test func aLaunchBeginsARun() throws {
    #expect(
      try lines("{\"screen\":\"A\"}\n{\"app\":\"launch\"}\n{\"screen\":\"A\"}\n{\"app\":\"background\"}") == [
        [1], [2, 3, 4],
      ])
    #expect(try lines("{\"navflow\":1}\n{\"screen\":\"A\"}\n{\"navflow\":1}\n{\"screen\":\"A\"}").count == 2)
  }

  @Test func mistakesHaveALine() {
    #expect(throws: RunReader.Problem.notJSON(2)) { try lines("{\"screen\":\"A\"}\n{\"screen\":") }
    #expect(throws: RunReader.Problem.empty) { try lines("nothing\n\n") }
    #expect(throws: RunReader.Problem.longLine(1)) {
      try lines("{\"note\":\"" + String(repeating: "a", count: 1 << 20) + "\"}")
    }
  }

  @Test func sessionsAreRuns() throws {
    let columns = try #require(ViewTable.Columns("session=user,time=at,screen=name"))
    let table = "at,user,name\n2,a,Two\n1,a,\"One, first\"\n10,a,Three\n5,b,Other\n"
    let runs = try ViewTable.runs(table, columns)
    #expect(runs.map(\.session) == ["a", "b"])
    #expect(runs[0].records.map(\.line) == [3, 2, 4])
    #expect(throws: ViewTable.MissingColumn.self) { try ViewTable.runs("a,b\n1,2\n", columns) }
    #expect(ViewTable.Columns("session=user") == nil)
  }

  @Test func quotedValuesMayHaveQuotes() {
    #expect(DelimitedText("a,\"say \"\"hi\"\", now\",b\n").rows.map(\.values) == [["a", "say \"hi\", now", "b"]])
  }

  @Test func passedTestsAreRead() {
    let text = """
      <testsuite><testcase name="one &amp; two" time="1"/><testcase name="three"><failure>no</failure></testcase>
      <testcase name="four" status="SUCCESS"></testcase><testcase name="five" status="ERROR"/>
      <testcase name="six"><skipped/></testcase></testsuite>
      """
    #expect(JUnitReader.passedTests(in: text) == ["one & two", "four"])
  }
}
