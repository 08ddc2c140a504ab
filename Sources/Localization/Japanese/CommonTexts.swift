extension JapaneseTexts {
  /// The words that stand alone in lists and traces: gestures, devices and styles.
  ///
  /// The gestures are names that taps may be written with, too: `GestureName` in `FlowSyntax` reads them.
  static let common = #"""
    # Gestures
    Swipe left
    左スワイプ

    Swipe right
    右スワイプ

    Tap outside
    外側をタップ

    Return
    アプリに戻る

    Tab: {s}
    タブ: {s}

    # Devices
    phone
    iPhone

    pad
    iPad

    only on phone
    iPhoneのみ

    only on pad
    iPadのみ

    {s} on phone
    {s}(iPhone)

    {s} on pad
    {s}(iPad)
    """#
}
