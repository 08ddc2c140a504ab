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

  @Test func aRelaunchStaysOnItsDevice() throws {
    let pad = "{\"navflow\":1,\"device\":\"pad\"}\n{\"screen\":\"A\"}\n"
    let text = pad + "{\"app\":\"launch\"}\n{\"screen\":\"A\"}\n{\"navflow\":1}\n{\"screen\":\"A\"}"
    let devices = try RunReader.runs(in: Array(text.utf8)).map { $0.compactMap(\.device) }
    #expect(devices == [["pad"], ["pad"], []])
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

  private func passed(_ text: String) -> [String] { JUnitReader.tests(in: text).filter(\.isPassed).map(\.name) }

  @Test func passedTestsAreRead() {
    let text = """
      <testsuite><testcase name="one &amp; two" time="1"/><testcase name="three"><failure>no</failure></testcase>
      <testcase name="four" status="SUCCESS"></testcase><testcase name="five" status="ERROR"/>
      <testcase name="six"><skipped/></testcase></testsuite>
      """
    #expect(JUnitReader.tests(in: text).count == 5)
    #expect(passed(text) == ["one & two", "four"])
  }

  @Test(arguments: [
    ("<testcase name = 'it&#39;s &#x3042;'\n time='1' />", ["it's \u{3042}"]),
    ("<testcase name=\"a > b\"><system-out>no failure</system-out></testcase>", ["a > b"]),
    ("<testcase name=\"a\"><failure><![CDATA[</testcase><testcase name=\"b\"/>]]></failure></testcase>", []),
    ("<!-- <testcase name=\"a\"/> --><?x <testcase name=\"b\"/> ?><!DOCTYPE c><testcase name=\"d\"/>", ["d"]),
    ("<testcase name=\"a\"/><failure/><testcase><failure/></testcase>", ["a"]),
    ("<testcase name=\"a\" ?! =\"x\" b><testcase name=\"b", ["a", "b"]),
    ("<testcase", []), ("<", []), ("not XML", []),
  ]) func resultsOfOtherProgramsAreRead(_ text: String, _ names: [String]) { #expect(passed(text) == names) }

  @Test func aTestHasItsClassAndItsProperty() throws {
    let property = "<properties><property name=\"navflow\" value=\"cover/Home\"/></properties>"
    let tests = JUnitReader.tests(in: "<testcase name=\"Home\" classname=\"App.Tests\">\(property)</testcase>")
    let test = try #require(tests.first)
    #expect((test.className, test.path) == ("App.Tests", "cover/Home"))
  }
}
