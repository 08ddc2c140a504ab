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
  static func suggestion(for site: Site, in context: RuleContext) -> Suggestion?
}

/// A step that fails, in words.
struct FailedStep {
  /// The verb and what it acts on, in quotes.
  let words: String
  /// The screen, task or tab that it acts on, in quotes; empty where there is none.
  let target: String
  /// What an entry could do to be free to take the step: the steps in quotes; nil where no entry takes it, or nothing is in its way.
  let afterDismissing: String?
}

extension StepFailureRule {
  static func suggestion(for site: Site, in context: RuleContext) -> Suggestion? { nil }

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { fact in
      guard case .fails(Self.failure, let site) = fact else { return nil }
      let step = FailedStep(site, in: context)
      let place = site.trigger == .entry ? ", here with \(context.name(site.screen)) in front" : ""
      let needless = context.needlessStep(at: site)
      let finding = context.finding(
        Self.message(context.culprit(site), step) + place, help: needless.map(context.helpToStay) ?? Self.help(step),
        by: site, about: .place
      ).suggesting(needless == nil ? Self.suggestion(for: site, in: context) : nil)
      let isEntrys = site.trigger == .entry && Self.metadata.family == .steps
      return isEntrys ? finding.weighing(min(Self.metadata.severity, .warning)) : finding
    }
  }
}

extension FailedStep {
  fileprivate init(_ site: Site, in context: RuleContext) {
    words = context.words(of: site).map(quoted) ?? "this"
    target = context.step(at: site)?.target(in: context.flow).map(quoted) ?? "it"
    // A root that is a bare screen takes no pushes either.
    let hasBareRoot = context.flow.roots.contains { if case .screen = $0.kind { true } else { false } }
    let isInTheWay = site.trigger == .entry && context.flow[site.screen].isOneScreenLayer && !hasBareRoot
    afterDismissing = isInTheWay ? context.words(of: site).map { quoted("[dismiss all, \($0)]") } : nil
  }
}

extension RuleContext {
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
