/// The text of a document as UTF-8, with positions in UTF-16 code units.
struct DocumentText {
  /// The text.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line.
  private var lineStarts: [Int]

  /// Creates a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.starts(of: bytes)
  }

  /// Replaces a range, or the whole text if there is none.
  mutating func apply(_ change: LSP.ContentChange) {
    guard let range = change.range else {
      self = DocumentText(Array(change.text.utf8))
      return
    }
    let start = offset(of: range.start)
    bytes.replaceSubrange(start..<max(start, offset(of: range.end)), with: change.text.utf8)
    lineStarts = Self.starts(of: bytes)
  }

  /// Returns the offset of a position; a position after the end of a line or of the text means that end.
  func offset(of position: LSP.Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let end = contentEnd(of: position.line)
    var offset = lineStarts[position.line]
    var units = 0
    while offset < end {
      let (length, width) = Self.size(of: bytes[offset])
      units += width
      if units > position.character { break }
      offset = min(end, offset + length)
    }
    return offset
  }

  /// Returns the position of an offset.
  func position(of offset: Int) -> LSP.Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var units = 0
    var place = lineStarts[line]
    while place < offset {
      let (length, width) = Self.size(of: bytes[place])
      place += length
      units += width
    }
    return LSP.Position(line: line, character: units)
  }

  /// Returns the number of the line with an offset, by binary search.
  private func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func contentEnd(of line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > lineStarts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// Returns the number of bytes and of UTF-16 units of the scalar that begins with a byte.
  private static func size(of byte: UInt8) -> (length: Int, width: Int) {
    switch byte {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  /// Returns the offset of each line; LF, CR LF and CR alone are the line breaks of the protocol.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isLoneCarriageReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isLoneCarriageReturn { starts.append(index + 1) }
    }
    return starts
  }
}
