import Diagnostics
import FlowModel
import FlowVerification

/// Flags modal layers over modal layers.
struct ModalOverModal: Rule {
  static let metadata = RuleMetadata(
    id: "modal-over-modal", severity: .warning,
    exception: "an info where the upper layer is a task with outcomes of its own", evidence: .behaviour, family: .tasks,
    summary: "A modal layer over a modal layer.",
    rationale: """
      Each layer hides where the user came from, and two of them are hard to keep apart. A subtask that stands on its \
      own, with outcomes it hands back, is the case in which it can be right; then this is for your information. \
      Otherwise push in the layer that is there.
      """,
    sources: [.guidelines("modality"), .wwdc22, .merpayAside],
    failing: [
      Example(
        "a sheet over a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: ①present Colours, Close: dismiss } }
          Colours: { actions: { Close: dismiss } }
        """),
      Example(
        "a subtask with outcomes of its own, for your information",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: ①start connectBank, OK: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "both come back when what set them aside goes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: [present Filter, ①present Colours, { present: Lock, aside: true }] } }
          Filter: { actions: { Close: dismiss } }
          Colours: { actions: { Close: dismiss } }
          Lock: { actions: { Unlock: dismiss } }
        """),
    ],
    passing: [
      Example(
        "alerts, action sheets and the system's own screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          Draft: { actions: { Photo: present Photos, Leave: present Sure, Delete: present Really } }
          Photos: { kind: system }
          Sure: { kind: alert, actions: { OK: dismiss, No: stay } }
          Really: { kind: actionSheet, actions: { OK: dismiss, No: stay } }
        """),
      Example(
        "one goes before the other comes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: [dismiss, present Colours], Close: dismiss } }
          Colours: { actions: { Close: dismiss } }
        """),
      Example(
        "the first is set aside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: { present: Colours, aside: true }, Close: dismiss } }
          Colours: { actions: { Close: dismiss } }
        """),
      Example(
        "layers without end: growing-layers says it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: present SignUp, Close: dismiss } }
          SignUp: { actions: { I have an account: present SignIn, Close: dismiss } }
        """),
    ])

  static let leavesTo = [GrowingLayers.metadata.id]

  func findings(in context: RuleContext) -> [Finding] {
    context.findings(ofModalsOver: 1) { modals in
      let upper = modals.upper
      var finding = context.finding(
        .stacked(context, modals), help: .help(context, upper), by: modals, about: .screen(upper))
      finding.place = .nowhere
      let isOwn = modals.task.map { context.flow[$0].hasOwnOutcomes } ?? false
      return finding.weighing(isOwn ? .info : .warning)
        .noting([Note("the upper layer begins with this screen", at: context.flow[upper].name.range)])
    }
  }
}

extension String {
  fileprivate static func stacked(_ context: RuleContext, _ modals: RuleContext.StackedModals) -> String {
    let upper = context.name(modals.upper)
    guard let site = modals.site else {
      return "a modal layer over a modal layer: \(upper) comes back over the one that is up, as what set it aside goes"
    }
    return "a modal layer over a modal layer: \(context.culprit(site)) shows \(upper) over the one that is up"
  }

  fileprivate static func help(_ context: RuleContext, _ upper: ScreenID) -> String {
    "push \(context.name(upper)) in the layer that is up; or keep it, if it is a task that stands on its own, and write why "
      + "under \"allow\""
  }
}
