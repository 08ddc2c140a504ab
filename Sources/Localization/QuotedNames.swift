extension String {
  /// Returns the text with changed names in its quotes, in the current language.
  package func replacingQuotedNames(_ change: (String) -> String) -> String {
    let (open, close): (Character, Character) =
      Language.current == .japanese ? ("「", "」") : ("\u{22}", "\u{22}")
    var (result, rest) = ("", self[...])
    while let start = rest.firstIndex(of: open),
      let end = rest[rest.index(after: start)...].firstIndex(of: close)
    {
      result += rest[...start] + change(String(rest[rest.index(after: start)..<end])) + String(close)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
