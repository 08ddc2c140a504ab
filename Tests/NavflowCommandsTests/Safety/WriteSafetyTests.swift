import Foundation
import Testing

/// Commands that write files lose nothing: not what an editor saves meanwhile, not on a full disk, not at a signal.
@Suite struct WriteSafetyTests {
  private static let unformatted = SampleFlows.sound + "   \n"
  private static let fixable = SampleFlows.sound.replacing("title: Next", with: "titel: Next")

  @Test func aFileThatAnEditorSavesDuringAFixIsLeftAlone() throws {
    let bench = try Workbench(["a.flow.yaml": Self.fixable, "b.flow.yaml": Self.fixable])
    let saved = SampleFlows.sound + "# saved\n"
    var polls = 0
    // The first poll is before the files are read.
    let run = bench.run(
      ["check", "--fix", "--unsafe-fixes"],
      isInterrupted: {
        polls += 1
        if polls == 2 { try? bench.write(saved, to: "a.flow.yaml") }
        return false
      })
    #expect(run.status == 2)
    #expect(
      run.errorOutput.contains(
        "\"a.flow.yaml\" is not written, because another program has changed it: type the command again"))
    #expect(try bench.read("a.flow.yaml") == saved)
    #expect(try bench.read("b.flow.yaml") == SampleFlows.sound)
  }

  @Test func aBaselineThatChangesDuringACheckIsLeftAlone() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error])
    var polls = 0
    let run = bench.run(
      ["check", "--write-baseline", "known"],
      isInterrupted: {
        polls += 1
        if polls == 3 { try? bench.write("{}", to: "known") }
        return false
      })
    #expect(run.status == 2 && run.errorOutput.contains("\"known\" is not written"), "\(run)")
    #expect(try bench.read("known") == "{}")
  }

  @Test func modesAndLinksStay() throws {
    let bench = try Workbench(["real/a.flow.yaml": Self.unformatted, "b.flow.yaml": Self.fixable])
    try bench.link("a.flow.yaml", to: "real/a.flow.yaml")
    for path in ["real/a.flow.yaml", "b.flow.yaml"] {
      #expect(chmod(bench.folder.appendingPathComponent(path).path, 0o600) == 0)
    }
    #expect(bench.run("fmt").status == 0 && bench.run("check --fix").status == 0)
    for path in ["real/a.flow.yaml", "b.flow.yaml"] {
      let place = bench.folder.appendingPathComponent(path).path
      #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)
    }
    #expect(try bench.read("a.flow.yaml") == SampleFlows.sound + "\n")
  }

  /// A limit for the size of files stands in for a full disk.
  @Test func aFileThatBecomesTooLargeIsAnErrorAndLosesNothing() throws {
    let bench = try Workbench()
    let large = SampleFlows.sound + String(repeating: "# a comment that stays\n", count: 4000) + "   \n"
    try bench.write(large, to: "real/a.flow.yaml")
    try bench.link("a.flow.yaml", to: "real/a.flow.yaml")
    let run = try Shell.run("ulimit -f 8; navflow fmt a.flow.yaml; echo $?", in: bench.folder)
    #expect(run.output == "2\n" && run.errorOutput.contains("\"a.flow.yaml\" cannot be written: File too large"))
    #expect(try bench.read("real/a.flow.yaml") == large)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.appendingPathComponent("real").path)
    #expect(names == ["a.flow.yaml"])
  }

  /// Whenever a signal comes, the file has its old or its new content, and nothing is beside it.
  @Test(arguments: ["TERM", "INT", "HUP"]) func aSignalLeavesNoTemporaryFile(_ signal: String) throws {
    let bench = try Workbench()
    let old = SampleFlows.sound + String(repeating: "# a comment that stays\n", count: 20_000) + "   \n"
    let script = """
      for pause in 0.02 0.05 0.08 0.11 0.14 0.17; do
        cp old real/a.flow.yaml
        navflow fmt real/a.flow.yaml 2> /dev/null & child=$!
        sleep $pause; kill -\(signal) $child 2> /dev/null; wait $child
        ls -A real
        cmp -s old real/a.flow.yaml || navflow fmt --check real/a.flow.yaml 2> /dev/null || echo torn
      done
      """
    try bench.write(old, to: "old")
    try bench.write("", to: "real/a.flow.yaml")
    // A shell without job control lets its background commands ignore SIGINT.
    let run = try Shell.run("set -m\n" + script, in: bench.folder)
    #expect(run.output == String(repeating: "a.flow.yaml\n", count: 6), "\(run.output)")
  }

  @Test func aReportIsWrittenAfterCtrlC() throws {
    let bench = try Workbench([
      "grows.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { More: push Home, Wrong: pop to Away, Away: push Away } }
        Away: { actions: { Home: push Home } }
      """
    ])
    var polls = 0
    let run = bench.run(
      ["report", "-o", "page.html"],
      isInterrupted: {
        polls += 1
        return polls >= 5
      })
    #expect(run.status == 130 && run.errorOutput.contains("navflow: ended by Ctrl-C; the rest is undecided"))
    #expect(try bench.read("page.html").contains("not proved, only checked up to"))
  }
}
