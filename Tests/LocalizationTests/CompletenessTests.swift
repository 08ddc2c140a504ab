import Checking
import Diagnostics
import FlowRules
import FlowSyntax
import Testing

@testable import Localization

/// Every text of the rules and every message about a flow file has a Japanese translation.
@Suite struct CompletenessTests {
  private static let invalid = PathOperations.absolute("../../Fixtures/invalid", in: #filePath)

  private static let fixtures = ((try? DiskFiles().names(in: invalid)) ?? [])
    .filter(PathOperations.isFlowFile).sorted()

  @Test(arguments: RuleRegistry.standard.metadata) func rulesAreTranslated(_ rule: RuleMetadata) {
    let names = (rule.failing + rule.passing).map(\.name)
    expectTranslations(of: [rule.summary, rule.rationale] + (rule.exception.map { [$0] } ?? []) + names)
  }

  @Test(arguments: RuleRegistry.standard.metadata) func findingsInExamplesAreTranslated(_ rule: RuleMetadata) {
    for example in rule.failing + rule.passing {
      let reading = FlowReader.read(
        text: example.text + "\n", named: "example.flow.yaml", imports: example.imports,
        rules: RuleRegistry.standard.ids)
      var options = CheckOptions()
      if example.isSearched { options.engine = .search }
      expectTranslations(of: CheckSession(reading.project, options).check().diagnostics)
    }
  }

  @Test func fixturesAreFound() { #expect(Self.fixtures.count >= 40) }

  @Test(arguments: fixtures) func errorsInFixturesAreTranslated(_ name: String) {
    let project = CheckSession.reader(in: Self.invalid).read(paths: [name])
    expectTranslations(of: project.diagnostics)
  }

  private func expectTranslations(of findings: [Diagnostic]) {
    for finding in findings {
      let help = finding.help ?? finding.suggestion?.summary
      expectTranslations(
        of: [finding.message] + finding.notes.map(\.message) + finding.affected.map(\.message)
          + (help.map { [$0] } ?? []))
    }
  }

  private func expectTranslations(of messages: [Message]) {
    for message in messages { #expect(MessageCatalogue.japanese.translation(of: message) != nil, "\(message.english)") }
  }
}
