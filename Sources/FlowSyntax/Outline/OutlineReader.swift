import Diagnostics
import FlowModel
import Localization

/// Reads the definitions of a file.
struct OutlineReader {
  private var reader = Reader()
  private var outline: FileOutline
  /// Whether the line with the version may be one that could not be read.
  private var isVersionUncertain = false

  /// Returns the outline of a file.
  static func outline(of file: SourceFile, id: FileID) -> FileOutline {
    let document = NodeReader.read(file, id: id, expecting: .object(.flow))
    var reader = OutlineReader(outline: FileOutline(file: id))
    reader.outline.diagnostics = document.diagnostics
    reader.outline.uncertainRanges = document.uncertainRanges
    reader.outline.isComplete = document.isWhole
    reader.reader = Reader(uncertainRanges: document.uncertainRanges, of: document.node)
    reader.isVersionUncertain = document.uncertainRanges.contains { doubt in
      let text = String(decoding: file.bytes[doubt.start.offset..<doubt.end.offset], as: UTF8.self)
      return text.contains(FlowKeys.navflow.name)
    }
    reader.read(document.node)
    reader.outline.diagnostics += reader.reader.diagnostics + CommentedLabels.diagnostics(in: file, id: id)
    return reader.outline
  }

  private init(outline: FileOutline) { self.outline = outline }

  private mutating func read(_ node: Node?) {
    guard let node, !node.isAbsent else { return reportEmpty() }
    guard var fields = reader.fields(of: node, as: FlowKeys.table) else {
      outline.isComplete = false
      return
    }
    reader.moveStrayKeys(of: FlowKeys.table, in: &fields)
    outline.fields = fields
    if fields.isIncomplete { outline.isComplete = false }
    version(in: fields)
    outline.imports = reader.value(of: FlowKeys.imports, in: fields) ?? []
    for entry in fields.entries {
      switch entry.name {
      case FlowKeys.screens.name: outline.ownScreens = add(screens(entry.pair.value) ?? [])
      case FlowKeys.refine.name: outline.refinements = refinements(entry.pair.value)
      case FlowKeys.tasks.name: tasks(entry.pair.value)
      case FlowKeys.state.name: variables(entry.pair.value)
      default: break
      }
    }
  }

  private mutating func reportEmpty() {
    guard outline.isComplete else { return }
    outline.isComplete = false
    reader.report(
      FileRules.missingKey, "the file is empty", at: .beginning(of: outline.file),
      help: "a flow file begins with `navflow: 1`")
  }

  private mutating func version(in fields: Fields) {
    guard let pair = fields[FlowKeys.navflow.name] else {
      if isVersionUncertain { return }
      let start = SourceRange.beginning(of: outline.file)
      return reader.report(
        FileRules.missingKey, "the file does not say which version of the format it uses", at: start,
        help: "write `navflow: 1` as its first line",
        suggestion: Suggestion("Begin with `navflow: 1`", replacing: start, with: "navflow: 1\n", isCertain: true))
    }
    guard let version = reader.value(of: FlowKeys.navflow, in: fields), version.value != "1" else { return }
    let isNewer = Int(digits: version.value).map { $0 > 1 } ?? false
    reader.report(
      FileRules.unknownValue, "there is no version \"\(version.value.shortened)\" of the format", at: pair.value.range,
      write: "1", help: isNewer ? "this navflow reads version 1; a newer one may read this file" : "write `navflow: 1`",
      isCertain: false)
  }

  private mutating func screens(_ node: Node) -> [FileOutline.ScreenEntry]? {
    guard let names = reader.named(node, for: "screens", of: .object(.screen), needsValue: false) else {
      outline.isComplete = false
      return nil
    }
    return names.flatMap { screen($0) }
  }

  /// Reads `refine`: the changes to screens of other files.
  private mutating func refinements(_ node: Node) -> [FileOutline.ScreenEntry] {
    guard
      let names = reader.uniquelyNamed(node, for: FlowKeys.refine.name, of: .object(.screen), needsValue: false)
    else { return [] }
    return names.compactMap { named in
      if named.node.isAbsent { return nil }
      guard let fields = reader.fields(of: named.node, as: ScreenKeys.table, named: named.name.value) else {
        return nil
      }
      var entry = FileOutline.ScreenEntry(name: named.name, kind: nil, fields: fields)
      if fields.has(ScreenKeys.kind) { entry.kind = reader.value(of: ScreenKeys.kind, in: fields)?.value }
      return entry
    }
  }

  /// Reads a screen, and the screens and tasks that are written among its actions by mistake.
  private mutating func screen(_ named: NamedNode) -> [FileOutline.ScreenEntry] {
    var entry = FileOutline.ScreenEntry(name: named.name, kind: .screen)
    if named.node.isAbsent {
      entry.fields = Fields(range: named.name.range)
      return [entry]
    }
    guard var fields = reader.fields(of: named.node, as: ScreenKeys.table, named: named.name.value) else {
      return [entry]
    }
    let nested = reader.liftDefinitions(from: &fields, of: named.name)
    entry.fields = fields
    if fields.has(ScreenKeys.kind) { entry.kind = reader.value(of: ScreenKeys.kind, in: fields)?.value }
    for item in nested.tasks { task(item) }
    return [entry] + nested.screens.flatMap { screen($0) }
  }

  private mutating func tasks(_ node: Node) {
    guard let names = reader.named(node, for: "tasks", of: .object(.task), needsValue: false) else {
      outline.isComplete = false
      return
    }
    for named in names { task(named) }
  }

  private mutating func task(_ named: NamedNode) {
    var entry = FileOutline.TaskEntry(name: named.name)
    if named.name.value == Self.noTask { reportNone(named.name) }
    var screens: [FileOutline.ScreenEntry] = []
    var node = reader.gatheringScreens(named)
    if let pairs = node.pairs {
      node = Node(content: .mapping(reader.insertingMissingScreens(pairs, of: named.name)), range: node.range)
    }
    entry.fields =
      node.isAbsent
      ? Fields(range: named.name.range) : reader.fields(of: node, as: TaskKeys.table, named: named.name.value)
    if let fields = entry.fields {
      outcomes(in: fields, of: &entry)
      entry.takes = reader.value(of: TaskKeys.takes, in: fields) ?? []
      if let body = fields[TaskKeys.screens.name]?.value {
        let found = self.screens(body)
        screens = found ?? []
        entry.knowsScreens = found != nil
      } else if entry.takes.isEmpty {
        entry.knowsScreens = false
        if fields.isIncomplete { outline.isComplete = false }
      }
    } else {
      entry.knowsOutcomes = false
      entry.knowsScreens = false
      outline.isComplete = false
    }
    entry.screens = add(screens)
    outline.tasks.append(entry)
  }

  /// The value that patterns use for "no task".
  private static let noTask = "none"

  private mutating func reportNone(_ name: Located<String>) {
    reader.report(
      FileRules.wrongType, "a task cannot be called \"\(name.value)\"", at: name.range,
      help: "choose another name: in patterns, `task: none` means that no task runs")
  }

  private mutating func add(_ screens: [FileOutline.ScreenEntry]) -> Range<Int> {
    let start = outline.screens.count
    outline.screens += screens
    return start..<outline.screens.count
  }

  /// Returns an outcome; another spelling of `cancelled` is reported and corrected.
  private mutating func repaired(_ outcome: Located<String>) -> Located<String> {
    guard outcome.value != "cancelled",
      ["cancel", "canceled", "cancelled", "キャンセル", "キャンセル済み"].contains(outcome.value.folded)
    else {
      return outcome
    }
    reader.report(
      FileRules.unknownValue, "`cancel` and gestures end a task with \"cancelled\", not \"\(outcome.value)\"",
      at: outcome.range,
      write: "cancelled")
    return Located("cancelled", at: outcome.range)
  }

  private mutating func outcomes(in fields: Fields, of task: inout FileOutline.TaskEntry) {
    if !fields.has(TaskKeys.outcomes) {
      task.knowsOutcomes = !fields.isIncomplete
      return
    }
    var places: [String: SourceRange] = [:]
    for written in reader.value(of: TaskKeys.outcomes, in: fields) ?? [] {
      let outcome = repaired(written)
      reader.checkName(outcome)
      if let first = places[outcome.value] {
        reader.reportDuplicate(outcome, first: first)
      } else {
        places[outcome.value] = outcome.range
        task.outcomes.append(outcome)
      }
    }
    task.knowsOutcomes = fields[TaskKeys.outcomes.name]?.value.pairs == nil
  }
}

// MARK: - State

extension OutlineReader {
  private mutating func variables(_ node: Node) {
    guard let names = reader.named(node, for: "state", of: FlowKeys.variable) else {
      outline.isComplete = false
      return
    }
    for named in names { outline.variables.append(variable(named)) }
  }

  private mutating func variable(_ named: NamedNode) -> FileOutline.VariableEntry {
    var entry = FileOutline.VariableEntry(name: named.name)
    if named.node.isAbsent {
      entry.knowsValues = false
    } else if named.node.pairs != nil {
      guard let fields = reader.fields(of: named.node, as: VariableKeys.table, named: named.name.value) else {
        return entry
      }
      entry.initial = reader.value(of: VariableKeys.initial, in: fields)
      if fields.has(VariableKeys.from) || fields.has(VariableKeys.to) {
        entry.values = numbers(fields, of: named)
        entry.isCounter = !entry.values.isEmpty
        entry.knowsValues = entry.isCounter
        return entry
      }
      if !fields.has(VariableKeys.values), !fields.isIncomplete {
        reader.report(
          FileRules.missingKey, "the variable \"\(named.name.value.shortened)\" has no \"values\"",
          at: named.name.range, help: "write `values:` and a list, or `from:` and `to:` for a counter")
      }
      let values = reader.value(of: VariableKeys.values, in: fields)
      entry.knowsValues = values != nil && fields[VariableKeys.values.name]?.value.pairs == nil
      entry.values = distinct(values ?? [])
    } else {
      let items = reader.valuesOfOne(named.node, of: named.name) ?? reader.items(of: named.node, for: named.name.value)
      entry.knowsValues = !reader.isInitialAlone(named.node)
      entry.values = distinct(items.compactMap { reader.text(of: $0, for: named.name.value) })
    }
    if entry.values.isEmpty, entry.knowsValues {
      reader.report(
        FileRules.wrongType, "the variable \"\(named.name.value.shortened)\" has no values", at: named.node.place,
        help: "write its values as a list, the initial one first")
      entry.knowsValues = false
    }
    return entry
  }

  /// The largest number of values of a counter.
  private static let mostNumbers = 100

  /// Decodes the numbers of a counter; returns none after an error.
  private mutating func numbers(_ fields: Fields, of named: NamedNode) -> [Located<String>] {
    let name = named.name.value.shortened
    if let values = fields[VariableKeys.values.name] {
      reader.report(
        FileRules.unknownKey, "\"values\" is not allowed beside \"from\" and \"to\"", at: values.key.range,
        help: "keep either the list of values or the bounds of the counter")
    }
    for key in [VariableKeys.from, VariableKeys.to] where !fields.has(key) {
      reader.report(
        FileRules.missingKey, "the counter \"\(name)\" has no \"\(key.name)\"", at: named.name.range,
        help: "write both bounds, such as { from: 0, to: 3 }")
    }
    guard let from = reader.value(of: VariableKeys.from, in: fields),
      let to = reader.value(of: VariableKeys.to, in: fields)
    else { return [] }
    guard from.value < to.value, to.value - from.value < Self.mostNumbers else {
      let problem: Message =
        from.value < to.value
        ? "the counter \"\(name)\" has more than \(Self.mostNumbers) values"
        : "the counter \"\(name)\" ends before it begins"
      reader.report(
        FileRules.wrongType, problem, at: to.range,
        help: "write a number from \(from.value + 1) to \(from.value + Self.mostNumbers - 1)")
      return []
    }
    return (from.value...to.value).map { Located(String($0), at: $0 == from.value ? from.range : to.range) }
  }

  private mutating func distinct(_ values: [Located<String>]) -> [Located<String>] {
    var places: [String: SourceRange] = [:]
    return values.filter { value in
      reader.checkName(value)
      if let first = places[value.value] {
        reader.reportDuplicate(value, first: first)
        return false
      }
      places[value.value] = value.range
      return true
    }
  }
}
