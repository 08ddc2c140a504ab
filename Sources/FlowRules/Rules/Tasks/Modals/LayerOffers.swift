import Diagnostics
import FlowModel

/// The steps that can run in modal layers, on their screens or on alerts over them.
struct LayerOffers {
  private let structure: FlowGraph
  private var actions: Set<ActionID> = []
  private var steps: Set<SourceRange> = []

  init(_ structure: FlowGraph) {
    self.structure = structure
    for (index, branches) in structure.branchesInLayers.enumerated() {
      guard let branches else { continue }
      actions.formUnion(structure.offered(on: ScreenID(index)))
      steps.formUnion(branches.map(\.step.range))
    }
  }

  /// Returns whether a step can run there and its screen remains in the layer.
  func contains(_ showing: PresentationSite) -> Bool {
    switch showing.written.stack {
    case .own: offers(showing)
    case .stack(let screen): structure.branchesInLayers[screen.index] != nil
    case .beneath: structure.layersHolding(structure.hosts(of: showing.written)).contains(where: offers)
    case .caller: callers(of: showing).contains(where: offers)
    case .elsewhere: false
    }
  }

  private func offers(_ showing: PresentationSite) -> Bool {
    (showing.written.action.map(actions.contains) ?? false) || steps.contains(showing.written.step.range)
  }

  /// Returns the steps that may begin the task which is running at a step.
  private func callers(of showing: PresentationSite) -> [PresentationSite] {
    structure.hosts(of: showing.written).compactMap { structure.flow[$0].task }.flatMap(structure.beginnings)
  }
}
