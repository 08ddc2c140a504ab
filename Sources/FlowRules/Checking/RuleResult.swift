import Diagnostics

/// The result of one rule for a flow.
struct RuleResult: Sendable {
  var findings: [Finding]
  /// The `allow`s that accept its findings.
  var usedAllows: [SourceRange]
  var verdicts: [PropertyVerdict]

  /// Keeps what an earlier, shorter exploration has shown.
  ///
  /// The longer one may have been stopped before it showed everything again: the search for growing cycles comes last.
  mutating func keep(_ earlier: RuleResult) {
    findings += earlier.findings.filter { known in
      known.isShown && !findings.contains { $0.isSameDefect(as: known) }
    }
    usedAllows += earlier.usedAllows.filter { !usedAllows.contains($0) }
    for known in earlier.verdicts {
      let index = verdicts.firstIndex { $0.property == known.property && $0.device == known.device }
      if let index { verdicts[index].keep(known) }
    }
  }
}

extension Finding {
  /// Whether a behaviour shows the defect, so that no other behaviour can refute it.
  fileprivate var isShown: Bool { sighting?.witness != nil && (verdict ?? .violated) == .violated }

  fileprivate func isSameDefect(as other: Finding) -> Bool {
    (range, about, place) == (other.range, other.about, other.place) && sighting?.device == other.sighting?.device
  }
}

extension PropertyVerdict {
  /// Keeps an earlier verdict on the same property where that says more.
  fileprivate mutating func keep(_ earlier: PropertyVerdict) {
    if earlier.verdict == .violated, verdict != .violated {
      openBound = verdict.bound
      verdict = .violated
    }
    guard isOpen else { return }
    if let known = earlier.verdict.bound ?? earlier.openBound {
      if let bound = verdict.bound { verdict = .bounded(max(bound, known)) }
      openBound = openBound.map { max($0, known) }
    } else {
      self = earlier
    }
  }
}
