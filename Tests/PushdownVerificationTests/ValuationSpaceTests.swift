import FlowModel
import FlowSyntax
import Testing

@testable import PushdownVerification

@Suite("The valuations that the saturation distinguishes")
struct ValuationSpaceTests {
  @Test("Of variables with equally many values, the first in the file are tracked")
  func firstVariables() throws {
    let names = (0..<9).map { "v\($0)" }
    let text = """
      navflow: 1
      root: { stack: Home }
      state:
      \(names.map { "  \($0): [a, b]" }.joined(separator: "\n"))
      screens:
        Home:
          actions:
      \(names.map { "      \($0): { when: { \($0): a }, set: { \($0): b }, do: stay }" }.joined(separator: "\n"))
      """
    let flow = try #require(FlowReader.read(text: text).flow)
    let space = ValuationSpace(flow)
    #expect(space.count == 64)
    #expect(space.tracked.sorted().map { flow[$0].name.value } == Array(names.prefix(6)))
    #expect(space.untracked.sorted().map { flow[$0].name.value } == Array(names.suffix(3)))
  }
}
