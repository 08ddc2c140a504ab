import Testing

/// Tests fragments of one project that only flows of another project import.
@Suite struct SharedFragmentTests {
  private static let files = [
    "shared/common.flow.yaml": "navflow: 1\nscreens: { About: { title: About, actions: { More: push Terms } } }\n",
    "apps/bank/.navflow.yaml": "failOn: warning\n",
    "apps/bank/bank.flow.yaml": """
    navflow: 1
    imports: [../../shared/common.flow.yaml]
    root: { stack: Home }
    screens: { Home: { title: Home, actions: { Go: push About } }, Terms: { title: Terms } }

    """,
    "apps/chat/chat.flow.yaml": SampleFlows.sound,
  ]

  /// The flow that imports the fragment defines the name that it uses.
  @Test func theImportingProjectChecksTheFragment() throws {
    let bench = try Workbench.repository([Self.files.mapValues { $0 }])
    let run = bench.run("check")
    #expect(run.status == 0 && !run.output.contains("?"), "\(run.output)")
    #expect(bench.run("diff one .").status == 0)
    let fragment = try #require(Self.files["shared/common.flow.yaml"])
    try bench.write(fragment.replacing("push Terms", with: "push Trms"), to: "shared/common.flow.yaml")
    for line in ["check", "check --changed one", "diff one ."] {
      let run = bench.run(line + " --format github")
      #expect(run.status == 2, "\(line): \(run)")
      #expect(run.output.components(separatedBy: "::error file=shared/common.flow.yaml").count == 2, "\(run.output)")
    }
  }

  /// A screen that one project shows is not out of reach because another one does not show it.
  @Test func whatAnotherProjectShowsIsNotMissing() throws {
    let bench = try Workbench.repository([Self.files.mapValues { $0 }])
    let chat = "navflow: 1\nimports: [../../shared/common.flow.yaml]\nroot: { stack: Terms }\n"
    let own = chat + "screens: { Terms: { title: Terms } }\n"
    try bench.write(own, to: "apps/chat/chat.flow.yaml")
    #expect(bench.run("check apps/chat").output.contains("[unreachable-screen]"))
    let run = bench.run("check")
    #expect(run.status == 0 && !run.output.contains("[unreachable-screen]"), "\(run.output)")
  }

  /// A fragment that nothing imports is still checked by itself.
  @Test func aFragmentWithoutImportersIsChecked() throws {
    let bench = try Workbench.repository([Self.files.mapValues { $0 }])
    try bench.write(SampleFlows.sound, to: "apps/bank/bank.flow.yaml")
    let run = bench.run("check")
    #expect(run.status == 2 && run.output.contains("no screen \"Terms\""), "\(run.output)")
  }
}
