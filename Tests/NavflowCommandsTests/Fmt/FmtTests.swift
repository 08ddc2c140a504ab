import Foundation
import Testing

/// Tests `fmt`.
@Suite struct FmtTests {
  private static let untidy = "navflow: 1\nroot: {stack: Home}\nscreens: {Home: {}}   # one\n"
  private static let tidy = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: {} } # one\n"

  @Test func filesAreFormattedOnce() throws {
    let bench = try Workbench(["a.flow.yaml": Self.untidy, "sub/b.flow.yaml": Self.tidy])
    let run = bench.run("fmt")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errorOutput == "navflow: 1 file was formatted, 1 file is formatted already\n")
    #expect(try bench.read("a.flow.yaml") == Self.tidy)
    #expect(bench.run("fmt").errorOutput == "navflow: 2 files are formatted already\n")
  }

  @Test func aCheckListsFilesAndWritesNothing() throws {
    let bench = try Workbench(["a.flow.yaml": Self.untidy, "b.flow.yaml": Self.tidy])
    let run = bench.run("fmt --check")
    #expect(run.status == 1 && run.output == "a.flow.yaml\n")
    #expect(run.errorOutput == "navflow: 1 file would be formatted, 1 file is formatted already\n")
    #expect(try bench.read("a.flow.yaml") == Self.untidy)
    #expect(bench.run("fmt --check b.flow.yaml").status == 0)
  }

  @Test func aDifferenceIsPrinted() throws {
    let bench = try Workbench(["a.flow.yaml": Self.untidy, "b.flow.yaml": Self.tidy])
    let run = bench.run("fmt --diff")
    #expect(run.status == 1 && run.output.contains("\n-root: {stack: Home}\n") && !run.output.contains("b.flow.yaml"))
    #expect(run.output.contains("\n+root: { stack: Home }\n"))
    #expect(try bench.read("a.flow.yaml") == Self.untidy)
    let both = bench.run("fmt --diff --check")
    #expect(both.status == 1 && both.output == run.output)
    #expect(bench.run("fmt --diff b.flow.yaml").status == 0)
  }

  @Test func aSyntaxErrorStopsOnlyItsFile() throws {
    let bench = try Workbench(["a.flow.yaml": "navflow: 1\nroot: { stack: Home\n", "b.flow.yaml": Self.untidy])
    let run = bench.run("fmt")
    #expect(run.status == 2 && run.errorOutput.contains("a.flow.yaml:2:7: error: "))
    #expect(run.errorOutput.hasSuffix("\n\nnavflow: 1 file was formatted\n"), "\(run.errorOutput)")
    #expect(try bench.read("a.flow.yaml") == "navflow: 1\nroot: { stack: Home\n")
    #expect(try bench.read("b.flow.yaml") == Self.tidy)
    #expect(bench.run("fmt --check a.flow.yaml").status == 2)
  }

  @Test func importedAndExcludedFilesStayUnchanged() throws {
    let bench = try Workbench([
      ".navflow.yaml": "exclude: [old/**]\n", "a.flow.yaml": "navflow: 1\nimports: [b.flow.yaml]\nroot: {stack: No}\n",
      "b.flow.yaml": Self.untidy, "old/c.flow.yaml": Self.untidy,
    ])
    #expect(bench.run("fmt a.flow.yaml").status == 0)
    #expect(try bench.read("a.flow.yaml").contains("root: { stack: No }"))
    #expect(try bench.read("b.flow.yaml") == Self.untidy)
    #expect(bench.run("fmt --check").output == "b.flow.yaml\n")
    #expect(bench.run("fmt").status == 0)
    #expect(try bench.read("old/c.flow.yaml") == Self.untidy)
  }

  @Test func lineBreaksAndTheByteOrderMarkStay() throws {
    let bench = try Workbench(["a.flow.yaml": "\u{FEFF}" + Self.untidy.replacing("\n", with: "\r\n")])
    #expect(bench.run("fmt").status == 0)
    let expected = "\u{FEFF}" + Self.tidy.replacing("\n", with: "\r\n")
    #expect(try Data(contentsOf: bench.folder.appendingPathComponent("a.flow.yaml")) == Data(expected.utf8))
  }

  @Test(arguments: [
    ("fmt nope.flow.yaml", "there is no file or folder \"nope.flow.yaml\""),
    ("fmt a.flow.yml", "did you mean \"a.flow.yaml\"?"),
    ("fmt --chek", "fmt has no option --chek; did you mean --check?"),
    ("fmt empty", "\"empty\" holds no flow file"), ("frmt", "there is no \"frmt\"; did you mean \"fmt\"?"),
    ("format", "there is no \"format\"; did you mean \"fmt\"?"),
  ])
  func mistakesAreExplained(line: String, answer: String) throws {
    let bench = try Workbench(["a.flow.yaml": Self.tidy, "empty/x.txt": ""])
    let run = bench.run(line)
    #expect(run.status == 2 && run.errorOutput.contains(answer), "\(run.errorOutput)")
  }
}
