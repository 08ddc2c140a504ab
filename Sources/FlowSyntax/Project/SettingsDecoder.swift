import Diagnostics
import FlowModel

/// Reads `.navflow.yaml`.
struct SettingsDecoder {
  private enum LevelWord: String, WordType {
    case error, warning, info, off
  }

  private var reader = Reader()
  private var settings = ProjectSettings()
  private let rules: [RuleID]

  private init(rules: [RuleID]) { self.rules = rules }

  /// The settings of a file, the defaults where it is wrong, and what is wrong with it.
  static func settings(
    in file: SourceFile, id: FileID, rules: [RuleID]
  ) -> (settings: ProjectSettings, diagnostics: [Diagnostic]) {
    let document = NodeReader.read(file, id: id, allowsEmpty: true)
    var decoder = SettingsDecoder(rules: rules)
    decoder.reader = Reader(doubts: document.doubts)
    if let node = document.node, !node.isAbsent { decoder.read(node) }
    return (decoder.settings, document.diagnostics + decoder.reader.diagnostics)
  }

  private mutating func read(_ node: Node) {
    guard let fields = reader.fields(of: node, as: SettingsKeys.table) else { return }
    settings.include = reader.value(of: SettingsKeys.include, in: fields)?.map(\.value) ?? []
    settings.exclude = reader.value(of: SettingsKeys.exclude, in: fields)?.map(\.value) ?? []
    if let pair = fields[SettingsKeys.severity.name] { severities(pair.value) }
    if let pair = fields[SettingsKeys.thresholds.name] { thresholds(pair.value.placed(after: pair)) }
    settings.failOn = reader.value(of: SettingsKeys.failOn, in: fields)?.value ?? .error
    settings.baseline = reader.value(of: SettingsKeys.baseline, in: fields)?.value
  }

  private mutating func severities(_ node: Node) {
    guard let names = reader.uniquelyNamed(node, for: "severity", of: .word(LevelWord.words)) else { return }
    for named in names {
      if !rules.isEmpty, !rules.contains(where: { $0.name == named.name.value }) {
        reader.reportUnknown(
          FileRules.unknownName, "there is no rule \"\(named.name.value.shortened)\"", word: named.name.value,
          at: named.name.range, known: rules.map(\.name), alternative: "`navflow rules` lists the rules")
      }
      if named.node.isAbsent { continue }
      let word: Located<LevelWord>? = reader.word(of: named.node, for: named.name.value)
      if let word { settings.severities[RuleID(named.name.value)] = level(word.value) }
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
    let old = settings.thresholds
    settings.thresholds.modalDepth = reader.value(of: ThresholdKeys.modalDepth, in: fields)?.value ?? old.modalDepth
    settings.thresholds.sheetSteps = reader.value(of: ThresholdKeys.sheetSteps, in: fields)?.value ?? old.sheetSteps
    settings.thresholds.tabs = reader.value(of: ThresholdKeys.tabs, in: fields)?.value ?? old.tabs
  }
}
