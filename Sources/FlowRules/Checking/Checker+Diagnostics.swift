import Diagnostics
import FlowModel
import OrderedCollections

/// The diagnostics of findings.
extension Checker {
  /// The largest number of causes for which a finding can be reported alone.
  private static let variantLimit = 20

  /// Returns the diagnostic of a finding.
  func diagnostic(_ found: MergedFinding.Affected, _ context: RuleContext) -> Diagnostic {
    let (rule, merged) = (found.rule, found.merged)
    var diagnostic = diagnostic(of: merged.finding, by: rule, on: merged.device, context)
    diagnostic.occurrences = merged.occurrences
    diagnostic.remedies = remedies(of: merged, rule)
    diagnostic.allowed = merged.reason
    diagnostic.affected = merged.affected.map { affected($0, context) }
    diagnostic.otherPlaces = others(of: merged, rule).map { place(of: $0, on: merged.device, context) }
      .filter { $0 != diagnostic.places[0] }
    diagnostic.isSummary = registry.comparing.contains { $0.metadata.id == rule.id }
    diagnostic.variants = variants(of: merged, rule, besides: diagnostic, context)
    return diagnostic
  }

  /// Returns the diagnostic of a finding alone.
  private func diagnostic(
    of finding: Finding, by rule: RuleMetadata, on device: Device?, _ context: RuleContext
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule.id, severity(of: rule, finding), finding.message, at: finding.range, notes: finding.notes,
      help: finding.help, suggestion: finding.suggestion, subject: subject(of: finding, on: device, context),
      verdict: finding.verdict ?? (rule.evidence == .behaviour ? .violated : nil),
      trace: finding.sighting?.trace(replaying: files[context.flow.file].path),
      occurrences: finding.sighting?.occurrences ?? 1)
    diagnostic.cause = cause(of: finding, context)
    diagnostic.missingAction = finding.missingAction
    diagnostic.flows = [context.flow.file]
    diagnostic.titles = context.behaviours.first?.simulator.titles ?? FlowTitles()
    diagnostic.entry = finding.action.flatMap { action in
      context.isEntry(action) && action != context.flow.relaunch ? context.flow[action].label.value : nil
    }
    return diagnostic
  }

  /// Returns the diagnostics of the other causes alone, without help that only a trial would justify.
  private func variants(
    of merged: MergedFinding, _ rule: RuleMetadata, besides main: Diagnostic, _ context: RuleContext
  ) -> [Diagnostic] {
    var causes: OrderedSet = [main.places[0].cause]
    var variants: [Diagnostic] = []
    for finding in others(of: merged, rule) where variants.count < Self.variantLimit {
      guard causes.append(cause(of: finding, context)).inserted else { continue }
      var variant = diagnostic(of: finding, by: rule, on: merged.device, context)
      if finding.remedies.first?.edits.isEmpty == false { variant.help = nil }
      variants.append(variant)
    }
    return variants
  }

  /// Returns the other findings of the rule that are reported with a finding.
  private func others(of merged: MergedFinding, _ rule: RuleMetadata) -> [Finding] {
    merged.others
      + merged.affected.filter { $0.rule.id == rule.id }.flatMap { [$0.merged.finding] + $0.merged.others }
  }

  /// Returns the remedies of a finding; each one repairs all places that are reported with it.
  private func remedies(of merged: MergedFinding, _ rule: RuleMetadata) -> [Remedy] {
    let others = others(of: merged, rule).map(\.remedies)
    return merged.finding.remedies.enumerated().compactMap { number, remedy in
      guard !remedy.edits.isEmpty else { return remedy }
      // A change that is proposed at another place, too, is one for both.
      let more = others.filter { !$0.contains(remedy) }.map { $0.indices.contains(number) ? $0[number].edits : [] }
      let edits = OrderedSet(remedy.edits + more.flatMap(\.self))
      let isElsewhere = edits.count > remedy.edits.count
      return Remedy(
        isElsewhere ? "\(remedy.help), and the same at the other places" : remedy.help, Array(edits))
    }
  }

  private func affected(_ found: MergedFinding.Affected, _ context: RuleContext) -> Diagnostic.Affected {
    let finding = found.merged.finding
    let places = OrderedSet(([finding] + found.merged.others).map { place(of: $0, on: found.merged.device, context) })
    return Diagnostic.Affected(
      rule: found.rule.id, severity: severity(of: found.rule, finding), message: finding.message,
      place: places[0], otherPlaces: Array(places.dropFirst()))
  }

  private func place(of finding: Finding, on device: Device?, _ context: RuleContext) -> Diagnostic.Place {
    Diagnostic.Place(
      subject: subject(of: finding, on: device, context), cause: cause(of: finding, context), range: finding.range)
  }

  /// Returns the names of what causes a finding, which stay the same whatever screens the finding is observed on.
  private func cause(of finding: Finding, _ context: RuleContext) -> Subject {
    var cause = subject(of: finding, on: nil, context)
    cause.screen = screenOfCause(of: finding, context).map { context.flow[$0].name.value }
    if case .task(let task) = finding.about { cause.task = context.flow[task].name.value }
    return cause
  }

  /// Returns the screen that declares the cause of a finding, or that the finding is about.
  private func screenOfCause(of finding: Finding, _ context: RuleContext) -> ScreenID? {
    if let action = finding.action, case .screen(let owner) = context.flow[action].owner { return owner }
    if case .screen(let screen) = finding.place { return screen }
    if case .screen(let screen) = finding.about { return screen }
    // A finding about the text is not observed on screens, so this one is its subject.
    return finding.sighting == nil ? finding.screen : nil
  }

  private func subject(of finding: Finding, on device: Device?, _ context: RuleContext) -> Subject {
    Subject(
      device: device?.rawValue, screen: finding.screen.map { context.flow[$0].name.value },
      action: finding.action.map { context.flow[$0].label.value } ?? finding.gesture,
      task: finding.task.map { context.flow[$0].name.value })
  }
}
