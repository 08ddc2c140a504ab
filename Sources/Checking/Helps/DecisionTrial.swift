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

  /// Returns what the report says about the first change that leaves fewer rules undecided.
  ///
  /// If none does, it names the entries and system actions that cause most of the work; nil if there are none.
  func advice(on checked: CheckedFlow, after results: [VerificationResult]) -> String? {
    let open = checked.openRules.count
    let costly = results.flatMap(\.costlyActions)
    guard open > 0, results.contains(where: \.hasGivenUp) else { return nil }
    let changes = flow.changesOfModelessLayers + entryChanges(of: costly) + flow.changesOfActionsWhileOpen
    for change in changes {
      let behaviours = Verifier.attempt(change.flow, on: devices)
      let decided = open - checker.check(change.flow, behaviours).openRules.count
      guard decided * 2 > open, isPossible(change, in: behaviours) else { continue }
      let rules = decided == 1 ? "rule" : "rules"
      let result = "with \(change.words), \(decided) more \(rules) would be decided"
      return "undecided because of \(names(of: change.actions)): \(result)"
    }
    return costly.isEmpty ? nil : "most of the work is caused by \(names(of: Array(costly.prefix(Self.maximumNames))))"
  }

  private func entryChanges(of costly: [ActionID]) -> [Change] {
    var entries: [ActionID] = []
    for action in costly where flow[action].trigger == .entry && !entries.contains(action) { entries.append(action) }
    return entries.prefix(Self.maximumEntries).flatMap(flow.changes)
  }

  /// Returns whether the changed actions still happen, and no step of them fails.
  private func isPossible(_ change: Change, in behaviours: [VerificationResult]) -> Bool {
    let facts = behaviours.flatMap { $0.observations.map(\.fact) }
    var (performed, failing) = (Set<ActionID>(), Set<ActionID>())
    for fact in facts {
      switch fact {
      case .performs(let action, _, _): performed.insert(action)
      case .fails(_, let site): if case .action(let action) = site.cause { failing.insert(action) }
      default: break
      }
    }
    return change.actions.allSatisfy { performed.contains($0) && !failing.contains($0) }
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
