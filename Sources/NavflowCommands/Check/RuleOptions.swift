import ArgumentParser
import Checking
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Localization

/// The options that select rules and their severities.
struct RuleOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set the severity of a rule: error, warning, info or off. Can be repeated.", valueName: "rule=level"))
  var severity: [String] = []

  @Option(help: ArgumentHelp("Apply this rule only. Can be repeated.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Fail on findings of this severity or above: error, warning or info.", valueName: "level"))
  var failOn: Severity?

  @Option(help: ArgumentHelp("The settings file, instead of the nearest .navflow.yaml.", valueName: "file"))
  var config: String?

  /// Returns the options of a check.
  ///
  /// - Parameter device: the only device to check, or nil for all.
  /// - Throws: `UsageError` for an unknown rule or level.
  func options(on device: Device?) throws -> CheckOptions {
    CheckOptions(rules: try Self.rules(of: only), levels: try severity.map(level), failOn: failOn, device: device)
  }

  /// Checks that the settings file exists.
  ///
  /// - Throws: `UsageError` if it does not.
  static func requireSettings(
    _ config: String?, _ access: any FileAccess = DiskFiles(), on console: Console
  ) throws(UsageError) {
    guard let config else { return }
    let kind = access.kind(of: console.absolute(config))
    guard kind != .file else { return }
    throw UsageError(
      kind == nil
        ? "the settings \"\(config)\" cannot be read: there is no such file"
        : "the settings \"\(config)\" cannot be read: it is not a file")
  }

  private func level(in pair: String) throws -> (rule: RuleID, level: ProjectSettings.Level) {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--severity \"\(pair)\" has no level: write RULE=LEVEL, as in pushed-task=warning")
    }
    return (try Self.rule(named: parts[0]), try level(named: parts[1]))
  }

  /// Returns the rules that `--only` names; empty if the option is absent.
  ///
  /// - Throws: `UsageError` for an unknown rule.
  static func rules(of only: [String]) throws -> Set<RuleID> {
    let names = only.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
    if names.isEmpty, let first = only.first { _ = try rule(named: first) }
    return Set(try names.map(rule))
  }

  /// Returns the id of a rule by its name.
  ///
  /// - Throws: `UsageError` for an unknown name.
  static func rule(named name: String) throws -> RuleID { try RuleRegistry.standard.rule(named: name).id }

  private func level(named name: String) throws -> ProjectSettings.Level {
    if name == "off" { return .off }
    if let severity = Severity(rawValue: name) { return .report(severity) }
    let near = Synonyms.nearest(to: name, among: Severity.rawValues + ["off"])
    let hint: Message = near.map { "; did you mean \"\($0)\"?" } ?? ": write error, warning, info or off"
    throw UsageError("\"\(name)\" is not a level\(hint)")
  }
}
