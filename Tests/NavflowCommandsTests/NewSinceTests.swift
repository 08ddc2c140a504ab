import Foundation
import Testing

/// Tests `check --new-since`, and the formats of `diff` for CI systems.
@Suite struct NewSinceTests {
  /// A repository whose first commit has an error in `Home`, and whose second one moves, renames and adds.
  private func bench() throws -> Workbench {
    let flow = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          title: Home
          actions:
            Far: pop 2
            Go: push Next
        Next:
          title: Next
          actions:
            Back to the start: pop

      """
    let renamed = flow.replacing("Far:", with: "Very far:") + "      Further: pop 5\n"
    return try Workbench.repository([
      ["a.flow.yaml": flow, "c.flow.yaml": SampleFlows.sound],
      ["a.flow.yaml": nil, "app/b.flow.yaml": renamed],
    ])
  }

  @Test func reportsOnlyWhatIsNewInEveryFormat() throws {
    let bench = try bench()
    let whole = bench.run("check")
    #expect(whole.status == 1 && whole.output.contains("\"Very far\"") && whole.output.contains("\"Further\""))
    let json = bench.run("check --new-since one --format json").output
    let parts = json.components(separatedBy: "\"known\": [")
    let (new, known) = (parts[0], parts[1])
    #expect(new.contains("Further") && !new.contains("Very far") && known.contains("Very far"))
    #expect(bench.run("check --new-since one --format junit").output.contains("Further"))
    for format in ["text", "sarif", "github", "gitlab"] {
      let run = bench.run("check --new-since one --format \(format)")
      #expect(run.status == 1 && run.errorOutput.isEmpty, "\(format): \(run.errorOutput)")
      #expect(run.output.contains("Further") && !run.output.contains("Very far"), "\(format): \(run.output)")
    }
    #expect(bench.run("check --new-since two").status == 0)
    #expect(bench.run("check c.flow.yaml --new-since one").status == 0)
  }

  @Test func changesOnTheOtherBranchDoNotCount() throws {
    let bench = try bench()
    let git = "git -c user.name=a -c user.email=a@b"
    let run = try Shell.run(
      "git checkout -q -b topic one && git checkout -q main && git rm -q c.flow.yaml && \(git) commit -qm x && git checkout -q topic",
      in: bench.folder)
    #expect(run.status == 0, "\(run.errorOutput)")
    // On the branch, the error is as old as the branch; on main, it is repaired or moved.
    #expect(bench.run("check --new-since main").status == 0)
    try bench.write(SampleFlows.error, to: "c.flow.yaml")
    #expect(bench.run("check --new-since main").status == 1)
  }

  @Test func wrongUsesGetAnAnswer() throws {
    let bench = try bench()
    #expect(
      bench.run("check --new-since mian").errorOutput.contains("git knows no revision \"mian\"; did you mean \"main\"?")
    )
    #expect(bench.run("check --new-since one --baseline x.json").status == 2)
    try bench.write(SampleFlows.invalid, to: "d.flow.yaml")
    #expect(bench.run("check --new-since one").status == 2)
  }

  @Test func diffHasTheFormatsOfCISystems() throws {
    let bench = try bench()
    #expect(bench.run("diff one two --format junit").output.contains("Further"))
    for format in ["sarif", "github", "gitlab"] {
      let run = bench.run("diff one two --format \(format)")
      #expect(run.status == 1 && run.output.contains("Further"), "\(format): \(run)")
      #expect(!run.output.contains("Very far"), "\(format): \(run.output)")
    }
  }
}
