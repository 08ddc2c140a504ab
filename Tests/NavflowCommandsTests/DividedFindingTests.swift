import Testing

/// Tests findings that are only partly known: a second action with the defect of an accepted one on the same screen.
@Suite struct DividedFindingTests {
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home:
        title: Home
        actions:
          Far away: pop 2
          Next: push Next
      Next: { title: Next }

    """
  private static let grown = flow.replacing("Far away: pop 2\n", with: "Far away: pop 2\n      Aaa: pop 3\n")

  private func bench() throws -> Workbench {
    let bench = try Workbench.repository([["a.flow.yaml": Self.flow]])
    #expect(bench.run("check --write-baseline known.json").status == 0)
    try bench.write(Self.grown, to: "a.flow.yaml")
    return bench
  }

  @Test(arguments: ["check --baseline known.json", "check --new-since one"])
  func theReportIsAboutTheNewAction(line: String) throws {
    let bench = try bench()
    for format in ["text", "github", "gitlab", "sarif", "json", "junit"] {
      let run = bench.run(line + " --format \(format)")
      #expect(run.status == 1 && run.output.contains("Aaa"), "\(format): \(run.output)")
      if format != "json", format != "junit" { #expect(!run.output.contains("Far away"), "\(format): \(run.output)") }
    }
    let json = bench.run(line + " --format json").output.components(separatedBy: "\"known\": [")
    #expect(json.count == 2 && !json[0].contains("Far away") && json[1].contains("Far away"))
    #expect(bench.run(line + " --format github").output.contains("line=8,"))
  }

  @Test func theComparisonNamesTheNewAction() throws {
    let run = try bench().run("diff one .")
    #expect(run.status == 1 && run.output.contains("\"Aaa\" on \"Home\""), "\(run.output)")
    #expect(!run.output.contains("\"Far away\" on \"Home\""))
  }

  /// If the known action is not the one that a report shows first, it is not shown either.
  @Test func theKnownActionIsNotAmongTheOtherPlaces() throws {
    let bench = try bench()
    try bench.write(Self.flow.replacing("Far away:", with: "Aaa: pop 3\n      Far away:"), to: "a.flow.yaml")
    let run = bench.run("check --baseline known.json")
    #expect(run.status == 1 && run.output.contains("\"Aaa\"") && !run.output.contains("Far away"), "\(run.output)")
  }
}
