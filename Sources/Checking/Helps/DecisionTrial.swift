import Diagnostics
import FlowModel
import FlowRules
import Localization
import OrderedCollections
import Support
import Verification
import VerifierPortfolio

/// Looks for a small change of a flow with which its rules can be decided, after the engines have given up.
///
/// The change is tried on a copy of the flow, with a quarter of the usual work. It is named in the report, so that the
/// designer knows what the missing proofs depend on.
struct DecisionTrial {
  /// The most costly entries that are changed, one at a time.
  private static let maximumEntries = 3
  private static let maximumNames = 3

  let flow: Flow
  let devices: [Device]
  let checker: Checker

  /// A changed flow.
  struct Change {
    /// The actions that are changed.
    let actions: [ActionID]
    /// The changes, each in the words of a flow file; nothing if the steps of the actions are left out.
    let words: [String]
    let flow: Flow
  }

  /// Returns what the report says about the first change that leaves fewer rules undecided; nil if none does.
  func advice(on checked: CheckedFlow, after results: [VerificationResult]) -> Message? {
    let open = checked.openRules.count
    guard open > 0, results.contains(where: \.hasGivenUp) else { return nil }
    for change in changes(after: results) {
      let behaviours = Verifier.attempt(change.flow, on: devices)
      let decided = open - checker.check(change.flow, behaviours).openRules.count
      guard decided * 2 > open, isPossible(change, in: behaviours, after: results) else { continue }
      return words(for: change, decided: decided)
    }
    return nil
  }

  /// Returns the changes to try: each alone, then all of them, and last the flow without the steps that were not followed.
  private func changes(after results: [VerificationResult]) -> [Change] {
    let entries = costlyEntries(in: results)
    let kinds = [flow.changesOfModelessLayers, entries.flatMap(flow.changes), flow.changesOfActionsWhileOpen]
    var all = Change(actions: [], words: [], flow: flow)
    all = all.flow.changesOfModelessLayers.reduce(all) { $0.followed(by: $1) }
    for entry in entries { all = all.flow.changes(of: entry).prefix(1).reduce(all) { $0.followed(by: $1) } }
    all = all.flow.changesOfActionsWhileOpen.reduce(all) { $0.followed(by: $1) }
    let notFollowed = OrderedSet(results.flatMap(\.notFollowed))
    return kinds.flatMap(\.self) + (all.actions.count > 1 ? [all] : [])
      + flow.changesLeavingOutSteps(of: Array(notFollowed))
  }

  private func costlyEntries(in results: [VerificationResult]) -> [ActionID] {
    var entries: OrderedSet<ActionID> = []
    for action in results.flatMap(\.costlyActions) where flow[action].trigger == .entry && !flow[action].closesAllFirst
    {
      entries.append(action)
    }
    return Array(entries.prefix(Self.maximumEntries))
  }

  private func words(for change: Change, decided: Int) -> Message {
    let names = names(of: change.actions)
    let rules: Message = .count(decided, "more rule")
    guard !change.words.isEmpty else {
      return "undecided because of \(names): without their steps, \(rules) would be decided"
    }
    let changes = Message.list(change.words.map { Message(text: $0) })
    return "undecided because of \(names): with \(changes), \(rules) would be decided"
  }

  /// Returns whether the changed actions still happen, and no step of them fails that did not fail before.
  private func isPossible(
    _ change: Change, in behaviours: [VerificationResult], after results: [VerificationResult]
  ) -> Bool {
    let performed = Set(
      behaviours.flatMap(\.observations).compactMap { observation in
        if case .performs(let action, _, _) = observation.fact { action } else { nil }
      })
    let newlyFailing = failing(in: behaviours).subtracting(failing(in: results))
    return change.actions.allSatisfy { performed.contains($0) && !newlyFailing.contains($0) }
  }

  /// Returns the actions with a step that fails.
  private func failing(in results: [VerificationResult]) -> Set<ActionID> {
    let actions = results.flatMap(\.observations).compactMap { observation -> ActionID? in
      guard case .fails(_, let site) = observation.fact, case .action(let action) = site.cause else { return nil }
      return action
    }
    return Set(actions)
  }

  private func names(of actions: [ActionID]) -> Message {
    let labels = OrderedSet(actions.map { flow[$0].label.value })
    let rest = labels.count - Self.maximumNames
    return .list(labels.prefix(Self.maximumNames).map { .name($0) } + (rest > 0 ? ["\(rest) more"] : []))
  }
}

extension DecisionTrial.Change {
  /// Returns this change with another one, which was made on its flow.
  fileprivate func followed(by other: Self) -> Self {
    DecisionTrial.Change(
      actions: actions + other.actions, words: words + other.words.filter { !words.contains($0) }, flow: other.flow)
  }
}

extension CheckedFlow {
  /// The rules with a verdict that is open on some device.
  fileprivate var openRules: Set<String> {
    Set(verdicts.filter { $0.isOpen && $0.kind == .rule }.map(\.property))
  }
}
