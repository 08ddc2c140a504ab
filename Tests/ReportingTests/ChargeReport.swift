import Diagnostics
import OrderedCollections
import Reporting

/// A report on a shortened version of the flow in `Flows/merpay`, with its interrupted task and findings of other kinds.
enum ChargeReport {
  static let sample = Sample(
    """
    navflow: 1
    title: 残高チャージ
    tasks:
      charge:
        screens:
          ChargeMethod:
            actions:
              お支払い用銀行口座を登録する: [dismiss, push BankIntro]
      connectBank:
        screens:
          BankIntro:
            title: 銀行口座接続
            actions:
              次に進む: [pop,
                pop]
    """)

  static var interruptedTask: Diagnostic {
    var finding = Diagnostic(
      "interrupted-task", .error,
      "task \"charge\" is interrupted: \"dismiss\" removes its screens and starts \"connectBank\"",
      at: sample.range(of: "dismiss"),
      notes: [Note("\"connectBank\" starts here", at: sample.range(of: "push BankIntro"))],
      help: "leave \"charge\" where it is and show \"connectBank\" above it:\n  start: connectBank",
      subject: Subject(screen: "ChargeMethod", action: "お支払い用銀行口座を登録する", task: "charge"), verdict: .violated,
      trace: trace)
    finding.occurrences = 4
    finding.affected = [
      Diagnostic.Affected(
        rule: "interrupted-task", severity: .error,
        message: "task \"gift\" is interrupted: \"dismiss\" removes its screens and starts \"connectBank\"",
        place: Diagnostic.Place(subject: Subject(screen: "ChargeMethod", task: "gift"), range: finding.range)),
      Diagnostic.Affected(
        rule: "lost-input", severity: .warning, message: "what the user typed on \"ChargeMethod\" is lost",
        place: Diagnostic.Place(subject: Subject(screen: "ChargeMethod"), range: sample.range(of: "BankIntro:")),
        otherPlaces: [Diagnostic.Place(subject: Subject(screen: "BankIntro"), range: sample.range(of: "次に進む"))]),
    ]
    return finding
  }

  static var trace: Trace {
    Trace(
      steps: [
        step(.launch, nil, [layer(nil, "Payment")]),
        step(
          .tap, "チャージ", [layer(nil, "Payment"), layer("sheet", "Charge")], tasks: ["charge"],
          events: [TraceStep.Event(.starts, task: "charge")]),
        step(
          .tap, "チャージ方法を選択", [layer(nil, "Payment"), layer("sheet", "Charge", "ChargeMethod")], tasks: ["charge"]),
        step(
          .tap, "お支払い用銀行口座を登録する", [layer(nil, "Payment", "BankIntro")], tasks: ["connectBank"],
          events: [TraceStep.Event(.interrupts, task: "charge"), TraceStep.Event(.starts, task: "connectBank")]),
      ],
      replay: Replay(
        file: "Flows/charge.flow.yaml", device: nil, given: [:],
        taps: ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"]))
  }

  /// A trace with all kinds of steps, and with all kinds of events except an interruption, which `trace` has.
  static var traceOfAllKinds: Trace {
    Trace(
      steps: [
        step(
          .launch, nil, [layer(nil, "Home")], tasks: ["a"], events: [TraceStep.Event(.starts, task: "a")], tab: "Home",
          bank: "x"),
        step(.arrival, "Welcome", [layer(nil, "Home"), layer("alert", "Hi")], tasks: ["a"], tab: "Home", bank: "x"),
        step(.gesture, "Tab: Payment", [layer(nil, "Payment")], bank: "x"),
        step(
          .tap, "Pay", [layer(nil, "Payment"), layer("sheet", "Old", aside: true), layer("fullScreen", "New")],
          tasks: ["b"],
          events: [
            TraceStep.Event(.completes, task: "a", outcome: "done"), TraceStep.Event(.starts, task: "b"),
            TraceStep.Event(.fails, step: "push-without-stack"),
          ], bank: "y", result: "right"),
        step(
          .system, "Timeout", [layer(nil, "Payment")],
          events: [
            TraceStep.Event(.cancels, task: "b", outcome: "cancelled"), TraceStep.Event(.abandons, task: "c"),
          ], bank: "y"),
        step(
          .entry, "Deep link", [TraceStep.Layer(style: nil, aside: false, stack: (1...20).map { "S\($0)" })], bank: "y"),
      ],
      replay: Replay(file: "a b.flow.yaml", device: "pad", given: ["bank": "x"], taps: ["Tab: Payment", "Pay: right"]))
  }

  static var report: Report {
    var acceptedFinding = Diagnostic(
      "modal-over-modal", .warning, "accepted", at: sample.range(of: "次に進む"), subject: Subject(screen: "BankIntro"))
    acceptedFinding.allowed = "the article accepts it"
    let popAtRoot = Diagnostic(
      "pop-at-root", .warning, "\"次に進む\" pops the only screen of its stack", at: sample.range(of: "[pop,", to: "pop]"),
      suggestion: Suggestion("write \"dismiss\" instead", replacing: sample.range(of: "pop]"), with: "dismiss]"),
      subject: Subject(device: "pad", screen: "BankIntro", action: "次に進む"), verdict: .bounded(1),
      trace: traceOfAllKinds)
    let untitledModal = Diagnostic("untitled-modal", .info, "no title", at: sample.range(of: "残高"))
    let scope = Report.Scope(flows: 2, screens: 11, tasks: 2)
    let verdicts = [
      PropertyVerdict(property: "never { task: charge }", device: "phone", verdict: .bounded(12), kind: .expectation),
      PropertyVerdict(
        property: "reachable { screen: BankDone }", device: "phone", verdict: .proved, kind: .expectation),
      PropertyVerdict(property: "third", device: "pad", verdict: .violated, kind: .expectation),
    ]
    return Report(
      files: sample.files, diagnostics: [popAtRoot, interruptedTask, untitledModal, acceptedFinding], scope: scope,
      known: ["dismiss", "title"].map { Diagnostic("dead-end", .error, "known", at: sample.range(of: $0)) },
      verdicts: verdicts, rules: rules, flows: [ReportedFlow(file: sample.file, extent: .whole)])
  }

  /// Four rules with findings in `report`, one without, one that is off, and one for errors in the file.
  static var rules: [ReportedRule] {
    [
      rule("interrupted-task", .error), rule("modal-over-modal", .warning), rule("pop-at-root", .warning),
      rule("untitled-modal", .info, needsBehaviour: false), rule("dead-end", .error),
      rule("off", .error, isApplied: false),
      rule("syntax", .error, needsBehaviour: false, isFileError: true),
    ]
  }

  static func rule(
    _ id: RuleID, _ severity: Severity, needsBehaviour: Bool = true, isFileError: Bool = false, isApplied: Bool = true
  ) -> ReportedRule {
    ReportedRule(
      id: id, severity: severity, summary: "What \(id) finds.", rationale: "Why that is bad.",
      sources: ["Merpay 2", "UIKit"], family: "Tasks", needsBehaviour: needsBehaviour, isFileError: isFileError,
      isApplied: isApplied)
  }

  private static func layer(_ style: String?, _ stack: String..., aside: Bool = false) -> TraceStep.Layer {
    TraceStep.Layer(style: style, aside: aside, stack: stack)
  }

  private static func step(
    _ kind: TraceStep.Kind, _ label: String?, _ layers: [TraceStep.Layer], tasks: [String] = [],
    events: [TraceStep.Event] = [], tab: String? = "Payment", bank: String = "none", result: String? = nil
  ) -> TraceStep {
    TraceStep(
      kind: kind, label: label, result: result, layers: layers, tab: tab, tasks: tasks, state: ["bank": bank],
      events: events)
  }
}
