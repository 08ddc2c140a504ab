import Diagnostics

/// A tap as part of the argument of `--taps`, so that the script can join taps without quoting.
///
/// Plain taps are joined by `; ` inside one pair of double quotes. If one tap is not plain, each tap is quoted
/// separately, ends with a semicolon, and is joined by `' '`: a shell reads the result as one word.
struct ShellTap {
  /// The escaped tap, or the quoted tap with its semicolon if it is not plain.
  let word: String
  /// Whether the tap can be inside double quotes as it is.
  let isPlain: Bool

  /// Encodes a tap.
  init(_ tap: String) {
    let escaped = TapList.join([tap])
    isPlain = !tap.isEmpty && !tap.hasPrefix("-") && ShellWord.quoted(escaped) == "\"\(escaped)\""
    // For these two, `TapList` already adds a semicolon.
    let isEnded = tap.isEmpty || tap.unicodeScalars.last == "\n"
    word = isPlain ? escaped : ShellWord.quoted(isEnded ? escaped : escaped + ";")
  }
}
