extension Node {
  /// The steps in a phrase, divided at commas, arrows and the like, or at words as one says them; one where nothing divides it.
  var steps: [Node] {
    guard let text, Self.mayBeDivided(text) else { return [self] }
    // What follows a task is told by outcome, in `then`.
    let isStart = StepPhrase(text, in: self).verb.value == Verb.start.rawValue
    let parts = isStart ? text.split(separator: Self.signs) : text.split(separator: Self.signsAndWords)
    return parts.filter { !$0.isEmpty }.map { part in
      Node(content: .scalar(String(part), .plain), range: range(of: part.startIndex..<part.endIndex))
    }
  }

  /// Nearly all phrases are one step, and expressions take their time.
  private static func mayBeDivided(_ text: String) -> Bool {
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
