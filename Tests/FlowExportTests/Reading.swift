import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Testing

/// Returns the flow of a text without errors.
func flow(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> Flow {
  let reading = FlowReader.read(text: text + "\n", named: "test.flow.yaml")
  let messages = reading.project.diagnostics.filter { $0.severity == .error }.map(\.message.english)
  return try #require(reading.project.flows.first, "\(messages)", sourceLocation: place)
}
