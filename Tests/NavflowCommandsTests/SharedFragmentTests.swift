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

  /// The files with a defect in the fragment, which two projects import.
  private static let defective = files.merging([
    "shared/common.flow.yaml": "navflow: 1\nscreens: { About: { title: About, actions: { Oops: pop 9 } } }\n",
    "apps/bank/bank.flow.yaml": importing, "apps/chat/chat.flow.yaml": importing,
    "apps/chat/.navflow.yaml": "failOn: warning\n",
  ]) { $1 }
  private static let importing = """
    navflow: 1
    imports: [../../shared/common.flow.yaml]
    root: { stack: Home }
    screens: { Home: { title: Home, actions: { Go: push About } } }

    """

  /// A fragment that is named alone is checked with the flows that import it, in their own projects.
  @Test(arguments: ["shared/common.flow.yaml", "shared", "shared/common.flow.yaml apps/chat/chat.flow.yaml"])
  func aFragmentAloneIsCheckedByItsImporters(_ paths: String) throws {
    let bench = try Workbench.repository([Self.files.mapValues { $0 }])
    for line in ["check ", "check --changed one "] {
      let run = bench.run(line + paths)
      #expect(run.status == 0 && !run.output.contains("?"), "\(line): \(run)")
    }
    #expect(bench.run("check " + paths).errorOutput.contains("that import the given ones: apps/bank/bank.flow.yaml"))
    let fragment = try #require(Self.files["shared/common.flow.yaml"])
    try bench.write(fragment.replacing("push Terms", with: "[push Terms, pop 9]"), to: "shared/common.flow.yaml")
    let run = bench.run("check " + paths)
    #expect(run.status == 1 && run.output.contains("shared/common.flow.yaml:2:"), "\(run)")
  }

  /// People see a defect of a shared file once; programs get it for each project.
  @Test func aDefectInASharedFileIsShownOnce() throws {
    let bench = try Workbench.repository([Self.files.mapValues { $0 }])
    for (path, text) in Self.defective { try bench.write(text, to: path) }
    let place = "shared/common.flow.yaml:2:"
    for line in ["check", "check --brief", "diff one ."] {
      let run = bench.run(line)
      #expect(run.output.components(separatedBy: place).count == 2, "\(line): \(run.output)")
      #expect(run.output.contains("also in project apps/chat"), "\(line): \(run.output)")
    }
    #expect(bench.run("check").output.contains("1 finding in a shared file is listed under project apps/bank"))
    for line in ["check", "diff one ."] {
      let annotations = bench.run(line + " --format github").output
      #expect(annotations.components(separatedBy: "::error ").count == 2, "\(annotations)")
      let cases = bench.run(line + " --format gitlab").output
      #expect(cases.components(separatedBy: "\"pop-to-absent\"").count == 3, "\(cases)")
    }
    #expect(bench.run("diff one .").output.contains("1 new finding (1 error)"))
  }

  /// A file that two projects share is fixed once.
  @Test func aSharedFileIsFixedOnce() throws {
    let bench = try Workbench.repository([Self.defective])
    let fragment = try bench.read("shared/common.flow.yaml")
    try bench.write(fragment.replacing("title:", with: "titel:"), to: "shared/common.flow.yaml")
    let dry = bench.run("check --fix --dry-run")
    #expect(dry.status == 1 && dry.output.components(separatedBy: "+++ ").count == 2, "\(dry)")
    let run = bench.run("check --fix")
    #expect(run.errorOutput.contains("navflow: fixed 1 problem in 1 file") && run.status == 1, "\(run)")
    #expect(try bench.read("shared/common.flow.yaml") == fragment)
  }

  /// What one project accepts is no shared finding.
  @Test func aKnownFindingOfOneProjectDoesNotHideThatOfAnother() throws {
    let bench = try Workbench.repository([Self.defective])
    #expect(bench.run("check apps/bank --write-baseline apps/bank/known.json").status == 0)
    try bench.write("baseline: known.json\n", to: "apps/bank/.navflow.yaml")
    let run = bench.run("check --brief")
    #expect(run.status == 1 && run.output.contains("shared/common.flow.yaml:2:"), "\(run)")
    #expect(!run.output.contains("also in project"), "\(run)")
  }
}
