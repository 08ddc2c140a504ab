import Diagnostics
import Diagrams
import FlowModel
import FlowRules
import FlowSyntax
import Reporting

/// A rule's example, checked as `navflow check --only` checks a file.
struct ExampleCheck {
  /// The name that the example's file bears wherever it is shown.
  static let file = "example.flow.yaml"

  /// What the check has to say.
  let report: Report
  /// The flow; nil where it has mistakes in itself.
  let flow: Flow?
  /// What one types for it.
  let command: String

  /// Checks an example.
  init(_ example: Example, of rule: RuleID) {
    let reading = FlowReader.read(
      text: example.text + "\n", named: Self.file, imports: example.imports, rules: RuleRegistry.standard.ids)
    command = "navflow check \(example.isSearched ? "--engine search " : "")--only \(rule) \(Self.file)"
    var check = FlowCheck(reading.files, ProjectSettings(), only: rule)
    if example.isSearched { check.engine = .search }
    flow = reading.flow
    let flows = [reading.flow].compactMap { $0 }
    let conclusion = check.conclusion(on: flows)
    report = Report(
      files: reading.files, diagnostics: check.checker.weighed(reading.diagnostics) + conclusion.diagnostics,
      scope: Report.Scope(
        flows: 1, screens: flows.reduce(0) { $0 + $1.screens.count }, tasks: flows.reduce(0) { $0 + $1.tasks.count }),
      verdicts: conclusion.verdicts)
  }

  /// What `navflow check` prints.
  var text: String {
    TextReport(colour: false) { RuleRegistry.standard[$0.rule]?.family != .file }.render(report)
  }

  /// The flow as Mermaid draws it, with what was found; nil where there is no flow to draw.
  var diagram: String? {
    guard let flow, !flow.isFragment else { return nil }
    let found = report.diagnostics.lazy.compactMap(\.subject.device).first
    var options = DiagramOptions()
    options.findings = report.diagnostics
    let device = found.flatMap(Device.init(rawValue:)) ?? flow.devices.first ?? .phone
    return try? MermaidDiagram(flow: flow, device: device, options: options).render()
  }
}
