import Diagnostics
import Foundation
import Testing

@testable import FlowSyntax

@Suite struct CompletionTests {
  private static let flow = """
    navflow: 1
    root: { tabs: [Home, Search], start: Home }
    state: { mode: [out, in], count: { from: 0, to: 2 } }
    screens:
      Home:
        actions:
          Buy: { start: buy, then: { done: push Bill } }
      Search: { title: Find }
      Bill:
      "Bill: paid":
    tasks:
      buy:
        outcomes: [done, failed]
        screens:
          Pay: { actions: { Pay: complete done } }
      ask: { outcomes: [yes], screens: { Ask: } }

    """

  /// Returns what can be written at `|` in a text.
  private func completions(_ text: String, _ kind: LanguageSchema.Kind = .flow) -> [Completion] {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let flow = FlowReader.read(text: Self.flow).flow
    let rules = [LanguageSchema.Rule("dead-end", "A screen cannot be left."), .init("growing-stack", "It grows.")]
    return CompletionFinder(
      bytes, at: parts[0].utf8.count, in: kind, names: NameScope(flow.map { [$0] } ?? []), rules: rules
    ).completions()
  }

  @Test func areasAreNamedByTaps() {
    let rest = ["Back", "Swipe down", "Tap outside", "Return", "Swipe left", "Swipe right", "Tab: Home", "Tab: Search"]
    for key in ["screens", "refine"] {
      let text = "navflow: 1\n\(key):\n  Home:\n    areas:\n      Return: [0, 0, 1, 0.1]\n      |\n"
      #expect(labels(text) == ["Buy"] + rest.filter { $0 != "Return" }, "\(key)")
    }
    let quoted = completions("navflow: 1\nscreens: { Home: { areas: { Tab| } } }\n").first { $0.label == "Tab: Home" }
    #expect(quoted?.text == "\"Tab: Home\": ")
  }

  private func labels(_ text: String) -> [String] { completions(text).map(\.label) }

  /// Returns a flow file with an action's steps, which may contain `|`.
  private func action(_ steps: String) -> String {
    "navflow: 1\ntasks:\n  buy:\n    screens:\n      Pay:\n        actions:\n          Next: \(steps)\n          Close: pop\n"
  }

  @Test(arguments: [
    ("push |", ["Home", "Search", "Bill", "Pay", "Ask"]), ("push B|", ["Home", "Search", "Bill", "Pay", "Ask"]),
    ("{ push: | }", ["Home", "Search", "Bill", "Bill: paid", "Pay", "Ask"]),
    ("{ push: [Home, |] }", ["Home", "Search", "Bill", "Bill: paid", "Pay", "Ask"]),
    ("start |", ["buy", "ask"]), ("tab |", ["Home", "Search"]), ("complete |", ["done", "failed", "cancelled"]),
    ("pop |", ["root", "to"]), ("{ dismiss: | }", ["all", "to"]),
    ("pop to |", ["Home", "Search", "Bill", "Pay", "Ask"]), ("{ set: { | } }", ["mode", "count"]),
    ("{ set: { mode: | } }", ["out", "in"]), ("{ when: { mode: { | } }, pop: 1 }", ["not"]),
    ("{ when: { count: { | } }, pop: 1 }", ["not", "atLeast"]), ("{ when: { unknown: { | } } }", ["not", "atLeast"]),
    ("{ when: { count: { not: { | } } } }", []), ("{ when: { count: { not: 1, | } } }", []),
    ("{ when: { mode: { not: | } }, push: Home }", ["out", "in"]),
    ("{ start: ask, then: { | } }", ["yes", "cancelled"]),
    ("{ start: ask, then: { yes: pop, | } }", ["cancelled"]),
    ("{ push: Home, allow: { | } }", ["dead-end", "growing-stack"]),
    ("push Home |", ["Home", "Search", "Bill", "Pay", "Ask"]), ("fly |", []), ("stay |", []),
  ])
  func stepsAreCompleted(steps: String, expected: [String]) {
    #expect(labels(action(steps)) == expected)
  }

  @Test func aStepBeginsWithAVerbOrAKey() {
    let verbs = Verb.allCases.filter { $0 != .set }.map(\.rawValue)
    #expect(labels(action("|")) == verbs + ["none"] && labels(action("[push Home, p|]")) == verbs)
    let item = completions(action("pu|")).first { $0.label == "push" }
    #expect(item?.text == "push " && item?.documentation == ActionKeys.push.description.summary)
    // On a line of its own the map form fits too.
    let own = labels(action("\n            |"))
    #expect(own.contains("either") && own.contains("stay") && own.contains("by"))
  }

  @Test func keysAreOfferedWhereTheyFit() {
    let keys = labels("navflow: 1\nscreens:\n  Home:\n    title: A\n    |\n")
    #expect(keys.contains("actions") && keys.contains("allow") && !keys.contains("title") && !keys.contains("outcomes"))
    // `then` needs `start`, and a second verb does not fit beside a first one.
    let beside = labels(action("{ start: buy, | }"))
    #expect(
      beside.contains("then") && beside.contains("set") && !beside.contains("push") && !beside.contains("ifThere"))
    #expect(!labels(action("{ push: Home, | }")).contains("then"))
    // Options of entries do not fit an action.
    #expect(!labels(action("{ push: Home, | }")).contains("once"))
    #expect(labels("navflow: 1\nroot: { stack: Home }\n|\n").contains("screens"))
    #expect(!labels("navflow: 1\nroot: { stack: Home }\n|\n").contains("roots"))
    let code = labels("navflow: 1\nscreens:\n  A: { fields: [{ name: c, content: oneTimeCode, | }] }\n")
    #expect(code.contains("length") && !code.contains("picker"))
  }

  @Test func wordsAndFlagsAreOffered() {
    #expect(labels("navflow: 1\nscreens:\n  A: { kind: a| }\n").contains("actionSheet"))
    #expect(labels("navflow: 1\nscreens:\n  A: { input: | }\n") == ["true", "false"])
    #expect(labels("navflow: 1\nscreens:\n  A: { gestures: { | } }\n") == GestureName.words)
    #expect(labels("navflow: 1\nscreens:\n  A: { title: a| }\n").isEmpty)
    #expect(labels("navflow: 1 # a|\n").isEmpty)
    #expect(completions("failOn: |\n", .settings).map(\.label) == ["info", "warning", "error"])
    #expect(completions("severity:\n  |\n", .settings).map(\.label) == ["dead-end", "growing-stack"])
    #expect(labels("navflow: 1\nexpect:\n  - n|\n").contains("never"))
    #expect(labels("|").contains("navflow"))
  }

  @Test(arguments: [
    ("modals: { | }", ["not", "atLeast"]), ("modals: { not: { | } }", ["atLeast"]), ("modals: { not: 0, | }", []),
    ("screen: { | }", ["not"]), ("tabBar: { not: | }", ["shown", "hidden"]), ("state: { mode: { | } }", ["not"]),
    ("state: { count: { | } }", ["not", "atLeast"]),
    ("screen: { not: [Home, |] }", ["Home", "Search", "Bill", "Bill: paid", "Pay", "Ask"]),
  ])
  func patternsAreCompleted(pattern: String, expected: [String]) {
    #expect(labels("navflow: 1\nexpect:\n  - never: { \(pattern) }\n") == expected)
    #expect(labels("navflow: 1\nscenarios:\n  A: { see: { \(pattern) } }\n") == expected)
  }

  @Test func anUnfinishedFileIsCompleted() {
    #expect(labels("navflow: 1\nscreens:\n  A: { actions: { Go: push |").contains("Bill"))
    #expect(labels("navflow: 1\nscreens:\n  A: { kind: alert\n  B:\n    ti|\n").contains("title"))
  }

  @Test func theRestOfANameIsReplaced() throws {
    let text = action("push Bi|ll")
    let item = try #require(completions(text).first { $0.label == "Home" })
    var bytes = Array(text.replacing("|", with: "").utf8)
    bytes.replaceSubrange(item.range, with: item.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == action("push Home"))
    #expect(completions(action("{ push: | }")).first { $0.label == "Bill: paid" }?.text == "\"Bill: paid\"")
    #expect(completions(action("{ push: \"|\" }")).first { $0.label == "Bill: paid" }?.text == "Bill: paid")
    let key = completions("navflow: 1\nscreens:\n  A: { ti|tle: A }\n").first { $0.label == "title" }
    #expect(key?.text == "title")
  }

  /// Completes at the start of every seventh text of the shipped flows, and at the part after its first word.
  ///
  /// If anything is offered, the words that stand there must be among it.
  @Test(arguments: try shippedFlows())
  func theWordsOfShippedFlowsAreOffered(path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path()
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: folder)
    let (project, symbols) = reader.readWithSymbols(paths: [path])
    let index = symbols()
    let file = try #require(project.checked.first)
    let bytes = project.files[file].bytes
    let document = NodeReader.read(project.files[file], id: file)
    var scalars: [Node] = []
    _ = SyntaxPlace.first(in: try #require(document.node), shapes: [.object(.flow)]) {
      if $0.text?.isEmpty == false { scalars.append($0) }
      return false
    }
    var count = 0
    for node in scalars.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      let text = try #require(node.text)
      let start = node.range.start.offset + (bytes[node.range.start.offset] == UInt8(ascii: "\"") ? 1 : 0)
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      for (offset, word) in [(start, text), (start + (words.first ?? "").utf8.count + 1, words.last ?? "")] {
        let offered = CompletionFinder(bytes, at: offset, in: .flow, names: index.scope(of: file), rules: [])
          .completions().map(\.label)
        // A tap may have any label.
        if offered.isEmpty || offset > node.range.end.offset || offered == ["see", "cannot"] { continue }
        count += 1
        #expect(offered.contains { [word, text, words.first].contains($0) }, "\(text): \(offered)")
      }
    }
    #expect(count > scalars.count / 28)
  }

  private static func shippedFlows() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Flows")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return try #require(files).map { $0.path() }.filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }

  @Test func linesOfTextsAreNoComments() {
    let text = """
      # One
      # two
      note: |
        # no comment
        # either
      # Three
      # four
      title: "a
        # b
        # c"
      """
    let lines = FoldableLines(SourceFile(path: "a.flow.yaml", bytes: Array(text.utf8)))
    #expect(lines.comments == [0...1, 5...6] && lines.ranges == [2...4, 7...9])
  }
}
