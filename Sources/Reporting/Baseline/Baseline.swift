import Diagnostics

/// The known findings of a project, so that a run reports only new ones.
///
/// A finding is identified by its causes: rule, file, screen, action and task, not by line, message or the screens on which it
/// is observed. If several findings agree in these, or if there are no names, the source text counts as well. Otherwise a
/// new finding could pass as one that is gone.
///
/// A finding with several causes is known if all of them are known. If only some are, it is divided: the report is about the
/// others.
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

  private let all: [KnownFinding]
  /// The findings that were reported as part of a known one.
  private let affected: [KnownFinding]

  /// Creates a baseline of known findings.
  ///
  /// - Parameter affected: the findings that were reported as part of them, which are known if they are reported alone.
  public init(_ known: [KnownFinding], affected: [KnownFinding] = []) {
    all = known
    self.affected = affected
  }

  /// Creates a baseline of its entries.
  public init(_ entries: [BaselineEntry]) {
    self.init(entries.map(\.finding), affected: entries.flatMap(\.affected))
  }

  /// Separates new findings from known ones.
  ///
  /// - Parameters:
  ///   - findings: each finding with its keys; without keys of its own it always counts as new.
  ///   - names: the names that exist in the run, for recognizing renamed elements; nil if that is unknown.
  public func classify(
    _ findings: [(diagnostic: Diagnostic, keys: FindingKeys)], names: ExistingNames? = nil
  ) -> Outcome {
    let own = findings.flatMap(\.keys.own)
    let side = findings.flatMap(\.keys.affected)
    let written = CauseNames(of: own).applied(to: all)
    var matches = KnownMatches(written, affected, own, side)
    var renamed: [KnownFinding: KnownFinding] = [:]
    if let names {
      renamed = names.renames(of: matches.stale, among: own.filter { !matches.knows($0) })
      if !renamed.isEmpty { matches = KnownMatches(written.map { renamed[$0] ?? $0 }, affected, own, side) }
    }
    var outcome = Outcome(stale: matches.stale)
    for (diagnostic, keys) in findings {
      if !keys.own.isEmpty, keys.own.allSatisfy(matches.knows) {
        outcome.kept.append(diagnostic)
      } else if let parts = diagnostic.divided(keys.places.map(matches.knows)) {
        outcome.kept.append(parts.known)
        outcome.new.append(parts.new)
      } else {
        outcome.new.append(diagnostic)
      }
    }
    return outcome
  }
}

/// The comparison of the known findings with those of a run.
private struct KnownMatches {
  /// The key of findings that agree in rule, file, screen, action and task.
  struct Group: Hashable {
    let key: KnownFinding

    init(_ finding: KnownFinding) {
      var key = finding
      key.text = ""
      self.key = key
    }
  }

  private let all: [KnownFinding]
  private let recorded: [Group: [String]]
  private let found: [Group: [String]]
  private let affected: Set<Group>
  private let side: Set<Group>

  init(_ all: [KnownFinding], _ affected: [KnownFinding], _ own: [KnownFinding], _ side: [KnownFinding]) {
    self.all = all
    recorded = Dictionary(grouping: all, by: Group.init).mapValues { $0.map(\.text) }
    found = Dictionary(grouping: own, by: Group.init).mapValues { $0.map(\.text) }
    self.affected = Set(affected.map(Group.init))
    self.side = Set(side.map(Group.init))
  }

  /// Returns whether a finding of the run is known.
  func knows(_ finding: KnownFinding) -> Bool {
    let group = Group(finding)
    if affected.contains(group) { return true }
    let (known, texts) = (recorded[group, default: []], found[group, default: []])
    if isPair(known, texts, named: finding.isNamed) { return true }
    // If there is one more than before, any of them may be the new one.
    return texts.count { $0 == finding.text } <= known.count { $0 == finding.text }
  }

  /// Returns whether a group with names has exactly one known and one found finding, which are then the same finding.
  private func isPair(_ known: [String], _ found: [String], named: Bool) -> Bool {
    named && known.count == 1 && found.count == 1
  }

  /// The known findings that no longer occur; of several equal ones, as many as are missing.
  var stale: [KnownFinding] {
    var left = found
    return all.sorted().filter { known in
      let group = Group(known)
      if isPair(recorded[group, default: []], found[group, default: []], named: known.isNamed) { return false }
      guard let place = left[group, default: []].firstIndex(of: known.text) else { return !side.contains(group) }
      left[group, default: []].remove(at: place)
      return false
    }
  }
}

/// Removes from known findings the screens that do not belong to the cause, which baselines of version 1 contain.
private struct CauseNames {
  private let found: Set<KnownFinding>

  init(of found: [KnownFinding]) { self.found = Set(found.map(Self.withoutText)) }

  private static func withoutText(_ finding: KnownFinding) -> KnownFinding {
    var copy = finding
    copy.text = ""
    return copy
  }

  /// Returns the findings; those that only differed in the screen are one.
  func applied(to known: [KnownFinding]) -> [KnownFinding] {
    var seen: Set<KnownFinding> = []
    return known.compactMap { finding in
      var cause = finding
      cause.screen = nil
      guard finding.screen != nil, finding.action != nil, !found.contains(Self.withoutText(finding)),
        found.contains(Self.withoutText(cause))
      else { return finding }
      return seen.insert(cause).inserted ? cause : nil
    }
  }
}
