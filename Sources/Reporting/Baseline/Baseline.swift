import Diagnostics

/// Findings that are known, so that a run tells of new ones only.
///
/// Rule, file, screen, action and task say what is known; lines and messages do not count. Where these agree for several
/// findings, or say nothing, what is written there counts too, so that a new finding cannot take the place of one that has gone.
///
/// A finding on several places is known if all of them are, so that it does not matter which of them comes first in the file.
public struct Baseline: Sendable {
  /// What became of findings and of what was known.
  public struct Outcome: Sendable {
    /// The findings that are not known, in their order.
    public var new: [Diagnostic] = []
    /// The findings that are known, in their order.
    public var kept: [Diagnostic] = []
    /// What was known and has gone, in order.
    public var stale: [KnownFinding] = []

    /// How many findings are known.
    public var known: Int { kept.count }
  }

  /// All that agrees in rule, file, screen, action and task.
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

  /// Creates a baseline of what is known.
  public init(_ known: [KnownFinding]) {
    all = known
    recorded = Dictionary(grouping: known, by: Group.init).mapValues { $0.map(\.text) }
  }

  /// Tells new findings from known ones.
  ///
  /// - Parameter findings: each with what a baseline would remember of its places; nothing where no baseline may know it.
  public func sift(_ findings: [(diagnostic: Diagnostic, memory: [KnownFinding])]) -> Outcome {
    var outcome = Outcome()
    let found = Dictionary(grouping: findings.flatMap(\.memory), by: Group.init).mapValues { $0.map(\.text) }
    for (diagnostic, memory) in findings {
      if !memory.isEmpty, memory.allSatisfy({ knows($0, among: found[Group($0), default: []]) }) {
        outcome.kept.append(diagnostic)
      } else {
        outcome.new.append(diagnostic)
      }
    }
    outcome.stale = stale(found)
    return outcome
  }

  /// Whether a finding is known.
  ///
  /// - Parameter texts: those of all findings of its group, its own among them.
  private func knows(_ finding: KnownFinding, among texts: [String]) -> Bool {
    let known = recorded[Group(finding), default: []]
    if isPair(known, texts, named: finding.isNamed) { return true }
    // One more than there were: any of them may be the new one.
    return texts.count { $0 == finding.text } <= known.count { $0 == finding.text }
  }

  /// Whether the names alone say that one finding is the other.
  private func isPair(_ known: [String], _ found: [String], named: Bool) -> Bool {
    named && known.count == 1 && found.count == 1
  }

  /// What was known and none of the findings is; of several alike, as many as are missing.
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
