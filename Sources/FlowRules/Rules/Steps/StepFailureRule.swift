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
}

/// A step that fails: its words in the file, and the screen in front.
struct FailedStep {
  /// The verb and what it acts on, in quotes.
  let words: String
  /// The screen, task or tab that it acts on, in quotes; empty where there is none.
  let target: String
  /// The screen in front when it fails, in quotes.
  let screen: String
}

extension StepFailureRule {
  func findings(in context: RuleContext) -> [Finding] {
    context.findings { fact in
      guard case .fails(Self.failure, let site) = fact else { return nil }
      let step = FailedStep(site, in: context)
      let finding = context.finding(
        Self.message(context.culprit(site), step), help: Self.help(step), by: site, about: .place)
      let isEntrys = site.trigger == .entry && Self.metadata.family == .steps
      return isEntrys ? finding.weighing(min(Self.metadata.severity, .warning)) : finding
    }
  }
}

extension FailedStep {
  fileprivate init(_ site: Site, in context: RuleContext) {
    let step = context.structure.steps.first { $0.step.range == site.range }?.step
    let (verb, target) = step.map { Self.words(of: $0.kind, context.flow) } ?? ("a step", nil)
    words = quoted(target.map { "\(verb) \($0)" } ?? verb)
    self.target = target.map(quoted) ?? ""
    screen = context.name(site.screen)
  }

  private static func words(of step: Step.Kind, _ flow: Flow) -> (verb: String, target: String?) {
    switch step {
    case .push(let screen): ("push", flow[screen].name.value)
    case .present(let screen, _): ("present", flow[screen].name.value)
    case .start(let task, _, _): ("start", flow[task].name.value)
    case .complete(.cancelled): ("cancel", nil)
    case .complete(let outcome): ("complete", flow[outcome].name)
    case .pop(.count(1)): ("pop", nil)
    case .pop(.count(let count)): ("pop \(count)", nil)
    case .pop(.root): ("pop root", nil)
    case .pop(.to(let screen)): ("pop to", flow[screen].name.value)
    case .dismiss(.front): ("dismiss", nil)
    case .dismiss(.all): ("dismiss all", nil)
    case .dismiss(.to(let screen)): ("dismiss to", flow[screen].name.value)
    case .unwind(let screen): ("unwind", flow[screen].name.value)
    case .replace(let screen): ("replace", flow[screen].name.value)
    case .tab(let screen): ("tab", flow[screen].name.value)
    case .root(let root): ("root", flow.name(of: root))
    case .set: ("set", nil)
    case .stay: ("stay", nil)
    }
  }
}
