import ArgumentParser
import Diagnostics
import FlowRules
import FlowSyntax

/// Tells all there is to say of a rule.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Tell what a rule finds, why that matters, and how to mend it.",
    discussion: "With an example that fails, what check says of it, and the same flow mended.")

  @Argument(help: "The rule, as reports name it in brackets at the end of a finding.")
  var rule: String

  @Option(help: "As text for a terminal, or as a page of Markdown.")
  var format: Format = .text

  /// The forms of the explanation.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  static let words = ["--format": Format.words]
  static let takesFlowFile = false

  func run(on console: Console) throws -> ExitStatus {
    if rule.contains(PathFindings.rule.id.name) {
      try console.write("\(PathFindings.rule.id)\n\n\(PathFindings.rule.summary) \(PathFindings.rule.rationale)\n")
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
  /// The rule that somebody names on a command line.
  ///
  /// - Throws: `UsageError` that names the nearest one.
  func rule(named name: String) throws -> RuleMetadata {
    // Findings print the id in brackets, and who copies it from there takes them along.
    let name = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    if let rule = self[RuleID(name)] { return rule }
    let near = WordFinder.nearest(to: name, among: ids.map(\.name)).map { "did you mean \"\($0)\"?" }
    let advice = near ?? rulesAbout(name) ?? "type \"navflow rules\" to see them all"
    throw UsageError("there is no rule \"\(name)\"; \(advice)")
  }

  /// The rules that bear a word in their names, in words; nil where none does.
  private func rulesAbout(_ word: String) -> String? {
    let word = word.lowercased()
    let names = ids.map(\.name).filter { $0.split(separator: "-").contains { $0 == word } }.map { "\"\($0)\"" }
    return names.isEmpty ? nil : "with that word there \(names.count == 1 ? "is" : "are") \(names.listed("and"))"
  }
}
