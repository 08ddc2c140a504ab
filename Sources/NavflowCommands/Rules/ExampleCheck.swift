import Checking
import Diagnostics
import Diagrams
import FlowModel
import FlowRules
import FlowSyntax
import Reporting

/// An example of a rule, checked like `navflow check --only` checks a file.
struct ExampleCheck {
  /// The file name of an example in reports.
  static let file = "example.flow.yaml"

  /// The report of the check.
  let report: Report
  /// The flow, or nil if the example has errors.
  let flow: Flow?
  /// The command line of the check.
  let command: String

  /// Checks an example.
  init(_ example: Example, of rule: RuleID) {
    let reading = FlowReader.read(
      text: example.text + "\n", named: Self.file, imports: example.imports, rules: RuleRegistry.standard.ids)
    command = "navflow check \(example.isSearched ? "--engine search " : "")--only \(rule) \(Self.file)"
    flow = reading.flow
    var options = CheckOptions(rules: [rule])
    if example.isSearched { options.engine = .search }
    let session = CheckSession(reading.project, options)
    report = session.report(session.check())
  }

  /// The output of `navflow check`.
  var text: String {
    TextReport(colour: false, isAllowable: ReportFormat.isAllowable).render(report)
  }

  /// The flow as a Mermaid diagram with its findings, or nil if there is no flow to draw.
  var diagram: String? {
    guard let flow, !flow.isFragment else { return nil }
    let found = report.diagnostics.lazy.compactMap(\.subject.device).first
    var options = DiagramOptions()
    options.findings = report.diagnostics
    let device = found.flatMap(Device.init(rawValue:)) ?? flow.devices.first ?? .phone
    return try? MermaidDiagram(flow: flow, device: device, options: options).render()
  }
}
