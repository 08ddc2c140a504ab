import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// A rule about steps that fail or do harm.
protocol StepFailureRule: Rule {
  /// The kind of failure.
  static var failure: StepFailure { get }

  /// Returns the message for a step; `culprit` is the action with the step, as the subject of a sentence.
  static func message(_ culprit: Message, _ step: FailedStep) -> Message

  /// Returns the correction.
  static func help(_ step: FailedStep) -> Message

  /// Returns the corrections to try, the best one first; empty if `help` is all that can be said.
  static func remedies(_ step: FailedStep) -> [Remedy]

  /// Returns an edit that a program can apply, or nil if the text does not decide which is right.
  static func suggestion(for step: FailedStep) -> Suggestion?
}

extension StepFailureRule {
  static var isAboutFailures: Bool { !failure.stepHappens }
  static func remedies(_ step: FailedStep) -> [Remedy] { [] }
  static func suggestion(for step: FailedStep) -> Suggestion? { nil }

  func findings(in context: RuleContext) -> [Finding] { failures(in: context) }

  /// Returns the findings on the steps that fail in this way.
  func failures(in context: RuleContext) -> [Finding] {
    let fronts = FailingFronts(of: Self.failure, in: context)
    return context.findings { observed in
      guard case .fails(Self.failure) = observed.kind, let site = observed.site else { return nil }
      let step = FailedStep(site, fronts: fronts[site], on: fronts.device(of: site), in: context)
      let needless = context.needlessAction(at: site)
      let finding = context.finding(
        "\(Self.message(context.culprit(site), step))\(context.frontClause(of: site))",
        help: needless.map(context.helpToStay) ?? Self.help(step),
        by: site, about: .place
      ).suggesting(needless == nil ? Self.suggestion(for: step) : nil)
      let noted = finding.noting(context.assignmentsInSpiteOfFailure(at: site))
      let remedies = needless == nil ? step.withWaiting(Self.remedies(step)) : []
      let offering = remedies.isEmpty ? noted : noted.offering(remedies)
      let isEntryInitiated = Self.metadata.family == .steps && (site.trigger == .entry || context.isInEntry(site))
      return isEntryInitiated ? offering.withSeverity(min(Self.metadata.severity, .warning)) : offering
    }
  }
}

extension RuleContext {
  /// Returns the words for the screen that is in front when an entry happens; nothing for other actions.
  func frontClause(of site: Site) -> Message {
    site.trigger == .entry ? ", here with \(name(site.screen)) in front" : ""
  }

  /// Returns the note that the variables of an action have changed although a step of it fails.
  fileprivate func assignmentsInSpiteOfFailure(at site: Site) -> [Note] {
    guard case .action(let action) = site.cause, let written = structure.step(at: site), written.isInOwnList(of: flow)
    else { return [] }
    let chosen = flow[action].cases[written.chosenCase]
    let sets: [Message] = (flow[action].set + chosen.set + chosen.results[written.result].set).compactMap { set in
      set.value.map { value in
        ("\(quoted(flow[set.variable].name.value)) is \(quoted(flow.name(of: value, of: set.variable)))" as Message)
          .about("set")
      }
    }
    guard !sets.isEmpty else { return [] }
    return [Note("what it sets has happened all the same: \(listed(sets))", at: flow[action].label.range)]
  }

  /// Returns whether a step belongs to an entry, including the `then` of a task that a user ends later.
  fileprivate func isInEntry(_ site: Site) -> Bool {
    if case .action(let action) = site.cause { isEntry(action) } else { false }
  }

  /// Returns the action at a site if it only closes its own one-screen layer, which closes anyway; or nil.
  fileprivate func needlessAction(at site: Site) -> Action? {
    guard case .action(let id) = site.cause, case .screen(let owner) = flow[id].owner, flow[id].isUserInitiated,
      flow[owner].kind.isOneScreenLayer, flow[id].allSteps.count == 1
    else { return nil }
    switch flow[id].allSteps[0].kind {
    case .dismiss(.front), .pop(.count(1)), .complete(.cancelled): return flow[id]
    default: return nil
    }
  }

  fileprivate func helpToStay(_ action: Action) -> Message {
    guard case .screen(let owner) = action.owner else { return "write \"stay\"" }
    return
      "\(name(owner)) is \(flow[owner].kind.words), which any of its buttons closes: write \"stay\" if nothing else should happen"
  }
}

extension Message {
  /// The help for an event of an alert whose step needs the alert to be closed.
  static func closeFirst(_ steps: Message) -> Message {
    "only a tap on a button closes the alert: close it first, with \(steps)"
  }
}

extension Screen.Kind {
  /// The kind of a one-screen layer, with its article.
  var words: Message {
    switch self {
    case .alert: "an alert"
    case .actionSheet: "an action sheet"
    case .prompt: "a prompt"
    case .system: "a screen of the system"
    case .external: "another app"
    case .screen: "a screen"
    }
  }
}
