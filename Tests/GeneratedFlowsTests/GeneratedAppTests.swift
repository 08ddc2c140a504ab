import FlowModel
import FlowSyntax
import GeneratedFlows
import Testing

@Suite("Generated apps") struct GeneratedAppTests {
  @Test("are valid, of 10 to 30 screens and all parts of an app", arguments: 0..<20, [false, true])
  func valid(seed: UInt64, isFirstDraft: Bool) throws {
    let text = GeneratedApp.text(seed: seed, isFirstDraft: isFirstDraft)
    let reading = FlowReader.read(text: text)
    let flow = try #require(
      reading.flow, "\(reading.diagnostics.filter { $0.severity == .error }.map(\.message))\n\(text)")
    #expect((10...30).contains(flow.screens.count), "\(flow.screens.count)")
    #expect(flow.tasks.count >= 2 && !flow.actions.isEmpty)
  }
}
