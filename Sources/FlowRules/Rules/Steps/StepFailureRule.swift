import Diagnostics
import FlowModel
import FlowSimulation
import FlowVerification

/// A rule that speaks of steps which cannot do what they say, or do harm.
protocol StepFailureRule: Rule {
  /// What goes wrong.
  static var failure: StepFailure { get }

  /// What to tell of one such step; `culprit` is the action it is written in, as the subject of a sentence.
  static func message(_ culprit: String, _ step: FailedStep) -> String

  /// What to write instead.
  static func help(_ step: FailedStep) -> String

  /// A mend that a program can apply, or nil where the file does not tell which is right.
  static func suggestion(for step: FailedStep) -> Suggestion?
}

extension StepFailureRule {
  static func suggestion(for step: FailedStep) -> Suggestion? { nil }

  func findings(in context: RuleContext) -> [Finding] {
    let fronts = FailingFronts(of: Self.failure, in: context)
    return context.findings(of: .fails) { fact in
      guard case .fails(Self.failure, let site) = fact else { return nil }
      let step = FailedStep(site, fronts: fronts[site], in: context)
      let place = site.trigger == .entry ? ", here with \(context.name(site.screen)) in front" : ""
      let needless = context.needlessStep(at: site)
      let finding = context.finding(
        Self.message(context.culprit(site), step) + place, help: needless.map(context.helpToStay) ?? Self.help(step),
        by: site, about: .place
      ).suggesting(needless == nil ? Self.suggestion(for: step) : nil)
      let isEntryInitiated = Self.metadata.family == .steps && (site.trigger == .entry || context.isInEntry(site))
      return isEntryInitiated ? finding.weighing(min(Self.metadata.severity, .warning)) : finding
    }
  }
}

extension RuleContext {
  /// Whether a step is written in an entry, be it in what follows on a task that a user ends later.
  fileprivate func isInEntry(_ site: Site) -> Bool {
    if case .action(let action) = site.cause { isEntry(action) } else { false }
  }

  /// The action of an alert or action sheet that does no more than take away what goes by itself; nil for any other.
  fileprivate func needlessStep(at site: Site) -> Action? {
    guard case .action(let id) = site.cause, case .screen(let owner) = flow[id].owner,
      [.alert, .actionSheet].contains(flow[owner].kind), flow[id].allSteps.count == 1
    else { return nil }
    switch flow[id].allSteps[0].kind {
    case .dismiss(.front), .pop(.count(1)), .complete(.cancelled): return flow[id]
    default: return nil
    }
  }

  fileprivate func helpToStay(_ action: Action) -> String {
    guard case .screen(let owner) = action.owner else { return "write \"stay\"" }
    let kind = flow[owner].kind == .alert ? "alert" : "action sheet"
    return "\(name(owner)) is an \(kind), which any of its buttons closes: write \"stay\" where no more is to happen"
  }
}
