import Foundation
import Testing

/// Tests `report`.
@Suite struct ReportTests {
  @Test func writesAPageAndSucceeds() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run("report Flows/merpay -o review.html")
    #expect(run.status == 0 && run.output.isEmpty)
    let html = try bench.read("review.html")
    #expect(html.contains("interrupted-task") && html.contains("Walk through it"))
    #expect(html.matches(of: /<section class="flow"/).count == 3)
    #expect(!html.contains(bench.folder.path) && !html.contains(NSTemporaryDirectory()))
  }

  @Test func nestedSettingsCountAsInACheck() throws {
    let bench = try Workbench([
      "lax/.navflow.yaml": "severity: { pop-to-absent: off }\n", "lax/a.flow.yaml": SampleFlows.error,
      "b.flow.yaml": SampleFlows.sound,
    ])
    #expect(bench.run("report -o review.html").status == 0)
    let html = try bench.read("review.html")
    #expect(!html.contains("the stack may not reach that far") && html.matches(of: /<section class="flow"/).count == 2)
    try bench.write("severity: { pop-to-absent: warning }\n", to: "lax/.navflow.yaml")
    #expect(bench.run("report -o review.html").status == 0)
    #expect(try bench.read("review.html").contains("the stack may not reach that far"))
  }

  @Test func thePageDoesNotDependOnTheFolder() throws {
    let pages = try (0..<2).map { _ in
      let bench = try Workbench.withShippedFlows()
      return bench.run("report Flows").output
    }
    #expect(pages[0] == pages[1] && pages[0].hasPrefix("<!doctype html>"))
  }

  @Test(.enabled(if: DiagramTests.isDotInstalled, DiagramTests.missing)) func fileErrorsAreOnThePage() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.invalid, "b.flow.yaml": SampleFlows.sound])
    let run = bench.run("report -o review.html")
    #expect(run.status == 2)
    #expect(run.errorOutput == "navflow: \"a.flow.yaml\" could not be checked: the page lists its mistakes\n")
    let html = try bench.read("review.html")
    #expect(html.contains("Files with mistakes") && html.contains("psuh") && html.contains("b.flow.yaml"))
    #expect(bench.run("report nowhere -o none.html").status == 2)
    #expect(try bench.read("none.html").contains("unusable-path"))
  }

  @Test func explainsMissingGraphviz() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    let run = bench.run(["report", "-o", "review.html"], environment: ["PATH": "/nowhere"])
    #expect(run.status == 0 && run.errorOutput.contains("apt-get install graphviz"))
    #expect(try bench.read("review.html").contains("There is no diagram: Graphviz draws it"))
  }

  @Test func writesNoPageToATerminal() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    let run = bench.run(["report"], isTerminal: true)
    #expect(run.status == 2 && run.output.isEmpty && run.errorOutput.contains("--output"))
  }

  @Test func acceptsSizesAndDevices() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop, "a.flow.yaml": SampleFlows.sound])
    let both = bench.run("report shop.flow.yaml").output
    let pad = bench.run("report shop.flow.yaml --device pad").output
    #expect(both.contains("flow-1-phone") && !pad.contains("flow-1-phone") && pad.contains("flow-1-pad"))
    #expect(bench.run("report a.flow.yaml --device pad").errorOutput.contains("list it under devices"))
    #expect(bench.run("report shop.flow.yaml --configurations 2").output.contains("This page holds 2 configurations"))
    #expect(bench.run("report shop.flow.yaml --configurations 0").status == 2)
  }

  @Test func containsPicturesUpToASizeInAll() throws {
    let screens = (0..<4).map { "  S\($0): { image: s\($0).gif, actions: { Next: push S\(($0 + 1) % 4) } }\n" }
    var files = ["a.flow.yaml": "navflow: 1\nroot: { stack: S0 }\nscreens:\n" + screens.joined()]
    // Three of the four pictures differ. As data URIs, they have 4 MB each, and 12 MB together.
    for number in 0..<3 {
      files["s\(number).gif"] = Workbench.picture + String(repeating: "\(number)", count: 3_000_000)
    }
    files["s3.gif"] = files["s0.gif"]
    let bench = try Workbench(files)
    let run = bench.run("report a.flow.yaml")
    #expect(run.output.matches(of: /data:image\/gif/).count == 2)
    #expect(run.output.contains("1 picture is left out: a page holds 10 MB of pictures."))
    #expect(run.errorOutput.contains("navflow: 1 picture is left out: a page holds 10 MB of pictures\n"))
  }

  @Test func omitsFindingsOfTheBaseline() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error])
    #expect(bench.run("report -o before.html").status == 0)
    #expect(try bench.read("before.html").contains("class=\"finding error\""))
    #expect(bench.run("check --write-baseline known.yaml").status == 0)
    #expect(bench.run("report --baseline known.yaml -o after.html").status == 0)
    #expect(try !bench.read("after.html").contains("class=\"finding error\""))
    #expect(try bench.read("after.html").contains("1 known already"))
  }

  @Test func fragmentsHaveNoWalk() throws {
    let bench = try Workbench(["part.flow.yaml": SampleFlows.fragment])
    let run = bench.run("report -o review.html")
    #expect(run.status == 0)
    #expect(try !bench.read("review.html").contains("Walk through it"))
  }
}
