import FlowModel
import FlowSimulation

/// What grows in a flow with many variables: in a coarse system, whatever they are, or by a turn that the simulator goes on
/// taking.
///
/// Where something may grow there, but by no turn that is one of the flow's, the variables that would tell are kept
/// one after the other, as long as there is room.
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
    cycles = PushdownGrowth(base.reading).cycles(watch)
    let open = PushdownGrowth(base.reading).kindsThatMayGrow(watch)
    for kind in GrowingCycle.Kind.allCases {
      if !open.contains(kind) || cycles.contains(where: { $0.kind == kind }) {
        sureKinds.insert(kind)
      } else {
        refine(kind, base, steps, watch)
      }
    }
    guard watch.goesOn(.growth) else { return nil }
  }

  private mutating func refine(_ kind: GrowingCycle.Kind, _ base: Solution, _ steps: Int, _ watch: Watch) {
    let coarse = CoarseRules(base)
    let flow = base.system.simulator.flow
    var reading = base.reading
    var kept = base.system.kept
    while let variable = PushdownGrowth(reading).variable(inTheWayOf: kind, watch), kept.insert(variable).inserted {
      guard flow.valuations(of: kept) <= Refinement.mostValuations,
        let finer = Solution(refining: coarse, keeping: kept, steps: steps, watch), finer.isWhole
      else { break }
      reading = finer.reading
      let found = PushdownGrowth(reading).cycles(watch).filter { $0.kind == kind }
      if !found.isEmpty {
        cycles += found
        readings.append(reading)
      }
      if !found.isEmpty || !PushdownGrowth(reading).kindsThatMayGrow(watch).contains(kind) {
        sureKinds.insert(kind)
        return
      }
    }
    variablesInTheWay.formUnion(kept.subtracting(base.system.kept))
  }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to simulator: Simulator) -> RefinedGrowth {
    var copy = self
    copy.cycles = cycles.map { $0.moved(to: simulator) }
    copy.readings = readings.map { $0.moved(to: simulator) }
    return copy
  }
}
