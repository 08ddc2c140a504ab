import Testing

/// Tests `navflow dump`.
@Suite struct DumpTests {
  @Test func printsWhatTheReaderUnderstands() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      imports: [b.flow.yaml]
      root: { stack: Home }
      state: { account: [none, open] }
      screens:
        Home: { title: Home, actions: { Pay: push Pay } }
        Pay: { title: Pay, needs: { account: open } }
      """,
      "b.flow.yaml": """
      navflow: 1
      tasks:
        open:
          outcomes: [opened]
          gives: { account: open }
          screens: { Form: { title: Form, actions: { Done: complete opened, Cancel: cancel } } }
      """,
    ])
    let run = bench.run("dump a.flow.yaml")
    #expect(run.status == 0, "\(run.errorOutput)")
    for part in [
      "state \"account\"\n  values: none, open\n", "screen \"Home\"\n  title: Home\n",
      "action \"Done\" of screen \"Form\"\n", "task \"open\"\n",
    ] { #expect(run.output.contains(part), "\(part): \(run.output)") }
    let gated = try #require(run.output.firstRange(of: "action \"Pay\" of screen \"Home\"\n"))
    // The reader has put the task of the gate before the step.
    #expect(run.output[gated.upperBound...].prefix(200).contains("start open"), "\(run.output)")
  }

  @Test func aFileWithMistakesIsNotPrinted() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.invalid])
    let run = bench.run("dump a.flow.yaml")
    #expect(run.status == 2 && run.output.isEmpty)
  }
}
