import Diagnostics
import Testing

@testable import FlowSyntax

/// Returns the formatted bytes, or nil if the file has errors.
func formatted(_ bytes: [UInt8]) -> [UInt8]? {
  guard case .formatted(let result) = FlowFormatter.format(file(bytes), id: file) else { return nil }
  return result
}

/// Returns the formatted text, or nil if it has errors.
func formatted(_ text: String) -> String? {
  formatted(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
}

/// Compares the formatted text with the expected one.
@Suite struct FormattingTests {
  /// A layout, the text before and after, and its name.
  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String

    init(_ name: String, _ before: String, _ after: String) {
      (testDescription, self.before, self.after) = (name, before, after)
    }
  }

  static let layouts = [
    Layout("spaces in brackets", "a: {b:  c,d : [ e,f ],\"g\":h}\n", "a: { b: c, d: [e, f], \"g\": h }\n"),
    Layout("empty brackets", "a: { }\nb: [ ]\n", "a: {}\nb: []\n"),
    Layout("values", "a:   b\nc :  d\n", "a: b\nc: d\n"),
    Layout("a missing value in brackets", "a: [b,{c: ,d: }]\n", "a: [b, { c: , d: }]\n"),
    Layout("four spaces", "a:\n    b:\n        c: d\n    e: f\n", "a:\n  b:\n    c: d\n  e: f\n"),
    Layout(
      "a list in the column of its key", "a:\n- b\n- c: d\n  e: f\ng: h\n", "a:\n  - b\n  - c: d\n    e: f\ng: h\n"),
    Layout(
      "lists in lists", "a:\n-   -  b\n    -  c:\n       -  d\n", "a:\n  - - b\n    - c:\n        - d\n"),
    Layout("a value on a line of its own", "a:\n      b\nc:\n   [d,\n e]\n", "a:\n  b\nc:\n  [d,\n    e]\n"),
    Layout(
      "brackets over lines", "a: {b: c,\n d: [\n e,\n   # f\n],\n }\ng:\n    - { h: i,\n  j: k }\n",
      "a: { b: c,\n  d: [\n    e,\n    # f\n  ],\n}\ng:\n  - { h: i,\n      j: k }\n"),
    Layout("blank lines", "\n\na: b\n\n\n\nc: d\n\n\n", "a: b\n\nc: d\n"),
    Layout("trailing spaces", "a: b  \n  \nc: d # e \t\n", "a: b\n\nc: d # e\n"),
    Layout("a missing line break", "a: b", "a: b\n"),
    Layout("CR LF", "a:\r\n    b: c\r\n\r\n\r\nd: e", "a:\r\n  b: c\r\n\r\nd: e\r\n"),
    Layout("a byte order mark", "\u{FEFF}\n\na: {b: c}   # d\n", "\u{FEFF}a: { b: c } # d\n"),
    Layout("anchors and aliases", "a:   &x  {b: c}\nd:  *x\n*x : e\n", "a: &x { b: c }\nd: *x\n*x : e\n"),
    Layout("an anchor of a block", "a: &x\n    b: c\nd: [*x ,*x]\n", "a: &x\n  b: c\nd: [*x, *x]\n"),
    Layout("quotes", "'a':   \"b\"\n\"c d\" : 'it''s'\n", "'a': \"b\"\n\"c d\": 'it''s'\n"),
    Layout(
      "a text over lines", "a: b\n      c\n\n      d\ne: \"f  \n  g\\\n     \\  h\"\n",
      "a: b\n  c\n\n  d\ne: \"f\n  g\\\n  \\  h\"\n"),
    Layout("a space behind a backslash", "a: \"b\\ \n   c\"\n", "a: \"b\\ \n  c\"\n"),
    Layout(
      "block scalars", "a:\n    b: |  # c\n        d\n          e\n\n        f\n\n\n    # g\n    h: >-\n     i\n",
      "a:\n  b: |  # c\n    d\n      e\n\n    f\n\n  # g\n  h: >-\n    i\n"),
    Layout(
      "a block scalar with a number", "a:\n    b: |2\n         c\n        d\n", "a:\n  b: |2\n       c\n      d\n"),
    Layout("a block scalar that keeps its end", "a: |+\n   b\n\n\n\nc: d\n", "a: |+\n  b\n\n\n\nc: d\n"),
    Layout("a block scalar at the end of the file", "a: |\n    b", "a: |\n  b"),
    Layout("blanks in a block scalar", "a: |\n   b\n \n     \n   c\n", "a: |\n  b\n\n    \n  c\n"),
    Layout(
      "Japanese", "画面:\n    ホーム:   {題:  「家」,動作: [ 開く,閉じる ]}  # 注\n", "画面:\n  ホーム: { 題: 「家」, 動作: [開く, 閉じる] }     # 注\n"),
    Layout("a document start", "---\na:   b\n...\n", "---\na: b\n...\n"),
  ]

  @Test(arguments: layouts) func textInLayouts(_ layout: Layout) throws {
    #expect(formatted(layout.before) == layout.after)
    #expect(formatted(layout.after) == layout.after)
  }

  static let comments = [
    Layout(
      "keep their column", "a: {b: c}      # d\neee: f         # g\nh: {i:   j}  # k\n",
      "a: { b: c }    # d\neee: f         # g\nh: { i: j }  # k\n"),
    Layout("keep one space", "a: {b: c,d: e} # f\n", "a: { b: c, d: e } # f\n"),
    Layout(
      "belong to the next line", "# a\nb:\n# c\n    d: e\n   # f\n    g: h\n", "# a\nb:\n  # c\n  d: e\n  # f\n  g: h\n"
    ),
    Layout(
      "stay with what is above", "a:\n    b:\n        c: d\n        # e\n    # f\n# g\nh: i\n# j\n",
      "a:\n  b:\n    c: d\n    # e\n  # f\n# g\nh: i\n# j\n"),
    Layout(
      "stand in lists", "a:\n# b\n- c\n# d\n- e # f\n# g\nh: i\n",
      "a:\n  # b\n  - c\n  # d\n  - e # f\n# g\nh: i\n"),
    Layout("stand behind dashes", "a:\n  -   # b\n     c: d\n", "a:\n  -   # b\n    c: d\n"),
    Layout("end the file", "a: b\n\n\n  # c   ", "a: b\n\n# c\n"),
  ]

  @Test(arguments: comments) func commentsInLayouts(_ layout: Layout) throws {
    #expect(formatted(layout.before) == layout.after)
    #expect(formatted(layout.after) == layout.after)
  }

  @Test(arguments: ["a: {b: c", "a:\n\tb: c\n", "a: b\n c: d\n", "# only\n", "a: !x y\n", "%YAML 1.1\na: b\n"])
  func errorsAreReported(text: String) throws {
    guard case .unreadable(let errors) = FlowFormatter.format(file(Array(text.utf8)), id: file) else {
      return #expect(Bool(false), "\(text)")
    }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.rule == "syntax" })
  }
}
