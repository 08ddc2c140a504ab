/// Text as one word of a command line that any POSIX shell reads back as it was, typed or in a script.
public enum ShellWord {
  /// The word, in quotes only where it needs them.
  public static func bare(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? text : quoted(text)
  }

  /// The word in quotes, whatever it holds.
  public static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: \.isHidden) { return printed(text) }
    // Within double quotes interactive shells still expand these; within single quotes nothing is expanded.
    if !text.unicodeScalars.contains(where: { "$`\"\\!".unicodeScalars.contains($0) }) { return "\"\(text)\"" }
    let parts = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_-./,:=@%+".utf8.contains(byte)
    }
  }

  /// What a reader would not see is spelled in octal for `printf`, lest it steer the terminal that shows the line.
  private static func printed(_ text: String) -> String {
    var format = text.unicodeScalars.map(spelled).joined()
    if format.hasPrefix("-") { format.replaceSubrange(...format.startIndex, with: "\\055") }  // no option of printf's
    return "\"$(printf '\(format)')\""
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    if scalar == "%" { return "%%" }
    guard scalar.isHidden || "\\'\"$`!".unicodeScalars.contains(scalar) else { return String(scalar) }
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
