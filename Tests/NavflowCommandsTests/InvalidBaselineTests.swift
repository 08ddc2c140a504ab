import Testing

/// Tests what is said about a baseline that is missing or invalid.
@Suite struct InvalidBaselineTests {
  @Test func reportsAnInvalidBaseline() throws {
    let bench = try Workbench([
      "a.flow.yaml": BaselineTests.flow, "bad.json": "{ \"version\": 1, \"findngs\": [] }",
    ])
    let run = bench.run("check --baseline bad.json")
    #expect(run.status == 2)
    #expect(run.output.contains("bad.json:1:17: error: a baseline has no key \"findngs\" [unknown-key]"))
    #expect(run.output.contains("did you mean \"findings\"?"))
    #expect(try bench.read("bad.json").contains("findngs"))
    let missing = bench.run("check --baseline nope.json")
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(
      missing.errorOutput.contains("there is no baseline \"nope.json\": write it with --write-baseline nope.json"))
    #expect(bench.run("check --baseline . ").errorOutput.contains("the baseline \".\" cannot be read: it is a folder"))
  }

  @Test func aProjectWithoutItsBaselineIsInEveryFormat() throws {
    let bench = try Workbench([
      "a/.navflow.yaml": "baseline: nope.json\n", "a/a.flow.yaml": BaselineTests.flow,
      "b/.navflow.yaml": "failOn: error\n",
      "b/b.flow.yaml": SampleFlows.sound,
    ])
    for format in ["json", "sarif", "junit", "github", "gitlab"] {
      let run = bench.run("check --format \(format)")
      #expect(run.status == 2 && run.output.contains("there is no baseline"), "\(format): \(run.output)")
      #expect(run.output.contains("a/nope.json"), "\(format): \(run.output)")
      #expect(run.errorOutput.contains("there is no baseline"))
    }
    #expect(bench.run("check --format sarif").output.contains("\"executionSuccessful\": false"))
    #expect(bench.run("check a --format sarif").output.contains("\"executionSuccessful\": false"))
  }

  @Test func aMissingBaselineHidesNoOtherErrorInTheSettings() throws {
    let settings = "baseline: nope.json\nthresholds: { modalDepth: 0 }\nseverity: { dead-end: warn }\n"
    let bench = try Workbench(["a.flow.yaml": BaselineTests.flow, ".navflow.yaml": settings])
    let run = bench.run("check")
    #expect(run.status == 2 && run.errorOutput.contains("there is no baseline \"nope.json\""))
    #expect(run.output.contains(".navflow.yaml:2:27: error: \"modalDepth\" expects a number, 1 or more, not \"0\""))
    #expect(run.output.contains("help: the smallest number that makes sense here is 1"))
    #expect(run.output.contains(".navflow.yaml:3:23: error: \"warn\" is not a value of \"dead-end\""))
    #expect(run.output.contains("help: write `warning`"))
  }
}
