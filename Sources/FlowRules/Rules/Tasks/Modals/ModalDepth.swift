import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds more modal layers at once than the project allows.
struct ModalDepth: Rule {
  static let metadata = RuleMetadata(
    id: "modal-depth", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "More modal layers are up at once than a user can keep apart.",
    rationale: """
      A user with three layers open cannot tell what closing one will show. Push in a layer, or end one task before \
      the next one starts. The limit is "modalDepth" in ".navflow.yaml", by default 2.
      """,
    sources: [.guidelines("modality")], defersTo: ["modal-over-modal", "growing-layers", "present-over-alert"],
    failing: [
      Example(
        "three sheets",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present A } }
          A: { actions: { Open: present B, Close: dismiss } }
          B: { actions: { Open: ①present C, Close: dismiss } }
          C: { actions: { Close: dismiss } }
        """),
      Example(
        "three nested tasks",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Buy: start buy } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Cart: { actions: { Charge: start charge, OK: complete bought } }
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: ①start connectBank, OK: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ],
    passing: [
      Example(
        "two sheets and an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present A } }
          A: { actions: { Open: present B, Close: dismiss } }
          B: { actions: { Leave: present Sure, Close: dismiss } }
          Sure: { kind: alert, actions: { OK: dismiss, No: stay } }
        """),
      Example(
        "one sheet after the other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present A } }
          A: { actions: { Open: present B, Close: dismiss } }
          B: { actions: { Open: [dismiss, present C], Close: dismiss } }
          C: { actions: { Close: dismiss } }
        """),
      Example(
        "a cycle that \"growing-layers\" reports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present A } }
          A: { actions: { Open: present B, Close: dismiss } }
          B: { actions: { Open: present A, Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let most = context.thresholds.modalDepth
    return context.findings(ofModalsOver: most) { modals in
      context.finding(
        .deep(context, modals, most), help: nil, by: modals,
        about: modals.task.map { .task($0) } ?? .screen(modals.upper)
      ).offering(context.remedies(againstStacking: modals)).noting([
        Note("the uppermost begins with this screen", at: context.flow[modals.upper].name.range)
      ])
    }
  }
}

extension Message {
  fileprivate static func deep(_ context: RuleContext, _ modals: RuleContext.StackedModals, _ most: Int) -> Message {
    let upper = context.name(modals.upper)
    let culprit: Message =
      modals.site.map { "\(context.culprit($0)) shows \(upper) over the others" }
      ?? "\(upper) comes back over the others, when the layer that set it aside closes"
    return "\(modals.count) modal layers at once, and the limit is \(most): \(culprit)"
  }
}
