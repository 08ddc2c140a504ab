import Diagnostics

/// The known findings of a project, so that a run reports only new ones.
///
/// A finding is identified by rule, file, screen, action and task, not by line and message. If several findings agree in
/// these, or if there are no names, the source text counts as well. Otherwise a new finding could pass as one that is gone.
///
/// A finding on several places is known if all of its places are known. The order of places in the file then makes no
/// difference.
public struct Baseline: Sendable {
  /// The result of comparing findings with a baseline.
  public struct Outcome: Sendable {
    /// The new findings, in their order.
    public var new: [Diagnostic] = []
    /// The known findings, in their order.
    public var kept: [Diagnostic] = []
    /// The known findings that no longer occur, in order.
    public var stale: [KnownFinding] = []

    /// The number of known findings that still occur.
    public var known: Int { kept.count }
  }

  /// The key of findings that agree in rule, file, screen, action and task.
  private struct Group: Hashable {
    let key: KnownFinding

    init(_ finding: KnownFinding) {
      var key = finding
      key.text = ""
      self.key = key
    }
  }

  private let recorded: [Group: [String]]
  private let all: [KnownFinding]

  /// Creates a baseline of known findings.
  public init(_ known: [KnownFinding]) {
    all = known
    recorded = Dictionary(grouping: known, by: Group.init).mapValues { $0.map(\.text) }
  }

  /// Separates new findings from known ones.
  ///
  /// - Parameter findings: each finding with the keys of its places; without keys it always counts as new.
  public func classify(_ findings: [(diagnostic: Diagnostic, keys: [KnownFinding])]) -> Outcome {
    var outcome = Outcome()
    let found = Dictionary(grouping: findings.flatMap(\.keys), by: Group.init).mapValues { $0.map(\.text) }
    for (diagnostic, keys) in findings {
      if !keys.isEmpty, keys.allSatisfy({ knows($0, among: found[Group($0), default: []]) }) {
        outcome.kept.append(diagnostic)
      } else {
        outcome.new.append(diagnostic)
      }
    }
    outcome.stale = stale(found)
    return outcome
  }

  /// Returns whether a finding is known.
  ///
  /// - Parameter texts: the source texts of all findings of its group, including its own.
  private func knows(_ finding: KnownFinding, among texts: [String]) -> Bool {
    let known = recorded[Group(finding), default: []]
    if isPair(known, texts, named: finding.isNamed) { return true }
    // If there is one more than before, any of them may be the new one.
    return texts.count { $0 == finding.text } <= known.count { $0 == finding.text }
  }

  /// Returns whether a group with names has exactly one known and one found finding, which are then the same finding.
  private func isPair(_ known: [String], _ found: [String], named: Bool) -> Bool {
    named && known.count == 1 && found.count == 1
  }

  /// Returns the known findings that no longer occur; of several equal ones, as many as are missing.
  private func stale(_ found: [Group: [String]]) -> [KnownFinding] {
    var left = found
    return all.sorted().filter { known in
      let group = Group(known)
      if isPair(recorded[group, default: []], found[group, default: []], named: known.isNamed) { return false }
      guard let place = left[group, default: []].firstIndex(of: known.text) else { return true }
      left[group, default: []].remove(at: place)
      return false
    }
  }
}
