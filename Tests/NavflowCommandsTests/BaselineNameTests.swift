import Testing

/// Tests what a baseline knows of names that are gone, and of files that were divided.
@Suite struct BaselineNameTests {
  private static let home = """
      Home:
        title: Home
        actions:
          Far away: pop 2
          Buy: start buy

    """
  private static let tasks = """
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Cart: { title: Cart, actions: { Pay: complete bought, Cancel: cancel } }

    """
  private static let entries = "entries: { Link: [dismiss all, push Home] }\n"
  private static let flow = "navflow: 1\nroot: { stack: Home }\n" + entries + "screens:\n" + home + tasks

  private func bench() throws -> Workbench {
    let bench = try Workbench.repository([["a.flow.yaml": Self.flow]])
    #expect(bench.run("check --write-baseline known.json").status == 0)
    return bench
  }

  /// The check explores one tap, so it cannot decide what is gone by the behaviour.
  @Test func actionsAndEntriesThatNoLongerExistAreGoneInAnyCheck() throws {
    let bench = try bench()
    let line = "check --baseline known.json --allow-undecided --engine search --depth 1 "
    #expect(bench.run(line + "--strict-baseline").status == 0)
    let changed = Self.flow.replacing(Self.entries, with: "").replacing("      Far away: pop 2\n", with: "")
    try bench.write(changed, to: "a.flow.yaml")
    #expect(bench.run(line + "--strict-baseline").status == 1)
    _ = bench.run(line + "--prune")
    let left = try bench.read("known.json")
    #expect(!left.contains("Link") && !left.contains("Far away"), "\(left)")
  }

  /// A gesture is no action of the file, but it exists.
  @Test func gesturesStay() throws {
    let bench = try Workbench(["a.flow.yaml": Self.flow])
    let line =
      "{ \"rule\": \"growing-stack\", \"file\": \"a.flow.yaml\", \"screen\": \"Home\", \"action\": \"Swipe down\" }"
    try bench.write("{ \"version\": 2, \"findings\": [\n\(line)\n] }\n", to: "known.json")
    let run = bench.run("check --baseline known.json --allow-undecided --engine search --depth 1 --strict-baseline")
    #expect(!run.errorOutput.contains("gone"), "\(run.errorOutput)")
  }

  /// A part of a file that moves to an import is no new cause.
  @Test func aScreenInANewImportKeepsItsFindings() throws {
    let bench = try bench()
    let rest = Self.flow.replacing("screens:\n" + Self.home, with: "imports: [home.flow.yaml]\n")
    try bench.write(rest, to: "a.flow.yaml")
    try bench.write("navflow: 1\nscreens:\n" + Self.home, to: "home.flow.yaml")
    let check = bench.run("check --baseline known.json --strict-baseline")
    #expect(check.status == 0, "\(check)")
    #expect(bench.run("check --new-since one").status == 0, "\(bench.run("check --new-since one").output)")
    let diff = bench.run("diff one .")
    #expect(diff.status == 0 && diff.output.contains("✓ 0 new findings, 0 gone"), "\(diff.output)")
  }
}
