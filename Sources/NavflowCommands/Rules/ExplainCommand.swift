import ArgumentParser
import Checking
import Diagnostics
import FlowRules
import FlowSyntax
import Localization

/// The command that explains a rule.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: what it finds, why that matters, and how to fix it.",
    discussion: """
      The explanation has an example that fails, the output of "navflow check" for it, and the same flow repaired.
      """)

  @Argument(help: "The rule. Reports give it in brackets at the end of a finding.")
  var rule: String

  @Option(help: "The format: text for a terminal, or a Markdown page.")
  var format: Format = .text

  /// The output formats of the explanation.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--format": Format.rawValues]
  static let takesFlowFile = false

  func run(on console: Console) throws -> ExitStatus {
    if rule.contains(PathFindings.rule.id.name) {
      try console.write(
        "\(PathFindings.rule.id)\n\n\(PathFindings.rule.summary) \(PathFindings.rule.rationale)\n")
      return .success
    }
    let metadata = try RuleRegistry.standard.rule(named: rule)
    switch format {
    case .text: try console.write(RuleExplanation(metadata).text)
    case .markdown: try console.write(RulePage(metadata).text)
    }
    return .success
  }
}

extension RuleRegistry {
  /// Returns the rule that a command line names.
  ///
  /// - Throws: `UsageError` with the most similar name.
  func rule(named name: String) throws -> RuleMetadata {
    // Reports print ids in brackets, and users copy them.
    let name = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    if let rule = self[RuleAliases.rule(named: name)] { return rule }
    let near = WordFinder.nearest(to: name, among: ids.map(\.name)).map { "did you mean \"\($0)\"?" as Message }
    let advice = near ?? rulesAbout(name) ?? "type \"navflow rules\" to see them all"
    throw UsageError("there is no rule \"\(name)\"; \(advice)")
  }

  /// Returns a phrase with the rules whose names contain a word, or nil.
  private func rulesAbout(_ word: String) -> Message? {
    let word = word.lowercased()
    let names = ids.map(\.name).filter { $0.split(separator: "-").contains { $0 == word } }.map { Message.name($0) }
    guard let first = names.first else { return nil }
    return names.count == 1 ? "with that word there is \(first)" : "with that word there are \(.list(names))"
  }
}
