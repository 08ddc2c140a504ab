import Foundation
import Testing

/// The settings, and the baseline that they name, are regular files inside the project.
@Suite struct SettingsSafetyTests {
  private func bench() throws -> Workbench { try Workbench(["app/a.flow.yaml": SampleFlows.sound, "outside": "- x"]) }

  private func expectRefusal(_ bench: Workbench, _ reason: String) {
    for line in ["check app", "check app/a.flow.yaml", "fmt --check app", "check --print-config app"] {
      let run = bench.run(line)
      #expect(run.status == 2, "\(line)")
      #expect(
        run.errorOutput.contains("the settings \"app/.navflow.yaml\" cannot be read: \(reason)"), "\(run.errorOutput)")
    }
  }

  @Test(arguments: [
    ("nowhere", "there is no such file"), (".navflow.yaml", "there is no such file"),
    ("../outside", "a symbolic link leads out of the project"),
    ("/dev/zero", "a symbolic link leads out of the project"),
  ]) func aLinkThatLeadsElsewhereIsAnError(_ target: String, _ reason: String) throws {
    let bench = try bench()
    try bench.link("app/.navflow.yaml", to: target)
    expectRefusal(bench, reason)
  }

  @Test func aFolderIsAnError() throws {
    let bench = try bench()
    try bench.write("", to: "app/.navflow.yaml/x")
    expectRefusal(bench, "it is a folder")
  }

  @Test func aPipeIsAnError() throws {
    let bench = try bench()
    bench.pipe("app/.navflow.yaml")
    expectRefusal(bench, "it is not a file")
  }

  @Test func aLinkInsideTheProjectIsFollowed() throws {
    let bench = try bench()
    try bench.write("failOn: warning\n", to: "app/ci/settings.yaml")
    try bench.link("app/.navflow.yaml", to: "ci/settings.yaml")
    #expect(bench.run("check --print-config app").output.contains("failOn: warning"))
  }

  @Test func aBaselineOutsideTheProjectIsAnError() throws {
    let bench = try bench()
    try bench.write("baseline: ../outside\n", to: "app/.navflow.yaml")
    let run = bench.run("check app")
    #expect(
      run.status == 2 && run.output.contains("\"../outside\" lies outside the project") && !run.output.contains("- x"))
    try bench.write("baseline: known\n", to: "app/.navflow.yaml")
    try bench.link("app/known", to: "../outside")
    let linked = bench.run("check app")
    #expect(linked.status == 2 && !linked.output.contains("- x"))
    #expect(
      linked.errorOutput.contains("the baseline \"app/known\" cannot be read: a symbolic link leads out of the project")
    )
  }

  @Test func aPipeIsNoBaseline() throws {
    let bench = try bench()
    bench.pipe("app/known")
    #expect(bench.run("check app --baseline app/known").errorOutput.contains("cannot be read: it is not a file"))
    try bench.write("baseline: known\n", to: "app/.navflow.yaml")
    #expect(bench.run("check app").errorOutput.contains("cannot be read: it is not a file"))
  }
}
