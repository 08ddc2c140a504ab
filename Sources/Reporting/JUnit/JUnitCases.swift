import Diagnostics
import Localization

/// Creates the test cases of one file.
struct JUnitCases {
  /// The report.
  let report: Report
  /// The file, and how far it could be checked.
  let flow: ReportedFlow
  /// The class name of the cases.
  let className: String

  /// Returns a case for each rule that was applied, and for each other rule with findings.
  ///
  /// - Parameter known: the findings that are in the baseline.
  func all(of findings: [Diagnostic], known: [Diagnostic]) -> [JUnitFormat.V10.Case] {
    let found = Dictionary(grouping: findings, by: \.rule)
    let baselined = Dictionary(grouping: known, by: \.rule)
    let ids = Set(report.rules.map(\.id))
    let unknown = Set(found.keys).union(baselined.keys).subtracting(ids).sorted().map {
      (id: $0, rule: ReportedRule?.none)
    }
    return (report.rules.map { (id: $0.id, rule: Optional($0)) } + unknown).compactMap { id, rule in
      let (findings, known) = (found[id, default: []], baselined[id, default: []])
      if !findings.isEmpty || !known.isEmpty {
        return self.case(of: id, findings, known, isFileError: rule?.isFileError ?? false)
      }
      guard let rule, rule.isApplied, flow.extent != .excluded else { return nil }
      return caseWithoutFindings(of: rule)
    }
  }

  private func `case`(
    of rule: RuleID, _ findings: [Diagnostic], _ known: [Diagnostic], isFileError: Bool
  ) -> JUnitFormat.V10.Case {
    let failing = findings.filter(report.isFailing)
    let rest = failing.count > 1 ? " (" + localized("and \(failing.count - 1) more") + ")" : ""
    return JUnitFormat.V10.Case(
      rule: rule, className: className,
      outcome: failing.isEmpty ? outcome(of: rule, besides: findings, known) : isFileError ? .broken : .failed,
      message: (failing.first?.message.localized ?? bounds(of: rule).first ?? "") + rest,
      lines: findings.flatMap(lines) + known.flatMap { lines(for: $0) + ["  " + report.placeOfKnown.localized] }
        + bounds(of: rule))
  }

  /// Returns the outcome of a case in which nothing fails: it is skipped if something would fail that is accepted or known.
  private func outcome(
    of rule: RuleID, besides findings: [Diagnostic], _ known: [Diagnostic]
  ) -> JUnitFormat.V10.Case.Outcome {
    let accepted = findings.filter { $0.allowed != nil && report.isAtOrAboveLimit($0) }
    let baselined = known.filter(report.isAtOrAboveLimit)
    let known: Message =
      report.knownSource == .baseline
      ? "\(.count(baselined.count, "finding")) in the baseline"
      : "\(.count(baselined.count, "finding")) in the old version too"
    let parts = [
      (accepted.count, "\(.count(accepted.count, "finding")) accepted by `allow`"), (baselined.count, known),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return outcome(withoutFindingsOf: rule) }
    return .skipped(Message.list(parts.map(\.1), .none).localized)
  }

  /// Returns the outcome of a rule of which nothing is found: hosts show an undecided rule as neither passed nor failed.
  private func outcome(withoutFindingsOf rule: RuleID) -> JUnitFormat.V10.Case.Outcome {
    let open = flow.verdicts.filter { $0.property == rule.name && $0.isOpen }
    guard !open.isEmpty else { return .passed }
    return open.contains(where: report.isBlocking) ? .broken : .skipped(bounds(of: rule).joined(separator: "; "))
  }

  /// Returns the case of a rule without findings, which passes if the file was checked and the rule is decided.
  private func caseWithoutFindings(of rule: ReportedRule) -> JUnitFormat.V10.Case {
    var outcome = outcome(withoutFindingsOf: rule.id)
    if flow.extent == .invalid {
      outcome = .skipped(localized("the file has mistakes, so that it could not be checked"))
    }
    if flow.extent == .fragment, rule.needsBehaviour {
      outcome = .skipped(localized("a file without a root has no behaviour to look at"))
    }
    return JUnitFormat.V10.Case(
      rule: rule.id, className: className, outcome: outcome, message: bounds(of: rule.id).first ?? "",
      lines: bounds(of: rule.id))
  }

  private func lines(for finding: Diagnostic) -> [String] {
    let allowed = finding.allowed.map { ["  \(localized("allowed")): \($0.visible)"] } ?? []
    return FindingText(files: report.files, styled: TextStyler(isOn: false)).lines(for: finding, hintsAtAllow: false)
      + allowed
  }

  /// Returns the notes on what is not proved about this flow.
  ///
  /// Every format reports bounds, because a missing finding would otherwise look like a proof.
  private func bounds(of rule: RuleID) -> [String] {
    flow.verdicts.filter { $0.property == rule.name }.compactMap { verdict in
      (verdict.verdict.bound ?? verdict.openBound).map {
        localized("not proved on \(.device(verdict.device)), only checked up to \(extent(ofBound: $0))")
      }
    }
  }
}
