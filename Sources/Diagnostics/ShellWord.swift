/// Quotes a text as one word of a POSIX shell's command line, for use both in a terminal and in a script.
public enum ShellWord {
  /// Returns the text as a word, quoted only if necessary.
  public static func bare(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? text : quoted(text)
  }

  /// Returns the text as a quoted word.
  public static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: \.isHidden) { return printed(text) }
    // Inside double quotes an interactive shell still expands these characters; inside single quotes it expands none.
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

  /// Hidden scalars are written in octal for `printf`, so that they cannot control the terminal that shows the command.
  private static func printed(_ text: String) -> String {
    var format = text.unicodeScalars.map(spelled).joined()
    if format.hasPrefix("-") { format.replaceSubrange(...format.startIndex, with: "\\055") }  // not an option of printf
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
