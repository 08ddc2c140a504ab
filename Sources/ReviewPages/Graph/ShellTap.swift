import Diagnostics

/// A tap as a part of the word that `--taps` takes, so that the script can put taps together without quoting anything.
///
/// Where all taps are plain, they stand between one pair of double quotes with `; ` between them. Otherwise each is a word of its
/// own, quotes and all, that ends with a semicolon, and `' '` stands between them: to a shell that is one word too.
struct ShellTap {
  /// The escaped tap, or where it is not plain, the quoted one with its semicolon.
  let word: String
  /// Whether it can stand between double quotes as it is.
  let isPlain: Bool

  /// Spells a tap.
  init(_ tap: String) {
    let escaped = TapList.join([tap])
    isPlain = !tap.isEmpty && !tap.hasPrefix("-") && ShellWord.quoted(escaped) == "\"\(escaped)\""
    // These two already end with a semicolon.
    let isEnded = tap.isEmpty || tap.unicodeScalars.last == "\n"
    word = isPlain ? escaped : ShellWord.quoted(isEnded ? escaped : escaped + ";")
  }
}
