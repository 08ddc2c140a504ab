import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Foundation
import Testing

/// Edits files at random, and reads them after each edit, both with the results of the last reading and without.
@Suite struct RandomEditTests {
  /// A generator of random numbers from a seed (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let files = [
    "/app/app.flow.yaml": """
    navflow: 1
    imports: [one.flow.yaml, two.flow.yaml]
    root: { tabs: [Home, Search] }
    state: { plan: [free, paid] }
    screens:
      Home: { actions: { Go: push Detail, Buy: { start: buy, then: { done: push Bill } } } }
      Search: { actions: { Find: { push: Detail, when: { plan: paid } } } }

    """,
    "/app/one.flow.yaml": """
    navflow: 1
    imports: [two.flow.yaml]
    screens:
      Detail: { title: Detail, actions: { More: present Sheet } }
      Sheet: { actions: { Close: dismiss } }

    """,
    "/app/two.flow.yaml": """
    navflow: 1
    screens:
      Bill:
        title: Bill
    tasks:
      buy:
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Pay: complete done, Cancel: cancel } }

    """,
    "/app/other.flow.yaml":
      "navflow: 1\nroot: { stack: Start }\nscreens: { Start: { actions: { Go: push Detail } } }\n",
    "/app/.navflow.yaml": "severity: { modal-without-exit: warning }\n",
  ]

  /// The texts that an edit writes; the empty ones make some edits pure deletions.
  private static let replacements = [
    "", "", " ", "\n", "  ", ":", "#", "Detail", "push Bill", "imports: [two.flow.yaml]\n", "{", "}", "[", "\"", "x",
    "- ", "screens:\n", "Home", "exclude: [other*]\n",
  ]

  /// Returns all results of a reading and a check as text, so that they can be compared.
  private func descriptions(_ project: Project, _ index: SymbolIndex, _ result: CheckResult) -> [String] {
    result.diagnostics.map {
      "\($0.rule) \($0.severity) \($0.range) \($0.message.english) \($0.help?.english ?? "") \($0.notes)"
    }
      + index.symbols.map { "\($0) \(index.occurrences(of: $0))" } + index.paths.map { "\($0)" }
      + project.files.ids.map { project.files[$0].path } + project.flows.map { "\($0.file) \($0.screens.map(\.name))" }
      + project.covered.map { "\($0)" }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aReadingThatReusesResultsEqualsOneThatDoesNot(seed: UInt64) {
    var generator = Generator(state: seed)
    let (cache, checks) = (ReadingCache(), TextCheckCache())
    var texts = Self.files
    var reusedCount = 0
    for step in 0..<150 {
      // All edits are undone from time to time. Otherwise, the files would have more and more errors.
      if step % 12 == 0 { texts = Self.files }
      let paths = texts.keys.sorted()
      let path = paths[Int.random(in: 0..<paths.count, using: &generator)]
      var scalars = Array((texts[path] ?? "").unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &generator)
      // Half of the edits replace nothing.
      let length = Bool.random(using: &generator) ? 0 : Int.random(in: 0...6, using: &generator)
      let replacement = Self.replacements.randomElement(using: &generator) ?? ""
      scalars.replaceSubrange(start..<min(scalars.count, start + length), with: Array(replacement.unicodeScalars))
      texts[path] = String(String.UnicodeScalarView(scalars))
      // Files are also deleted.
      if step % 40 == 39 { texts[path] = nil }
      let reader = CheckSession.reader(of: MemoryFiles(texts), in: "/app")
      let (project, index) = reader.readWithSymbols(paths: ["/app"], cache: cache)
      let result = CheckSession(project).checkText(checks, unchanged: cache.reusedFlows)
      reusedCount += cache.reusedFlows.count
      let (freshProject, freshIndex) = reader.readWithSymbols(paths: ["/app"])
      let freshResult = CheckSession(freshProject).checkText()
      let expected = descriptions(freshProject, freshIndex(), freshResult)
      #expect(descriptions(project, index(), result) == expected, "step \(step)")
    }
    #expect(reusedCount > 50, "only \(reusedCount) flows were reused")
  }
}
