import FlowSyntax

/// Other words for subcommands and for the values of options.
enum Synonyms {
  private static let replacements = [
    "tablet": "pad", "ipad": "pad", "mobile": "phone", "iphone": "phone", "ios": "phone", "smartphone": "phone",
    "colour": "always", "yes": "always", "on": "always", "true": "always", "no": "never", "off": "never",
    "false": "never", "fatal": "error", "note": "info", "txt": "text", "plain": "text", "gv": "dot", "graphviz": "dot",
    "format": "fmt", "lint": "check", "draw": "diagram", "compare": "diff", "new": "init",
  ]

  /// Returns the value that a word probably means, or nil.
  static func nearest(to word: String, among known: [String]) -> String? {
    if let synonym = replacements[word.lowercased()], known.contains(synonym) { return synonym }
    let longer = known.filter { !word.isEmpty && $0.hasPrefix(word.lowercased()) }
    return longer.count == 1 ? longer[0] : WordFinder.nearest(to: word, among: known)
  }
}
