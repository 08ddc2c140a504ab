extension Character {
  /// The number of terminal columns that the character takes: two for 残 and most emoji, none for combining marks.
  ///
  /// Terminals disagree about rare sequences. In those cases the width follows the Unicode data.
  public var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII, unicodeScalars.count == 1 { return first.isHidden ? 0 : 1 }
    if isDrawnAsEmoji(first) { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private func isDrawnAsEmoji(_ first: Unicode.Scalar) -> Bool {
    if first.properties.isEmojiPresentation { return !unicodeScalars.contains("\u{FE0E}") }
    return first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes by itself.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isMedialOrFinalJamo = (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    if isHidden || isMedialOrFinalJamo || properties.isDefaultIgnorableCodePoint { return 0 }
    if WideScalars.contains(self) { return 2 }
    return AmbiguousWidth.columns == 2 && AmbiguousWidth.contains(self) ? 2 : 1
  }
}
