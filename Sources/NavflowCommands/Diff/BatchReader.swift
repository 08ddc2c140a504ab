/// Parses the output of `git cat-file --batch`: for each object a line `OBJECT TYPE SIZE`, its content and a line
/// break.
enum BatchReader {
  /// Returns the complete contents, up to the first missing object.
  static func contents(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var contents: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), size >= 0, rest.endIndex - end - 1 > size else { break }
      contents.append(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
    return contents
  }
}
