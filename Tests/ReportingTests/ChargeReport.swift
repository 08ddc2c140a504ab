import Diagnostics
import OrderedCollections
import Reporting

/// The finding of the Merpay article, and findings of other kinds.
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

  static var interrupted: Diagnostic {
    var finding = Diagnostic(
      "interrupted-task", .error, "Starting \"connectBank\" takes the task \"charge\" away before it is done",
      at: sample.range(of: "dismiss"),
      notes: [Note("\"connectBank\" begins here", at: sample.range(of: "push BankIntro"))],
      help: "leave \"charge\" where it is and show \"connectBank\" above it:\n  start: connectBank",
      subject: Subject(screen: "ChargeMethod", action: "お支払い用銀行口座を登録する", task: "charge"), verdict: .violated,
      trace: trace)
    finding.occurrences = 4
    finding.affected = [
      Diagnostic.Affected(
        rule: "interrupted-task", severity: .error, message: "Starting \"connectBank\" takes the task \"gift\" away",
        place: Diagnostic.Place(subject: Subject(screen: "ChargeMethod", task: "gift"), range: finding.range)),
      Diagnostic.Affected(
        rule: "lost-input", severity: .warning, message: "what the user typed on \"ChargeMethod\" is lost",
        place: Diagnostic.Place(subject: Subject(screen: "ChargeMethod"), range: sample.range(of: "BankIntro:"))),
    ]
    return finding
  }

  static var trace: Trace {
    Trace(
      steps: [
        step(.launch, nil, [layer(nil, "Payment")], []),
        step(
          .tap, "チャージ", [layer(nil, "Payment"), layer("sheet", "Charge")], ["charge"],
          [TraceStep.Event(.starts, task: "charge")]),
        step(
          .tap, "チャージ方法を選択", [layer(nil, "Payment"), layer("sheet", "Charge", "ChargeMethod")], ["charge"]),
        step(
          .tap, "お支払い用銀行口座を登録する", [layer(nil, "Payment", "BankIntro")], ["connectBank"],
          [TraceStep.Event(.interrupts, task: "charge"), TraceStep.Event(.starts, task: "connectBank")]),
      ],
      replay: Replay(
        file: "Flows/charge.flow.yaml", device: nil, given: [:],
        taps: ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"]))
  }

  /// A trace with all kinds of steps and events.
  static var walk: Trace {
    Trace(
      steps: [
        step(.launch, nil, [layer(nil, "Home")], ["a"], [TraceStep.Event(.starts, task: "a")], tab: "Home", bank: "x"),
        step(.arrival, "Welcome", [layer(nil, "Home"), layer("alert", "Hi")], ["a"], tab: "Home", bank: "x"),
        step(.gesture, "Tab: Payment", [layer(nil, "Payment")], [], tab: "Payment", bank: "x"),
        step(
          .tap, "Pay", [layer(nil, "Payment"), layer("sheet", "Old", aside: true), layer("fullScreen", "New")], ["b"],
          [
            TraceStep.Event(.completes, task: "a", outcome: "done"), TraceStep.Event(.starts, task: "b"),
            TraceStep.Event(.fails, step: "push-without-stack"),
          ], tab: "Payment", bank: "y", result: "right"),
        step(
          .system, "Timeout", [layer(nil, "Payment")], [],
          [TraceStep.Event(.cancels, task: "b", outcome: "cancelled"), TraceStep.Event(.abandons, task: "c")],
          tab: "Payment", bank: "y"),
        step(
          .entry, "Deep link", [TraceStep.Layer(style: nil, aside: false, stack: (1...20).map { "S\($0)" })], [],
          tab: "Payment", bank: "y"),
      ],
      replay: Replay(file: "a b.flow.yaml", device: "pad", given: ["bank": "x"], taps: ["Tab: Payment", "Pay: right"]))
  }

  static var report: Report {
    var allowed = Diagnostic(
      "modal-over-modal", .warning, "allowed", at: sample.range(of: "次に進む"), subject: Subject(screen: "BankIntro"))
    allowed.allowed = "the article's own aside"
    let pop = Diagnostic(
      "pop-at-root", .warning, "\"次に進む\" pops the only screen of its stack", at: sample.range(of: "[pop,", to: "pop]"),
      suggestion: Suggestion("write \"dismiss\" instead", replacing: sample.range(of: "pop]"), with: "dismiss]"),
      subject: Subject(device: "pad", screen: "BankIntro", action: "次に進む"), verdict: .bounded(1), trace: walk)
    let title = Diagnostic("untitled-modal", .info, "no title", at: sample.range(of: "残高"))
    let scope = Report.Scope(flows: 2, screens: 11, tasks: 2)
    let verdicts = [
      PropertyVerdict(property: "never { task: charge }", device: "phone", verdict: .bounded(12), kind: .expectation),
      PropertyVerdict(
        property: "reachable { screen: BankDone }", device: "phone", verdict: .proved, kind: .expectation),
      PropertyVerdict(property: "third", device: "pad", verdict: .violated, kind: .expectation),
    ]
    return Report(
      files: sample.files, diagnostics: [pop, interrupted, title, allowed], scope: scope, baselined: 2,
      verdicts: verdicts, rules: rules, flows: [ReportedFlow(file: sample.file, extent: .whole)])
  }

  /// Rules with findings, one that is off, one for errors in the file, and one that is proved.
  static var rules: [ReportedRule] {
    [
      rule("interrupted-task", .error), rule("modal-over-modal", .warning), rule("pop-at-root", .warning),
      rule("untitled-modal", .info, needsBehaviour: false), rule("never-met", .error), rule("off", .error, isOn: false),
      rule("syntax", .error, needsBehaviour: false, isFileError: true),
    ]
  }

  static func rule(
    _ id: RuleID, _ severity: Severity, needsBehaviour: Bool = true, isFileError: Bool = false, isOn: Bool = true
  ) -> ReportedRule {
    ReportedRule(
      id: id, severity: severity, summary: "What \(id) finds.", rationale: "Why that is bad.",
      sources: ["Merpay 2", "UIKit"], family: "Tasks", needsBehaviour: needsBehaviour, isFileError: isFileError,
      isApplied: isOn)
  }

  private static func layer(_ style: String?, _ stack: String..., aside: Bool = false) -> TraceStep.Layer {
    TraceStep.Layer(style: style, aside: aside, stack: stack)
  }

  private static func step(
    _ kind: TraceStep.Kind, _ label: String?, _ layers: [TraceStep.Layer], _ tasks: [String],
    _ events: [TraceStep.Event] = [], tab: String? = "Payment", bank: String = "none", result: String? = nil
  ) -> TraceStep {
    TraceStep(
      kind: kind, label: label, result: result, layers: layers, tab: tab, tasks: tasks, state: ["bank": bank],
      events: events)
  }
}
