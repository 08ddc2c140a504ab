import Foundation
import Testing

/// Tests `report`.
@Suite struct ReportTests {
  @Test func writesAPageAndSucceeds() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run("report Flows/merpay -o review.html --single")
    #expect(run.status == 0 && run.output.isEmpty)
    let html = try bench.read("review.html")
    #expect(html.contains("interrupted-task") && html.contains("Walk through it"))
    #expect(html.matches(of: /<section class="flow"/).count == 3)
    #expect(!html.contains(bench.folder.path) && !html.contains(NSTemporaryDirectory()))
  }

  @Test func notesOfAReviewAreShownAgain() throws {
    let bench = try Workbench.withShippedFlows()
    let note =
      ##"{ "flow": "Flows/merpay/before.flow.yaml", "about": "screen", "name": "Charge", "address": "#walk", "text": "Why <here>?" }"##
    try bench.write("{ \"navflowNotes\": 1, \"notes\": [\(note)] }", to: "notes.json")
    #expect(bench.run("report Flows/merpay/before.flow.yaml -o review.html --notes notes.json").status == 0)
    #expect(try bench.read("review.html").contains("\"text\":\"Why \\u003chere\\u003e?\""))
    for (text, message) in [("{}", "holds no notes"), ("[", "holds no notes")] {
      try bench.write(text, to: "notes.json")
      let run = bench.run("report Flows/merpay/before.flow.yaml -o review.html --notes notes.json")
      #expect(run.status == 2 && run.errorOutput.contains(message))
    }
    let missing = bench.run("report Flows/merpay/before.flow.yaml -o review.html --notes none.json")
    #expect(missing.status == 2 && missing.errorOutput.contains("cannot be read: name a file with notes"))
  }

  @Test func nestedSettingsCountAsInACheck() throws {
    let bench = try Workbench([
      "lax/.navflow.yaml": "severity: { pop-to-absent: off }\n", "lax/a.flow.yaml": SampleFlows.error,
      "b.flow.yaml": SampleFlows.sound,
    ])
    #expect(bench.run("report -o review.html --single").status == 0)
    let html = try bench.read("review.html")
    #expect(!html.contains("the stack may not reach that far") && html.matches(of: /<section class="flow"/).count == 2)
    try bench.write("severity: { pop-to-absent: warning }\n", to: "lax/.navflow.yaml")
    #expect(bench.run("report -o review.html --single").status == 0)
    #expect(try bench.read("review.html").contains("the stack may not reach that far"))
  }

  @Test func severalFlowsHaveAPageEach() throws {
    let bench = try Workbench([
      "apps/a/.navflow.yaml": "", "apps/a/a.flow.yaml": SampleFlows.error, "apps/b.flow.yaml": SampleFlows.sound,
      "apps/wrong.flow.yaml": SampleFlows.invalid, "out/.keep": "",
    ])
    let run = bench.run("report apps -o out/review.html")
    #expect(run.status == 2 && run.output.isEmpty)
    let index = try bench.read("out/review.html")
    #expect(index.contains("<a href=\"review-apps-a-a.html\">") && index.contains("<a href=\"review-apps-b.html\">"))
    #expect(index.contains("Files with mistakes") && index.contains("psuh") && !index.contains("class=\"stage\""))
    let page = try bench.read("out/review-apps-a-a.html")
    #expect(page.contains("the stack may not reach that far") && page.contains("<a href=\"review.html\">All flows</a>"))
    #expect(page.contains("class=\"stage\"") && !page.contains("psuh"))
    #expect(try !bench.read("out/review-apps-b.html").contains("the stack may not reach that far"))
    #expect(bench.run("report apps/b.flow.yaml -o one.html").status == 0)
    #expect(try bench.read("one.html").contains("class=\"stage\""))
  }

  @Test func pagesHaveDifferentNames() throws {
    let bench = try Workbench([
      "a-b.flow.yaml": SampleFlows.sound, "a/b.flow.yaml": SampleFlows.error, "日.flow.yaml": SampleFlows.sound,
    ])
    #expect(bench.run("report -o r.html").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).filter { $0.hasSuffix(".html") }
    #expect(names.sorted() == ["r-_.html", "r-a-b-2.html", "r-a-b.html", "r.html"])
  }

  @Test func onlyChangedFlowsHavePages() throws {
    let bench = try Workbench.repository([
      ["a.flow.yaml": SampleFlows.sound, "b.flow.yaml": SampleFlows.sound, "c.flow.yaml": SampleFlows.sound]
    ])
    let none = bench.run("report --changed one -o review.html")
    #expect(none.status == 0 && none.errorOutput == "navflow: no flow file has changed since \"one\"\n")
    for name in ["a", "b"] { try bench.write(SampleFlows.error, to: "\(name).flow.yaml") }
    #expect(bench.run("report --changed one -o review.html").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).filter { $0.hasPrefix("review") }
    #expect(names.sorted() == ["review-a.html", "review-b.html", "review.html"])
    #expect(try bench.read("review.html").contains("2 errors"))
  }

  @Test func thePageDoesNotDependOnTheFolder() throws {
    let pages = try (0..<2).map { _ in
      let bench = try Workbench.withSmallShippedFlows()
      return bench.run("report Flows").output
    }
    #expect(pages[0] == pages[1] && pages[0].hasPrefix("<!doctype html>"))
  }

  @Test(.enabled(if: DiagramTests.isDotInstalled, DiagramTests.missing)) func fileErrorsAreOnThePage() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.invalid, "b.flow.yaml": SampleFlows.sound])
    let run = bench.run("report -o review.html --single")
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
    let message = "1 picture is left out: a page holds 10 MB of pictures, so export them as JPEG at scale 1"
    #expect(run.output.contains(message + "."))
    #expect(run.errorOutput.contains("navflow: \(message)\n"))
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
