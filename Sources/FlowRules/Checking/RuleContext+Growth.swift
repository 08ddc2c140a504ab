import Diagnostics
import FlowModel
import Localization
import class Foundation.NSLock
import Support
import Verification

extension RuleContext {
  /// Returns the `item` of the screens that one turn of a cycle adds, or nil if they differ or have none.
  func item(addedBy cycle: GrowingCycle) -> String? {
    let items = Set(cycle.addedScreens.map { flow[$0.screen].item?.value })
    return items.count == 1 ? items.first ?? nil : nil
  }

  /// A cycle that makes the stacks grow, and its device.
  struct FoundCycle: Sendable {
    let cycle: GrowingCycle
    let device: Device
  }

  /// The growing cycles that were found.
  ///
  /// Some may be missing if the search was stopped.
  struct GrowingCycles: Sendable {
    /// The cycles by device.
    let all: [FoundCycle]
    /// Whether the search was complete.
    let isComplete: Bool

    /// Searches for cycles; devices with the same behaviour share the result.
    init(_ behaviours: [VerificationResult], _ watch: ProgressMonitor) {
      all = zip(behaviours, VerificationResult.growths(of: behaviours, watch: watch)).flatMap { behaviour, cycles in
        cycles.map { FoundCycle(cycle: $0, device: behaviour.device) }
      }
      isComplete = watch.shouldContinue(.growth)
    }
  }

  /// The growing cycles that the file does not accept, computed once for each kind on demand.
  final class UnacceptedGrowths: @unchecked Sendable {
    private let layers = LazyCache<[FoundCycle]>()
    private let stacks = LazyCache<[FoundCycle]>()
    // The searches for the two kinds run one after the other.
    private let turn = NSLock()
    private let find: (_ isWanted: (FoundCycle) -> Bool) -> [FoundCycle]

    init(_ behaviours: [VerificationResult], _ watch: ProgressMonitor) {
      find = { isWanted in
        behaviours.flatMap { behaviour in
          let cycles = behaviour.growths(watch: watch) { isWanted(FoundCycle(cycle: $0, device: behaviour.device)) }
          return cycles.map { FoundCycle(cycle: $0, device: behaviour.device) }
        }
      }
    }

    /// Returns the cycles of a kind that satisfy a predicate; the predicate must be the same in every call for a kind.
    func growths(of kind: GrowingCycle.Kind, where isWanted: (FoundCycle) -> Bool) -> [FoundCycle] {
      (kind == .layers ? layers : stacks).value { turn.withLock { find(isWanted) } }
    }
  }

  /// The growing cycles by device.
  var growths: [FoundCycle] {
    growing.value.all.filter { growth in behaviours.contains { $0.device == growth.device } }
  }

  /// Returns a rule's findings on cycles; if the file accepts one of them, it searches for a similar cycle that is not
  /// accepted.
  func findings(of rule: RuleID, on growths: [FoundCycle], find: (FoundCycle) -> Finding?) -> [Finding] {
    let reported = growths.compactMap(find)
    guard let kind = growths.first?.cycle.kind, reported.contains(where: { isAccepted($0, by: rule) }) else {
      return reported
    }
    let isWanted = { (growth: FoundCycle) in
      growth.cycle.kind == kind && (find(growth).map { !isAccepted($0, by: rule) } ?? false)
    }
    let others = unacceptedGrowths.growths(of: kind, where: isWanted).filter { other in
      behaviours.contains { $0.device == other.device }
        && !growths.contains { $0.device == other.device && $0.cycle.addedScreens == other.cycle.addedScreens }
    }
    return reported + others.compactMap(find)
  }

  private func isAccepted(_ finding: Finding, by rule: RuleID) -> Bool {
    !flow.allows(of: rule, for: finding).isEmpty
  }

  /// Whether the search for growing cycles was complete.
  var hasAllGrowths: Bool { growing.value.isComplete }

  /// Returns a finding on a cycle at one of its steps, or nil if the cycle leaves nothing on the stacks.
  ///
  /// If the cycle needs an entry, the finding is at the entry. Otherwise, a step that opens a layer with a root screen
  /// is preferred, then any step that opens a layer. Of equal steps, the first in the file is taken.
  func finding(on growth: FoundCycle, _ message: Message, help: Message?) -> Finding? {
    let all = growth.cycle.addedScreens
    let steps = all.map(step)
    let opening = all.filter(\.beginsLayer).map(step)
    let openingRoot = all.filter(opensRootScreen).map(step)
    let entering = growth.cycle.needsEntry ? steps.filter { $0.action.map(isEntry) ?? false } : []
    let blamed = [entering, openingRoot, opening, steps].first { !$0.isEmpty } ?? []
    guard let first = blamed.min(by: { $0.range < $1.range }) else { return nil }
    var finding = Finding(
      message, help: help, at: first.range, about: first.action.map { .action($0) } ?? .text(first.range),
      screen: first.action.flatMap(screen) ?? all[0].from, action: first.action)
    finding.notes = steps.filter { $0.range != first.range }.map { Note("the cycle goes on here", at: $0.range) }
    finding.otherCauses = steps.map(\.range) + causes(of: growth.cycle)
    finding.sighting = .init(device: growth.device, witness: .walk(growth.cycle.walk))
    return finding
  }

  /// Returns the steps with which a cycle goes on.
  func steps(of cycle: GrowingCycle) -> [SourceRange] { cycle.addedScreens.map { step(of: $0).range } }

  /// Returns whether a layer is opened with the first screen of a root or tab, to which the user should return instead.
  func opensRootScreen(_ growth: GrowingCycle.AddedScreen) -> Bool {
    growth.beginsLayer && structure.rootScreens.contains(growth.screen) && flow[growth.screen].task == nil
  }

  /// Returns the actions of a cycle that leave something on the stacks, as subjects of a sentence, in the order of the
  /// cycle.
  func actions(of cycle: GrowingCycle) -> [Message] {
    var actions: [Message] = []
    for growth in cycle.addedScreens {
      let words = growth.action.map { culprit($0, on: growth.from) } ?? "a gesture on \(name(growth.from))"
      if !actions.contains(words) { actions.append(words) }
    }
    return actions
  }

  /// Returns the places that open layers between screens of a cycle.
  ///
  /// They are part of the cycle like its steps.
  private func causes(of cycle: GrowingCycle) -> [SourceRange] {
    guard cycle.kind == .layers else { return [] }
    // A cycle that needs an entry is reported only for its own turn, not for the cycles that it represents.
    let screens = Set(cycle.needsEntry ? cycle.ownScreens : cycle.screens)
    return screens.sorted().flatMap { screen in
      let showings = structure.showings(of: screen).filter { showing in
        structure.hosts(of: showing.written).contains(where: screens.contains)
      }
      return [flow[screen].name.range] + showings.map(\.written.step.range)
    }
  }

  /// Returns whether an action is one of the flow's entries.
  func isEntry(_ action: ActionID) -> Bool { if case .entries = flow[action].owner { true } else { false } }

  /// Returns the step that shows a screen, with its action.
  ///
  /// If a gesture ended a task, its `then` shows the screen; the first such step is returned.
  private func step(of growth: GrowingCycle.AddedScreen) -> (action: ActionID?, range: SourceRange) {
    guard let action = growth.action else {
      let showings = structure.showings(of: growth.screen)
      let written = (showings.first { !$0.written.isInOwnList(of: flow) } ?? showings.first)?.written
      return (written?.action, written?.step.range ?? flow[growth.screen].name.range)
    }
    let own = structure.showings(of: action).first { $0.screen == growth.screen }
    // A `then` is in the step that started the task.
    let others = structure.showings(of: growth.screen)
    guard let showing = own ?? (others.count == 1 ? others.first : nil) else {
      return (action, flow[action].label.range)
    }
    return (showing.written.action ?? action, showing.written.step.range)
  }

  private func screen(of action: ActionID) -> ScreenID? { structure.hosts[action.index].first }
}
