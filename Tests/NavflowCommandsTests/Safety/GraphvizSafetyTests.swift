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

  /// Ctrl-C ends the drawing too, not only the check before it.
  @Test func ctrlCEndsADrawing() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound, "a.svg": "old"])
    let started = bench.folder.appending(path: "started").path
    try bench.program("touch '\(started)'; sleep 600", at: "bin/dot")
    func run(_ command: [String]) -> Workbench.Run {
      bench.run(
        command, environment: bench.searchPath(with: "bin"),
        isInterrupted: { FileManager.default.fileExists(atPath: started) })
    }
    let diagram = run(["diagram", "a.flow.yaml", "--findings", "-o", "a.svg"])
    #expect(diagram.status == 130 && diagram.errorOutput == "navflow: ended by Ctrl-C; nothing is drawn\n")
    #expect(try bench.read("a.svg") == "old")
    try FileManager.default.removeItem(atPath: started)
    let report = run(["report", "a.flow.yaml", "-o", "page.html"])
    #expect(report.status == 130 && report.errorOutput.contains("There is no diagram"), "\(report)")
    #expect(try bench.read("page.html").contains("Walk through it"))
  }
}
