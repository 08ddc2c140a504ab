import Diagnostics
import FlowModel
import FlowVerification

/// Flags cycles that open layer over layer without end.
struct GrowingLayers: Rule {
  static let metadata = RuleMetadata(
    id: "growing-layers", severity: .error, exception: "an info where every turn of the cycle needs an entry",
    evidence: .behaviour, family: .tabs,
    summary: "A cycle that opens layer over layer without end.",
    rationale: """
      Each turn puts another layer over the last one, and the user has to close them all, one by one, not knowing how \
      many there are. Close a layer before the next comes, or push in the one that is up. Where only links and \
      notifications keep it going it is for your information: nobody gets far, but each of them should first put away \
      what is there.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "two sheets that open each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: ①present SignUp, Close: dismiss } }
          SignUp: { actions: { I have an account: present SignIn, Close: dismiss } }
        """),
      Example(
        "a task that starts itself",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: start compose } }
        tasks:
          compose:
            outcomes: [sent, cancelled]
            screens:
              Draft: { actions: { Next: push Preview, Leave: cancel } }
              Preview: { actions: { One more: ①start compose, Send: complete sent } }
        """),
      Example(
        "links only, for your information",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { actions: { Close: dismiss } }
          News: { actions: { Close: dismiss } }
        entries:
          Offer: { ①present: Offer }
          News: { present: News }
        """),
    ],
    passing: [
      Example(
        "one goes before the other comes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: [dismiss, present SignUp], Close: dismiss } }
          SignUp: { actions: { I have an account: [dismiss, present SignIn], Close: dismiss } }
        """),
      Example(
        "alerts that ask again: each is gone before the next",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Delete: present Really, No: stay } }
          Really: { kind: alert, actions: { Ask again: present Sure, No: stay } }
        """),
      Example(
        "links that put away what is there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { actions: { Close: dismiss } }
          News: { actions: { Close: dismiss } }
        entries:
          Offer: [dismiss all, present Offer]
          News: [dismiss all, present News]
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.growths.filter { $0.cycle.kind == .layers }.compactMap { growth in
      context.finding(on: growth, .opens(context, growth.cycle), help: .help(context, growth.cycle))
        .map { growth.cycle.needsEntry ? $0.weighing(.info) : $0 }
    }
  }

  func isSure(of behaviour: Behaviour, in context: RuleContext) -> Bool {
    context.knowsGrowths && behaviour.isSure(ofGrowing: .layers)
  }
}

extension String {
  fileprivate static func opens(_ context: RuleContext, _ cycle: GrowingCycle) -> String {
    let actions = context.actions(of: cycle)
    // Of a turn with more to it only what stays is named.
    return actions.count == 1
      ? "\(actions[0]) \(cycle.turn == 1 ? "can be repeated" : "comes round") without end: layer opens over layer"
      : "\(listed(actions)) go round without end: layer opens over layer"
  }

  fileprivate static func help(_ context: RuleContext, _ cycle: GrowingCycle) -> String {
    let opening = cycle.growths.filter(\.beginsLayer)
    let entering = opening.filter { cycle.needsEntry && $0.action.map(context.isEntry) ?? false }
    let screen = (entering.first ?? opening.first ?? cycle.growths[0]).screen
    let words = "present \(context.flow[screen].name.value)"
    if let task = context.flow[screen].task, !cycle.needsEntry {
      return "end task \(context.name(task)) before it begins again, or push in the layer that is up"
    }
    return cycle.needsEntry
      ? "put away what is there before the next comes: \(quoted("[dismiss all, \(words)]"))"
      : "close the layer before the next comes, as in \(quoted("[dismiss, \(words)]")), or push in the layer that is up"
  }
}
