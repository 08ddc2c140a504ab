extension MisreadFinder {
  /// Reports `[なし、あり]` and `[none connected]`, which are one name each, unless the file uses that name elsewhere.
  mutating func list(_ items: [Node]) {
    for item in items where item.isPlain {
      guard let name = item.text, let range = range(of: item) else { continue }
      let isAlone = items.count == 1
      if hasWideSigns, WidePunctuation.comma(in: name) != nil {
        commas(in: range, name, isAlone: isAlone)
      } else if isAlone, item.isOnOneLine, name.utf8.contains(UInt8(ascii: " ")) {
        blanks(in: range, name)
      }
    }
  }

  private mutating func commas(in range: Range<Int>, _ name: String, isAlone: Bool) {
    let parts = text.parts(of: range)
    guard parts.count > 1, mentions.count(of: name) == 1,
      isAlone || parts.contains(where: { mentions.count(of: text.string($0), besides: name) > 0 })
    else { return }
    let comma = text.blanksEnd(from: parts[0].upperBound, to: range.upperBound)
    errors.append(
      AuthoringError(
        message: WidePunctuation.message(commaAfter: AuthoringErrorFinder.brief(text.string(parts[0]))),
        range: comma..<comma + 3, help: "write `\(AuthoringErrorFinder.brief(WidePunctuation.meaning(of: name)))`",
        edits: parts.flatMap { text.commaEdit(behind: $0, in: range) }, isCertain: true))
  }

  private mutating func blanks(in range: Range<Int>, _ name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard mentions.count(of: name) == 1, words.contains(where: { mentions.count(of: $0, besides: name) > 0 }) else {
      return
    }
    let written = words.joined(separator: ", ")
    errors.append(
      AuthoringError(
        message: "there is no comma in \"\(AuthoringErrorFinder.brief(name))\", so it is one name", range: range,
        help: "write `\(AuthoringErrorFinder.brief(written))`", edits: [TextEdit(range, written)], isCertain: true))
  }
}

extension WorkingText {
  /// Returns the parts between full-width commas, without surrounding blanks.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where isWideComma(at: place) {
      parts.append(trimmed(start..<place))
      start = place + 3
    }
    return (parts + [trimmed(start..<range.upperBound)]).filter { !$0.isEmpty }
  }

  /// Returns an edit that replaces the full-width comma after a part by an ordinary one.
  func commaEdit(behind part: Range<Int>, in range: Range<Int>) -> [TextEdit] {
    let comma = blanksEnd(from: part.upperBound, to: range.upperBound)
    guard comma < range.upperBound, isWideComma(at: comma) else { return [] }
    let next = blanksEnd(from: comma + 3, to: range.upperBound)
    return [TextEdit(part.upperBound..<next, next < range.upperBound ? ", " : "")]
  }

  private func isWideComma(at place: Int) -> Bool {
    guard bytes[place] >= 0xE3, let scalar = scalar(at: place) else { return false }
    return scalar == "、" || scalar == "，"
  }
}
