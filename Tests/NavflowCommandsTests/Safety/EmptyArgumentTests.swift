import Testing

/// An empty argument, as from a variable of the shell that is not set, is an error and not the current folder.
@Suite struct EmptyArgumentTests {
  @Test(arguments: [
    (["diff", "", "HEAD"], "argument 2 is empty"), (["check", ""], "argument 2 is empty"),
    (["init", ""], "argument 2 is empty"), (["fmt", "."] + [""], "argument 3 is empty"),
    (["check", "--changed", ""], "the value of --changed is empty"),
    (["check", "--config="], "the value of --config is empty"), (["report", "-o", ""], "the value of -o is empty"),
    (["diff", "HEAD", "HEAD", "--path", ""], "the value of --path is empty"),
    (["check", "--baseline", ""], "the value of --baseline is empty"),
  ]) func isAnError(_ arguments: [String], _ message: String) throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    let run = bench.run(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorOutput == "navflow: \(message): perhaps a variable of the shell is not set\n")
    #expect(!bench.has(".flow.yaml") && !bench.has("navflow.schema.json"))
  }

  /// `"$BASE...HEAD"` without a base would compare HEAD with itself.
  @Test(arguments: [
    "diff ...HEAD", "diff main...", "diff ... HEAD", "check --changed ...HEAD", "check --new-since ...HEAD",
  ])
  func oneRevisionOfTwoIsAnError(_ line: String) throws {
    let run = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]]).run(line)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorOutput.contains("names only one revision: perhaps a variable of the shell is not set"))
  }

  @Test(arguments: [
    "tests a.flow.yaml --for taps -o ui --from ,", "tests a.flow.yaml --list --cover ,",
    "replay a.flow.yaml r.jsonl --records ,", "replay a.flow.yaml r.jsonl --at-least ,",
  ]) func aListWithoutWordsIsAnError(_ line: String) throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound, "r.jsonl": "{\"screen\":\"Home\"}\n"])
    let run = bench.run(line)
    #expect(run.status == 2 && run.output.isEmpty && !bench.has("ui"), "\(run)")
  }

  @Test func anEmptyPictureIsAnError() throws {
    let flow = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { image: \"\" } }\n"
    let run = try Workbench(["a.flow.yaml": flow]).run("check")
    #expect(run.status == 2 && run.output.contains("error: \"image\" names no file [wrong-type]"), "\(run.output)")
  }
}
