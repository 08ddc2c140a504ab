import Foundation
import Testing

/// Tests `diff` with git revisions.
@Suite struct DiffRevisionTests {
  @Test func readsRevisionsWithoutChangingTheWorkingTree() throws {
    let bench = try Workbench.repository([
      ["flows/a.flow.yaml": SampleFlows.sound], ["flows/a.flow.yaml": SampleFlows.error],
    ])
    try bench.write("not yaml: [", to: "flows/a.flow.yaml")
    let run = bench.run("diff one two --path flows")
    #expect(run.status == 1 && run.errorOutput.isEmpty)
    #expect(run.output.hasPrefix("one:flows → two:flows\n"))
    #expect(run.output.contains("flows/a.flow.yaml:4:27: error: ") && run.output.contains("[pop-to-absent]"))
    #expect(try bench.read("flows/a.flow.yaml") == "not yaml: [")
    #expect(bench.run("diff two one --path flows/a.flow.yaml").status == 0)
    #expect(bench.run("diff one main").status == 1)
    #expect(bench.run(["diff", "one", "two"], in: "flows").output.contains("\na.flow.yaml:4:27: error: "))
  }

  @Test func comparesARevisionWithTheWorkingTree() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    try bench.write(SampleFlows.error, to: "a.flow.yaml")
    let run = bench.run("diff HEAD a.flow.yaml")
    #expect(run.status == 1 && run.output.hasPrefix("HEAD:a.flow.yaml → a.flow.yaml\n"))
    #expect(bench.run("diff HEAD .").status == 1)
    // A file takes precedence over a branch with its name.
    try bench.write(SampleFlows.sound, to: "main/b.flow.yaml")
    #expect(bench.run("diff one main").output.hasPrefix("one:main → main\n"))
  }

  @Test func readsImportsAndSettingsFromTheRevision() throws {
    let whole = "navflow: 1\nimports: [part.flow.yaml]\nroot: { stack: A }\n"
    let bench = try Workbench.repository([
      ["a.flow.yaml": whole, "part.flow.yaml": SampleFlows.fragment],
      [
        ".navflow.yaml": "severity: { unreachable-screen: error }\n",
        "part.flow.yaml": SampleFlows.fragment + "\n  C: {}\n",
      ],
    ])
    try bench.write("nonsense", to: "part.flow.yaml")
    let run = bench.run("diff one two")
    #expect(run.output.contains("+ screen \"C\"") && run.output.contains(/error: .*\[unreachable-screen\]/), "\(run)")
    #expect(run.output.contains("in 1 flow: "))
  }

  @Test func aRevisionMayHaveNoFlow() throws {
    let bench = try Workbench.repository([[:], ["a.flow.yaml": SampleFlows.error], ["a.flow.yaml": nil]])
    let run = bench.run("diff one two")
    #expect(run.status == 1 && run.output.contains("  + flow \"a.flow.yaml\"\n") && run.errorOutput.isEmpty)
    #expect(bench.run("diff one two --path a.flow.yaml").status == 1)
    #expect(bench.run("diff two three").output.contains("  − flow \"a.flow.yaml\"\n"))
    let nothing = bench.run("diff one three")
    #expect(nothing.status == 2 && nothing.errorOutput.contains("neither \"one\" nor \"three\" holds a flow file"))
  }

  @Test func wrongArgumentsGetHints() throws {
    let bench = try Workbench.repository([["shop.flow.yaml": SampleFlows.sound]])
    let mistakes: [(String, String)] = [
      (
        "diff man HEAD",
        "\"man\" is neither a file or folder nor a revision that git knows here; did you mean \"main\"?"
      ),
      ("diff HEAD shpo.flow.yaml", "did you mean \"shop.flow.yaml\"?"),
      ("diff one zzzzzz", "\"zzzzzz\" is neither a file"),
      (
        "diff one main --path shpo.flow.yaml",
        "there is no file or folder \"shpo.flow.yaml\"; did you mean \"shop.flow.yaml\"?"
      ),
      ("diff one . --path nope", "there is no file or folder \"nope\", neither in the revision nor here"),
      ("diff -- -x main", "\"-x\" is neither a file"),
      ("diff main..one one", "write the two versions of \"main..one\" apart: navflow diff main one"),
      (
        "diff one:shop.flow.yaml main",
        "write \"one\" instead of \"one:shop.flow.yaml\", and --path shop.flow.yaml after it"
      ),
    ]
    for (line, answer) in mistakes {
      let run = bench.run(line)
      #expect(run.status == 2 && run.errorOutput.contains(answer), "\(line): \(run.errorOutput)")
    }
    let none = bench.run(["diff", "one", "main"], environment: ["PATH": "/nowhere"])
    #expect(none.status == 2 && none.errorOutput.contains("git, which reads revisions, is not on the PATH"))
    let elsewhere = try Workbench(["a.flow.yaml": SampleFlows.sound]).run("diff one main")
    #expect(elsewhere.status == 2 && elsewhere.errorOutput.contains("this folder is not in a git repository"))
  }

  @Test func theSettingsFileCanBeNamed() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound], ["a.flow.yaml": SampleFlows.warning]])
    try bench.write("failOn: warning\n", to: "strict.yaml")
    #expect(bench.run("diff one two").status == 0)
    #expect(bench.run("diff one two --config strict.yaml").status == 1)
    #expect(bench.run("diff one two --config nope.yaml").errorOutput.contains("the settings \"nope.yaml\" cannot be"))
  }

  @Test func followsLinksWithinTheRevision() throws {
    let bench = try Workbench(["flows/a.flow.yaml": SampleFlows.error, "links/.keep": "", ".navflow.yaml": ""])
    let script = "ln -s ../flows/a.flow.yaml links/b.flow.yaml && git init -q -b main . && git add -A && "
    let commit = "git -c user.name=a -c user.email=a@b commit -q -m x"
    #expect(try Shell.run(script + commit, in: bench.folder).status == 0)
    try bench.write("nonsense", to: "flows/a.flow.yaml")
    let run = bench.run("diff main main --path links")
    #expect(run.status == 0 && run.output.contains("1 kept; in 1 flow: 0 removed"), "\(run)")
  }

  @Test func acceptsAnyFileName() throws {
    let name = "a b\"チャージ\n.flow.yaml"
    let bench = try Workbench([name: SampleFlows.sound])
    let script = "git init -q -b main . && git add -A && git -c user.name=a -c user.email=a@b commit -q -m x"
    #expect(try Shell.run(script, in: bench.folder).status == 0)
    let run = bench.run(["diff", "HEAD", "HEAD", "--path", name])
    #expect(run.status == 0 && run.output.contains("in 1 flow: 0 removed"), "\(run)")
  }
}
