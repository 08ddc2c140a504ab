import Foundation
import Testing

/// Tests `check` on several projects, on fragments, and on what has changed.
@Suite struct ProjectTests {
  private static let strict = ["b/.navflow.yaml": "failOn: warning\n", "b/b.flow.yaml": SampleFlows.warning]
  private static let lenient = ["a/.navflow.yaml": "failOn: error\n", "a/a.flow.yaml": SampleFlows.warning]

  @Test("each project beneath a folder is checked with its own settings")
  func projectsBeneathAFolder() throws {
    let bench = try Workbench(Self.strict.merging(Self.lenient) { $1 })
    let run = bench.run("check --brief")
    #expect(run.status == 1 && run.errorOutput.isEmpty)
    let lines = run.output.split(separator: "\n").filter { "p✓✗".contains($0.first ?? " ") }
    #expect(lines.first == "project a" && lines.contains("project b"))
    #expect(lines.filter { $0.hasPrefix("✓") }.count == 1 && lines.filter { $0.hasPrefix("✗") }.count == 1)
    #expect(bench.run("check a").status == 0 && bench.run("check b").status == 1)
    #expect(bench.run("check a/a.flow.yaml b/b.flow.yaml").status == 1)
  }

  @Test("a folder's own files are checked without those of the projects in it")
  func filesBesideProjects() throws {
    let bench = try Workbench(Self.strict.merging(["top.flow.yaml": SampleFlows.sound]) { $1 })
    let run = bench.run("check --brief")
    #expect(run.status == 1)
    #expect(run.output.contains("project .\n") && run.output.contains("project b\n"))
    #expect(run.output.components(separatedBy: "in 1 flow").count == 3)
  }

  @Test("one document holds the findings of all projects")
  func oneDocument() throws {
    let bench = try Workbench(Self.strict.merging(Self.lenient) { $1 })
    let run = bench.run("check --format json --report junit=out.xml")
    let json = try run.json()
    #expect(json["findings"]?.array?.compactMap { $0.object?["file"]?.string } == ["a/a.flow.yaml", "b/b.flow.yaml"])
    #expect(run.output.contains("\"flows\": 2"))
    // The finding fails only the project whose settings say so.
    #expect(try bench.read("out.xml").contains("failures=\"1\""))
  }

  @Test("a project that cannot be checked does not hide the findings of others")
  func missingBaseline() throws {
    let bench = try Workbench(
      ["a/.navflow.yaml": "baseline: none.json\n", "a/a.flow.yaml": SampleFlows.sound].merging(Self.strict) { $1 })
    let run = bench.run("check")
    #expect(run.status == 2 && run.errorOutput.contains("there is no baseline \"a/none.json\""))
    #expect(run.output.contains("[pop-at-root]"))
  }

  @Test("a fragment is checked through the files of its project that import it")
  func fragment() throws {
    let app =
      "navflow: 1\nimports: [part.flow.yaml]\nroot: { stack: Home }\nscreens: { Home: { actions: { Go: push A } } }\n"
    let bench = try Workbench([
      "app.flow.yaml": app, "part.flow.yaml": "navflow: 1\nscreens: { A: { actions: { Out: pop to B } } }\n",
    ])
    let run = bench.run("check part.flow.yaml --brief")
    #expect(run.errorOutput == "navflow: also checking files that import the given ones: app.flow.yaml\n")
    #expect(run.status == 2 && run.output.contains("there is no screen \"B\""))
    try bench.write(
      app.replacing("Go: push A", with: "Go: push A, B: push B").replacing("} } }", with: "} }, B: }"),
      to: "app.flow.yaml")
    let valid = bench.run("check part.flow.yaml --brief")
    #expect(valid.output.contains("[pop-to-absent]"), "\(valid)")
  }
}
