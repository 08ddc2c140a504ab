import Foundation
import Testing

/// Tests the options for baselines of `check`.
@Suite struct BaselineTests {
  static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Far: pop 2, Go: push Next } }
      Next: { title: Next }
    """

  private func bench(_ files: [String: String] = [:]) throws -> Workbench {
    let bench = try Workbench(["a.flow.yaml": Self.flow].merging(files) { $1 })
    #expect(bench.run("check --fail-on info").status == 1)
    let run = bench.run("check --write-baseline base.json --fail-on info")
    #expect(run.status == 0 && run.errorOutput.hasPrefix("navflow: the baseline \"base.json\" knows "))
    return bench
  }

  private func summary(_ bench: Workbench, _ line: String = "", in directory: String = "") throws -> [Double] {
    let arguments = "check --format json --baseline \(directory.isEmpty ? "" : "../")base.json \(line)"
    let summary = try bench.run(arguments.split(separator: " ").map(String.init), in: directory).json()["summary"]
    return ["errors", "baselined"].map { if case .number(let number)? = summary?[$0] { number } else { -1 } }
  }

  @Test func onlyCountsKnownFindings() throws {
    let bench = try bench()
    #expect(try summary(bench) == [0, 1])
    #expect(bench.run("check --baseline base.json").output.hasSuffix(", 1 in the baseline\n"))
    for format in ["sarif", "github", "gitlab"] {
      let run = bench.run("check --baseline base.json --format \(format)")
      #expect(run.status == 0 && !run.output.contains("Far"), "\(format)")
    }
    let cases = bench.run("check --baseline base.json --format junit").output
    #expect(cases.contains("<skipped message=\"1 finding in the baseline\"/>") && !cases.contains("<failure"))
  }

  @Test func theOrderOfPlacesDoesNotMatter() throws {
    let two = Self.flow.replacing("Far: pop 2, Go", with: "Far: pop 2, Farther: pop 2, Go")
    let bench = try bench(["a.flow.yaml": two])
    #expect(try summary(bench) == [0, 1])
    try bench.write(two.replacing("Far: pop 2, Farther: pop 2", with: "Farther: pop 2, Far: pop 2"), to: "a.flow.yaml")
    #expect(try summary(bench) == [0, 1])
    try bench.write(two.replacing("Far: pop 2, ", with: ""), to: "a.flow.yaml")
    #expect(try summary(bench) == [0, 1])
    try bench.write(two.replacing("Far: pop 2", with: "Far: pop 2, Farthest: pop 2"), to: "a.flow.yaml")
    #expect(try summary(bench) == [1, 1])
  }

  @Test func findingsStayKnownAfterUnrelatedChanges() throws {
    let bench = try bench()
    try bench.write("# a line above\n\n" + Self.flow, to: "a.flow.yaml")
    #expect(try summary(bench) == [0, 1])
    try bench.write(Self.flow.replacing("title: Home", with: "title: \"Start: here\""), to: "a.flow.yaml")
    #expect(try summary(bench) == [0, 1])
    // A different number of screens gives a different message.
    try bench.write(Self.flow.replacing("pop 2", with: "pop 3"), to: "a.flow.yaml")
    #expect(try summary(bench) == [0, 1])
  }

  @Test func anEqualFindingElsewhereIsNew() throws {
    let bench = try bench()
    let more = Self.flow.replacing("Next: { title: Next }", with: "Next: { title: Next, actions: { Far: pop 3 } }")
    try bench.write(more, to: "a.flow.yaml")
    #expect(try summary(bench).first == 1)
    try bench.write(Self.flow, to: "b.flow.yaml")
    try bench.write(Self.flow, to: "a.flow.yaml")
    #expect(try summary(bench) == [1, 1])
  }

  @Test func renamesAndMovesKeepFindingsKnown() throws {
    let bench = try bench()
    for (old, new) in [("Far:", "Further:"), ("Home", "Start")] {
      try bench.write(Self.flow.replacing(old, with: new), to: "a.flow.yaml")
      #expect(try summary(bench) == [0, 1], "\(new)")
      #expect(!bench.run("check --baseline base.json").errorOutput.contains("gone"), "\(new)")
    }
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("a.flow.yaml"))
    try bench.write(Self.flow, to: "moved/b.flow.yaml")
    #expect(try summary(bench) == [0, 1])
    // The old file still exists, so this is another finding.
    try bench.write(Self.flow.replacing("Far: pop 2, ", with: ""), to: "a.flow.yaml")
    #expect(try summary(bench) == [1, 0])
  }

  @Test func aLeafPageInATaskMakesNoFindingNew() throws {
    let flow = """
      navflow: 1
      root: { stack: Home }
      entries:
        Link: [dismiss all, push Help]
      screens:
        Home: { title: Home, actions: { Buy: start buy, Send: start send } }
        Help: { title: Help }
      tasks:
        buy:
          outcomes: [bought, cancelled]
          screens:
            Cart: { title: Cart, actions: { Next: push Pay, Cancel: cancel } }
            Pay: { title: Pay, actions: { Pay now: complete bought } }
        send:
          outcomes: [sent, cancelled]
          screens:
            Form: { title: Form, actions: { Send now: complete sent, Cancel: cancel } }
      """
    let bench = try Workbench(["a.flow.yaml": flow])
    #expect(bench.run("check --fail-on info").status == 1)
    _ = bench.run("check --fail-on info --write-baseline base.json")
    let lines = try bench.read("base.json").split(separator: "\n").filter { $0.contains("\"rule\"") }
    let findings = try bench.run("check --format json").json()["findings"]?.array ?? []
    #expect(lines.count == findings.count && !findings.isEmpty)
    // An entry interrupts tasks whatever screen is in front.
    let ofEntry = lines.filter { $0.contains("\"Link\"") }
    #expect(!ofEntry.isEmpty && ofEntry.allSatisfy { !$0.contains("\"screen\"") })
    try bench.write(
      flow.replacing(
        "Pay: { title: Pay, actions: { ",
        with: "Terms: { title: Terms }\n      Pay: { title: Pay, actions: { Terms: push Terms, "),
      to: "a.flow.yaml")
    let run = bench.run("check --fail-on info --baseline base.json")
    #expect(run.status == 0 && !run.errorOutput.contains("gone"), "\(run)")
    let again = try bench.run("check --format json --baseline base.json").json()["summary"]
    #expect(again?["baselined"] == .number(Double(findings.count)))
  }

  @Test func aBaselineIsReplacedWhateverItHolds() throws {
    let bench = try bench()
    let sound = try bench.read("base.json")
    let line = sound.split(separator: "\n").first { $0.contains("\"rule\"") } ?? ""
    let conflict = sound.replacing(line, with: "<<<<<<< HEAD\n\(line)\n=======\n>>>>>>> topic")
    try bench.write(conflict, to: "base.json")
    let run = bench.run("check --baseline base.json")
    #expect(run.status == 2 && run.output.components(separatedBy: "error:").count == 3, "\(run.output)")
    #expect(run.output.contains("base.json:4:1: error: a merge has left both of its versions here"))
    for text in [conflict, "nonsense", "{ \"version\": 99 }"] {
      try bench.write(text, to: "base.json")
      let written = bench.run("check --write-baseline base.json --fail-on info")
      #expect(written.status == 0 && written.errorOutput.contains("the old baseline \"base.json\" has mistakes"))
      #expect(try bench.read("base.json") == sound)
    }
  }

  @Test func linesOfBothSidesOfAMergeAreRead() throws {
    let bench = try bench(["b.flow.yaml": Self.flow])
    // git's "merge=union" leaves out the comma between the last lines of both sides.
    try bench.write(try bench.read("base.json").replacing("},\n", with: "}\n"), to: "base.json")
    #expect(try summary(bench) == [0, 2])
  }

  @Test func linesOfScreensThatNoLongerExistAreGoneInAnyCheck() throws {
    let deep = Self.flow.replacing(
      "Next: { title: Next }", with: "Next: { title: Next, actions: { Go: push Next, Far: pop 5 } }")
    let bench = try bench(["a.flow.yaml": deep])
    try bench.write(
      deep.replacing("Far: pop 2, Go: push Next", with: "Go: push Last").replacing("Next: {", with: "Last: {")
        .replacing("push Next", with: "push Last")
        .replacing(", Far: pop 5", with: ""), to: "a.flow.yaml")
    let run = bench.run("check --engine search --depth 1 --baseline base.json --prune")
    #expect(run.errorOutput.contains("removed from the baseline"), "\(run.errorOutput)")
    #expect(!(try bench.read("base.json").contains("\"Next\"")))
  }

  @Test func reportsAndRemovesStaleEntries() throws {
    let bench = try bench()
    let before = try bench.read("base.json")
    try bench.write(Self.flow.replacing("Far: pop 2, ", with: ""), to: "a.flow.yaml")
    let run = bench.run("check --baseline base.json")
    #expect(run.status == 0)
    #expect(run.errorOutput.contains("knows 1 finding that is gone:\n  a.flow.yaml: pop-to-absent, screen \"Home\""))
    #expect(try bench.read("base.json") == before)
    let pruned = bench.run("check --baseline base.json --write-baseline base.json")
    #expect(
      pruned.errorOutput == "navflow: the baseline \"base.json\" knows 0 findings; 1 that it knew before is gone\n")
    #expect(try bench.read("base.json").contains("\"findings\": []"))
  }

  @Test func uncheckedFindingsAreNotStale() throws {
    let bench = try bench(["b.flow.yaml": Self.flow, "c.flow.yaml": Self.flow])
    let before = try bench.read("base.json")
    for line in [
      "a.flow.yaml", "a.flow.yaml --only tab-jump", ". --severity pop-to-absent=off", ". --device phone",
    ] {
      #expect(bench.run("check \(line) --baseline base.json").errorOutput.isEmpty, "\(line)")
      #expect(
        bench.run("check \(line) --write-baseline base.json").errorOutput.contains("knows 3 findings\n"), "\(line)")
      #expect(try bench.read("base.json") == before, "\(line)")
    }
    // Findings in a deleted file are gone.
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("c.flow.yaml"))
    #expect(bench.run("check a.flow.yaml --baseline base.json").errorOutput.contains("c.flow.yaml: pop-to-absent"))
    // Findings in an unreadable file are not.
    try bench.write(SampleFlows.torn, to: "b.flow.yaml")
    #expect(!bench.run("check . --baseline base.json").errorOutput.contains("b.flow.yaml: pop-to-absent"))
  }

  @Test func findingsOfIncompleteChecksAreNotStale() throws {
    let deep = Self.flow.replacing("Far: pop 2, Go: push Next", with: "Go: push Next")
      .replacing("Next: { title: Next }", with: "Next: { title: Next, actions: { Far: pop 5, Go: push Next } }")
    let bench = try bench(["a.flow.yaml": deep])
    let before = try bench.read("base.json")
    let run = bench.run("check --engine search --depth 1 --baseline base.json")
    #expect(run.errorOutput.isEmpty && !run.output.contains("Far"))
    _ = bench.run("check --engine search --depth 1 --write-baseline base.json")
    #expect(try bench.read("base.json") == before)
  }

  @Test func pathsAreRelativeToTheBaseline() throws {
    let bench = try bench(["sub/b.flow.yaml": Self.flow])
    #expect(try bench.read("base.json").contains("\"file\": \"sub/b.flow.yaml\""))
    #expect(try summary(bench, in: "sub") == [0, 1])
    #expect(try summary(bench, "../a.flow.yaml", in: "sub") == [0, 1])
    #expect(bench.run(["check", "--write-baseline", "../other.json", ".."], in: "sub").status == 0)
    #expect(try bench.read("other.json") == bench.read("base.json"))
  }

  @Test func settingsCanNameABaseline() throws {
    let bench = try bench(["flows/b.flow.yaml": Self.flow])
    try bench.write("baseline: base.json\n", to: ".navflow.yaml")
    #expect(bench.run("check flows").output.contains("1 in the baseline"))
    #expect(bench.run(["check"], in: "flows").output.contains("1 in the baseline"))
    try bench.write("{ \"version\": 1, \"findings\": [] }", to: "none.json")
    #expect(bench.run("check flows --baseline none.json").status == 1)
  }

  @Test("findings that are gone fail with --strict-baseline, until they are pruned")
  func strictAndPruned() throws {
    let bench = try bench(["b.flow.yaml": Self.flow])
    #expect(bench.run("check --baseline base.json --strict-baseline").status == 0)
    try bench.write(Self.flow.replacing("Far: pop 2, ", with: ""), to: "b.flow.yaml")
    #expect(bench.run("check --baseline base.json").status == 0)
    #expect(bench.run("check --baseline base.json --strict-baseline").status == 1)
    let run = bench.run("check --baseline base.json --strict-baseline --prune")
    #expect(run.status == 0)
    #expect(run.errorOutput == "navflow: removed from the baseline \"base.json\": 1 finding that is gone\n")
    let left = try bench.read("base.json")
    #expect(left.contains("a.flow.yaml") && !left.contains("b.flow.yaml"))
    #expect(bench.run("check --baseline base.json --strict-baseline").errorOutput.isEmpty)
    // A new finding is not added.
    try bench.write(Self.flow.replacing("Far: pop 2", with: "Far: pop 2, Farther: pop 2"), to: "a.flow.yaml")
    #expect(bench.run("check --baseline base.json --prune").status == 1)
    #expect(try bench.read("base.json") == left)
  }

  @Test("a baseline that may not grow is not written with new findings")
  func mayNotGrow() throws {
    let bench = try bench()
    let before = try bench.read("base.json")
    let line = "check --write-baseline base.json --baseline-may-not-grow"
    #expect(bench.run(line).status == 0)
    #expect(try bench.read("base.json") == before)
    try bench.write(Self.flow, to: "b.flow.yaml")
    let run = bench.run(line)
    #expect(run.status == 1 && run.output.contains("b.flow.yaml:4:") && !run.output.contains("a.flow.yaml:4:"))
    #expect(run.errorOutput.hasSuffix("is not written: it does not know 1 finding of this run\n"))
    #expect(try bench.read("base.json") == before)
  }

  @Test(
    "contradictory options are refused",
    arguments: ["--prune", "--baseline-may-not-grow", "--prune --baseline base.json --write-baseline base.json"])
  func contradictoryOptions(line: String) throws {
    #expect(try bench().run("check \(line)").status == 2)
  }

  @Test func fileErrorsAreNeverKnown() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.invalid])
    let run = bench.run("check nope . --write-baseline base.json --report json=out.json")
    #expect(run.status == 2 && run.output.contains("[unknown-name]"))
    #expect(try bench.read("base.json").contains("\"findings\": []"))
    #expect(try bench.read("out.json").contains("unusable-path"))
  }

  @Test func acceptedFindingsNeedNoBaseline() throws {
    let allowed = Self.flow.replacing("pop 2", with: "{ do: pop 2, allow: { pop-to-absent: \"the reason\" } }")
    let bench = try Workbench(["a.flow.yaml": allowed])
    _ = bench.run("check --write-baseline base.json")
    #expect(try bench.read("base.json").contains("\"findings\": []"))
  }

  @Test func recognizesHostileNames() throws {
    let bench = try Workbench(["hostile.flow.yaml": SampleFlows.hostile])
    #expect(bench.run("check --write-baseline base.json").status == 0)
    let run = bench.run("check --baseline base.json --fail-on info")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(!(try bench.read("base.json")).unicodeScalars.contains { $0.value == 0x202E })
  }
}
