import Foundation
import Testing

/// Tests the page of `diff`.
@Suite struct DiffPageTests {
  private static let old = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: A & B, actions: { Buy: push Pay, Old: push Info } }
      Info: { actions: { Up: pop } }
      Pay: { actions: { Pay: push Done } }
      Done: { actions: { Again: pop 3 } }
    """
  private static let new = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: A & B, actions: { Buy now: push Pay, Old: push About } }
      About: { actions: { Up: pop } }
      Pay: { actions: { Check: push Review } }
      Review: { actions: { Pay: push Finished, Far: pop 9 } }
      Finished: { actions: { Again: pop 3 } }
    """

  /// The walks that a page embeds for its script.
  private func walks(of html: String) throws -> [[String: JSONTree]] {
    let text = try #require(html.firstMatch(of: /id="walks">(?<text>[^<]*)<\/script>/)?.text)
    return try #require(JSONTree(parsing: String(text)).object?["walks"]?.array).compactMap(\.object)
  }

  @Test func beginsWithWhatChangedAndTheFindings() throws {
    let bench = try Workbench(["a.flow.yaml": Self.old, "b.flow.yaml": Self.new])
    let run = bench.run("diff a.flow.yaml b.flow.yaml -o change.html")
    #expect(run.status == 1 && run.output.isEmpty && run.errorOutput.isEmpty)
    let html = try bench.read("change.html")
    #expect(html.hasPrefix("<!doctype html>") && html.contains("<title>a.flow.yaml → b.flow.yaml</title>"))
    #expect(html.contains("<p class=\"lead\">What a user can do has changed:</p>\n<ul class=\"changes\"><li>"))
    let (new, gone) = (
      try #require(html.firstRange(of: "New findings <span class=\"number\">1</span>")),
      try #require(html.firstRange(of: "Findings that are gone <span class=\"number\">1</span>"))
    )
    #expect(new.lowerBound < gone.lowerBound)
    #expect(html[new.upperBound..<gone.lowerBound].contains("href=\"#walk&amp;flow=after&amp;taps=/Buy%20now/Check\""))
    #expect(html[gone.upperBound...].contains("href=\"#walk&amp;flow=before&amp;taps=/Buy/Pay\""))
    // Only the new findings are unfolded.
    #expect(html.matches(of: /<details class="finding [^>]* open>/).count == 1)
    #expect(html.matches(of: /<details class="finding/).count == 2)
    #expect(html.contains("<details class=\"text\">") && html.contains("\n  + screen &quot;Review&quot;\n"))
    #expect(html.contains(">Walk to the first difference</a>"))
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --format html").output == html)
  }

  @Test func pairsRenamedTapsAndScreens() throws {
    let bench = try Workbench(["a.flow.yaml": Self.old, "b.flow.yaml": Self.new])
    let walks = try walks(of: bench.run("diff a.flow.yaml b.flow.yaml --format html").output)
    #expect(walks.map { $0["flow"]?.string } == ["before", "after"])
    #expect(walks.map { $0["section"]?.string } == ["before-1-walk", "after-1-walk"])
    func sharedNames(_ list: String, _ walk: Int, name: Int) -> [String] {
      (walks[walk][list]?.array ?? []).compactMap(\.array).compactMap { entry in
        entry[list == "triggers" ? 9 : 4].string.flatMap { shared in entry[name].string.map { "\($0) = \(shared)" } }
      }
    }
    #expect(sharedNames("triggers", 0, name: 3) == ["Buy = Buy now"])
    #expect(sharedNames("screens", 0, name: 1) == ["Info = About"])
    #expect(sharedNames("triggers", 1, name: 3).isEmpty && sharedNames("screens", 1, name: 1).isEmpty)
  }

  @Test func holdsTheChangedFlowsOfFolders() throws {
    let bench = try Workbench([
      "old/a.flow.yaml": Self.old, "new/a.flow.yaml": Self.new, "old/same.flow.yaml": Self.old,
      "new/same.flow.yaml": "# moved\n" + Self.old, "new/added.flow.yaml": Self.old, "old/b.flow.yaml": Self.new,
      "new/b.flow.yaml": Self.old,
    ])
    let html = bench.run("diff old new --format html").output
    let names = ["before/a.flow.yaml", "before/b.flow.yaml", "after/a.flow.yaml", "after/b.flow.yaml"]
    #expect(try walks(of: html).compactMap { $0["flow"]?.string } == names)
    #expect(html.contains("<p class=\"lead\">new/added.flow.yaml: This flow is new.</p>"))
    #expect(html.contains("href=\"#walk&amp;flow=after%2Fa.flow.yaml&amp;taps="))
    let ids = html.matches(of: /\sid="(?<id>[^"]*)"/).map { String($0.id) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func saysThatThereIsNothingToWalkThrough() throws {
    let bench = try Workbench(["a.flow.yaml": Self.old, "broken.flow.yaml": SampleFlows.invalid])
    let same = bench.run("diff a.flow.yaml a.flow.yaml --format html")
    #expect(same.status == 0 && same.output.contains("There is no walk"))
    #expect(same.output.contains("<p class=\"lead\">Nothing that a user can do has changed.</p>"))
    let broken = bench.run("diff a.flow.yaml broken.flow.yaml --format html")
    #expect(broken.status == 2 && broken.output.contains("There is no walk") && broken.output.contains("psuh"))
  }

  @Test func showsBothDevicesAndTheRequestedOne() throws {
    let both = Self.new + "\ndevices: [phone, pad]\n"
    let bench = try Workbench(["a.flow.yaml": Self.old, "b.flow.yaml": both])
    let devices = try walks(of: bench.run("diff a.flow.yaml b.flow.yaml --format html").output)
      .map { $0["device"]?.string }
    #expect(devices == ["phone", "phone", "pad"])
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --device pad --format html").output.contains("There is no walk"))
  }

  @Test func writesNoPageToATerminal() throws {
    let bench = try Workbench(["a.flow.yaml": Self.old])
    let run = bench.run(["diff", "a.flow.yaml", "a.flow.yaml", "--format", "html"], isTerminal: true)
    #expect(run.status == 2 && run.errorOutput.contains("a page cannot be shown in a terminal: name a file for it"))
  }
}
