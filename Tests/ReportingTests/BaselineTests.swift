import Diagnostics
import Reporting
import Testing

struct BaselineTests {
  private func known(
    _ text: String, rule: RuleID = "a-rule", file: String = "f", screen: String? = "S", action: String? = nil,
    task: String? = nil
  ) -> KnownFinding {
    KnownFinding(rule: rule, file: file, screen: screen, action: action, task: task, text: text)
  }

  /// Returns the texts of the new findings and of the stale entries.
  private func classify(
    _ recorded: [KnownFinding], _ found: [KnownFinding]
  ) -> (new: [String], known: Int, stale: [String]) {
    let place = SourceRange.beginning(of: FileID(0))
    let outcome = Baseline(recorded).classify(found.map { (Diagnostic($0.rule, .error, $0.text, at: place), [$0]) })
    return (outcome.new.map(\.message), outcome.known, outcome.stale.map(\.text))
  }

  @Test func namesIdentifyASingleFinding() {
    #expect(classify([known("push A")], [known("push B")]) == ([], 1, []))
    for other in [
      known("x", rule: "b-rule"), known("x", file: "g"), known("x", screen: "T"), known("x", action: "A"),
      known("x", task: "T"), known("x", screen: nil),
    ] {
      #expect(classify([known("x")], [other]) == (["x"], 0, ["x"]))
    }
  }

  @Test func textIdentifiesFindingsWithoutNames() {
    let nameless = { (text: String) in self.known(text, screen: nil) }
    #expect(classify([nameless("one")], [nameless("one")]) == ([], 1, []))
    // The number of findings is the same, but one of them is new.
    #expect(classify([nameless("one")], [nameless("two")]) == (["two"], 0, ["one"]))
  }

  @Test func aNewFindingDoesNotReplaceOneThatIsGone() {
    let recorded = [known("one"), known("two")]
    #expect(classify(recorded, [known("two"), known("three")]) == (["three"], 1, ["one"]))
    #expect(classify(recorded, [known("three"), known("four")]) == (["three", "four"], 0, ["one", "two"]))
    #expect(classify(recorded, [known("three")]) == (["three"], 0, ["one", "two"]))
    #expect(classify(recorded, [known("one")]) == ([], 1, ["two"]))
    #expect(classify([known("one")], [known("one"), known("two")]) == (["two"], 1, []))
  }

  @Test func oneMoreEqualFindingMakesAllOfThemNew() {
    #expect(classify([known("pop")], [known("pop"), known("pop")]) == (["pop", "pop"], 0, []))
    #expect(classify([known("pop"), known("pop")], [known("pop")]) == ([], 1, ["pop"]))
    #expect(classify([known("pop"), known("pop")], [known("pop"), known("pop")]) == ([], 2, []))
  }

  @Test func aFindingIsKnownIfAllItsPlacesAre() {
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: FileID(0)))
    let (here, there) = (known("pop", action: "y"), known("pop", action: "z"))
    let both = Baseline([here, there])
    #expect(both.classify([(finding, [there, here])]).known == 1)
    let one = both.classify([(finding, [there])])
    #expect(one.known == 1 && one.stale == [here])
    let more = Baseline([here]).classify([(finding, [here, there])])
    #expect(more.known == 0 && more.stale.isEmpty)
  }

  @Test func findingsWithoutKeysAreNew() {
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: FileID(0)))
    let outcome = Baseline([known("x", rule: "a-rule")]).classify([(finding, [])])
    #expect(outcome.new.count == 1 && outcome.known == 0 && outcome.stale.count == 1)
  }

  @Test func keepsTheBeginningOfTheSourceText() {
    let sample = Sample("a:\n  [ push\t残高,\n   pop ]\n" + String(repeating: "長", count: 500))
    func text(_ range: SourceRange) -> String {
      KnownFinding.all(of: Diagnostic("r", .error, "m", at: range), in: sample.files) { _ in "f" }[0].text
    }
    #expect(text(sample.range(of: "[ push", to: "]")) == "[ push 残高, pop ]")
    #expect(text(sample.range(of: "長", to: nil)) == "長")
    let long = SourceRange(
      file: sample.file, start: sample.range(of: "長").start,
      end: SourcePosition(line: 4, column: 501, offset: 99_999))
    #expect(text(long) == String(repeating: "長", count: 119) + "…")
  }

  @Test func writesSortedFindingsOnePerLine() throws {
    let entries = [
      known("z", rule: "b", file: "b", screen: nil), known("y", file: "b", screen: "\"残高\" \\ \n\u{202E}\u{E0001}"),
      known("x", file: "b", screen: "S", action: "A", task: "T"), known("", rule: "z", file: "a", screen: nil),
    ]
    let text = BaselineText(entries).render()
    #expect(text == BaselineText(entries.reversed()).render())
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            { "rule": "z", "file": "a" },
            { "rule": "a-rule", "file": "b", "screen": "\\"残高\\" \\\\ \\n\\u202e\u{E0001}", "text": "y" },
            { "rule": "a-rule", "file": "b", "screen": "S", "action": "A", "task": "T", "text": "x" },
            { "rule": "b", "file": "b", "text": "z" }
          ]
        }

        """)
    #expect(BaselineText([]).render() == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }
}
