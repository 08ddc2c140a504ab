import Diagnostics
import FlowModel
import FlowRules
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
    /// The change, in the words of a flow file.
    let words: String
    let flow: Flow
  }

  /// Returns what the report says about the first change that leaves fewer rules undecided; nil if none does.
  func advice(on checked: CheckedFlow, after results: [VerificationResult]) -> String? {
    let open = checked.openRules.count
    let costly = results.flatMap(\.costlyActions)
    guard open > 0, results.contains(where: \.hasGivenUp) else { return nil }
    let changes = flow.changesOfModelessLayers + entryChanges(of: costly) + flow.changesOfActionsWhileOpen
    for change in changes {
      let behaviours = Verifier.attempt(change.flow, on: devices)
      let decided = open - checker.check(change.flow, behaviours).openRules.count
      guard decided * 2 > open, isPossible(change, in: behaviours, after: results) else { continue }
      let rules = decided == 1 ? "rule" : "rules"
      let result = "with \(change.words), \(decided) more \(rules) would be decided"
      return "undecided because of \(names(of: change.actions)): \(result)"
    }
    return nil
  }

  private func entryChanges(of costly: [ActionID]) -> [Change] {
    var entries: [ActionID] = []
    for action in costly where flow[action].trigger == .entry && !flow[action].closesAllFirst {
      if !entries.contains(action) { entries.append(action) }
    }
    return entries.prefix(Self.maximumEntries).flatMap(flow.changes)
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

  private func names(of actions: [ActionID]) -> String {
    let labels = OrderedSet(actions.map { "\"\(flow[$0].label.value)\"" })
    let rest = labels.count - Self.maximumNames
    return labels.prefix(Self.maximumNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension CheckedFlow {
  /// The rules with a verdict that is open on some device.
  fileprivate var openRules: Set<String> {
    Set(verdicts.filter { $0.isOpen && $0.kind == .rule }.map(\.property))
  }
}
