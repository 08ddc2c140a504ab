import Diagnostics

/// The text of a fragment with the header that says who owns it.
package enum FragmentFile {
  private static let mark = "# import-hash: "

  /// Returns the text with its header.
  ///
  /// - Parameter source: the path of what it was made from.
  package static func text(_ body: String, source: String) -> String {
    let name = source.oneLineOfComment
    return """
      # navflow import writes this file from \(name), until you edit it.
      # Write changes under "refine" in a flow file of your own, so that you can import again.
      \(mark)\(hash(of: body))
      \(body)
      """
  }

  /// Returns whether a fragment is as the import wrote it.
  package static func isUnedited(_ text: String) -> Bool {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.prefix(5).firstIndex(where: { $0.hasPrefix(mark) }) else { return false }
    return lines[place].dropFirst(mark.count) == hash(of: lines[(place + 1)...].joined(separator: "\n"))
  }

  private static func hash(of body: String) -> String {
    var hash = StableHash()
    hash.combine(body)
    return hash.hexadecimal
  }

  /// Returns a name for the file of a fragment, unique among others on every file system.
  ///
  /// - Parameter taken: the lower-case names of the other files.
  package static func name(of title: String, taken: inout Set<String>) -> String {
    let signs = title.map { character in
      let isUnsafe = "/\\:*?\"<>|\u{0}".contains(character) || character.unicodeScalars.contains { $0.isHidden }
      return isUnsafe ? "-" : String(character)
    }
    var stem = signs.joined().drop { $0 == "." || $0 == " " }
    while stem.last == " " || stem.last == "." { stem = stem.dropLast() }
    while stem.utf8.count > 100 { stem = stem.dropLast() }
    if stem.isEmpty { stem = "Screens" }
    var name = "\(stem).flow.yaml"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem) \(number).flow.yaml"
      number += 1
    }
    return name
  }
}

extension String {
  /// The text in a comment of one line.
  fileprivate var oneLineOfComment: String { String(map { $0.isNewline ? " " : $0 }).visible }
}
