/// The names of gestures in taps, in English and in Japanese.
///
/// Flow files, options and pages accept both. Everything that navflow writes for programs has the English ones.
public enum GestureWords {
  /// The English name of each gesture, and its Japanese ones, the first of which messages use.
  static let names: [(english: String, japanese: [String])] = [
    ("Back", ["戻る", "もどる"]),
    ("Swipe down", ["下スワイプ", "下にスワイプ"]),
    ("Tap outside", ["外側をタップ", "外側のタップ"]),
    ("Return", ["アプリに戻る"]),
    ("Swipe left", ["左スワイプ", "左にスワイプ"]),
    ("Swipe right", ["右スワイプ", "右にスワイプ"]),
  ]

  private static let english: [String: String] = Dictionary(
    names.flatMap { name in name.japanese.map { ($0.folded, name.english) } }
  ) { first, _ in first }
  private static let tab = "タブ:"

  /// Returns the English name of a gesture with a Japanese name, or nil.
  public static func english(for name: String) -> String? {
    let folded = name.folded
    if let english = english[folded] { return english }
    guard folded.hasPrefix(tab), let colon = name.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let screen = name[name.index(after: colon)...].drop(while: \.isWhitespace)
    return screen.isEmpty ? nil : "Tab: \(screen)"
  }

  /// Returns the Japanese name of a gesture with an English name, or nil.
  public static func japanese(for name: String) -> String? {
    if let name = names.first(where: { $0.english == name }) { return name.japanese[0] }
    return name.hasPrefix("Tab: ") ? "タブ: \(name.dropFirst("Tab: ".count))" : nil
  }
}
