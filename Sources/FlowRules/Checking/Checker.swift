import Diagnostics
import FlowModel
import Support
import Verification

/// Applies rules to flows: it assigns severities, accepts allowed findings, and merges findings of one defect.
public struct Checker: Sendable {
  private let files: SourceFiles
  private let settings: ProjectSettings
  private let only: RuleID?
  private let registry: RuleRegistry

  /// Creates a checker.
  ///
  /// - Parameters:
  /// - files: the files of the flows.
  /// - settings: the severities and thresholds of the project.
  /// - only: the only rule to apply, or nil for all rules.
  /// - registry: the rules.
  public init(
    files: SourceFiles, settings: ProjectSettings = ProjectSettings(), only: RuleID? = nil,
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
  /// - behaviours: the behaviour on each checked device; empty for a fragment.
  /// - watch: monitors the progress, and may stop the checking of expectations.
  public func check(_ flow: Flow, _ behaviours: [VerificationResult] = [], watch: ProgressMonitor = .none)
    -> CheckedFlow
  {
    let text = textRules(on: flow)
    return check(flow, behaviours, text.value, TaskPool.map(text.value.rules.count) { say($0, of: text.value) }, watch)
  }

  /// Applies the rules to a flow; rules about its text run during the exploration.
  ///
  /// - Parameters:
  /// - watch: monitors the progress, and may stop the rules about behaviours.
  /// - explore: returns the behaviour on each checked device; empty for a fragment.
  public func check(
    _ flow: Flow, watch: ProgressMonitor = .none, exploring explore: () -> [VerificationResult]
  ) -> (checked: CheckedFlow, behaviours: [VerificationResult]) {
    let text = textRules(on: flow)
    let (behaviours, said) = TaskPool.run(explore, besides: text.value.rules.count) { say($0, of: text.value) }
    return (check(flow, behaviours, text.value, said, watch), behaviours)
  }

  /// The rules about the text alone, with their context.
  private struct TextRules: Sendable {
    let rules: [any Rule.Type]
    /// The context without behaviours; it is created at its first use.
    let context: Lazy<RuleContext>
  }

  /// The result of one rule for a flow.
  private struct RuleResult: Sendable {
    let merged: [MergedFinding]
    /// The acceptances that it has use for.
    let usedAllows: [SourceRange]
    let verdicts: [PropertyVerdict]
  }

  private func textRules(on flow: Flow) -> BackgroundRelease<TextRules> {
    let context = Lazy { RuleContext(flow: flow, behaviours: [], thresholds: settings.thresholds, files: files) }
    // What a rule leaves to others depends on what these have seen.
    let rules = appliedRules.filter { !$0.looksAtBehaviours && $0.leavesTo.isEmpty }
    return BackgroundRelease(TextRules(rules: rules, context: context))
  }

  private func say(_ place: Int, of text: TextRules) -> RuleResult {
    say(text.rules[place], in: text.context.value, [])
  }

  /// - Parameter said: the results of the rules about the text.
  private func check(
    _ flow: Flow, _ behaviours: [VerificationResult], _ text: TextRules, _ said: [RuleResult], _ watch: ProgressMonitor
  ) -> CheckedFlow {
    let ofText = Dictionary(uniqueKeysWithValues: zip(text.rules.map { $0.metadata.id }, said))
    // To a rule that nobody asked for nothing can be left.
    let context = RuleContext(
      flow: flow, behaviours: behaviours, thresholds: settings.thresholds, files: files,
      structure: text.context.value.structure,
      watch: watch
    ).leaving(to: isActive)
    let suppositions = context.behaviours.map { self.suppositions(on: $0, context) }
    let rules = appliedRules
    // Who goes by what grows would wait for it; so that is looked for first, beside those who do not, whose turn comes next.
    let order = rules.indices.sorted { (mayWait(rules[$0]) ? 1 : 0, $0) < (mayWait(rules[$1]) ? 1 : 0, $1) }
    let said = TaskPool.map(order.count + 1) { place -> RuleResult? in
      guard place > 0 else {
        if rules.contains(where: { $0.goesByGrowths }) { _ = context.growing.value }
        return nil
      }
      let rule = rules[order[place - 1]]
      return ofText[rule.metadata.id] ?? say(rule, in: context, suppositions)
    }.compactMap(\.self)
    let sayings = zip(order, said).sorted { $0.0 < $1.0 }.map(\.1)
    var used = Set(sayings.flatMap(\.usedAllows))
    var found = zip(rules, sayings).map { (rule: $0.metadata, merged: $1.merged) }
    if isApplied(DiffersByDevice.metadata.id) {
      let differences = differences(among: found, context)
      used.formUnion(differences.flatMap(\.allowedBy))
      found.append((rule: DiffersByDevice.metadata, merged: differences))
    }
    let told = found.filter { isActive($0.rule.id) }.flatMap { rule, merged in merged.map { (rule: rule, merged: $0) } }
    return CheckedFlow(
      flow: flow,
      diagnostics: TaskPool.map(told.count) { diagnostic(told[$0].merged, told[$0].rule, context) },
      acceptances: acceptances(in: context, used: used),
      verdicts: sayings.flatMap(\.verdicts) + expectationVerdicts(in: context))
  }

  /// The rules to apply, in the order of the reports.
  private var appliedRules: [any Rule.Type] { registry.rules.filter { isApplied($0.metadata.id) } }

  private func mayWait(_ rule: any Rule.Type) -> Bool { rule.goesByGrowths || !rule.leavesTo.isEmpty }

  private func say(_ rule: any Rule.Type, in context: RuleContext, _ suppositions: [[RuleContext]]) -> RuleResult {
    // What is left to others holds all the same: it is not proved absent, and who accepts it does so for a reason. It is
    // found first, as whether anything is left may have to be waited for.
    let all = findings(of: rule, in: context.leaving { _ in false })
    // What it does not say that it leaves, it does not leave.
    let merged =
      rule.leavesTo.contains(where: context.leaves)
      ? findings(of: rule, in: context.leaving(to: rule.leavesTo.contains)) : all
    return RuleResult(
      merged: merged, usedAllows: all.flatMap(\.allowedBy),
      verdicts: isActive(rule.metadata.id) ? verdicts(on: rule, context, suppositions, found: all) : [])
  }

  private func findings(of rule: any Rule.Type, in context: RuleContext) -> [MergedFinding] {
    FindingMerger(rule.metadata, context).merge(rule.init().findings(in: context))
  }

  /// Returns diagnostics from elsewhere with the severities of the project; errors of a file keep theirs.
  public func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity != .error else { return diagnostic }
      guard isActive(diagnostic.rule) else { return nil }
      var weighed = diagnostic
      weighed.severity = severity(of: diagnostic.rule, otherwise: diagnostic.severity)
      return weighed
    }
  }

  /// Combines the findings of all flows of a run.
  public func conclude(_ flows: [CheckedFlow]) -> Conclusion {
    var conclusion = Conclusion(flows, registry)
    if isActive(UnusedAllow.metadata.id) {
      let severity = severity(of: UnusedAllow.metadata.id, otherwise: UnusedAllow.metadata.severity)
      conclusion.diagnostics += UnusedAllow.findings(in: flows).map { $0.diagnostic(severity) }
    }
    return conclusion
  }

  private func isActive(_ rule: RuleID) -> Bool {
    settings.severities[rule] != .off && (only == nil || only == rule)
  }

  /// Returns whether a rule is applied: if a rule that compares findings is requested alone, all rules are applied.
  private func isApplied(_ rule: RuleID) -> Bool {
    let judging = [UnusedAllow.metadata.id, DiffersByDevice.metadata.id]
    let isJudged = only.map { judging.contains($0) } ?? false
    return isActive(rule) || (isJudged && settings.severities[rule] != .off)
  }

  private func differences(
    among found: [(rule: RuleMetadata, merged: [MergedFinding])], _ context: RuleContext
  ) -> [MergedFinding] {
    let weighed = found.flatMap { rule, merged in
      merged.map {
        let severity = severity(of: rule.id, otherwise: $0.finding.severity ?? rule.severity)
        return DiffersByDevice.Found(rule: rule.id, severity: severity, merged: $0)
      }
    }
    return FindingMerger(DiffersByDevice.metadata, context).merge(DiffersByDevice(context).findings(among: weighed))
  }

  private func severity(of rule: RuleID, otherwise standard: Severity) -> Severity {
    if case .report(let severity) = settings.severities[rule] { severity } else { standard }
  }

  // MARK: Diagnostics

  private func diagnostic(_ merged: MergedFinding, _ rule: RuleMetadata, _ context: RuleContext) -> Diagnostic {
    let finding = merged.finding
    let severity = severity(of: rule.id, otherwise: finding.severity ?? rule.severity)
    let subject = subject(of: finding, on: merged.device, context)
    var diagnostic = Diagnostic(
      rule.id, severity, finding.message, at: finding.range, notes: finding.notes, help: finding.help,
      suggestion: finding.suggestion, subject: subject,
      verdict: finding.verdict ?? (rule.evidence == .behaviour ? .violated : nil),
      trace: finding.sighting?.trace(replaying: files[context.flow.file].path), occurrences: merged.occurrences)
    diagnostic.allowed = merged.reason
    diagnostic.entry = finding.action.flatMap { context.isEntry($0) ? context.flow[$0].label.value : nil }
    let others = merged.others.map {
      Diagnostic.Place(subject: self.subject(of: $0, on: merged.device, context), range: $0.range)
    }
    diagnostic.otherPlaces = others.filter { $0 != diagnostic.places[0] }
    diagnostic.isSummary = rule.id == DiffersByDevice.metadata.id
    return diagnostic
  }

  private func subject(of finding: Finding, on device: Device?, _ context: RuleContext) -> Subject {
    Subject(
      device: device?.rawValue, screen: finding.screen.map { context.flow[$0].name.value },
      action: finding.action.map { context.flow[$0].label.value } ?? finding.gesture,
      task: finding.task.map { context.flow[$0].name.value })
  }

  private func expectationVerdicts(in context: RuleContext) -> [PropertyVerdict] {
    let rule = ExpectationViolated.metadata
    let severity = severity(of: rule.id, otherwise: rule.severity)
    return context.expectationVerdicts.map { verdict in
      var weighed = verdict
      weighed.severity = severity
      return weighed
    }
  }

  private func verdicts(
    on type: any Rule.Type, _ context: RuleContext, _ suppositions: [[RuleContext]], found: [MergedFinding]
  ) -> [PropertyVerdict] {
    let rule = type.metadata
    guard rule.evidence == .behaviour, rule.family != .properties else { return [] }
    return zip(context.behaviours, suppositions).map { behaviour, supposed in
      let isViolated = found.contains { $0.devices.contains(behaviour.device) }
      let verdict = isViolated ? .violated : verdict(on: type, behaviour, supposed, context)
      let variables = if case .bounded = verdict { behaviour.variablesInTheWay } else { [VariableID]() }
      return PropertyVerdict(
        property: rule.id.name, device: behaviour.device.rawValue, verdict: verdict,
        limitingVariables: variables.map { context.flow[$0].name.value },
        severity: severity(of: rule.id, otherwise: rule.severity))
    }
  }

  /// Returns the verdict of a rule without findings.
  ///
  /// It is `proved` only if the rule is certain, and finds nothing both if the undecided facts hold and if they do not.
  private func verdict(
    on type: any Rule.Type, _ behaviour: VerificationResult, _ supposed: [RuleContext], _ context: RuleContext
  ) -> Verdict {
    let rule = type.init()
    let isSure = rule.isSure(of: behaviour, in: context) && supposed.allSatisfy { rule.findings(in: $0).isEmpty }
    guard !isSure else { return behaviour.verdictWithoutViolation }
    // Without a complete search for growing cycles nothing was checked for them.
    return .bounded(type.goesByGrowths && !context.knowsGrowths ? 0 : behaviour.bound)
  }

  /// Returns the contexts in which all undecided facts hold, and in which none of them holds; empty if all are decided.
  private func suppositions(on behaviour: VerificationResult, _ context: RuleContext) -> [RuleContext] {
    guard !behaviour.undecided.isEmpty else { return [] }
    return [true, false].map { RuleContext(context, supposing: behaviour.supposing(undecided: $0)) }
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
    let mayHaveMissed = rule.evidence == .behaviour && !context.isDecided
    return context.flow.isFragment || mayHaveMissed || !isApplied(rule.id) ? .unknown : .unused
  }
}
