/// Where lines of Japanese and Western text may end.
///
/// These are the prohibitions of JIS X 4051 (kinsoku shori) for the beginning and the end of a line. Terminals, pictures
/// and documents break lines by them.
public enum LineBreaking {
  private static let notAtStart = Set<Character>(
    "、。，．,.・：；:;？！?!゛゜ヽヾゝゞ々ー’”」』）)】］]〉》〕}｝…‥〜～％%℃"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  private static let notAtEnd = Set<Character>("‘“「『（(【［[〈《〔{｛￥$＃#")

  /// Returns whether a line may end between two characters.
  public static func isAllowed(between before: Character, and after: Character) -> Bool {
    guard before != " " else { return after != " " }
    guard before.displayWidth == 2 || after.displayWidth == 2 else { return false }
    return !notAtStart.contains(after) && !notAtEnd.contains(before)
  }

  /// Returns the parts of a text between which a line may end; spaces belong to the part before them.
  public static func parts(of text: some StringProtocol) -> [String] {
    var parts: [String] = []
    var previous: Character?
    for character in text {
      if previous.map({ isAllowed(between: $0, and: character) }) ?? true {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts
  }

  /// Returns the longest beginning of a text that fits a line and may end there; the whole of `fitting` if none may.
  public static func line(of text: Substring, fitting: Substring) -> Substring {
    guard fitting.endIndex < text.endIndex else { return fitting }
    var end = fitting.endIndex
    while end > text.startIndex {
      let before = text.index(before: end)
      if isAllowed(between: text[before], and: text[end]) || text[end] == " " { return text[..<end] }
      end = before
    }
    return fitting
  }
}

extension StringProtocol {
  /// Returns the text in lines of at most `columns` columns.
  public func lines(ofColumns columns: Int) -> [String] {
    var lines: [String] = []
    for part in LineBreaking.parts(of: self) {
      let word = part.last == " " ? String(part.reversed().drop { $0 == " " }.reversed()) : part
      if let last = lines.last, last.displayWidth + word.displayWidth <= columns {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(part)
      }
    }
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
