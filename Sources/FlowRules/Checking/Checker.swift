import Diagnostics
import FlowModel
import Support
import Verification

/// Applies rules to flows: it assigns severities, accepts allowed findings, and merges findings of one defect.
public struct Checker: Sendable {
  let files: SourceFiles
  private let settings: ProjectSettings
  private let only: Set<RuleID>
  let registry: RuleRegistry

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - files: the files of the flows.
  ///   - settings: the severities and thresholds of the project.
  ///   - only: the only rules to apply; empty for all rules.
  ///   - registry: the rules.
  public init(
    files: SourceFiles, settings: ProjectSettings = ProjectSettings(), only: Set<RuleID> = [],
    registry: RuleRegistry = .standard
  ) {
    self.files = files
    self.settings = settings
    self.only = only
    self.registry = registry
  }

  /// Applies the rules to a flow.
  ///
  /// - Parameters:
  ///   - behaviours: the behaviour on each checked device; empty for a fragment.
  ///   - watch: monitors the progress, and may stop the judging of expectations and the search for growing cycles.
  public func check(_ flow: Flow, _ behaviours: [VerificationResult] = [], watch: ProgressMonitor = .none)
    -> CheckedFlow
  {
    let text = textRules(on: flow)
    return check(
      flow, behaviours, text.value, TaskPool.map(text.value.rules.count) { apply($0, of: text.value) }, [], watch
    ).checked
  }

  /// Applies the rules to a flow; rules about its text run during the exploration.
  ///
  /// - Parameters:
  ///   - watch: monitors the progress, and may stop the judging of expectations and the search for growing cycles.
  ///   - explore: returns the behaviour on each checked device; empty for a fragment.
  public func check(
    _ flow: Flow, watch: ProgressMonitor = .none, exploring explore: () -> [VerificationResult]
  ) -> (checked: CheckedFlow, behaviours: [VerificationResult]) {
    let text = textRules(on: flow)
    var (behaviours, applied) = TaskPool.run(explore, besides: text.value.rules.count) { apply($0, of: text.value) }
    var (checked, results) = check(flow, behaviours, text.value, applied, [], watch)
    // A longer exploration is worth its time only if a rule or an expectation depends on it.
    while checked.verdicts.contains(where: \.isOpen), behaviours.contains(where: { $0.further != nil }) {
      behaviours = VerificationResult.exploringFurther(behaviours, watch)
      (checked, results) = check(flow, behaviours, text.value, applied, results, watch)
    }
    return (checked, behaviours)
  }

  /// Applies only the rules about the text of a flow, which need no exploration.
  public func checkText(_ flow: Flow) -> CheckedFlow {
    let text = textRules(on: flow)
    let (rules, context) = (text.value.rules, text.value.context.value)
    let applied = TaskPool.map(rules.count) { apply($0, of: text.value) }
    let found = merged(zip(rules, applied).map { .init(rule: $0.metadata, findings: $1.findings) }, context)
    return CheckedFlow(
      flow: flow, diagnostics: found.filter { isActive($0.rule.id) }.map { diagnostic($0, context) }, acceptances: [],
      verdicts: [])
  }

  /// The rules about the text alone, with their context.
  private struct TextRules: Sendable {
    let rules: [any Rule.Type]
    /// The context without behaviours; it is created at its first use.
    let context: Lazy<RuleContext>
  }

  private func textRules(on flow: Flow) -> BackgroundRelease<TextRules> {
    let context = Lazy { RuleContext(flow: flow, behaviours: [], thresholds: settings.thresholds, files: files) }
    let rules = appliedRules.filter { !$0.metadata.looksAtBehaviours }
    return BackgroundRelease(TextRules(rules: rules, context: context))
  }

  private func apply(_ place: Int, of text: TextRules) -> RuleResult {
    apply(text.rules[place], in: text.context.value, [])
  }

  /// Checks a flow with its behaviour.
  ///
  /// - Parameters:
  ///   - applied: the results of the rules about the text.
  ///   - earlier: the results of all rules after a shorter exploration, or nothing.
  private func check(
    _ flow: Flow, _ behaviours: [VerificationResult], _ text: TextRules, _ applied: [RuleResult],
    _ earlier: [RuleResult], _ watch: ProgressMonitor
  ) -> (checked: CheckedFlow, results: [RuleResult]) {
    let context = RuleContext(
      flow: flow, behaviours: behaviours, thresholds: settings.thresholds, files: files,
      structure: text.context.value.structure,
      watch: watch)
    let rules = appliedRules
    let ofText = Dictionary(uniqueKeysWithValues: zip(text.rules.map { $0.metadata.id }, applied))
    var results = results(of: rules, in: context, ofText)
    for (index, result) in earlier.enumerated() { results[index].keep(result) }
    let found = merged(zip(rules, results).map { .init(rule: $0.metadata, findings: $1.findings) }, context)
    let comparisons = comparisons(of: found, context)
    let reported = listing(comparisons, among: found, context)
    let used = results.flatMap(\.usedAllows) + comparisons.flatMap { usedAllows($0.findings, of: $0.rule, context) }
    let checked = CheckedFlow(
      flow: flow,
      diagnostics: TaskPool.map(reported.count) { diagnostic(reported[$0], context) },
      acceptances: acceptances(in: context, used: Set(used)),
      verdicts: results.flatMap(\.verdicts) + statedVerdicts(in: context))
    return (checked, results)
  }

  /// Returns the result of each rule: a known one, or that of applying the rule.
  ///
  /// The search for growing cycles starts first, beside the rules that do not need it. The rules that need it come last.
  private func results(
    of rules: [any Rule.Type], in context: RuleContext, _ known: [RuleID: RuleResult]
  ) -> [RuleResult] {
    let suppositions = context.behaviours.map { self.suppositions(on: $0, context) }
    let order = rules.indices.sorted {
      (rules[$0].usesGrowingCycles ? 1 : 0, $0) < (rules[$1].usesGrowingCycles ? 1 : 0, $1)
    }
    let applied = TaskPool.map(order.count + 1) { place -> RuleResult? in
      guard place > 0 else {
        if rules.contains(where: { $0.usesGrowingCycles }) { _ = context.growing.value }
        return nil
      }
      let rule = rules[order[place - 1]]
      return known[rule.metadata.id] ?? apply(rule, in: context, suppositions)
    }.compactMap(\.self)
    return zip(order, applied).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the findings to report, with those of the rules about the findings of other rules.
  private func listing(
    _ comparisons: [CauseMerger.RuleFindings], among found: [MergedFinding.Affected], _ context: RuleContext
  ) -> [MergedFinding.Affected] {
    let compared = comparisons.flatMap { result in
      FindingMerger(result.rule, context).merge(result.findings).map {
        MergedFinding.Affected(rule: result.rule, merged: $0)
      }
    }
    return found.filter { isActive($0.rule.id) }.listing(compared.filter { isActive($0.rule.id) }) {
      severity(of: $0.rule, $0.merged.finding)
    }
  }

  /// Returns the findings to report, one for each cause.
  private func merged(_ results: [CauseMerger.RuleFindings], _ context: RuleContext) -> [MergedFinding.Affected] {
    let merger = CauseMerger(results, in: context) { severity(of: $0, $1) }
    let found = zip(results, merger.merged()).flatMap { result, merged in
      merged.map { MergedFinding.Affected(rule: result.rule, merged: $0) }
    }
    let failures = Set(registry.rules.filter { $0.isAboutFailures }.map { $0.metadata.id })
    return ConsequenceMerger(severity: { severity(of: $0, $1) }, isAboutFailures: { failures.contains($0.id) })
      .merged(found.filter { isActive($0.rule.id) }) + found.filter { !isActive($0.rule.id) }
  }

  /// Returns the results of the rules about the findings of other rules.
  private func comparisons(of found: [MergedFinding.Affected], _ context: RuleContext) -> [CauseMerger.RuleFindings] {
    let all = found.flatMap { [$0] + $0.merged.affected }.map {
      ReportedFinding(rule: $0.rule.id, severity: severity(of: $0.rule, $0.merged.finding), merged: $0.merged)
    }
    return registry.comparing.filter { isApplied($0.metadata.id) }
      .map { .init(rule: $0.metadata, findings: $0.findings(among: all, in: context)) }
  }

  private func usedAllows(_ findings: [Finding], of rule: RuleMetadata, _ context: RuleContext) -> [SourceRange] {
    findings.flatMap { context.flow.allows(of: rule.id, for: $0) }.map(\.rule.range)
  }

  /// The rules to apply, in the order of the reports.
  private var appliedRules: [any Rule.Type] { registry.rules.filter { isApplied($0.metadata.id) } }

  private func apply(_ rule: any Rule.Type, in context: RuleContext, _ suppositions: [[RuleContext]]) -> RuleResult {
    let findings = rule.init().findings(in: context).filter { context.permits($0, of: rule.metadata) }
    return RuleResult(
      findings: findings, usedAllows: usedAllows(findings, of: rule.metadata, context),
      verdicts: isActive(rule.metadata.id) ? verdicts(on: rule, context, suppositions, found: findings) : [])
  }

  /// Returns diagnostics from elsewhere with the severities of the project; errors of a file keep theirs.
  public func withProjectSeverities(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity != .error else { return diagnostic }
      guard isActive(diagnostic.rule) else { return nil }
      var changed = diagnostic
      changed.severity = severity(of: diagnostic.rule, otherwise: diagnostic.severity)
      return changed
    }
  }

  /// Combines the findings of all flows of a run.
  public func conclude(_ flows: [CheckedFlow]) -> Conclusion {
    var conclusion = Conclusion(flows, registry)
    for rule in registry.concluding where isActive(rule.metadata.id) {
      let severity = severity(of: rule.metadata.id, otherwise: rule.metadata.severity)
      conclusion.diagnostics += rule.diagnostics(on: flows, severity).map { finding in
        var finding = finding
        finding.flows = flows.map(\.flow).filter { $0.files.contains(finding.range.file) }.map(\.file)
        return finding
      }
    }
    return conclusion
  }

  func isActive(_ rule: RuleID) -> Bool { registry.reports(rule, settings, only: only) }

  /// Returns whether a rule is applied: all are if a requested rule needs the findings of the others.
  private func isApplied(_ rule: RuleID) -> Bool {
    let isJudged = !only.isDisjoint(with: registry.judging)
    return isActive(rule) || (isJudged && registry.isOn(rule, settings, only: only))
  }

  func severity(of rule: RuleID, otherwise standard: Severity) -> Severity {
    if case .report(let severity) = settings.severities[rule] { severity } else { standard }
  }

  func severity(of rule: RuleMetadata, _ finding: Finding?) -> Severity {
    severity(of: rule.id, otherwise: finding?.severity ?? rule.severity)
  }

  // MARK: Acceptances

  private func acceptances(in context: RuleContext, used: Set<SourceRange>) -> [CheckedFlow.Acceptance] {
    context.flow.writtenAllows.map { allow, subject in
      CheckedFlow.Acceptance(allow: allow, subject: subject, use: use(of: allow, in: context, used: used))
    }
  }

  private func use(of allow: Allow, in context: RuleContext, used: Set<SourceRange>) -> CheckedFlow.Acceptance.Use {
    if used.contains(allow.rule.range) { return .used }
    // The file reader reports unknown rules.
    guard let rule = registry[allow.rule.value] else { return .unknown }
    let mayHaveMissed = rule.looksAtBehaviours && !context.isDecided
    return context.flow.isFragment || mayHaveMissed || !isApplied(rule.id) ? .unknown : .unused
  }
}
