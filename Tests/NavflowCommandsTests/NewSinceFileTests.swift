import Foundation
import Testing

/// Tests that `check --new-since` knows the findings of reading the files, and not only those of rules.
@Suite struct NewSinceFileTests {
  private static let flow = """
    navflow: 1
    imports: [part.flow.yaml]
    root: { stack: A }
    screens: { A: { title: A, image: gone.png } }

    """

  private func bench() throws -> Workbench {
    try Workbench.repository([
      [
        "a.flow.yaml": Self.flow, "part.flow.yaml": "navflow: 1\nscreens: { B: { title: B } }\n",
        ".navflow.yaml": "failOn: warning\nseverity: { unreachable-screen: off, rule-of-tomorrow: error }\n",
      ]
    ])
  }

  @Test func oldFindingsOfFilesAreKnown() throws {
    let bench = try bench()
    let whole = bench.run("check")
    #expect(whole.status == 1 && whole.output.contains("\"gone.png\"") && whole.output.contains("rule-of-tomorrow"))
    let run = bench.run("check --new-since one")
    #expect(run.status == 0 && !run.output.contains("gone.png"), "\(run)")
    try bench.write(Self.flow.replacing("gone.png", with: "other.png"), to: "a.flow.yaml")
    let changed = bench.run("check --new-since one")
    #expect(changed.status == 1 && changed.output.contains("other.png") && !changed.output.contains("tomorrow"))
  }

  /// A file that cannot be checked is never accepted.
  @Test func oldErrorsStay() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.invalid]])
    #expect(bench.run("check --new-since one").status == 2)
  }

  /// What only a later version knows is a warning, which a baseline can accept.
  @Test func aBaselineKnowsWarningsAboutSettings() throws {
    let bench = try bench()
    #expect(bench.run("check --write-baseline known.json").status == 0)
    #expect(bench.run("check --baseline known.json --strict-baseline").status == 0)
    try bench.write("failOn: warning\nseverity: { unreachable-screen: off }\n", to: ".navflow.yaml")
    #expect(bench.run("check --baseline known.json --strict-baseline").status == 1)
  }
}
