import Diagnostics
import Testing

@testable import PrototypeImport

/// Tests of `kinds`, `--page` and `--all`.
@Suite struct KindTests {
  private typealias D = FigmaDrawing

  private var file: String {
    D.file(
      [
        D.frame("1:1", "A", [D.button("1:2", "Go", D.click(D.navigate("2:1")))]),
        D.frame(
          "2:1", "B",
          [
            D.button("2:2", "Home", D.click(D.navigate("1:1"))),
            D.button("2:3", "On", y: 600, D.click(D.navigate("3:1", "DISSOLVE"))),
          ]),
        D.frame("3:1", "C"), D.frame("4:1", "Alone"), D.frame("5:1", "Icon", width: 24, height: 24),
      ], start: "1:1")
  }

  @Test func theTeamsWordCountsForLinksThatLeadOn() throws {
    let lines = try D.lines(of: "B", in: file) {
      $0.meanings = TransitionMeanings([.instant: .push, .dissolve: .replace])
    }
    #expect(lines == ["actions: { Home: { present: A, as: unknown }, On: replace C }"])
    #expect(
      try D.lines(of: "A", in: file) { $0.meanings = TransitionMeanings([.instant: .push]) } == [
        "actions: { Go: push B }"
      ])
  }

  @Test func theReportCountsThem() throws {
    let report = try D.report(file)
    #expect(report.leadOn.map(\.key) == [.instant, .dissolve] && report.leadOn.map(\.count) == [1, 1])
  }

  @Test func allTakesFramesOfTheSizeOfADevice() throws {
    let builder = try D.builder(file) { $0.takesAllFrames = true }
    #expect(builder.model.screens.map(\.name) == ["A", "B", "C", "Alone"])
  }

  @Test func withoutConnectionsThereIsNothingToImport() throws {
    let drawn = D.file([D.frame("1:1", "A", [D.text("1:2", "Hello", y: 10)])], start: "1:1")
    // A file that was fetched with `depth` has frames without layers.
    let cut = D.file([D.frame("1:1", "A")], start: "1:1")
    for (file, message) in [(drawn, "no connections: "), (cut, "no frame has layers: ")] {
      let problem = #expect(throws: ImportProblem.self) { _ = try D.builder(file) }
      #expect(problem?.message.english.hasPrefix(message) == true)
      #expect(try D.builder(file) { $0.takesAllFrames = true }.model.screens.count == 1)
    }
  }

  @Test func anUnknownPageIsReported() throws {
    let problem = #expect(throws: ImportProblem.self) { _ = try D.builder(file) { $0.pages = ["Paje"] } }
    #expect(problem?.message.english == "there is no page \"Paje\": the file has \"Page 1\"")
  }
}
