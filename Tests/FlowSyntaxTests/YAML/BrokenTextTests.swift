import Testing

@testable import FlowSyntax

/// Texts that libyaml rejects or misreads, with the findings as `line:column message`.
@Suite struct BrokenTextTests {
  @Test(arguments: [
    ("a: b\ntitle: Step 1: Start\nx: y\n", "2:8-2:21 a text with a colon in it must be in quotes"),
    ("a: b:  \nc: d\n", "1:4-1:6 a text with a colon in it must be in quotes"),
    ("a: b: # c\nd: e\n", "1:4-1:6 a text with a colon in it must be in quotes"),
    ("a: \"x\": y\n", "1:4-1:10 a text with a colon in it must be in quotes"),
    ("a: { title: Step 1: Start, b: c }\n", "1:13-1:26 a text with a colon in it must be in quotes"),
    ("Home:\n  title:ホーム\n  kind: alert\n", "2:8-2:9 a space is missing after the colon of \"title\""),
    ("Home:\n  x: y\n  title:ホーム\nB: c\n", "3:8-3:9 a space is missing after the colon of \"title\""),
    ("Home:\n  x: y\n  title:　ホーム\n", "3:8-3:9 a space is missing after the colon of \"title\""),
    ("Home:\n  x: y\n  title：ホーム\nB: c\n", "3:8-3:9 the colon after \"title\" is a full-width one"),
    ("題： ホーム\nkind: a\n", "1:2-1:3 the colon after \"題\" is a full-width one"),
    ("screens:\n  Home\n  Payment: x\n", "2:3-2:7 a colon is missing in this line"),
    ("screens:\n  Payment: x\n  Home\n  Next: y\n", "3:3-3:7 a colon is missing in this line"),
    ("Home:\n  note: x\n  title Home\n  kind: y\n", "3:3-3:13 a colon is missing after \"title\""),
    ("screens:\n  Payment: x\n  title Home\n  Next: y\n", "3:3-3:13 a colon is missing in this line"),
    ("screens:\n  Pay later  push Item\n  Next: y\n", "2:3-2:23 a colon is missing after \"Pay later\""),
    ("screens:\n  push Item\n  Next: y\n", "2:3-2:12 a colon is missing in this line"),
    ("a: ｛ b: c ｝\n", "1:4-1:5 the bracket \"｛\" is a full-width one, and so is read as text"),
    ("a: { b: pop、 d: e }\n", "1:12-1:13 the comma after \"pop\" is a full-width one, and so is read as text"),
    ("a: { b: c、 d: e }\n", "1:10-1:11 the comma after \"c\" is a full-width one, and so is read as text"),
    ("a: { b: c、題: e }\n", "1:9-1:15 a text with a colon in it must be in quotes"),
    (": b\n", "1:1-1:2 there is no name before this colon"),
  ])
  func colons(text: String, findings: String) { #expect(found(in: text) == findings) }

  @Test(arguments: [
    ("a:\n\tb: c\n\td: e\n", "2:1-2:2 a tab indents this line"),
    ("a:\n  x: y\n\tb: c\n", "3:1-3:2 a tab indents this line"),
    ("a:\n  \tb: c\n", "2:3-2:4 a tab indents this line"),
    ("a:\n  b: c\n\t\n \t \n  d: e\n", ""),
    ("a:\n  - x\n\t- c\n", "3:1-3:2 a tab indents this line"),
    ("screens:\n　Home:\n　　title: x\n", "2:1-2:2 a full-width space indents this line"),
    ("screens:\n  Home:\n　　- title\n", "3:1-3:2 a full-width space indents this line"),
    ("screens:\n  Home:\n\u{A0}\u{A0}\u{A0}\u{A0}x: y\n", "3:1-3:2 an unusual space (U+00A0) indents this line"),
    (
      "{ 　a : b, c　: d}",
      "1:3-1:4 a full-width space is next to this name\n1:12-1:13 a full-width space is next to this name"
    ),
    (
      "screens:\n  Home: x\n    title: y\n",
      "3:5-3:10 this line is indented deeper than the line above, which has its value already (2:3-2:10 the line above)"
    ),
    (
      "screens:\n  Home:\n    title: x\n   kind: y\n",
      "4:4-4:11 this line is indented by 3 spaces, and fits no line above"
    ),
    ("taps:\n  - a: b\n c: d\n", "3:2-3:6 this line is indented by 1 space, and fits no line above"),
    ("taps:\n  - a\n  b: c\n", "3:3-3:7 a name is among list entries"),
    ("taps:\n  a: b\n  - c\n", "3:3-3:6 a list entry is among names"),
    ("taps: - a\nx: y\n", "1:7-1:10 a list cannot start after a name on the same line"),
  ])
  func indentation(text: String, findings: String) { #expect(found(in: text) == findings) }

  @Test(arguments: [
    ("screens:\n  Home: { title: ホーム\n  Payment: { title: y }\n", "2:9-2:10 this \"{\" is never closed"),
    ("- { push: A\n- { push: B }\n", "1:3-1:4 this \"{\" is never closed"),
    ("a: [x, y\n  b\nc: d\n", "1:4-1:5 this \"[\" is never closed"),
    ("a: { b: [1, 2 }\nc: d", "1:9-1:10 this \"[\" is never closed"),
    ("a: { b: { c: d }\ne: f\n", "1:4-1:5 this \"{\" is never closed"),
    ("a: { b: c", "1:4-1:5 this \"{\" is never closed"),
    ("[", "1:1-1:2 this \"[\" is never closed"),
    ("x: [1, 2}\n", "1:9-1:10 \"[\" is closed with \"}\" (1:4-1:5 opened here)"),
    ("c: {b: c}}\n", "1:10-1:11 this \"}\" closes nothing"),
    ("a: { push: A as: popover }\n", "1:14-1:16 a comma is missing before \"as\""),
    ("a: { push: \"A\" as: popover }\n", "1:12-1:15 a comma is missing after \"A\""),
    ("a: {\n  b: c\n  d: e\n}\n", "2:6-2:7 a comma is missing after \"c\""),
    ("[a,,b]\n", "1:4-1:5 there is nothing before this comma"),
    ("title: [必須] 名前\n", "1:8-1:15 a text that starts with \"[\" must be in quotes"),
    ("[a]\nb\n", "2:1-2:2 nothing may follow here: the file's content has ended"),
  ])
  func brackets(text: String, findings: String) { #expect(found(in: text) == findings) }

  @Test(arguments: [
    ("title: \"abc\nkind: \"alert\"\nx: \"d\"\n", "1:8-1:12 this text starts with a quote that is never closed"),
    ("a: 'abc\nx: d\n", "1:4-1:8 this text starts with a quote that is never closed"),
    (
      "a: b\n'abc",
      "2:1-2:5 this text starts with a quote that is never closed"
    ),
    ("a: 'It's ok'\nb: c\n", "1:8-1:13 something follows the closing quote"),
    ("a: \"Home\" screen\n", "1:11-1:17 something follows the closing quote"),
    ("a: \"x\\d\"\n", "1:6-1:8 \"\\d\" means nothing in double quotes"),
    ("a: \"\\u12\"\n", "1:5-1:7 \"\\u\" means nothing in double quotes"),
  ])
  func quotes(text: String, findings: String) { #expect(found(in: text) == findings) }

  @Test(arguments: [
    "@foo", "`x`", "%x", "&", "*", "&日本 x", "**b**", "!foo!bar x", "!重要", "| text", "> text", "|0", "? x", "]x", "}x",
    ",x",
  ])
  func firstCharacters(text: String) {
    let message = "a text that starts with \"\(text.prefix(1))\" must be in quotes"
    #expect(found(in: "a: \(text)\nb: c\n") == "1:4-1:\(4 + text.count) \(message)")
  }

  @Test(arguments: [
    ("a: *x\n", "1:4-1:6 \"*x\" repeats what \"&x\" names, and there is no \"&x\" above"),
    ("*foo : bar\n", "1:1-1:5 \"*foo\" repeats what \"&foo\" names, and there is no \"&foo\" above"),
    ("a: &x [*x]\n", "1:8-1:10 \"*x\" is inside the part that it repeats, so it would never end"),
    (
      "- &x y\n- &x [*x]\n",
      """
      1:3-1:5 "&x" names what follows it so that "*x" can repeat it, and nothing repeats it
      2:7-2:9 "*x" is inside the part that it repeats, so it would never end
      """
    ),
    ("a: &co の規約\n", "1:4-1:7 \"&co\" names what follows it so that \"*co\" can repeat it, and nothing repeats it"),
    (
      "&More: push X\n",
      "1:1-1:6 \"&More\" names what follows it so that \"*More\" can repeat it, and nothing repeats it"
    ),
    (
      "a: &x {}\nb: {<<: *x}\nc:\n  <<: [*x, *x]\n  d: e\n",
      "2:5-2:7 \"<<\" does not merge entries in flow files\n4:3-4:5 \"<<\" does not merge entries in flow files"
    ),
    ("a: !foo bar\n", "1:4-1:8 \"!foo\" is read as a YAML tag, and flow files have none"),
    ("a: b\n---\nc: d\n", "2:1-2:4 \"---\" starts a second document, and a flow file holds one"),
    (
      "%YAML 1.2\n---\na: b\n",
      "1:1-1:10 a line that starts with \"%\" is an instruction to YAML readers, and flow files have none"
    ),
    ("", "1:1-1:1 the file is empty"),
    (" \n---\n", "1:1-1:1 the file is empty"),
    ("# x\n", "1:1-1:1 there is nothing in this file but comments"),
  ])
  func otherYAML(text: String, findings: String) { #expect(found(in: text) == findings) }

  @Test func findsSeveralErrors() throws {
    let (node, diagnostics) = read("a: @x\nb: {c: d\ne: Step 1: Go\nf：g\nh: \"i\n")
    #expect(diagnostics.map { $0.range.start.line } == [1, 2, 3, 4, 5])
    #expect(try #require(node).children.compactMap(\.text) == ["a", "@x", "b", "e", "Step 1: Go", "f", "g", "h", "i"])
  }

  @Test func suggestionsHaveRangesInTheFile() throws {
    let (node, diagnostics) = read("a: @x\nb: Step 1: Go")
    let suggestions = diagnostics.compactMap(\.suggestion)
    #expect(suggestions.map(\.replacement) == ["\"@x\"", "\"Step 1: Go\""])
    #expect(suggestions.map { describe($0.range.end) } == ["1:6", "2:14"])
    #expect(try #require(node).children.map { describe($0.range.end) } == ["1:2", "1:6", "2:2", "2:14"])
  }

  @Test func oneErrorIsReportedOnce() {
    #expect(found(in: "a: &x@\n") == "1:6-1:7 a text that starts with \"@\" must be in quotes")
    #expect(
      found(in: "a: [\"b\n")
        == "1:4-1:5 this \"[\" is never closed\n1:5-1:7 this text starts with a quote that is never closed")
  }

  @Test func positionsInRepairsAreTheNearestInTheFile() throws {
    let (node, _) = read("a: b\n%bar\nc: d")
    #expect(
      try #require(node).children.map { describe($0.range) }[2...] == ["2:1-2:5", "2:5-2:5", "3:1-3:2", "3:4-3:5"])
  }

  @Test func uncertainRepairHidesLaterFindings() {
    #expect(found(in: "a:\n\tb: c\n d: e\n") == "2:1-2:2 a tab indents this line")
  }

  @Test func emptyFileMayBeAllowed() {
    let document = NodeReader.read(file(Array("# x\n".utf8)), id: file, allowsEmpty: true)
    #expect(document.node == nil && document.diagnostics.isEmpty)
  }

  private func found(in text: String) -> String {
    read(text).diagnostics.map(describe).joined(separator: "\n")
  }

  @Test func longTextsAreShortenedByScalars() {
    let accented = { String(repeating: "e\u{301}", count: $0) }
    #expect(AuthoringErrorFinder.brief(accented(40)) == accented(40))
    #expect(AuthoringErrorFinder.brief(accented(41)) == accented(40) + "…")
  }
}
