import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds arrivals that trigger each other without end.
struct ArrivalLoop: Rule {
  static let metadata = RuleMetadata(
    id: "arrival-loop", severity: .error, evidence: .behaviour, family: .tabs,
    summary: "Actions with \"by: arrival\" trigger each other without end.",
    rationale: """
      When a screen comes to the front, its arrival action shows another screen, whose arrival action shows the \
      next, and so on. The app flickers, and the user cannot tap anything. Let one of the actions wait for the user, \
      or give the action a condition that ends the loop.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "two screens that send the user to each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { ①Needs sign-in: { by: arrival, replace: SignIn } } }
          SignIn: { actions: { Is signed in: { by: arrival, replace: Home } } }
        """),
      Example(
        "a screen that opens itself",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Feed } }
          Feed: { actions: { ①Next page: { by: arrival, push: Feed } } }
        """),
      Example(
        "a gate that always returns to itself",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        state: { account: [none, signedIn] }
        screens:
          Home: { title: Home }
          Orders: { actions: { ①Gate: { by: arrival, when: { account: none }, present: Gate } } }
          Gate: { actions: { Not here: { by: arrival, do: dismiss } } }
        """),
    ],
    passing: [
      Example(
        "two arrivals that come to an end",
        """
        navflow: 1
        root: { stack: Splash }
        screens:
          Splash: { actions: { Loaded: { by: arrival, replace: Home } } }
          Home: { actions: { Greet: { by: arrival, present: Hello }, Help: present Hello } }
          Hello: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a condition that ends the loop",
        """
        navflow: 1
        root: { stack: Home }
        state: { seen: [no, yes] }
        screens:
          Home: { actions: { Greet: { by: arrival, when: { seen: no }, replace: Hello } } }
          Hello: { actions: { Seen: { by: arrival, set: { seen: yes }, replace: Home } } }
        """),
      Example(
        "a question to the user in between",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Needs sign-in: { by: arrival, replace: SignIn } } }
          SignIn: { actions: { Sign in: replace Home, Help: push Help } }
          Help: { title: Help }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .loopsOnArrival(let action, let others) = observed.kind else { return nil }
      let screen = context.structure.hosts[action.index].first
      let notes = others.map { Note("\(context.culprit($0)) is part of the loop", at: context.flow[$0].label.range) }
      return Finding(
        .loops(context, [action] + others), help: .help, at: context.flow[action].label.range,
        about: .action(action), place: context.structure.place(of: action), screen: screen, action: action
      ).noting(notes)
    }
  }
}

extension Message {
  fileprivate static func loops(_ context: RuleContext, _ actions: [ActionID]) -> Message {
    actions.count == 1
      ? "\(context.culprit(actions[0])) triggers itself without end, so the user cannot tap anything"
      : "\(listed(actions.map { context.culprit($0) })) trigger each other without end, so the user cannot tap anything"
  }

  fileprivate static let help: Message =
    "remove \"by: arrival\" from one of them, so that the user decides, or give it a \"when\" that ends the loop"
}
