import Testing

@testable import FlowSyntax

/// Bytes that are not allowed in YAML.
@Suite struct CharacterTests {
  @Test(arguments: [
    ("a: b\u{0}\n", "1:5-1:6 there is an invisible NUL character U+0000 here"),
    (
      "a: b\nc: 残\u{7}高\n\u{C}",
      "2:5-2:6 there is an invisible control character U+0007 here\n3:1-3:2 there is an invisible form feed character U+000C here"
    ),
    (
      "a: b\u{85}c\u{2028}d\u{2029}e\n",
      """
      1:5-1:6 there is an invisible next line character U+0085 here
      1:7-1:8 there is an invisible line separator character U+2028 here
      1:9-1:10 there is an invisible paragraph separator character U+2029 here
      """
    ),
    (
      "\u{FEFF}a: \u{FEFF}b\u{7F}\u{9F}\u{FFFE}\n",
      """
      1:4-1:5 there is an invisible byte order mark character U+FEFF here
      1:6-1:7 there is an invisible control character U+007F here
      1:7-1:8 there is an invisible control character U+009F here
      1:8-1:9 there is an invisible control character U+FFFE here
      """
    ),
  ])
  func namesForbiddenCharacters(text: String, findings: String) {
    let (node, diagnostics) = read(text)
    #expect(diagnostics.map(describe).joined(separator: "\n") == findings)
    #expect(node != nil)
  }

  @Test func readsTheRest() throws {
    let (node, _) = read("残\u{7}高: b\u{2028}c\nd: e")
    let children = try #require(node).children
    #expect(children.compactMap(\.text) == ["残高", "b c", "d", "e"])
    #expect(children.map { describe($0.range) } == ["1:1-1:4", "1:6-1:9", "2:1-2:2", "2:4-2:5"])
    #expect(children.map(\.range.end.offset) == [7, 14, 16, 19])
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE3, 0x81], [0xE0, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func rejectsInvalidUTF8(bytes: [UInt8]) throws {
    let (node, diagnostics) = read(Array("a: 残\nb: é".utf8) + bytes + Array("\n".utf8))
    #expect(node == nil)
    let byte = String(try #require(bytes.first), radix: 16, uppercase: true)
    #expect(
      diagnostics.map(describe) == ["2:5-2:6 the file is not UTF-8: the byte 0x\(byte) is not allowed here"])
    #expect(diagnostics.map(\.range.start.offset) == [12])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF], "UTF-16"), ([0x61, 0, 0x3A, 0], "UTF-16"),
      ([0, 0x61, 0, 0x3A], "UTF-16"), ([0, 0, 0, 0x61], "UTF-32"), ([0x61, 0, 0, 0], "UTF-32"),
    ] as [([UInt8], String)])
  func rejectsOtherEncodings(bytes: [UInt8], name: String) {
    let (node, diagnostics) = read(bytes)
    #expect(node == nil)
    #expect(diagnostics.map(describe) == ["1:1-1:1 the file is written in \(name)"])
    #expect(diagnostics.map(\.help?.english) == ["save it as UTF-8"])
  }

  @Test func rejectsBinaryFiles() {
    let (node, diagnostics) = read(Array("abcd".utf8) + Array(repeating: 1, count: 1000))
    #expect(node == nil)
    #expect(diagnostics.count == CharacterCheck.findingLimit + 1)
    #expect(
      diagnostics.last.map(describe)
        == "1:25-1:26 there are more invisible characters from here on: this seems to be no text file")
  }
}
