import FlowRules
import Testing

@testable import NavflowCommands

@Suite struct RulesTests {
  private func run(_ line: String) throws -> Workbench.Run { try Workbench([:]).run(line) }

  @Test func listsRulesByFamily() throws {
    let run = try run("rules")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for rule in RuleRegistry.standard.metadata {
      let line = lines.firstIndex { $0.hasPrefix("  \(rule.id.name) ") }
      let heading = lines.firstIndex(of: rule.family.rawValue)
      #expect(line != nil && heading != nil, "\(rule.id)")
      if let line, let heading { #expect(heading < line && lines[line].hasSuffix(rule.summary.english)) }
    }
    #expect(run.output.contains("\(RuleRegistry.standard.metadata.count) rules;"))
  }

  @Test func listsRulesAsJSON() throws {
    let document = try run("rules --format json").json()
    #expect(document["version"] == .number(1))
    let rules = try #require(document["rules"]?.array)
    #expect(rules.map { $0["id"]?.string } == RuleRegistry.standard.ids.map(\.name))
    let rule = try #require(rules.first { $0["id"]?.string == "tab-bar-in-task" })
    let expected = [
      "severity": "warning", "evidence": "behaviour", "family": "Tasks and modality", "source": "Merpay 1",
      "summary": "The tab bar, or another column of a split view, can be tapped while a task runs.",
    ]
    for (key, value) in expected { #expect(rule[key]?.string == value) }
    #expect(rule["on"] == .boolean(true) && rule["address"]?.string == "Docs/rules/tab-bar-in-task.md")
    #expect(rules.contains { $0["on"] == .boolean(false) } && rules.contains { $0["fixable"] == .boolean(true) })
    #expect(rules.allSatisfy { $0["since"]?.string == "0.1.0" })
    let hosted = try run("rules --format json --rule-pages https://example.org/rules/").json()["rules"]?.array?.first
    #expect(hosted?["address"]?.string == "https://example.org/rules/\(RuleRegistry.standard.ids[0].name).md")
  }

  @Test(arguments: RuleRegistry.standard.ids.map(\.name))
  func explainsEveryRuleWithItsOutput(_ rule: String) throws {
    let run = try run("explain \(rule)")
    let metadata = try RuleRegistry.standard.rule(named: rule)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(rule) (\(metadata.severity.rawValue)"))
    #expect(
      run.output.replacing("\n", with: " ").contains(metadata.summary.english) && run.output.contains("[\(rule)]"))
    #expect(run.output.contains("Repaired: "))
    #expect(!run.output.contains("①"))
  }

  /// The first passing example is the first failing one, corrected: the rule has no findings in it.
  @Test(arguments: RuleRegistry.standard.metadata.map(\.id.name))
  func theCorrectedExampleHasNoFindings(_ rule: String) throws {
    let metadata = try RuleRegistry.standard.rule(named: rule)
    let failing = try #require(metadata.failing.first)
    let passing = try #require(metadata.passing.first)
    #expect(ExampleCheck(failing, of: metadata.id).text.contains("[\(rule)]"))
    #expect(!ExampleCheck(passing, of: metadata.id).text.contains("[\(rule)]"))
  }

  @Test func answersAnUnknownRule() throws {
    let typo = try run("explain tabbar-in-task")
    #expect(typo.status == 2)
    #expect(typo.errorOutput.contains("there is no rule \"tabbar-in-task\"; did you mean \"tab-bar-in-task\"?"))
    #expect(try run("explain zzz").errorOutput.contains("type \"navflow rules\" to see them all"))
    #expect(try run("explain [pushed-task]").status == 0)
  }

  @Test func explainNeedsARule() throws {
    let run = try run("explain")
    #expect(run.status == 2)
    #expect(run.errorOutput.contains("explain needs a rule: navflow explain RULE"))
  }
}
