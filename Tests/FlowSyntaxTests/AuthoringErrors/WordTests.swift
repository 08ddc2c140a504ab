import Testing

@testable import FlowSyntax

/// Comparison of words, paths and patterns.
@Suite struct WordTests {
  @Test(arguments: [
    ("Ｐｕｓｈ　Ｈｏｍｅ", "push home"), ("ｶﾞｿﾞｳ", "ガゾウ"), ("  Straße ", "straße"), ("ﾊﾟﾝ", "パン"), ("", ""),
  ])
  func folding(_ text: String, _ folded: String) { #expect(text.folded == folded) }

  @Test(arguments: [
    ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("abcd", "badc", 2),
  ])
  func distances(_ a: String, _ b: String, _ count: Int) {
    #expect(EditDistance.between(Array(a), Array(b), limit: 3) == count)
    #expect(EditDistance.between(Array(b), Array(a), limit: 3) == count)
    #expect(count == 0 || EditDistance.between(Array(a), Array(b), limit: count - 1) == nil)
  }

  @Test func nearestWordIsFound() {
    var finder = WordFinder()
    #expect(finder.nearest(to: "hmoe", among: ["Hose", "Home", "Hope"]) == "Home")
    #expect(finder.nearest(to: "支払", among: ["支払い", "残高"]) == "支払い")
    #expect(finder.nearest(to: "x", among: ["y"]) == nil)
    #expect(finder.nearest(to: "X", among: ["x"]) == "x")
    #expect(finder.nearest(to: "abcdef", among: ["zzzzzz"]) == nil)
  }

  @Test func wordSearchIsBounded() {
    var finder = WordFinder(budget: 100_000)
    let words = (0..<100).map { "a rather long name for screen number \($0)" }
    for number in 0..<100 { _ = finder.nearest(to: "a rather long nome for screen number \(number)", among: words) }
    #expect(finder.nearest(to: "Hme", among: ["Home"]) == nil)
  }

  @Test(arguments: [
    ("*.flow.yaml", "a.flow.yaml", true), ("*.flow.yaml", "x/a.flow.yaml", false),
    ("**/*.flow.yaml", "a.flow.yaml", true),
    ("**/*.flow.yaml", "x/y/a.flow.yaml", true), ("app/", "app/x/a.flow.yaml", true),
    ("app", "app/x/a.flow.yaml", true),
    ("app", "apps/a.flow.yaml", false), ("app/**", "app/a.flow.yaml", true), ("a?c/*", "abc/x", true),
    ("a?c/*", "ac/x", false),
    ("**/old/**", "a/old/b/c", true), ("**/old/**", "a/older/b", false), ("*a*b*c", "xxaxxbxxc", true),
    ("./a/*", "a/b", true),
    ("*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("", "a", false),
  ])
  func globs(_ pattern: String, _ path: String, _ matches: Bool) { #expect(Glob(pattern).matches(path) == matches) }

  @Test func relativePaths() {
    #expect(
      PathOperations.absolute("../b/./c", in: "/x/a") == "/x/b/c"
        && PathOperations.absolute("../../..", in: "/x") == "/")
    #expect(PathOperations.relative("/a/b/c", to: "/a/x") == "../b/c" && PathOperations.relative("/a", to: "/a") == ".")
    #expect(
      PathOperations.lies("/a/b", in: "/a") && !PathOperations.lies("/ab", in: "/a")
        && PathOperations.lies("/a", in: "/"))
    #expect(PathOperations.folder(of: "/a") == "/" && PathOperations.name(of: "/a/b") == "b")
  }

  @Test(arguments: [
    ("plain", "plain"), ("日本 語", "日本 語"), ("a: b", "\"a: b\""), ("a, b", "\"a, b\""), ("", "\"\""), ("- a", "\"- a\""),
    ("a #b", "\"a #b\""), ("say \"hi\"", "say \"hi\""), ("\"x\"", "\"\\\"x\\\"\""), ("x:", "\"x:\""),
    ("a\nb", "\"a\\nb\""),
  ])
  func textsAreQuotedAsScalarsIfNeeded(_ text: String, _ spelled: String) {
    #expect(text.spelledAsScalar == spelled)
  }
}
