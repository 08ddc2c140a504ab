import Testing

/// Tests `check --print-config`.
@Suite struct PrintConfigTests {
  @Test func printsDefaultsWithoutSettings() throws {
    let bench = try Workbench(["error.flow.yaml": SampleFlows.error])
    let run = bench.run("check --print-config")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(
      run.output == """
        # project's folder: .
        # settings' file: none was found
        include: []                     # default
        exclude: []                     # default
        severity: {}                    # default: each rule's own
        thresholds:
          modalDepth: 2                 # default
          sheetSteps: 5                 # default
          tabs: 5                       # default
        failOn: error                   # default
        allowUndecided: false           # default
        # no baseline                   # default

        """)
  }

  @Test func printsTheOriginOfEachSetting() throws {
    let bench = try Workbench([
      "app/.navflow.yaml": Self.settings, "app/flows/error.flow.yaml": SampleFlows.error,
      ".navflow.yaml": "failOn: info",
    ])
    let line = "check app/flows --print-config --severity pop-at-root=info --severity tab-jump=error"
    let run = bench.run(line + " --fail-on warning --only tab-jump")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(
      run.output == """
        # project's folder: app
        # settings' file: app/.navflow.yaml
        # only tab-jump is applied (command line)
        include: [flows/**, "a, b"]     # app/.navflow.yaml:1
        exclude: []                     # default
        severity:
          pop-at-root: info             # command line
          pushed-task: warning          # app/.navflow.yaml:4
          tab-jump: error               # command line
        thresholds:
          modalDepth: 2                 # default
          sheetSteps: 5                 # default
          tabs: 4                       # app/.navflow.yaml:5
        failOn: warning                 # command line
        allowUndecided: false           # default
        baseline: known.json            # app/.navflow.yaml:7

        """)
  }

  @Test func theOutputIsASettingsFile() throws {
    let bench = try Workbench(["app/.navflow.yaml": Self.settings, "app/flows/error.flow.yaml": SampleFlows.error])
    let first = bench.run("check app --print-config").output
    try bench.write(first, to: "app/.navflow.yaml")
    let second = bench.run("check app --print-config")
    #expect(second.status == 0)
    #expect(values(first) == values(second.output) && values(first).count == 12)
  }

  @Test func reportsErrorsInTheSettings() throws {
    let bench = try Workbench([
      ".navflow.yaml": "failOn: never\nthresholds: { tabs: 3 }\n", "a.flow.yaml": "navflow: [",
    ])
    let run = bench.run("check --print-config")
    #expect(
      run.status == 2 && run.output.contains("tabs: 3 ")
        && run.output.contains("failOn: error                   # default"))
    #expect(run.errorOutput.contains(".navflow.yaml:1:9: error: \"never\" is not a value of \"failOn\""))
    #expect(!run.errorOutput.contains("a.flow.yaml"))
  }

  private func values(_ listing: String) -> [String] {
    listing.split(separator: "\n").map { String($0.prefix { $0 != "#" }) }.filter { !$0.isEmpty }
  }

  private static let settings = """
    include: [flows/**, "a, b"]
    severity:
      tab-jump: off
      pushed-task: warning
    thresholds: { tabs: 4 }

    baseline: known.json
    """
}
