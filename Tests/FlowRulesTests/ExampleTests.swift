import Diagnostics
import FlowModel
import Testing

@testable import FlowRules

/// The examples that rules bear are the rules' tests.
@Suite struct ExampleTests {
  /// An example of a rule, named for what a failing test prints.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: Example

    var testDescription: String { "\(rule): \(example.name)" }
  }

  /// What does not change the meaning of a file, and how far it moves what is in it.
  enum Mutation: CaseIterable {
    case none, comment, carriageReturns

    func apply(to text: String) -> String {
      switch self {
      case .none: text
      case .comment: Self.remark + text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      }
    }

    func moved(_ offset: Int, in text: String) -> Int {
      switch self {
      case .none: offset
      case .comment: offset + Self.remark.utf8.count
      case .carriageReturns: offset + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      }
    }

    private static let remark = "# 備考: ①\n"
  }

  static let failing = rules.flatMap { rule in rule.failing.map { Case(rule: rule.id, example: $0) } }
  static let passing = rules.flatMap { rule in rule.passing.map { Case(rule: rule.id, example: $0) } }

  /// Whatever looks at flows; mistakes that keep a file from being one are looked at by themselves.
  private static let rules = RuleRegistry.standard.metadata.filter { rule in
    !FileErrors.metadata.contains { $0.id == rule.id }
  }

  @Test(arguments: failing, Mutation.allCases)
  func findsWhatIsMarkedAndNothingElse(_ each: Case, _ mutation: Mutation) {
    let checked = CheckedText(mutation.apply(to: each.example.text))
    #expect(checked.mistakes.map(\.message) == [])
    let found = checked.findings(of: each.rule).filter { $0.allowed == nil }
    let expected = each.example.expectedOffsets.map { mutation.moved($0, in: each.example.text) }
    #expect(found.map(\.range.start.offset) == expected, "\(found.map { "\($0.range.start): \($0.message)" })")
    #expect(!expected.isEmpty)
  }

  @Test(arguments: passing, Mutation.allCases)
  func letsPassWhatIsRight(_ each: Case, _ mutation: Mutation) {
    let checked = CheckedText(mutation.apply(to: each.example.text))
    #expect(checked.mistakes.map(\.message) == [])
    #expect(checked.findings(of: each.rule).filter { $0.allowed == nil }.map(\.message) == [])
  }

  @Test(arguments: failing)
  func tellsWhatToDoNextInPlainSentences(_ each: Case) {
    for finding in CheckedText(each.example.text).findings(of: each.rule) {
      #expect(finding.help != nil)
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.help?.hasSuffix(".") == false)
      #expect(!finding.message.contains("Optional") && !finding.message.contains("ID("))
    }
  }
}
