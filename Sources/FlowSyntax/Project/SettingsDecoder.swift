import Diagnostics
import FlowModel

/// Reads `.navflow.yaml`.
struct SettingsDecoder {
  /// The result of reading.
  struct Reading {
    /// The settings, with the defaults in place of wrong values.
    var settings = ProjectSettings()
    /// The source range of each setting.
    var origins: [SettingsItem: SourceRange] = [:]
    /// The errors in the file.
    var diagnostics: [Diagnostic] = []
  }

  private enum LevelWord: String, WordType {
    case error, warning, info, off
  }

  private var reader: Reader
  private var reading = Reading()
  private let rules: [RuleID]

  /// Reads a file.
  ///
  /// - Parameter rules: the rules that `severity` may name; empty if any name is allowed.
  static func read(_ file: SourceFile, id: FileID, rules: [RuleID]) -> Reading {
    let document = NodeReader.read(file, id: id, expecting: .object(.settings), allowsEmpty: true)
    var decoder = SettingsDecoder(reader: Reader(uncertainRanges: document.uncertainRanges), rules: rules)
    if let node = document.node, !node.isAbsent { decoder.read(node) }
    decoder.reading.diagnostics = document.diagnostics + decoder.reader.diagnostics
    return decoder.reading
  }

  private init(reader: Reader, rules: [RuleID]) {
    self.reader = reader
    self.rules = rules
  }

  private mutating func read(_ node: Node) {
    guard let fields = reader.fields(of: node, as: SettingsKeys.table) else { return }
    take(SettingsKeys.include, .include, in: fields) { $0.include = $1.map(\.value) }
    take(SettingsKeys.exclude, .exclude, in: fields) { $0.exclude = $1.map(\.value) }
    if let pair = fields[SettingsKeys.severity.name] { severities(pair.value) }
    if let pair = fields[SettingsKeys.thresholds.name] { thresholds(pair.value.placed(after: pair)) }
    take(SettingsKeys.failOn, .failOn, in: fields) { $0.failOn = $1.value }
    take(SettingsKeys.allowUndecided, .allowUndecided, in: fields) { $0.allowsUndecided = $1.value }
    take(SettingsKeys.baseline, .baseline, in: fields) { $0.baseline = $1.value }
  }

  /// Stores the value of a key, if it is present, and its source range.
  private mutating func take<Value>(
    _ key: Key<Value>, _ item: SettingsItem, in fields: Fields, _ store: (inout ProjectSettings, Value) -> Void
  ) {
    guard let value = reader.value(of: key, in: fields), let place = fields.place(of: key) else { return }
    store(&reading.settings, value)
    reading.origins[item] = place
  }

  private mutating func severities(_ node: Node) {
    guard let names = reader.uniquelyNamed(node, for: "severity", of: SettingsKeys.level) else { return }
    for named in names {
      if !rules.isEmpty, !rules.contains(where: { $0.name == named.name.value }) {
        reader.reportUnknown(
          FileRules.unknownName, "there is no rule \"\(named.name.value.shortened)\"", word: named.name.value,
          at: named.name.range, known: rules.map(\.name), isLanguage: true,
          alternative: "`navflow rules` lists the rules")
      }
      if named.node.isAbsent { continue }
      let word: Located<LevelWord>? = reader.word(of: named.node, for: named.name.value)
      guard let word else { continue }
      let rule = RuleID(named.name.value)
      reading.settings.severities[rule] = level(word.value)
      reading.origins[.severity(rule)] = named.name.range
    }
  }

  private func level(_ word: LevelWord) -> ProjectSettings.Level {
    switch word {
    case .error: .report(.error)
    case .warning: .report(.warning)
    case .info: .report(.info)
    case .off: .off
    }
  }

  private mutating func thresholds(_ node: Node) {
    if node.isAbsent { return }
    guard let fields = reader.fields(of: node, as: ThresholdKeys.table) else { return }
    take(ThresholdKeys.modalDepth, .modalDepth, in: fields) { $0.thresholds.modalDepth = $1.value }
    take(ThresholdKeys.sheetSteps, .sheetSteps, in: fields) { $0.thresholds.sheetSteps = $1.value }
    take(ThresholdKeys.tabs, .tabs, in: fields) { $0.thresholds.tabs = $1.value }
  }
}

/// A setting of a project.
public enum SettingsItem: Hashable, Sendable {
  case include, exclude
  case severity(RuleID)
  case modalDepth, sheetSteps, tabs
  case failOn, allowUndecided, baseline
}
