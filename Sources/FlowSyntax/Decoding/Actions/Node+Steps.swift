extension Node {
  /// The steps of a phrase, split at commas, arrows and similar signs, or at words such as "then".
  var steps: [Node] {
    guard let text, Self.mayHaveSeveralSteps(text) else { return [self] }
    // The steps after a task belong to an outcome in `then`.
    let isStart = StepPhrase(text, in: self).verb.value == Verb.start.rawValue
    let parts = isStart ? text.split(separator: Self.signs) : text.split(separator: Self.signsAndWords)
    return parts.filter { !$0.isEmpty }.map { part in
      Node(content: .scalar(String(part), .plain), range: range(of: part.startIndex..<part.endIndex))
    }
  }

  /// Returns whether a text may contain several steps; few do, and the regular expressions are slow.
  private static func mayHaveSeveralSteps(_ text: String) -> Bool {
    let mayHaveSigns = text.utf8.contains { $0 > 0x7F || ",;>".utf8.contains($0) }
    if mayHaveSigns, text.unicodeScalars.contains(where: dividers.contains) { return true }
    return text.utf8.count { $0 == 0x20 } > 1 && (text.contains(" then ") || text.contains(" and "))
  }

  private static let dividers = Set(",;>，、；→⇒".unicodeScalars)
  private static var signs: Regex<Substring> { /\s*(?:[,，、;；→⇒]|[-=]>)\s*/ }
  private static var signsAndWords: Regex<Substring> {
    /\s*(?:[,，、;；→⇒]|[-=]>)\s*(?:(?:and\s+then|then|and)\s+)?|\s+(?:and\s+then|then|and)\s+/
  }
}
