import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds pushes without a navigation stack.
struct PushWithoutStack: StepFailureRule {
  static let failure = StepFailure.pushWithoutStack

  static let metadata = RuleMetadata(
    id: "push-without-stack", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "\"push\" runs where there is no navigation stack.",
    rationale: """
      An alert, a photo picker, another app or a bare root screen has no navigation stack. Nothing can be pushed \
      there, so the tap does nothing. Present the screen, or put the screen beneath it in a stack.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a root without a navigation stack",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login: { actions: { Next: ①push Home } }
          Home: { title: Home }
        """),
      Example(
        "an action of an input view over a bare root",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login:
            actions:
              Date: { present: DatePicker, as: inputView }
          DatePicker: { actions: { Done: [stay, ①push Home] } }
          Home: { title: Home }
        """),
    ],
    passing: [
      Example(
        "an alert, which closes before its action pushes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Yes: push Done, No: stay } }
          Done: { title: Done }
        """),
      Example(
        "a sheet, which has its own stack",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login: { actions: { Terms: present Terms } }
          Terms: { actions: { More: push Privacy, Close: dismiss } }
          Privacy: { title: Privacy }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): what is in front has no stack to push on"
  }

  static func suggestion(for step: FailedStep) -> Suggestion? {
    guard case .push(let screen)? = step.step?.kind, !step.screen.isOneScreenLayer, step.obstacles.isEmpty,
      step.layerBefore == nil
    else { return nil }
    let name = step.context.flow[screen].name.value
    return step.context.suggest("Present \(quoted(name))", "present \(name)", for: "push \(name)", at: step.site.range)
  }

  static func remedies(_ step: FailedStep) -> [Remedy] {
    step.hasBareRoot || step.comesBack ? [] : step.remediesOfEntry
  }

  static func help(_ step: FailedStep) -> Message {
    if let steps = step.closingOwnAlert { return .closeFirst(steps) }
    let instead = step.instead
    if let layer = step.layerBefore {
      // UIKit shows no layer while another one comes up.
      guard instead.hasPrefix("push") else {
        return "let an action of \(layer.target) do it: \(layer.target) closes first"
      }
      return "write \(quoted(instead)) before \(quoted(layer.words)), or let an action of \(layer.target) do it: "
        + "\(layer.target) closes first"
    }
    let presents: Message =
      instead.hasPrefix("{") ? "write \(quoted(instead))" : "present \(step.target) instead of pushing it"
    if !step.obstacles.isEmpty {
      let clearing = step.clearing(step.obstacles, for: [instead])
      return step.hasBareRoot ? "\(presents), and \(clearing)" : clearing
    }
    if step.comesBack { return "first close the layers that come back: \(quotedList(["dismiss all", instead]))" }
    return step.hasBareRoot ? "\(presents), or make the root a \"stack\"" : presents
  }
}

extension FailedStep {
  /// Whether some root is a single screen, which has no stack either.
  fileprivate var hasBareRoot: Bool {
    context.flow.roots.contains { if case .screen = $0.kind { true } else { false } }
  }

  /// The front screens that block an entry: those without a stack.
  ///
  /// If a root has no stack either, the entry must present its screen, and only alerts and other questions block it.
  fileprivate var obstacles: [ScreenID] {
    fronts.filter { hasBareRoot ? context.flow[$0].kind.isQuestion : context.flow[$0].isOneScreenLayer }
  }

  /// The step that has the intended effect with the right screen in front.
  fileprivate var instead: String {
    let isPushed = layerBefore != nil || !obstacles.isEmpty || comesBack
    guard let step, let name = step.target(in: context.flow), !isPushed || hasBareRoot else {
      return step?.words(in: context.flow) ?? "push"
    }
    if case .start = step.kind { return "{ start: \(name), as: sheet }" }
    return "present \(name)"
  }

  /// The earlier step of the list that shows a one-screen layer, and that screen; or nil.
  fileprivate var layerBefore: (words: String, target: Message)? {
    before.last { $0.shownScreen(in: context.flow).map { context.flow[$0].isOneScreenLayer } ?? false }
      .map { ($0.words(in: context.flow), quoted($0.target(in: context.flow) ?? "")) }
  }

  /// Whether the front screen closes before its action's steps, and the layers that it set aside come back.
  fileprivate var comesBack: Bool {
    screen.isOneScreenLayer && context.structure.showings(of: screen.id).contains { $0.options.aside }
  }
}
