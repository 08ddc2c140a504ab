import Foundation
import Testing

/// Tests `check --fix`.
@Suite struct FixTests {
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { titel: "Home", actions: { Go: push Bil } } # home
      Bill:
    """

  @Test func certainSuggestionsAreWritten() throws {
    let bench = try Workbench(["a.flow.yaml": Self.flow])
    let run = bench.run("check --fix")
    #expect(run.status == 2 && run.errorOutput == "navflow: fixed 1 problem in 1 file\n")
    #expect(run.output.contains("help: did you mean \"Bill\"? [--fix --unsafe-fixes]"))
    #expect(try bench.read("a.flow.yaml") == Self.flow.replacing("titel", with: "title"))
    #expect(bench.run("check --fix").errorOutput.isEmpty)
    #expect(bench.run("check --fix --unsafe-fixes").status == 0)
    let expected = Self.flow.replacing("titel", with: "title").replacing("Bil ", with: "Bill ")
    #expect(try bench.read("a.flow.yaml") == expected)
  }

  /// Nothing is certain about a key whose value does not fit, or that stands beside one that excludes it.
  @Test(arguments: [
    "navflow: 1\nroot: { stack: Home }\nnone:\n  Home: { title: a }\nscreens: { Home: { title: a } }\n",
    "navflow: 1\nroot: { stack: Home }\nnone:\nscreens: { Home: { title: a } }\n",
    "navflow: 1\nroot: { stack: Home }\nroots2: { a: { stack: Home } }\nscreens: { Home: { title: a } }\n",
    "navflow: 1\nroots2: { a: { stack: Home } }\nroot: { stack: Home }\nscreens: { Home: { title: a } }\n",
    "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { title: a, titel: b } }\n",
    "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { title: a, actions: { Go: { push: Home, presnt: Home } } } }\n",
  ]) func aFixThatWouldAddAnErrorIsNotCertain(_ text: String) throws {
    let bench = try Workbench(["a.flow.yaml": text])
    // One mistake is one finding.
    #expect(try #require(try bench.run("check --format json").json()["findings"]?.array).count == 1)
    #expect(!bench.run("check").output.contains("[--fix]\n"))
    for line in ["check --fix", "check --fix --unsafe-fixes"] {
      #expect(bench.run(line).status == 2)
      #expect(try bench.read("a.flow.yaml") == text, "\(line)")
    }
  }

  @Test func aFixThatAddsAnErrorIsUndone() throws {
    let both = "navflow: 1\nroot: { stack: Home }\nroots2: { a: { stack: Home } }\nscreens: { Home: { titel: a } }\n"
    for line in ["check --fix", "check --fix --unsafe-fixes"] {
      let bench = try Workbench(["a.flow.yaml": both])
      _ = bench.run(line)
      #expect(try bench.read("a.flow.yaml") == both.replacing("titel", with: "title"), "\(line)")
    }
  }

  @Test func aPathThatCannotBeReadIsReported() throws {
    let bench = try Workbench(["a.flow.yaml": Self.flow])
    for line in ["check --fix --dry-run none.flow.yaml", "check --fix --dry-run a.flow.yaml none.flow.yaml"] {
      let run = bench.run(line)
      #expect(run.status == 2 && run.errorOutput.contains("there is no file or folder \"none.flow.yaml\""))
    }
  }

  /// A program that applies the suggestions of a JSON report writes what `--fix` writes.
  @Test func reportsHoldTheEditsOfFix() throws {
    let bench = try Workbench(["a.flow.yaml": Self.flow])
    let findings = try #require(try bench.run("check --format json").json()["findings"]?.array)
    let suggestions = findings.compactMap { $0.object?["suggestion"]?.object }
    #expect(suggestions.map { $0["certain"] } == [.boolean(true), .boolean(false)])
    #expect(suggestions.map { $0["replacement"]?.string } == ["title", "Bill"])
    var lines = Self.flow.split(separator: "\n").map { Array(String($0)) }
    let start = try #require(suggestions[0]["start"]?.object)
    let end = try #require(suggestions[0]["end"]?.object)
    let (line, first, last) = (start["line"]?.int ?? 0, start["column"]?.int ?? 0, end["column"]?.int ?? 0)
    lines[line - 1].replaceSubrange(first - 1..<last - 1, with: suggestions[0]["replacement"]?.string ?? "")
    _ = bench.run("check --fix")
    #expect(try bench.read("a.flow.yaml") == lines.map { String($0) }.joined(separator: "\n"))
  }

  @Test func aDryRunPrintsADifference() throws {
    let bench = try Workbench(["a.flow.yaml": Self.flow])
    let run = bench.run("check --fix --dry-run")
    #expect(
      run.status == 1 && run.output.contains("\n-  Home: { titel: \"Home\", actions: { Go: push Bil } } # home\n"))
    #expect(try bench.read("a.flow.yaml") == Self.flow)
    #expect(bench.run("check").output.contains("help: did you mean \"title\"? [--fix]"))
    // `patch` applies it.
    try bench.write(run.output, to: "fix.diff")
    let patch = try Shell.run("patch -p0 < fix.diff", in: bench.folder)
    #expect(patch.status == 0 || patch.errorOutput.contains("not found"), "\(patch.output)")
    if patch.status == 0 {
      #expect(try bench.read("a.flow.yaml") == Self.flow.replacing("titel", with: "title"))
      #expect(bench.run("check --fix --dry-run").status == 0)
    }
  }

  @Test func nothingToFixIsSaid() throws {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { actions: { Go: pop } } }\n"
    let bench = try Workbench(["a.flow.yaml": text])
    let run = bench.run("check --fix --unsafe-fixes")
    #expect(run.errorOutput == "navflow: no finding has a fix that leaves fewer findings\n", "\(run)")
    #expect(try bench.read("a.flow.yaml") == text)
  }

  @Test func aLinkStaysALink() throws {
    let bench = try Workbench(["real/a.flow.yaml": Self.flow])
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.path + "/b.flow.yaml", withDestinationPath: "real/a.flow.yaml")
    #expect(bench.run("check --fix b.flow.yaml").errorOutput == "navflow: fixed 1 problem in 1 file\n")
    #expect(try bench.read("real/a.flow.yaml") == Self.flow.replacing("titel", with: "title"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: bench.folder.path + "/b.flow.yaml").hasSuffix(
        "a.flow.yaml"))
  }

  @Test(arguments: ["check --dry-run", "check --unsafe-fixes"])
  func optionsOfFixNeedIt(line: String) throws {
    let run = try Workbench().run(line)
    #expect(run.status == 2 && run.errorOutput.contains("needs --fix"))
  }
}
