/// The data of the Japanese catalogue: an English pattern and its translation in two lines, entries apart by an empty line.
enum JapaneseTexts {
  /// All texts.
  static let all = [
    common, exports, swift, helps, states, taskRules, tabRules, otherRules, files, flows, reports, diagrams, pages,
    prototypes, imports, changes, documents, options, commands,
  ]
}
