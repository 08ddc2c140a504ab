extension Node {
  /// The steps in a phrase, divided at commas, arrows and the like, or at words as one says them; one where nothing divides it.
  var steps: [Node] {
    guard let text else { return [] }
    let items = itemsBetweenCommas(of: text[...])
    if items.count > 1 || text.utf8.count(where: { $0 == 0x20 || $0 > 0x7F }) < 2 { return items }
    // What follows a task is told by outcome, in `then`.
    let isStart = StepPhrase(text, in: self).verb.value == Verb.start.rawValue
    let parts = isStart ? text.split(separator: Self.signs) : text.split(separator: Self.signsAndWords)
    return parts.map { part in
      Node(content: .scalar(String(part), .plain), range: range(of: part.startIndex..<part.endIndex))
    }
  }

  private static var signs: Regex<Substring> { /\s*(?:[;；→⇒]|[-=]>)\s*/ }
  private static var signsAndWords: Regex<Substring> { /\s*(?:[;；→⇒]|[-=]>)\s*|\s+(?:and\s+then|then|and)\s+/ }
}
