import Testing

@testable import PrototypeImport

/// Tests of the messages for files that are no prototype.
@Suite struct FigmaAnswerTests {
  @Test(arguments: [
    ("<!DOCTYPE html>", "app.json is no Figma file: it begins with \"<!DOC\""), ("", "app.json is empty"),
    ("{}", "it has no \"document\""),
    ("{\"status\": 403, \"err\": \"Invalid token\"}", "403 Invalid token; make a new token"),
    ("{\"status\": 404, \"err\": \"Not found\"}", "compare the key"),
    ("{\"status\": 429, \"err\": \"Rate limit\"}", "wait a minute"),
    ("{\"err\": null, \"images\": {\"1:2\": \"https://a\"}}", "image request"), ("fig-kiwi....", "a .fig file"),
    ("PK\u{3}\u{4}", "a zip file"),
    ("{\"document\": {\"children\": [{\"children\": [\"@{id=1:2}\"]}]}}", "-Depth 100"),
    ("{\"document\": {\"children\": [{\"children\": \"@{id=1:2} @{id=1:3}\"}]}}", "a text stands in place of a layer"),
    ("{\"document\": {\"children\": \"@{id=1:2}\"}}", "-Depth 100"),
  ])
  func otherFiles(text: String, message: String) {
    let problem = #expect(throws: ImportProblem.self) { _ = try PrototypeReader.readFigma(text) }
    #expect(problem?.message.english.contains(message) == true, "\(problem?.message.english ?? "")")
  }

  @Test func singleFramesAreOnePage() throws {
    let frame = FigmaDrawing.frame(
      "1:1", "A", [FigmaDrawing.button("1:2", "Go", FigmaDrawing.click(FigmaDrawing.navigate("9:9")))])
    let text = "{\"name\": \"Part\", \"nodes\": {\"1:1\": {\"document\": \(frame.text)}}}"
    let report = try FigmaDrawing.report(text)
    #expect(report.pages == 1)
    #expect(report.outsideFile == 1)
    #expect(report.problems.isEmpty)
  }
}
