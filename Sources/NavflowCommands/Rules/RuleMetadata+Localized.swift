import FlowRules
import Localization

extension RuleMetadata {
  /// The rule with its texts in the current language.
  var localized: RuleMetadata {
    guard Language.current != .english else { return self }
    return RuleMetadata(
      id: id, severity: severity, exception: exception?.localized, isOffByDefault: isOffByDefault, evidence: evidence,
      family: family, summary: summary.localized, rationale: rationale.localized, sources: sources,
      isAboutAbsence: isAboutAbsence, isAboutExits: isAboutExits, defersTo: defersTo,
      failing: failing.map(\.localized), passing: passing.map(\.localized))
  }
}

extension Example {
  /// The example with its name in the current language.
  fileprivate var localized: Example {
    Example(name.localized, marked, imports: imports, isSearched: isSearched)
  }
}
