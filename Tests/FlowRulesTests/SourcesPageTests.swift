import Foundation
import Testing

@testable import FlowRules

/// `Docs/sources.md` says for each document what became of its statements.
@Suite struct SourcesPageTests {
  private static let page: String = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return (try? String(contentsOfFile: "/\(package)/Docs/sources.md", encoding: .utf8)) ?? ""
  }()

  /// The documents on the page.
  private static let documents: Set<RuleSource> = [
    .merpay(problem: 1), .merpay(problem: 2), .merpay(problem: 3), .merpayAside, .authentication, .login, .smsCode,
    .dateInput,
  ]

  @Test func pageNamesEveryRule() {
    let rules = RuleRegistry.standard.rules.map { $0.metadata }.filter { !Self.documents.isDisjoint(with: $0.sources) }
    #expect(rules.count >= 30)
    for rule in rules { #expect(Self.page.contains("`\(rule.id.name)`"), "\(rule.id.name)") }
  }

  @Test func namedRulesExist() {
    let known = Set(RuleRegistry.standard.ids.map(\.name))
    let named = Self.page.matches(of: /`([a-z]+(-[a-z]+)+)`/).map { String($0.output.1) }
    #expect(!named.isEmpty)
    for name in named { #expect(known.contains(name), "\(name)") }
  }
}
