import Diagnostics
import FlowModel
import Testing
import VerifierPortfolio

@testable import FlowRules

/// The examples of the rules are their tests.
@Suite struct ExampleTests {
  /// An example of a rule, with its description in a failing test.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: Example

    var testDescription: String { "\(rule): \(example.name.english)" }
    /// The engines of `navflow check`, or only the search if the example is about its limits.
    var engine: Verifier.Engine { example.isSearched ? .search : .auto }
  }

  static let failing = RuleRegistry.standard.metadata.flatMap { rule in
    rule.failing.map { Case(rule: rule.id, example: $0) }
  }
  static let passing = RuleRegistry.standard.metadata.flatMap { rule in
    rule.passing.map { Case(rule: rule.id, example: $0) }
  }
  /// Each example as it is, and with one of the mutations, in turn.
  private static func mutated(_ cases: [Case]) -> [(Case, Mutation)] {
    let mutations = Mutation.allCases.filter { $0 != .none }
    return cases.enumerated().flatMap { [($1, .none), ($1, mutations[$0 % mutations.count])] }
  }

  private static let mistakes = Set(FileErrors.metadata.map(\.id))

  @Test(arguments: mutated(failing))
  func failingExamplesHaveExactlyTheMarkedFindings(_ each: Case, _ mutation: Mutation) {
    guard let mutated = MutatedExample(each.example, mutation) else { return }
    let checked = CheckedText(
      mutated.text, imports: mutated.imports, settings: applying(each.rule), engine: each.engine)
    let found =
      Self.mistakes.contains(each.rule)
      ? checked.reported.filter { $0.rule == each.rule }.map(\.range) : checked.places(of: each.rule).map(\.range)
    #expect(Self.mistakes.contains(each.rule) || checked.mistakes.map(\.message.english) == [])
    let places = found.map {
      MutatedExample.Place(path: checked.files[$0.file].path, offset: $0.start.offset)
    }
    let messages = checked.findings.map { "\($0.range.start): \($0.message.english)" }
    #expect(places.sorted() == mutated.expected.sorted(), "\(messages)")
    #expect(!mutated.expected.isEmpty)
  }

  @Test(arguments: mutated(passing))
  func passingExamplesHaveNoFindings(_ each: Case, _ mutation: Mutation) {
    guard let mutated = MutatedExample(each.example, mutation) else { return }
    let checked = CheckedText(
      mutated.text, imports: mutated.imports, settings: applying(each.rule), engine: each.engine)
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(findings(of: each.rule, in: checked).map(\.message.english) == [])
  }

  /// The rules with failing examples.
  ///
  /// One test checks all examples of a rule, because each check takes a while.
  private static let rules = RuleRegistry.standard.metadata.filter { !$0.failing.isEmpty }.map(\.id)

  @Test(arguments: rules) func findingsOfARuleAreComplete(_ rule: RuleID) throws {
    var isFixable = false
    for each in Self.failing where each.rule == rule {
      let found = findings(of: rule, in: alone(each.example.text, each))
      for finding in found { expectForm(finding) }
      try expectDeclaredSeverity(found, of: rule)
      expectSuggestionsRepair(found, of: each)
      isFixable = isFixable || found.contains(where: \.isFixable)
    }
    // `navflow rules --format json` says which rules `--fix` can correct.
    #expect(isFixable == RuleHistory.fixable.contains(rule))
  }

  @Test func fixableRulesHaveExamples() { #expect(RuleHistory.fixable.isSubset(of: Self.rules)) }

  private func expectForm(_ finding: Diagnostic) {
    let rule = finding.rule
    #expect(finding.help != nil || Self.mistakes.contains(rule) || Self.sometimesWithoutHelp.contains(rule))
    #expect(!finding.message.english.hasSuffix("."))
    #expect(finding.help?.english.hasSuffix(".") != true)
    #expect(!finding.message.english.contains("Optional") && !finding.message.english.contains("ID("))
  }

  /// The rules with findings for which no edit is known that repairs them.
  private static let sometimesWithoutHelp: Set<RuleID> = ["lost-input", "modal-over-modal", "no-certain-way-out"]

  /// The page of a rule names the severities that its findings can have.
  private func expectDeclaredSeverity(_ findings: [Diagnostic], of rule: RuleID) throws {
    let rule = try #require(RuleRegistry.standard[rule])
    guard !rule.isOffByDefault, rule.exception == nil else { return }
    #expect(Set(findings.map(\.severity)).isSubset(of: [rule.severity]))
  }

  /// Applying a suggestion removes the finding.
  private func expectSuggestionsRepair(_ before: [Diagnostic], of each: Case) {
    for fix in before.compactMap(\.suggestion) where !Self.mistakes.contains(each.rule) {
      var bytes = Array(each.example.text.utf8)
      bytes.replaceSubrange(fix.range.start.offset..<fix.range.end.offset, with: Array(fix.replacement.utf8))
      let repaired = alone(String(decoding: bytes, as: UTF8.self), each)
      #expect(repaired.mistakes.map(\.message.english) == [])
      #expect(findings(of: each.rule, in: repaired).count < before.count, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Returns the settings of a project that applies a rule, also if it is off by default.
  private func applying(_ rule: RuleID) -> ProjectSettings {
    var settings = ProjectSettings()
    guard let metadata = RuleRegistry.standard[rule], metadata.isOffByDefault else { return settings }
    settings.severities[rule] = .report(metadata.severity)
    return settings
  }

  /// Checks a flow with the rule alone, so that it reports what other rules would list.
  private func alone(_ text: String, _ each: Case) -> CheckedText {
    let isMistake = Self.mistakes.contains(each.rule)
    return CheckedText(
      text, imports: each.example.imports, only: isMistake ? nil : each.rule, engine: each.engine)
  }

  /// Limits how many examples a mutation does not apply to; one that applies to none would test nothing.
  @Test(arguments: Mutation.allCases) func mutationsApplyToMostExamples(_ mutation: Mutation) {
    let all = Self.failing + Self.passing
    let applied = all.filter { MutatedExample($0.example, mutation) != nil }
    #expect(applied.count * 10 >= all.count * 8, "\(applied.count) of \(all.count)")
  }

  /// Returns the findings of a rule; those of the file reader's rules are in `reported`.
  private func findings(of rule: RuleID, in checked: CheckedText) -> [Diagnostic] {
    guard Self.mistakes.contains(rule) else { return checked.findings(of: rule).filter { $0.allowed == nil } }
    return checked.reported.filter { $0.rule == rule }
  }
}

extension Diagnostic {
  /// Whether `--fix` can correct it.
  fileprivate var isFixable: Bool { suggestion != nil || remedies.contains { $0.edits.count == 1 } }
}
