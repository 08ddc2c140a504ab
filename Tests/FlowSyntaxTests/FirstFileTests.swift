import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// The language description's first file decodes whole.
@Suite struct FirstFileTests {
  @Test func decodes() throws {
    let reading = FlowReader.read(text: Samples.charge)
    for each in reading.diagnostics {
      print(each.range.start.line, each.range.start.column, each.rule, each.message, each.help ?? "")
    }
    #expect(reading.diagnostics.isEmpty)
    let flow = try #require(reading.flow)
    dump(flow.actions.map { ($0.label.value) })
  }
}
