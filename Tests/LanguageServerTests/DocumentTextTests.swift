import Testing

@testable import LanguageServer

/// Tests positions in UTF-16 units, and changes of a text.
@Suite struct DocumentTextTests {
  private func position(_ line: Int, _ character: Int) -> LSP.Position {
    LSP.Position(line: line, character: character)
  }

  @Test func positionsCountUTF16Units() {
    let text = DocumentText(Array("aé😀z\r\nb\rc\n".utf8))
    #expect(text.offset(of: position(0, 2)) == 3 && text.offset(of: position(0, 4)) == 7)
    #expect(text.position(of: 7) == position(0, 4) && text.position(of: 12) == position(2, 0))
    // A position inside a surrogate pair means its start. A position after the end of a line or of the text means that end.
    #expect(text.offset(of: position(0, 3)) == 3 && text.offset(of: position(0, 99)) == 8)
    #expect(text.offset(of: position(99, 0)) == 14 && text.offset(of: position(-1, 5)) == 0)
  }

  @Test func randomChangesGiveTheSameTextAsInAnArrayOfUTF16Units() {
    var generator = LinearCongruentialGenerator(state: 1)
    let pieces = ["", "a", "é", "😀", "\n", "\r\n", "xyz", "家"]
    for _ in 0..<200 {
      var text = DocumentText(Array("start\nof 😀 text\n".utf8))
      for _ in 0..<50 {
        let units = Array(String(decoding: text.bytes, as: UTF8.self).utf16)
        var (low, high) = (
          Int(generator.next() % UInt64(units.count + 1)), Int(generator.next() % UInt64(units.count + 1))
        )
        if low > high { swap(&low, &high) }
        (low, high) = (aligned(low, units), aligned(high, units))
        let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
        let range = LSP.Range(start: position(of: low, in: units), end: position(of: high, in: units))
        text.apply(LSP.ContentChange(range: range, text: piece))
        let expected = String(decoding: units[..<low] + Array(piece.utf16) + units[high...], as: UTF16.self)
        #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
      }
    }
  }

  /// Returns the index, or the one before it if the index is inside a surrogate pair or inside CR LF.
  private func aligned(_ index: Int, _ units: [UInt16]) -> Int {
    guard index > 0, index < units.count else { return index }
    let isInside = (0xDC00...0xDFFF).contains(units[index]) || (units[index] == 0x0A && units[index - 1] == 0x0D)
    return isInside ? index - 1 : index
  }

  /// Returns the position of an index by counting the line breaks before it.
  private func position(of index: Int, in units: [UInt16]) -> LSP.Position {
    let before = units[..<index]
    let lineBreaks = before.indices.filter { i in
      units[i] == 0x0A || (units[i] == 0x0D && (i + 1 == units.count || units[i + 1] != 0x0A))
    }
    return position(lineBreaks.count, index - (lineBreaks.last.map { $0 + 1 } ?? 0))
  }

  /// A linear congruential generator with the constants of MMIX (Knuth).
  private struct LinearCongruentialGenerator {
    var state: UInt64

    /// Returns the next 47 random bits.
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 17
    }
  }
}
