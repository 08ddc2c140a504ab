import Foundation
import Testing

/// Files that a search finds are read only inside the project; what the user names is read wherever it is.
@Suite struct LinkSafetyTests {
  private static let secret = "token: [abc\n"

  private func bench() throws -> Workbench {
    let bench = try Workbench(["app/a.flow.yaml": SampleFlows.sound, "secret": Self.secret])
    try bench.link("app/b.flow.yaml", to: "../secret")
    return bench
  }

  @Test(arguments: ["check app", "check --fix app", "fmt app", "fmt --diff app", "report app", "diff app app"])
  func aLinkOutOfTheProjectIsReportedAndNotRead(_ line: String) throws {
    let bench = try bench()
    let run = bench.run(line)
    #expect(run.status == 2 && !(run.output + run.errorOutput).contains("abc"))
    #expect(
      run.errorOutput.contains(
        "navflow: \"app/b.flow.yaml\" cannot be read: a symbolic link leads out of the project\n"))
    #expect(try bench.read("secret") == Self.secret)
  }

  @Test func aNamedLinkIsFollowed() throws {
    let bench = try Workbench(["app/.keep": "", "other/a.flow.yaml": SampleFlows.sound + "   \n"])
    try bench.link("app/b.flow.yaml", to: "../other/a.flow.yaml")
    #expect(bench.run("check app/b.flow.yaml").status == 0)
    #expect(bench.run("fmt app/b.flow.yaml").status == 0)
    #expect(try bench.read("other/a.flow.yaml") == SampleFlows.sound + "\n" && bench.has("app/b.flow.yaml"))
  }

  @Test func whatHasTheNameOfAFlowFileIsNeverIgnored() throws {
    let bench = try Workbench(["app/a.flow.yaml": SampleFlows.sound])
    try bench.link("app/gone.flow.yaml", to: "nowhere")
    try bench.link("app/circle.flow.yaml", to: "circle.flow.yaml")
    bench.pipe("app/pipe.flow.yaml")
    let run = bench.run("check app")
    #expect(run.status == 2)
    for line in [
      "\"app/gone.flow.yaml\" cannot be read: there is no such file",
      "\"app/circle.flow.yaml\" cannot be read: there is no such file",
      "\"app/pipe.flow.yaml\" cannot be read: it is not a file",
    ] { #expect(run.errorOutput.contains(line), "\(run.errorOutput)") }
    try bench.write("exclude: [\"{gone,circle,pipe}.flow.yaml\", gone*, circle*, pipe*]\n", to: "app/.navflow.yaml")
    #expect(bench.run("check app").status == 0)
  }

  @Test func aNameThatIsNotUTF8IsReported() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    let run = try Shell.run(
      "cp a.flow.yaml \"$(printf 'caf\\351.flow.yaml')\" && navflow check . ; echo $?", in: bench.folder)
    #expect(run.output.hasSuffix("2\n") && run.errorOutput.contains("its name is not UTF-8, so rename it"), "\(run)")
  }

  @Test func foldersOfPackagesAreNotSearched() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    for folder in ["node_modules/x", "Pods/x", ".build/x", "drafts/x"] {
      try bench.write(SampleFlows.torn, to: folder + "/b.flow.yaml")
    }
    try bench.write("exclude: [drafts/]\n", to: ".navflow.yaml")
    try bench.write("exclude: [nothing/]\n", to: "drafts/x/.navflow.yaml")
    #expect(bench.run("check").status == 0)
    #expect(bench.run("check node_modules/x").status == 2)
  }

  /// The names of the pages of flows can be guessed, so a branch may bring links with these names.
  @Test func aPageReplacesALinkOfItsName() throws {
    let bench = try Workbench([
      "app/a.flow.yaml": SampleFlows.sound, "app/b.flow.yaml": SampleFlows.sound, "secret": "mine\n", "index": "old",
    ])
    try bench.link("page-app-a.html", to: "secret")
    try bench.link("page.html", to: "index")
    #expect(bench.run("report app -o page.html").status == 0)
    #expect(try bench.read("secret") == "mine\n")
    #expect(try bench.read("page-app-a.html").contains("<html"))
    // The user named this file, so its link is followed.
    #expect(try bench.read("index").contains("<html"))
  }
}
