import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds modal layers over modal layers.
struct ModalOverModal: Rule {
  static let metadata = RuleMetadata(
    id: "modal-over-modal", severity: .warning,
    exception: "an info where the upper layer is a task with outcomes of its own", evidence: .behaviour, family: .tasks,
    summary: "A modal layer is presented over another modal layer.",
    rationale: """
      Each layer hides where the user came from, and two of them are hard to keep apart. A second layer can be \
      right for a subtask with its own outcomes. Then this is an info. Otherwise push in the layer that is up.
      """,
    sources: [.guidelines("modality"), .wwdc22, .merpayAside],
    defersTo: ["growing-layers", "dropped-presentation", "present-over-alert"],
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
        "a subtask with its own outcomes, as an info",
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
        "two layers that return after being set aside",
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
        "alerts, action sheets and system screens",
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
        "a push in the layer that is up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: push Colours, Close: dismiss } }
          Colours: { title: Colours }
        """),
      Example(
        "a layer that is set aside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: { present: Colours, aside: true }, Close: dismiss } }
          Colours: { actions: { Close: dismiss } }
        """),
      Example(
        "a cycle that \"growing-layers\" reports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: present SignUp, Close: dismiss } }
          SignUp: { actions: { I have an account: present SignIn, Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let most = context.thresholds.modalDepth
    let shallow = context.uppers { $0 <= most }
    return context.findings(ofModalsOver: 1) { modals in
      let upper = modals.upper
      let isDeep = modals.count > most
      // If it is also over a single layer, "modal-depth" reports the others, with their own severity and trace.
      if isDeep, shallow.contains(upper) { return nil }
      let isOwn = modals.task.map { context.flow[$0].hasOwnOutcomes } ?? false
      var finding = context.finding(
        .stacked(context, modals), help: nil, by: modals, about: .screen(upper)
      ).offering(
        context.remedies(againstStacking: modals)
          + (isOwn ? [Remedy("it is a task that stands on its own: keep it, and write why under \"allow\"")] : []))
      finding.place = .nowhere
      return finding.withSeverity(isOwn && !isDeep ? .info : .warning)
        .noting([Note("the upper layer begins with this screen", at: context.flow[upper].name.range)])
    }
  }
}

extension Message {
  fileprivate static func stacked(_ context: RuleContext, _ modals: RuleContext.StackedModals) -> Message {
    let upper = context.name(modals.upper)
    guard let site = modals.site else {
      return
        "a modal layer over a modal layer: \(upper) comes back over the one that is up, when the layer that set it aside closes"
    }
    return "a modal layer over a modal layer: \(context.culprit(site)) shows \(upper) over the one that is up"
  }
}
