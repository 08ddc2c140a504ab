import Foundation
import Testing

/// Tests which commits, paths and settings `diff` compares.
@Suite struct DiffProjectTests {
  /// A repository whose branch `topic` left `main` before `main` got an error.
  private func branches() throws -> Workbench {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    try bench.write(SampleFlows.error, to: "later")
    let run = try Shell.run(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      set -e
      git checkout -q -b topic && echo '# a comment' >> a.flow.yaml && git commit -qam topic
      git checkout -q main && mv later c.flow.yaml && git add c.flow.yaml && git commit -qm error
      git checkout -q --orphan other && git commit -qm other && git checkout -q topic
      """, in: bench.folder)
    #expect(run.status == 0, "\(run.errorOutput)")
    return bench
  }

  @Test func threeDotsCompareWithTheCommitWhereABranchLeft() throws {
    let bench = try branches()
    #expect(bench.run("diff main HEAD").output.contains("− flow \"c.flow.yaml\""))
    for line in ["diff main...HEAD", "diff main...topic", "diff main...HEAD HEAD", "diff main...topic ."] {
      let run = bench.run(line)
      #expect(run.status == 0 && run.output.contains("Nothing that a user can do has changed."), "\(line): \(run)")
      #expect(!run.output.contains("c.flow.yaml") && run.output.contains("0 gone"), "\(line): \(run.output)")
    }
    #expect(bench.run("diff main...HEAD").output.hasPrefix("main...HEAD → HEAD\n"))
    #expect(bench.run("diff topic...main").status == 1)
    let changed = bench.run("check --changed main...HEAD")
    #expect(changed.status == 0 && changed.output.contains(" in 1 flow "))
    #expect(bench.run("check --changed main...main").output.contains(" in 1 flow "))
    #expect(bench.run("check --changed main...nope").errorOutput.contains("git knows no revision \"main...nope\""))
    let unrelated = bench.run("diff main...other")
    #expect(unrelated.status == 2 && unrelated.errorOutput.contains("no common commit of \"main\" and \"other\""))
    #expect(bench.run("diff nope...HEAD").errorOutput.contains("\"nope...HEAD\" is neither a file"))
  }

  @Test func nestedSettingsCountAsInACheck() throws {
    let off = "severity: { pop-to-absent: off }\n"
    let strict = "failOn: info\nseverity: { pop-to-absent: info }\n"
    let bench = try Workbench.repository([
      ["lax/a.flow.yaml": SampleFlows.sound, "strict/b.flow.yaml": SampleFlows.sound, "strict/.navflow.yaml": strict],
      ["lax/a.flow.yaml": SampleFlows.error, "lax/.navflow.yaml": off],
      ["lax/a.flow.yaml": SampleFlows.sound, "strict/b.flow.yaml": SampleFlows.error],
    ])
    let lax = bench.run("diff one two")
    #expect(lax.status == 0 && lax.output.contains("0 new findings"), "\(lax)")
    let strictRun = bench.run("diff two three")
    #expect(strictRun.status == 1 && strictRun.output.contains("strict/b.flow.yaml:4:27: info:"), "\(strictRun)")
    #expect(bench.run("check .").status == 1)
    // The old version has no settings there, and is judged by those of the new one.
    #expect(bench.run("diff two one").output.contains("1 gone"))
  }

  @Test func mistakesAreNoSuccess() throws {
    let bench = try Workbench.repository([
      ["a.flow.yaml": SampleFlows.invalid], ["a.flow.yaml": SampleFlows.invalid + "\n"],
    ])
    let text = bench.run("diff one two")
    #expect(text.status == 2 && text.output.contains("\n✗ 0 new findings") && !text.output.contains("✓"))
    #expect(text.output.hasSuffix("; not everything is compared: fix the mistakes first\n"))
    let json = bench.run("diff one two --format json").output
    #expect(json.contains("\"fails\": true"))
    let reasons = json.firstRange(of: "\"reasons\"").map { json[$0.upperBound...].prefix(60) } ?? ""
    #expect(reasons.contains("\"unusable\"") && reasons.contains("\"findings\""), "\(reasons)")
    #expect(bench.run("diff one two --format markdown").output.contains("✗ 0 new findings"))
    #expect(bench.run("diff one two --format sarif").output.contains("\"executionSuccessful\": false"))
  }

  @Test func aMovedFileKeepsItsFindings() throws {
    let moved = SampleFlows.error.replacing("Next: {}", with: "Next: { title: Next }")
    let bench = try Workbench.repository([
      ["a.flow.yaml": SampleFlows.error, "c.flow.yaml": SampleFlows.sound],
      ["a.flow.yaml": nil, "app/b.flow.yaml": moved],
    ])
    let run = bench.run("diff one two")
    #expect(run.status == 0 && run.output.contains("0 new findings, 0 gone, 1 kept; in 2 flows: 0 removed, 0 added"))
    #expect(run.output.contains("± screen \"Next\""))
  }

  @Test func aPathRestrictsBothVersions() throws {
    let files = ["apps/shop/a.flow.yaml": SampleFlows.sound, "apps/bank/b.flow.yaml": SampleFlows.sound]
    let bench = try Workbench.repository([files.mapValues(Optional.some), ["apps/shop/a.flow.yaml": SampleFlows.error]])
    try bench.write(SampleFlows.error, to: "apps/bank/b.flow.yaml")
    try bench.write(SampleFlows.sound, to: "apps/new/c.flow.yaml")
    let shop = bench.run("diff one . --path apps/shop")
    #expect(shop.output.contains("1 new finding (1 error), 0 gone, 0 kept; in 1 flow: 0 removed, 1 added"), "\(shop)")
    let both = bench.run("diff one . --path apps/shop --path apps/bank")
    #expect(
      both.output.contains("2 new findings (2 errors), 0 gone, 0 kept; in 2 flows: 0 removed, 2 added"), "\(both)")
    #expect(both.output.contains("apps/bank/b.flow.yaml:4:27"))
    // Only the new version has the last path.
    let added = bench.run("diff one . --path apps/shop --path apps/new")
    #expect(added.status == 1 && added.output.contains("+ flow \"apps/new/c.flow.yaml\""), "\(added)")
    let missing = bench.run("diff one two --path apps/shop --path apps/nope")
    #expect(missing.status == 2 && missing.errorOutput.contains("apps/nope"))
  }
}
