import FlowSyntax

/// Words that people write for the ones that options take.
enum Synonyms {
  private static let words = [
    "tablet": "pad", "ipad": "pad", "mobile": "phone", "iphone": "phone", "ios": "phone", "smartphone": "phone",
    "colour": "always", "yes": "always", "on": "always", "true": "always", "no": "never", "off": "never",
    "false": "never", "fatal": "error", "note": "info", "txt": "text", "plain": "text", "gv": "dot", "graphviz": "dot",
  ]

  /// The word that was probably meant by another one, or nil.
  static func nearest(to word: String, among known: [String]) -> String? {
    if let synonym = words[word.lowercased()], known.contains(synonym) { return synonym }
    let longer = known.filter { !word.isEmpty && $0.hasPrefix(word.lowercased()) }
    return longer.count == 1 ? longer[0] : WordFinder.nearest(to: word, among: known)
  }
}
