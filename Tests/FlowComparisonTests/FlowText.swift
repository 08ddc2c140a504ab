import FlowModel
import FlowSyntax
import Testing

/// Reads flows for tests from their texts.
enum FlowText {
  /// Returns the flow of a text without its first line, `navflow: 1`.
  static func flow(_ text: String) throws -> Flow {
    let files = MemoryFiles(["/p/a.flow.yaml": "navflow: 1\n" + text])
    let project = ProjectReader(access: files, workingDirectory: "/p").read(paths: ["a.flow.yaml"])
    #expect(project.diagnostics.map(\.message) == [])
    return try #require(project.flows.first)
  }
}
