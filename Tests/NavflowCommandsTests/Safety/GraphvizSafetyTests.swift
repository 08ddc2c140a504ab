import Foundation
import Testing

/// A program that only has the name of Graphviz's `dot` replaces no drawing.
@Suite struct GraphvizSafetyTests {
  @Test(
    arguments: ["svg", "png"], ["exit 0", "echo garbage", "printf '<svg'", "kill -9 $$", "cat >/dev/null; exit 4"])
  func anOldDrawingStays(_ format: String, _ script: String) throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound, "a.\(format)": "old"])
    try bench.program(script, at: "bin/dot")
    let run = bench.run(
      ["diagram", "a.flow.yaml", "-o", "a.\(format)"], environment: bench.searchPath(with: "bin"))
    #expect(run.status == 2 && run.errorOutput.contains("\"dot\""), "\(run)")
    #expect(try bench.read("a.\(format)") == "old")
  }
}
