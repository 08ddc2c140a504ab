import Diagnostics
import Localization

/// A set of diagnostics: an error in a file that several flows import is reported once.
struct DiagnosticSet {
  private struct Key: Hashable {
    var rule: RuleID
    var range: SourceRange
    var message: Message
  }

  private var seen: Set<Key> = []
  private var diagnostics: [Diagnostic] = []

  /// Adds the diagnostics that are new.
  mutating func add(_ new: [Diagnostic]) {
    for each in new where seen.insert(Key(rule: each.rule, range: each.range, message: each.message)).inserted {
      diagnostics.append(each)
    }
  }

  /// Returns the diagnostics ordered by path, position, rule and message.
  func sorted(by files: SourceFiles) -> [Diagnostic] {
    let paths = files.ids.map { files[$0].path }
    return diagnostics.sorted { a, b in
      let (first, second) = (paths[a.range.file.index], paths[b.range.file.index])
      if first != second { return first < second }
      if a.range != b.range { return a.range < b.range }
      return a.rule != b.rule ? a.rule < b.rule : a.message < b.message
    }
  }
}
