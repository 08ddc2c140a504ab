import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds pushes that two quick taps on one button do twice.
struct DoubleTap: Rule {
  static let metadata = RuleMetadata(
    id: "double-tap", severity: .info, isOffByDefault: true, evidence: .file, family: .tabs,
    summary: "Two quick taps on a button push a screen twice.",
    rationale: """
      While a push is animated, the button beneath still takes a second tap, and UIKit pushes the screen once more. \
      Most pushes are of this kind, so the rule is off. Turn it on to look at each of them once.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a list that opens a page",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Open: ①push Page } }
          Page: { title: Page }
        """),
      Example(
        "a task that is pushed",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Buy: { ①start: buy, as: push } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { OK: complete bought } }
        """),
    ],
    passing: [
      Example(
        "a variable that blocks the second tap",
        """
        navflow: 1
        root: { stack: List }
        state: { opening: [no, yes] }
        screens:
          List: { actions: { Open: { when: { opening: no }, set: { opening: yes }, push: Page } } }
          Page: { actions: { Loaded: { by: arrival, when: { opening: yes }, set: { opening: no } } } }
        """),
      Example(
        "a sheet, which UIKit shows only once",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Open: present Page } }
          Page: { actions: { Close: dismiss } }
        """),
      Example(
        "an alert, which goes with the first tap",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Open: present Sure } }
          Sure: { kind: alert, actions: { Open: push Page, Leave: stay } }
          Page: { title: Page }
        """),
      Example(
        "a push by the system",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Loaded: { by: system, push: Page } } }
          Page: { title: Page }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.showings.compactMap { showing in
      guard let action = showing.written.action, context.flow[action].trigger == .user,
        let host = context.structure.hosts(of: showing.written).first, !context.flow[host].isOneScreenLayer,
        isFirstPush(showing, context), isOfferedAgain(showing.written, context)
      else { return nil }
      return Finding(
        .pushesTwice(context, action, showing.screen), help: Self.help, at: showing.written.step.range,
        about: .action(action), place: context.structure.place(of: action), screen: host, action: action)
    }
  }

  /// Returns whether a step pushes on some device, and no step of the action moves anything before.
  private func isFirstPush(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    let written = showing.written
    guard showing.verb == .push || showing.verb == .start, !context.flow[showing.screen].isOneScreenLayer,
      written.isInOwnList(of: context.flow), written.before.allSatisfy(\.movesNothing)
    else { return false }
    return context.flow.devices.contains { showing.style(on: $0, in: context.flow) == .push }
  }

  /// Returns whether the conditions of a step still hold after the action has set its variables.
  private func isOfferedAgain(_ written: WrittenStep, _ context: RuleContext) -> Bool {
    guard let id = written.action else { return false }
    let action = context.flow[id]
    let chosen = action.cases[written.chosenCase]
    let changed = action.set + chosen.set + chosen.results[written.result].set
    return context.structure.conditions(of: written).flatMap(\.tests).allSatisfy { test in
      changed.last { $0.variable == test.variable }.map { $0.value.map(test.values.contains) ?? true } ?? true
    }
  }

  private static let help: Message =
    "disable the button until the screen is there: a variable in \"set\", and its old value in \"when\""
}

extension Message {
  fileprivate static func pushesTwice(_ context: RuleContext, _ action: ActionID, _ screen: ScreenID) -> Message {
    "two quick taps on \(context.culprit(action)) push \(context.name(screen)) twice"
  }
}
