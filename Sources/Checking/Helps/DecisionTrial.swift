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
    /// What is changed in the same way.
    struct Part {
      let actions: [ActionID]
      /// The change, in the words of a flow file; nil if the steps of the actions are left out.
      let words: String?
    }

    let parts: [Part]
    let flow: Flow

    /// The actions that are changed.
    var actions: [ActionID] { parts.flatMap(\.actions) }
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
    var all = Change(parts: [], flow: flow)
    all = all.followed(by: all.flow.changesOfModelessLayers)
    all = all.followed(by: all.flow.changesBeginningWithDismissAll(in: entries))
    all = all.followed(by: all.flow.changesOfActionsWhileOpen)
    let notFollowed = OrderedSet(results.flatMap(\.notFollowed))
    return kinds.flatMap(\.self) + (all.parts.count > 1 ? [all] : [])
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

  func words(for change: Change, decided: Int) -> Message {
    let rules: Message = .count(decided, "more rule")
    if change.parts.count > 1 {
      let changes = change.parts.map { part in
        ("\(Message(text: part.words ?? "")) in \(names(of: part.actions, atMost: .max))" as Message).about("change")
      }
      return "undecided because of several actions: with \(.list(changes)), \(rules) would be decided"
    }
    let causes = names(of: change.actions, atMost: Self.maximumNames)
    if let words = change.parts.first?.words {
      return "undecided because of \(causes): with \(Message(text: words)), \(rules) would be decided"
    }
    return change.actions.count == 1
      ? "undecided because of \(causes): without its steps, \(rules) would be decided"
      : "undecided because of \(causes): without their steps, \(rules) would be decided"
  }

  /// Returns whether the changed actions still happen, and no step of them fails that did not fail before.
  private func isPossible(
    _ change: Change, in behaviours: [VerificationResult], after results: [VerificationResult]
  ) -> Bool {
    let performed = Set(
      behaviours.flatMap(\.observations).compactMap { observation in
        if case .performs(let action, _, _) = observation.fact.kind { action } else { nil }
      })
    let newlyFailing = failing(in: behaviours).subtracting(failing(in: results))
    return change.actions.allSatisfy { performed.contains($0) && !newlyFailing.contains($0) }
  }

  /// Returns the actions with a step that fails.
  private func failing(in results: [VerificationResult]) -> Set<ActionID> {
    let actions = results.flatMap(\.observations).compactMap { observation -> ActionID? in
      guard case .fails = observation.fact.kind, let site = observation.fact.site, case .action(let action) = site.cause
      else { return nil }
      return action
    }
    return Set(actions)
  }

  private func names(of actions: [ActionID], atMost most: Int) -> Message {
    let labels = OrderedSet(actions.map { flow[$0].label.value })
    let rest = labels.count - most
    return .list(labels.prefix(most).map { .name($0) } + (rest > 0 ? ["\(rest) more"] : []))
  }
}

extension DecisionTrial.Change {
  /// Returns this change with others, which were made on its flow one after the other.
  func followed(by others: [Self]) -> Self {
    others.reduce(self) { Self(parts: $0.parts + $1.parts, flow: $1.flow) }
  }
}

extension CheckedFlow {
  /// The rules with a verdict that is open on some device.
  fileprivate var openRules: Set<String> {
    Set(verdicts.filter { $0.isOpen && $0.kind == .rule }.map(\.property))
  }
}
