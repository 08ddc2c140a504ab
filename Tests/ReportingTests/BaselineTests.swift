import Diagnostics
import Localization
import Reporting
import Testing

struct BaselineTests {
  private func key(
    _ text: String, rule: RuleID = "a-rule", file: String = "f", screen: String? = "S", action: String? = nil,
    task: String? = nil
  ) -> KnownFinding {
    KnownFinding(rule: rule, file: file, screen: screen, action: action, task: task, text: text)
  }

  /// Returns the texts of the new findings, the number of known ones, and the texts of the recorded ones that are gone.
  private func classify(
    _ recorded: [KnownFinding], _ found: [KnownFinding]
  ) -> (new: [String], known: Int, stale: [String]) {
    let place = SourceRange.beginning(of: FileID(0))
    let outcome = Baseline(recorded).classify(
      found.map { (Diagnostic($0.rule, .error, Message(text: $0.text), at: place), FindingKeys(own: [$0])) })
    return (outcome.new.map(\.message.english), outcome.known, outcome.stale.map(\.text))
  }

  @Test func namesIdentifyAFindingIfNoOtherHasThem() {
    #expect(classify([key("push A")], [key("push B")]) == ([], 1, []))
    for other in [
      key("x", rule: "b-rule"), key("x", file: "g"), key("x", screen: "T"), key("x", action: "A"),
      key("x", task: "T"), key("x", screen: nil),
    ] {
      #expect(classify([key("x")], [other]) == (["x"], 0, ["x"]))
    }
  }

  @Test func textIdentifiesFindingsWithoutNames() {
    let nameless = { (text: String) in self.key(text, screen: nil) }
    #expect(classify([nameless("one")], [nameless("one")]) == ([], 1, []))
    // The number of findings is the same, but the finding is another one.
    #expect(classify([nameless("one")], [nameless("two")]) == (["two"], 0, ["one"]))
  }

  @Test func aNewFindingDoesNotReplaceOneThatIsGone() {
    let recorded = [key("one"), key("two")]
    #expect(classify(recorded, [key("two"), key("three")]) == (["three"], 1, ["one"]))
    #expect(classify(recorded, [key("three"), key("four")]) == (["three", "four"], 0, ["one", "two"]))
    #expect(classify(recorded, [key("three")]) == (["three"], 0, ["one", "two"]))
    #expect(classify(recorded, [key("one")]) == ([], 1, ["two"]))
    #expect(classify([key("one")], [key("one"), key("two")]) == (["two"], 1, []))
  }

  @Test func oneMoreEqualFindingMakesAllEqualOnesNew() {
    #expect(classify([key("pop")], [key("pop"), key("pop")]) == (["pop", "pop"], 0, []))
    #expect(classify([key("pop"), key("pop")], [key("pop")]) == ([], 1, ["pop"]))
    #expect(classify([key("pop"), key("pop")], [key("pop"), key("pop")]) == ([], 2, []))
  }

  @Test func aFindingIsKnownIfAllItsPlacesAreKnown() {
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: FileID(0)))
    let (y, z) = (key("pop", action: "y"), key("pop", action: "z"))
    let baseline = Baseline([y, z])
    #expect(baseline.classify([(finding, FindingKeys(own: [z, y]))]).known == 1)
    let withOnePlaceLess = baseline.classify([(finding, FindingKeys(own: [z]))])
    #expect(withOnePlaceLess.known == 1 && withOnePlaceLess.stale == [y])
    let withOnePlaceMore = Baseline([y]).classify([(finding, FindingKeys(own: [y, z]))])
    #expect(withOnePlaceMore.known == 0 && withOnePlaceMore.stale.isEmpty)
  }

  @Test func aFindingThatWasPartOfAnotherIsKnownAlone() {
    let side = key("pop", rule: "b-rule", action: "y")
    let finding = Diagnostic("b-rule", .error, "m", at: .beginning(of: FileID(0)))
    let alone = [(diagnostic: finding, keys: FindingKeys(own: [side]))]
    #expect(Baseline([key("pop", action: "y")], affected: [side]).classify(alone).known == 1)
    #expect(Baseline([key("pop", action: "y")]).classify(alone).known == 0)
  }

  @Test func screensOnWhichACauseWasObservedDoNotCount() {
    // Version 1 of the format had a line for each screen in front.
    let recorded = ["A", "B", "C"].map { key("start x", screen: $0, action: "Link", task: "T") }
    let found = key("start x", screen: nil, action: "Link", task: "T")
    #expect(classify(recorded, [found]) == ([], 1, []))
    #expect(classify(recorded, [key("start x", screen: nil, action: "Other", task: "T")]).known == 0)
  }

  @Test func aNameThatNoLongerExistsIsRenamed() {
    func classify(_ old: [KnownFinding], _ new: [KnownFinding], files: Set<String> = ["f"]) -> (known: Int, stale: Int)
    {
      let names = ExistingNames.Names(screens: ["T", "U"], actions: ["B"], tasks: ["t"])
      let existing = ExistingNames(files: ["f": names, "g": names]) { files.contains($0) }
      let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: FileID(0)))
      let outcome = Baseline(old).classify(new.map { (finding, FindingKeys(own: [$0])) }, names: existing)
      return (outcome.known, outcome.stale.count)
    }
    let old = key("push S", screen: "S", action: "A", task: "s")
    #expect(classify([old], [key("push T", screen: "T", action: "B", task: "t")]) == (1, 0))
    #expect(classify([old], [key("push S", file: "g", screen: "S", action: "A", task: "s")], files: []) == (1, 0))
    // The old file, and the old name, still exist.
    #expect(classify([old], [key("push S", file: "g", screen: "S", action: "A", task: "s")]) == (0, 1))
    #expect(classify([key("pop", screen: "U")], [key("pop", screen: "T")]) == (0, 1))
    // The text is another one.
    #expect(classify([old], [key("push U", screen: "T", action: "B", task: "t")]) == (0, 1))
    // Two findings could be the old one.
    #expect(classify([key("pop", screen: "S")], [key("pop", screen: "T"), key("pop", screen: "U")]) == (0, 1))
  }

  @Test func findingsWithoutKeysAreNew() {
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: FileID(0)))
    let outcome = Baseline([key("x", rule: "a-rule")]).classify([(finding, FindingKeys())])
    #expect(outcome.new.count == 1 && outcome.known == 0 && outcome.stale.count == 1)
  }

  @Test func keysContainTheBeginningOfTheSourceTextWithoutLineBreaks() {
    let sample = Sample("a:\n  [ push\t残高,\n   pop ]\n" + String(repeating: "長", count: 500))
    func text(_ range: SourceRange) -> String {
      KnownFinding.keys(of: Diagnostic("r", .error, "m", at: range), in: sample.files) { _ in "f" }.own[0].text
    }
    #expect(text(sample.range(of: "[ push", to: "]")) == "[ push 残高, pop ]")
    #expect(text(sample.range(of: "長")) == "長")
    // The end is after the end of the file, and cut off.
    let longRange = SourceRange(
      file: sample.file, start: sample.range(of: "長").start,
      end: SourcePosition(line: 4, column: 501, offset: 99_999))
    #expect(text(longRange) == String(repeating: "長", count: 119) + "…")
  }

  @Test func writesSortedFindingsOnePerLine() throws {
    let entries = [
      key("z", rule: "b", file: "b", screen: nil), key("y", file: "b", screen: "\"残高\" \\ \n\u{202E}\u{E0001}"),
      key("x", file: "b", screen: "S", action: "A", task: "T"), key("", rule: "z", file: "a", screen: nil),
      key("x", file: "b", screen: "S", action: "A", task: "U"),
    ].map { BaselineEntry($0, also: $0.file == "a" ? ["q", "r"] : []) }
    let text = BaselineText(entries).render()
    // U+E0001 is not escaped: JSON would need a surrogate pair, which YAML parsers do not support.
    #expect(text == BaselineText(entries.reversed()).render())
    #expect(
      text == """
        {
          "version": 2,
          "findings": [
            { "rule": "z", "also": [ "q", "r" ], "file": "a" },
            { "rule": "a-rule", "file": "b", "screen": "\\"残高\\" \\\\ \\n\\u202e\u{E0001}", "text": "y" },
            { "rule": "a-rule", "file": "b", "screen": "S", "action": "A", "task": [ "T", "U" ], "text": "x" },
            { "rule": "b", "file": "b", "text": "z" }
          ]
        }

        """)
    #expect(BaselineText([]).render() == "{\n  \"version\": 2,\n  \"findings\": []\n}\n")
  }
}
