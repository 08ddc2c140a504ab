import Diagrams
import FlowComparison
import FlowModel
import Foundation
import Testing

/// Tests that any two flows can be compared and merged.
@Suite struct MergedDrawingTests {
  @Test(.enabled(if: DiagramTests.isDotInstalled, DiagramTests.missing)) func mergesAndDrawsAnyTwoFlows() throws {
    let graphviz = try Graphviz(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    var drawn = 0
    var before: Flow?
    for seed: UInt64 in 1...80 {
      guard let flow = GeneratedCheck.reading(seed: seed).flow else { continue }
      defer { before = flow }
      guard let before else { continue }
      let merged = MergedFlow(of: before, and: flow)
      expectWhole(merged, of: before, and: flow, seed)
      let dot = dot(of: merged)
      if seed % 20 == 0 { #expect(try graphviz.draw(dot, as: .canon).warnings == [], "seed \(seed)") }
      #expect(dot.contains("+ added") && dot.contains("− removed"), "seed \(seed)")
      #expect(FlowComparison(from: flow, to: flow).changes == [], "seed \(seed)")
      drawn += 1
    }
    #expect(drawn > 40)
  }

  /// Checks that the merged flow contains both versions, and that every id is the index of its element.
  private func expectWhole(_ merged: MergedFlow, of old: Flow, and new: Flow, _ seed: UInt64) {
    let flow = merged.flow
    let names = Set(flow.screens.map(\.name.value))
    let renamed = FlowComparison(from: old, to: new).old
    #expect(names == Set((renamed.screens + new.screens).map(\.name.value)), "seed \(seed)")
    #expect(names.count == flow.screens.count, "seed \(seed)")
    #expect(flow.screens.map(\.id.index) == Array(flow.screens.indices), "seed \(seed)")
    #expect(flow.tasks.map(\.id.index) == Array(flow.tasks.indices), "seed \(seed)")
    #expect(flow.roots.map(\.id.index) == Array(flow.roots.indices), "seed \(seed)")
    #expect(flow.thens.map(\.id.index) == Array(flow.thens.indices), "seed \(seed)")
    let removed = merged.actionChanges.values.count { $0 == .removed }
    #expect(flow.actions.count == new.actions.count + removed, "seed \(seed)")
  }

  private func dot(of merged: MergedFlow) -> String {
    var options = DiagramOptions()
    options.screenChanges = merged.screenChanges.mapValues(change)
    options.actionChanges = merged.actionChanges.mapValues(change)
    return DOTDiagram(flow: merged.flow, device: .phone, options: options).render()
  }

  private func change(_ kind: FlowChange.Kind) -> DiagramChange {
    switch kind {
    case .removed: .removed
    case .added: .added
    case .changed: .changed
    case .renamed: .renamed
    }
  }
}
