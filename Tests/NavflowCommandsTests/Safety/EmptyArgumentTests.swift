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
}
