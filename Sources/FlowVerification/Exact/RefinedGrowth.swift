import FlowModel
import FlowSimulation

/// What grows in a flow with many variables: in a coarse system, whatever they are, or by a turn that the simulator goes on
/// taking.
///
/// Where something may grow there, but by no turn that is one of the flow's, the variables that would tell are kept
/// one after the other, as long as there is room: for each place where that is so, those on which it turns.
struct RefinedGrowth: Sendable {
  /// The cycles that were found.
  private(set) var cycles: [GrowingCycle]
  /// The systems in which they were, the coarse one first.
  private(set) var readings: [PushdownReading]
  /// The kinds of which something was found, or surely nothing grows.
  private(set) var sureKinds: Set<GrowingCycle.Kind> = []
  /// The variables for which there was no room.
  private(set) var variablesInTheWay: Set<VariableID> = []

  /// Looks for it; nil where it is told to stop.
  ///
  /// - Parameters:
  ///   - base: the system with as few variables as can be.
  ///   - steps: after so many steps of saturation it gives up on a finer one.
  init?(_ base: Solution, steps: Int, _ watch: Watch) {
    readings = [base.reading]
    let coarse = PushdownGrowth(base.reading).cyclesAndGaps(watch)
    cycles = coarse.cycles
    var systems = FinerSystems(base, steps: steps, watch)
    var open: [(kind: GrowingCycle.Kind, variables: Set<VariableID>)] = []
    for gap in coarse.gaps {
      if let variables = close(gap, base.system.kept, &systems) { open.append((gap.kind, variables)) }
    }
    cycles = cycles.indices.sorted { (cycles[$0].walk.cost, $0) < (cycles[$1].walk.cost, $1) }.map { cycles[$0] }
    sureKinds = Set(GrowingCycle.Kind.allCases).subtracting(open.map(\.kind)).union(cycles.map(\.kind))
    for (kind, variables) in open where !sureKinds.contains(kind) { variablesInTheWay.formUnion(variables) }
    guard watch.goesOn(.growth) else { return nil }
  }

  /// Decides a place where something may grow; the variables that there is no room for where it cannot, else nil.
  private mutating func close(
    _ gap: PushdownGrowth.Gap, _ always: Set<VariableID>, _ systems: inout FinerSystems
  ) -> Set<VariableID>? {
    var kept = always
    var open = [gap]
    while let variable = open.lazy.compactMap(\.variable).first, kept.insert(variable).inserted {
      guard let finer = systems[kept] else { break }
      let new = finer.cycles.filter { cycle in
        cycle.kind == gap.kind && !cycle.ownScreens.isDisjoint(with: gap.screens)
          && !cycles.contains { $0.kind == cycle.kind && $0.growths == cycle.growths }
      }
      if !new.isEmpty {
        cycles += new
        readings.append(finer.reading)
      }
      open = finer.gaps.filter { $0.kind == gap.kind && !$0.screens.isDisjoint(with: gap.screens) }
      if open.isEmpty { return nil }
    }
    return kept.subtracting(always)
  }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to simulator: Simulator) -> RefinedGrowth {
    var copy = self
    copy.cycles = cycles.map { $0.moved(to: simulator) }
    copy.readings = readings.map { $0.moved(to: simulator) }
    return copy
  }
}

/// Systems that keep more variables than a coarse one, worked off as they are asked for.
private struct FinerSystems {
  struct Growing {
    let reading: PushdownReading
    let cycles: [GrowingCycle]
    let gaps: [PushdownGrowth.Gap]
  }

  /// So many are worked off.
  private static let most = 24

  private let base: Solution
  private let steps: Int
  private let watch: Watch
  private lazy var coarse = CoarseRules(base)
  private var known: [Set<VariableID>: Growing] = [:]

  init(_ base: Solution, steps: Int, _ watch: Watch) {
    self.base = base
    self.steps = steps
    self.watch = watch
  }

  /// The one that keeps certain variables; nil where there is no room for it.
  subscript(kept: Set<VariableID>) -> Growing? {
    mutating get {
      if let growing = known[kept] { return growing }
      guard known.count < Self.most, base.system.simulator.flow.valuations(of: kept) <= Refinement.mostValuations,
        let finer = Solution(refining: coarse, keeping: kept, steps: steps, watch), finer.isWhole
      else { return nil }
      let (cycles, gaps) = PushdownGrowth(finer.reading).cyclesAndGaps(watch)
      let growing = Growing(reading: finer.reading, cycles: cycles, gaps: gaps)
      known[kept] = growing
      return growing
    }
  }
}
