import Foundation
import Testing

/// Tests `diff` with files and folders.
@Suite struct DiffTests {
  @Test func theExampleHasTheDocumentedOutput() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run("diff Flows/merpay/before.flow.yaml Flows/merpay/after.flow.yaml")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(
      run.output.hasPrefix(
        "Flows/merpay/before.flow.yaml → Flows/merpay/after.flow.yaml\n\nWhat a user can do has changed:\n  ✓ "))
    // The story of the redesign in its own order.
    let story = [
      "task \"charge\" is no longer interrupted", "the tab bar is out of reach while task \"connectBank\" runs",
      "the end of task \"connectBank\" leads back to where it began",
      "the caller learns how task \"connectBank\" ended",
    ]
    let places = story.compactMap { run.output.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
    #expect(!run.output.contains("interrupted-task: violated") && !run.output.contains("modal-over-modal: "))
    let english = bench.run("diff Flows/bank/before.flow.yaml Flows/bank/after.flow.yaml").output
    #expect(english.contains("presentation: push → sheet (default)\n") && !english.contains("✗ modal-over-modal"))
    #expect(english.contains("accepted: It is a task of its own, and the charge waits beneath it."))
    #expect(run.output.contains("1 new finding (1 info), 3 gone, 0 kept"))
    let back = bench.run("diff Flows/merpay/after.flow.yaml Flows/merpay/before.flow.yaml")
    #expect(
      back.status == 1 && back.output.contains("  ✗ action \"お支払い用銀行口座を登録する\" of screen \"ChargeMethod\" has changed"))
    #expect(back.output.contains("replay: navflow simulate Flows/merpay/before.flow.yaml"))
  }

  @Test func theStatusDependsOnNewFindings() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.sound, "b.flow.yaml": SampleFlows.error, "c.flow.yaml": SampleFlows.warning,
      "d.flow.yaml": SampleFlows.invalid,
    ])
    #expect(bench.run("diff a.flow.yaml b.flow.yaml").status == 1)
    #expect(bench.run("diff b.flow.yaml a.flow.yaml").status == 0)
    #expect(bench.run("diff b.flow.yaml b.flow.yaml").status == 0)
    #expect(bench.run("diff a.flow.yaml c.flow.yaml").status == 0)
    #expect(bench.run("diff a.flow.yaml c.flow.yaml --fail-on warning").status == 1)
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --severity pop-to-absent=info").status == 0)
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --only pop-at-root").status == 0)
    let broken = bench.run("diff a.flow.yaml d.flow.yaml")
    #expect(broken.status == 2 && broken.output.contains("[unknown-name]"))
    #expect(broken.output.contains("cannot be compared before its mistakes are fixed"))
    #expect(bench.run("diff d.flow.yaml a.flow.yaml").status == 2)
    #expect(bench.run("diff b.flow.yaml d.flow.yaml").output.contains("[pop-to-absent] — not found again, but not"))
    #expect(bench.run("diff a.flow.yaml d.flow.yaml --format dot").status == 2)
  }

  @Test func namesTheInvalidVersion() throws {
    let bench = try Workbench(["broken.flow.yaml": SampleFlows.invalid, "a.flow.yaml": SampleFlows.sound])
    let oldInvalid = bench.run("diff broken.flow.yaml a.flow.yaml").output
    #expect(
      oldInvalid.contains("\"a.flow.yaml\" cannot be compared before the mistakes of \"broken.flow.yaml\" are fixed"))
    let newInvalid = bench.run("diff a.flow.yaml broken.flow.yaml").output
    #expect(newInvalid.contains("\"broken.flow.yaml\" cannot be compared before its mistakes are fixed"))
    let bothInvalid = bench.run("diff broken.flow.yaml broken.flow.yaml --format markdown").output
    #expect(bothInvalid.contains("before the mistakes of both versions are fixed"))
  }

  @Test func comparesFilesWithDifferentNames() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error, "b.flow.yaml": "# moved\n" + SampleFlows.error])
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.status == 0 && run.output.contains("0 new findings, 0 gone, 1 kept; in 1 flow: 0 removed, 0 added"))
  }

  @Test func comparesFoldersFileByFile() throws {
    let bench = try Workbench([
      "old/same.flow.yaml": SampleFlows.error,
      "old/gone.flow.yaml": "navflow: 1\nroot: { stack: Gone }\nscreens: { Gone: { title: Gone } }\n",
      "old/x.flow.yaml": SampleFlows.sound, "new/same.flow.yaml": "# moved down\n" + SampleFlows.error,
      "new/come.flow.yaml": SampleFlows.sound, "new/x.flow.yaml": SampleFlows.sound.replacing("Go:", with: "Go on:"),
    ])
    let run = bench.run("diff old new --format json")
    #expect(run.status == 0)
    let json = try run.json()
    let flows = try #require(json["flows"]?.array).map { $0["extent"]?.string ?? "" }
    #expect(flows == ["added", "removed", "compared", "compared"])
    #expect(json["findings"]?["kept"]?.array?.count == 1 && json["findings"]?["new"]?.array?.isEmpty == true)
    #expect(["added", "removed", "renamed"].map { json["summary"]?[$0] } == [.number(1), .number(1), .number(1)])
    let text = bench.run("diff old new").output
    #expect(text.contains("  + flow \"new/come.flow.yaml\"\n") && text.contains("  − flow \"old/gone.flow.yaml\"\n"))
    #expect(text.contains("  new/x.flow.yaml\n    ≈ action \"Go on\" of screen \"Home\"\n"))
  }

  @Test func reportsChangesOfReachability() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.sound, "b.flow.yaml": SampleFlows.sound.replacing("push Next", with: "stay"),
    ])
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.output.contains("  ✗ screen \"Next\" can no longer be reached\n"))
    #expect(run.output.contains("      does: push Next → stay\n"))
    #expect(bench.run("diff b.flow.yaml a.flow.yaml").output.contains("  ✓ screen \"Next\" can be reached now\n"))
  }

  @Test func reportsNewlyAcceptedFindings() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.warning,
      "b.flow.yaml": SampleFlows.warning.replacing(
        "{ Up: pop,", with: "{ Up: { do: pop, allow: { pop-at-root: why } },"),
    ])
    #expect(bench.run("diff a.flow.yaml b.flow.yaml").output.contains("[pop-at-root] — accepted now: why\n"))
  }

  @Test func appliesTheNewSettingsToBothVersions() throws {
    let bench = try Workbench([
      "old/a.flow.yaml": SampleFlows.warning, "new/a.flow.yaml": SampleFlows.warning,
      "new/.navflow.yaml": "severity: { pop-at-root: off }\n",
    ])
    #expect(bench.run("diff old new").output.contains("0 new findings, 0 gone, 0 kept"))
    #expect(bench.run("diff new old").output.contains("0 new findings, 0 gone, 1 kept"))
  }

  @Test func theExtensionSelectsTheFormat() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound, "b.flow.yaml": SampleFlows.error])
    for (name, beginning) in [
      ("o.md", "### navflow: a.flow.yaml → b.flow.yaml\n"), ("o.json", "{\n  \"version\": 1,\n"),
      ("o.txt", "a.flow.yaml → b.flow.yaml\n"), ("o.dot", "digraph "), ("o.mmd", "flowchart LR\n"),
    ] {
      let run = bench.run("diff a.flow.yaml b.flow.yaml -o \(name)")
      #expect(run.output.isEmpty && run.errorOutput.isEmpty)
      let written = try bench.read(name)
      #expect(written.hasPrefix(beginning), "\(name): \(written.prefix(80))")
    }
  }

  @Test func theDiagramContainsRemovedElements() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.sound,
      "b.flow.yaml": SampleFlows.error.replacing("Next: {}", with: "Other: { title: Another, actions: { Stop: pop } }")
        .replacing("Next", with: "Other"),
    ])
    let dot = bench.run("diff a.flow.yaml b.flow.yaml --format dot").output
    let lines = dot.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix("\"Next\" [") && $0.contains("− removed") })
    #expect(lines.contains { $0.hasPrefix("\"Other\" [") && $0.contains("+ added") })
    #expect(lines.contains { $0.hasPrefix("\"Home\":r1:e -> \"Other\" [") && $0.contains("± changed") })
  }

  @Test func hostileNamesInjectNothing() throws {
    let hostile = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          actions:
            "| x | y | # forged": push Next
            "<script>alert(1)</script> [l](http://x) `c` @me": push Next
            "</details>\\u202E::error::": pop 2
        Next: { title: "**bold** ~~x~~" }
      """
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound, "b.flow.yaml": hostile])
    for format in ["text", "markdown"] {
      let output = bench.run("diff a.flow.yaml b.flow.yaml --format \(format)").output
      #expect(!output.contains("\n# forged") && !output.contains("\u{202E}") && !output.contains("\n::error"))
    }
    let markdown = bench.run("diff a.flow.yaml b.flow.yaml --format markdown").output
    #expect(!markdown.contains("\"<script") && !markdown.contains("[l](") && !markdown.contains("**bold**"))
    #expect(markdown.components(separatedBy: "</details>").count == 3)
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --format json").status == 1)
  }

  @Test func writesNoAbsolutePath() throws {
    let bench = try Workbench(["old/a.flow.yaml": SampleFlows.sound, "new/a.flow.yaml": SampleFlows.error])
    for format in ["text", "markdown", "json", "dot"] {
      let run = bench.run([
        "diff", bench.folder.path + "/old", bench.folder.path + "/new/", "--format", format,
      ])
      #expect(run.status == (format == "dot" ? 0 : 1) && !run.output.contains(bench.folder.path), "\(format)")
      #expect(run.output == bench.run("diff old new --format \(format)").output, "\(format)")
    }
  }
}
