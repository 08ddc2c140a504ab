import ArgumentParser
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax

/// Which rules are applied, and how much their findings weigh.
struct RuleChoice: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Weigh a rule: error, warning, info or off; may be given several times.", valueName: "rule=level"))
  var severity: [String] = []

  @Option(help: ArgumentHelp("Apply this rule only.", valueName: "rule"))
  var only: String?

  @Option(help: ArgumentHelp("Fail from this severity on: error, warning or info.", valueName: "level"))
  var failOn: Severity?

  @Option(help: ArgumentHelp("Settings to use instead of the nearest .navflow.yaml.", valueName: "file"))
  var config: String?

  /// The one rule to apply, or nil for all.
  var rule: RuleID? { only.map { RuleID($0) } }

  /// The settings of a project with what the command line says over them.
  ///
  /// - Throws: `UsageError` for a rule or a level that there is not.
  func settings(over settings: ProjectSettings) throws -> ProjectSettings {
    var settings = settings
    if let only { _ = try rule(named: only) }
    for pair in severity {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("\"\(pair)\" is no severity: write RULE=LEVEL") }
      settings.severities[try rule(named: parts[0])] = try level(named: parts[1])
    }
    if let failOn { settings.failOn = failOn }
    return settings
  }

  private func rule(named name: String) throws -> RuleID {
    let names = RuleRegistry.standard.ids.map(\.name)
    guard !names.contains(name) else { return RuleID(name) }
    let near = WordFinder.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
    throw UsageError("there is no rule \"\(name)\"" + near)
  }

  private func level(named name: String) throws -> ProjectSettings.Level {
    if name == "off" { return .off }
    if let severity = Severity(rawValue: name) { return .report(severity) }
    let near = WordFinder.nearest(to: name, among: Severity.allCases.map(\.rawValue) + ["off"])
    throw UsageError(
      "\"\(name)\" is no level" + (near.map { "; did you mean \"\($0)\"?" } ?? ": write error, warning, info or off"))
  }
}
