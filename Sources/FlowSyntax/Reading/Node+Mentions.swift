extension Node {
  /// All texts among the values, with and without their first word: the names in steps, tabs and roots.
  var mentions: Set<String> {
    switch content {
    case .scalar(let text, _):
      guard let space = text.firstIndex(of: " ") else { return [text] }
      return [text, String(text[text.index(after: space)...])]
    case .sequence(let items): return items.reduce(into: []) { $0.formUnion($1.mentions) }
    case .mapping(let pairs): return pairs.reduce(into: []) { $0.formUnion($1.value.mentions) }
    }
  }
}
