import Diagnostics
import FlowModel
import OrderedCollections

/// Reads `.navflow.yaml`.
struct SettingsDecoder {
  /// The result of reading.
  struct Reading {
    /// The settings, with the defaults in place of wrong values.
    var settings = ProjectSettings()
    /// The source range of each setting.
    var origins: [SettingsItem: SourceRange] = [:]
    /// The errors in the file, and in those that it extends.
    var diagnostics: [Diagnostic] = []

    /// What a file takes over that extends this one: everything but what is relative to the folder.
    var inherited: Reading {
      var reading = self
      (reading.settings.include, reading.settings.exclude, reading.settings.baseline) = ([], [], nil)
      (reading.settings.prototypes, reading.settings.exports) = ([], [])
      for item in [SettingsItem.include, .exclude, .baseline, .generate] { reading.origins[item] = nil }
      return reading
    }
  }

  private enum LevelWord: String, WordType {
    case error, warning, info, off
  }

  /// Returns the settings that another file has, or reports why it cannot be read.
  typealias Extension = (Located<String>, inout Reader) -> Reading?

  var reader: Reader
  private(set) var reading = Reading()
  private let rules: [RuleID]
  /// The absolute path of the file's folder.
  private let folder: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - folder: the absolute path of the folder that its patterns are relative to.
  ///   - rules: the rules that `severity` may name; empty if any name is allowed.
  ///   - extended: returns the settings that the file extends.
  static func read(
    _ file: SourceFile, id: FileID, in folder: String, rules: [RuleID], extending extended: Extension = { _, _ in nil }
  ) -> Reading {
    let document = NodeReader.read(file, id: id, expecting: .object(.settings), allowsEmpty: true)
    var decoder = SettingsDecoder(
      reader: Reader(uncertainRanges: document.uncertainRanges), rules: rules, folder: folder)
    if let node = document.node, !node.isAbsent { decoder.read(node, extended) }
    decoder.reading.diagnostics += document.diagnostics + decoder.reader.diagnostics
    return decoder.reading
  }

  private init(reader: Reader, rules: [RuleID], folder: String) {
    self.reader = reader
    self.rules = rules
    self.folder = folder
  }

  private mutating func read(_ node: Node, _ extended: Extension) {
    guard let fields = reader.fields(of: node, as: SettingsKeys.table) else { return }
    if let path = reader.value(of: SettingsKeys.extends, in: fields), let base = extended(path, &reader) {
      reading = base.inherited
    }
    if let range = reader.value(of: SettingsKeys.navflow, in: fields) { requireVersion(range) }
    take(SettingsKeys.include, .include, in: fields) { $0.include = $1.map(\.value) }
    take(SettingsKeys.exclude, .exclude, in: fields) { $0.exclude = $1.map(\.value) }
    if let pair = fields[SettingsKeys.severity.name] {
      for (rule, level) in severities(pair.value) {
        reading.settings.severities[rule.value] = level
        reading.origins[.severity(rule.value)] = rule.range
      }
    }
    if let list = reader.value(of: SettingsKeys.overrides, in: fields) {
      for item in reader.items(of: list, for: SettingsKeys.overrides.name) { override(item) }
    }
    if let list = reader.value(of: SettingsKeys.generate, in: fields) {
      reading.origins[.generate] = fields.place(of: SettingsKeys.generate) ?? list.range
      reading.settings.exports = reader.items(of: list, for: SettingsKeys.generate.name).compactMap { export($0) }
    }
    if let pair = fields[SettingsKeys.thresholds.name] { thresholds(pair.value.placed(after: pair)) }
    if let pair = fields[SettingsKeys.language.name] {
      let word: Located<LanguageWord>? = reader.word(
        of: pair.value.placed(after: pair), for: SettingsKeys.language.name)
      reading.settings.language = word?.value.rawValue ?? reading.settings.language
      reading.origins[.language] = pair.key.range
    }
    if let pair = fields[SettingsKeys.words.name] { words(pair.value.placed(after: pair)) }
    if let list = reader.value(of: SettingsKeys.prototypes, in: fields) {
      let items = reader.items(of: list, for: SettingsKeys.prototypes.name)
      reading.settings.prototypes = items.compactMap { prototype($0) }
    }
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

  /// Reads the levels of rules, which may have old names.
  private mutating func severities(_ node: Node) -> [(rule: Located<RuleID>, level: ProjectSettings.Level)] {
    guard let names = reader.uniquelyNamed(node, for: "severity", of: SettingsKeys.level) else { return [] }
    return names.compactMap { named in
      let rule = RuleAliases.rule(named: named.name.value)
      if !rules.isEmpty, !rules.contains(rule) { reader.reportUnknownRule(named.name, known: rules) }
      if named.node.isAbsent { return nil }
      let word: Located<LevelWord>? = reader.word(of: named.node, for: named.name.value)
      return word.map { (Located(rule, at: named.name.range), level($0.value)) }
    }
  }

  private mutating func override(_ node: Node) {
    guard let fields = reader.fields(of: node, as: OverrideKeys.table) else { return }
    if !fields.isIncomplete {
      reader.requireKeys(of: OverrideKeys.table, in: fields, of: "an override", at: node.place)
    }
    guard let files = reader.value(of: OverrideKeys.files, in: fields), let pair = fields[OverrideKeys.severity.name]
    else { return }
    let levels = severities(pair.value)
    reading.origins[.override(reading.settings.overrides.count)] = node.place
    reading.settings.overrides.append(
      ProjectSettings.Override(
        folder: folder, files: files.map(\.value),
        severities: OrderedDictionary(levels.map { ($0.rule.value, $0.level) }) { $1 }))
  }

  /// Reads a prototype to import.
  private mutating func prototype(_ node: Node) -> PrototypeSettings? {
    guard let fields = reader.fields(of: node, as: PrototypeKeys.table) else { return nil }
    if !fields.isIncomplete {
      reader.requireKeys(of: PrototypeKeys.table, in: fields, of: "a prototype", at: node.place)
    }
    guard let file = reader.value(of: PrototypeKeys.file, in: fields) else { return nil }
    var prototype = PrototypeSettings(file: file)
    prototype.images = reader.value(of: PrototypeKeys.images, in: fields)?.value
    prototype.url = reader.value(of: PrototypeKeys.url, in: fields)?.value
    prototype.pages = reader.value(of: PrototypeKeys.pages, in: fields)?.map(\.value) ?? []
    if let pair = fields[PrototypeKeys.kinds.name],
      let kinds = reader.fields(of: pair.value.placed(after: pair), as: TransitionKeys.table)
    {
      for key in TransitionKeys.keys {
        if let meaning = reader.value(of: key, in: kinds) { prototype.kinds[key.name] = meaning.value.rawValue }
      }
    }
    return prototype
  }

  private mutating func requireVersion(_ range: Located<String>) {
    guard let requirement = VersionRequirement(range.value) else {
      return reader.report(
        FileRules.unknownValue, "\"navflow\" expects versions, not \"\(range.value.shortened)\"", at: range.range,
        help: "write a range such as \">=0.2,<0.3\"")
    }
    guard !requirement.allows(ToolVersion.current) else { return }
    reader.report(
      FileRules.unknownValue,
      "this project needs navflow \(range.value.shortened), and this is navflow \(ToolVersion.current)",
      at: range.range,
      help: "use a version of navflow in this range, or change the range")
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

  private mutating func words(_ node: Node) {
    if node.isAbsent { return }
    guard let fields = reader.fields(of: node, as: WordKeys.table) else { return }
    for (meaning, key) in WordKeys.keys {
      take(key, .word(meaning), in: fields) { $0.words[meaning, default: []] += $1.map(\.value) }
    }
  }
}

/// A language of messages.
private enum LanguageWord: String, WordType { case en, ja }

/// A setting of a project.
public enum SettingsItem: Hashable, Sendable {
  case include, exclude
  case severity(RuleID)
  case modalDepth, sheetSteps, tabs
  case failOn, allowUndecided, baseline, generate
  case override(Int)
  case word(KnownWords.Meaning)
  case language
}
