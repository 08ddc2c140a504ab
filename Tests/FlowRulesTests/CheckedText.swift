import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Verification
import VerifierPortfolio

@testable import FlowRules

/// A flow file of a test, read and checked.
struct CheckedText {
  /// The errors from reading the file.
  let mistakes: [Diagnostic]
  /// All diagnostics from reading, including warnings.
  let reported: [Diagnostic]
  /// The result of the rules.
  let conclusion: Conclusion
  let files: SourceFiles

  init(
    _ text: String, imports: [String: String] = [:], settings: ProjectSettings = ProjectSettings(), only: RuleID? = nil,
    devices: [Device]? = nil, depth: Int = 12, engine: Verifier.Engine = .auto
  ) {
    let reading = FlowReader.read(text: text, imports: imports, rules: RuleRegistry.standard.ids)
    reported = reading.diagnostics
    mistakes = reading.diagnostics.filter { $0.severity == .error }
    files = reading.files
    let checker = Checker(files: files, settings: settings, only: Set([only].compactMap(\.self)))
    conclusion = checker.conclude(
      [reading.flow].compactMap { $0?.withOpenings() }.map { flow in
        checker.check(flow, Self.behaviours(of: flow, on: devices, depth: depth, engine))
      })
  }

  /// Returns the behaviours of a flow on its devices, or on the given ones.
  static func behaviours(
    of flow: Flow, on devices: [Device]? = nil, depth: Int = 12, _ engine: Verifier.Engine = .auto
  ) -> [VerificationResult] {
    if flow.outside != nil {
      return Verifier.explore(
        flow, on: devices ?? flow.devices, engine: engine, limits: .init(depth: depth, configurations: 300))
    }
    return (devices ?? flow.devices).compactMap { Simulator(flow, on: $0) }.map {
      Verifier($0, engine: engine, limits: .init(depth: depth, configurations: 300)).explore()
    }
  }

  var findings: [Diagnostic] { conclusion.diagnostics }

  /// Returns the findings of a rule.
  func findings(of rule: RuleID) -> [Diagnostic] { findings.filter { $0.rule == rule } }

  /// Returns the places of a rule's findings, also of those that are listed in a finding with the same cause.
  func places(of rule: RuleID) -> [Diagnostic.Place] {
    findings.filter { $0.allowed == nil }.flatMap { finding in
      (finding.rule == rule ? [Diagnostic.Place(subject: finding.subject, range: finding.range)] : [])
        + finding.affected.filter { $0.rule == rule }.map(\.place)
    }
  }

  /// Returns the only finding of a rule, or nil if there is none or more than one.
  func only(_ rule: RuleID) -> Diagnostic? {
    let all = findings(of: rule)
    return all.count == 1 ? all[0] : nil
  }
}
