import ArgumentParser
import FlowRules
import Localization
import Reporting

/// The command that lists the rules.
struct RulesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List all rules of check.",
    discussion: "\"navflow explain RULE\" explains one rule.")

  /// The output formats of the list.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Option(help: "The format of the list.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("The address of a copy of Docs/rules, for the addresses in the JSON format.", valueName: "url"))
  var rulePages: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--format": Format.rawValues]
  static let takesFlowFile = false

  func run(on console: Console) throws -> ExitStatus {
    let rules = RuleRegistry.standard.metadata
    switch format {
    case .text: try console.write(RuleTable(rules).text)
    case .json:
      try console.write(JSONRules(rules.map { JSONRules.Rule($0, pages: rulePages ?? "Docs/rules") }).render())
    case .markdown: try console.write(RuleIndex(rules).text)
    }
    return .success
  }
}

extension JSONRules.Rule {
  /// Creates the JSON form of a rule.
  fileprivate init(_ rule: RuleMetadata, pages: String) {
    self.init(
      id: rule.id.name, severity: rule.severity, evidence: rule.evidence.rawValue, family: rule.family.rawValue,
      summary: rule.summary.localized, source: Message.list(rule.sources.map(\.name), .none).localized,
      isOn: !rule.isOffByDefault, isFixable: RuleHistory.fixable.contains(rule.id), since: RuleHistory.since(rule.id),
      address: "\(pages)\(pages.hasSuffix("/") ? "" : "/")\(rule.id.name).md",
      oldNames: RuleHistory.oldNames(of: rule.id))
  }
}
