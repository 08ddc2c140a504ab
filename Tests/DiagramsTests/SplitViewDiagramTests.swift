import Diagrams
import FlowModel
import Testing

@Suite("Split views in diagrams") struct SplitViewDiagramTests {
  /// A flow whose first root is a split view of its first two screens.
  private static var flow: Flow {
    var flow = SampleFlows.before()
    let columns = flow.screens.prefix(2).map { Located($0.id, at: $0.name.range) }
    flow.roots[0].content = Root.Content(.stack(columns[0]))
    flow.roots[0].content.splits[0] = Root.Split(columns: columns, start: 0)
    return flow
  }

  @Test func namesTheSplitViewOnIPadOnly() {
    let (phone, pad) = (dot(.phone), dot(.pad))
    #expect(pad.contains("split view"))
    #expect(!phone.contains("split view"))
  }

  @Test func joinsItToTheFirstScreenOfEachColumn() {
    let lines = dot(.pad).split(separator: "\n").filter { $0.contains("\"root:") && $0.contains("->") }
    for screen in Self.flow.screens.prefix(2) {
      #expect(lines.contains { $0.contains("\"\(screen.name.value)\"") }, "\(lines)")
    }
  }

  private func dot(_ device: Device) -> String {
    DOTDiagram(flow: Self.flow, device: device, options: DiagramOptions()).render()
  }
}
