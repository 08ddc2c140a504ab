import Diagnostics
import FlowSyntax
import Testing

@testable import FlowRules

/// The examples of mistakes that reading a file finds are that reader's tests.
@Suite struct FileErrorExampleTests {
  static let failing = FileErrors.metadata.flatMap { rule in
    rule.failing.map { ExampleTests.Case(rule: rule.id, example: $0) }
  }
  static let passing = FileErrors.metadata.flatMap { rule in
    rule.passing.map { ExampleTests.Case(rule: rule.id, example: $0) }
  }

  @Test(arguments: failing, ExampleTests.Mutation.allCases)
  func findsWhatIsMarked(_ each: ExampleTests.Case, _ mutation: ExampleTests.Mutation) {
    let found = read(each.example, mutation).filter { $0.rule == each.rule }
    let expected = each.example.expectedOffsets.map { mutation.moved($0, in: each.example.text) }
    #expect(found.map(\.range.start.offset) == expected, "\(found.map { "\($0.range.start): \($0.message)" })")
    #expect(!expected.isEmpty)
    for finding in found { #expect(!finding.message.hasSuffix(".") && finding.help?.hasSuffix(".") != true) }
  }

  @Test(arguments: passing, ExampleTests.Mutation.allCases)
  func letsPassWhatIsRight(_ each: ExampleTests.Case, _ mutation: ExampleTests.Mutation) {
    #expect(read(each.example, mutation).map(\.message) == [])
  }

  private func read(_ example: Example, _ mutation: ExampleTests.Mutation) -> [Diagnostic] {
    let text = mutation.apply(to: example.text)
    return FlowReader.read(text: text, imports: example.imports, rules: RuleRegistry.standard.ids).diagnostics
  }
}
