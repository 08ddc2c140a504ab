import FlowModel
import FlowSyntax
import Testing

@testable import FlowRules

/// The texts of every rule, and the findings of its examples, follow `Docs/style.md`.
@Suite struct StyleTests {
  private let guide: StyleGuide

  init() throws { guide = try StyleGuide() }

  @Test(arguments: RuleRegistry.standard.ids.map(\.name))
  func textsOfARuleArePlain(_ rule: String) throws {
    let metadata = try #require(RuleRegistry.standard.metadata.first { $0.id.name == rule })
    var texts = [metadata.summary, metadata.rationale] + (metadata.failing + metadata.passing).map(\.name)
    texts += metadata.exception.map { [$0] } ?? []
    for text in texts.map(\.english) { #expect(guide.problems(in: text) == [], "\(text)") }
    for example in metadata.failing + metadata.passing { #expect(!example.name.english.hasSuffix(".")) }
  }

  @Test(arguments: ExampleTests.failing)
  func findingsOfAnExampleArePlain(_ each: ExampleTests.Case) {
    let checked = CheckedText(each.example.text, imports: each.example.imports)
    let names = Self.names(in: each.example)
    for finding in checked.reported + checked.findings where finding.rule == each.rule {
      for text in [finding.message.english, finding.help?.english ?? ""] + finding.notes.map(\.message.english) {
        #expect(guide.problems(inMessage: text, names: names) == [], "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("A sentence that ends.", []),
    ("the user taps \"connectBank\" on \"a very long name\"", []),
    ("write connectBank", ["not in quotes: connectBank"]),
    ("growing-layers says it", ["not in quotes: growing-layers"]),
    ("on Home, nobody is told", ["forbidden: told", "forbidden: nobody", "not in quotes: Home"]),
    (
      Array(repeating: "word", count: 26).joined(separator: " "),
      ["26 words: " + Array(repeating: "word", count: 26).joined(separator: " ")]
    ),
  ])
  func problemsAreFound(_ text: String, _ problems: [String]) {
    #expect(guide.problems(inMessage: text, names: ["Home"]) == problems)
  }

  /// Returns the names of screens and tasks of an example that cannot be taken for a common word.
  private static func names(in example: Example) -> Set<String> {
    guard
      let flow = FlowReader.read(text: example.text, imports: example.imports, rules: RuleRegistry.standard.ids).flow
    else { return [] }
    let names = flow.screenIDs.map { flow[$0].name.value } + flow.tasks.map { $0.name.value }
    return Set(names.filter { $0.contains(where: \.isUppercase) && !commonWords.contains($0) })
  }

  private static let commonWords: Set<String> = ["Back", "Cancel", "Done", "Close", "Return"]
}
