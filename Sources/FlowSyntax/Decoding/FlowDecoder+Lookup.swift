import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// The names of the screens that are written in the files, without sketches.
  var screenNames: some Collection<String> { flow.screens.prefix(names.writtenScreens).lazy.map(\.name.value) }
  /// The names of the tasks.
  var taskNames: some Collection<String> { flow.tasks.lazy.map(\.name.value) }

  /// Resolves the name of a screen, or reports it.
  ///
  /// - Parameter instead: the correction to suggest if the name is a task's.
  mutating func screen(_ name: Located<String>, instead: Message? = nil) -> ScreenID? {
    switch names.definitions[name.value] {
    case .screen(let id):
      use(flow[id].name.range, from: name.range)
      return id
    case .task(let id):
      use(flow[id].name.range, from: name.range)
      reader.report(
        FileRules.unknownName, "\"\(name.value.shortened)\" is a task, not a screen", at: name.range, help: instead,
        notes: [Note("the task is defined here", at: flow[id].name.range)])
      return nil
    case nil:
      let message: Message = "there is no screen \"\(name.value.shortened)\""
      if reportTitle(name, message, among: \.screens) { return nil }
      let written = name.value.spelledAsScalar
      let help =
        nearOther(name, among: taskNames, of: .tasks, kind: "task", instead)
        ?? "write it under `screens`: `\(written): { title: \(written) }`"
      reportUnknown(name, message, known: screenNames, of: .screens, help: help)
      return nil
    }
  }

  /// Resolves the name of a task, or reports it.
  ///
  /// - Parameter instead: the correction to suggest if the name is a screen's.
  mutating func task(_ name: Located<String>, instead: Message? = nil) -> TaskID? {
    switch names.definitions[name.value] {
    case .task(let id):
      use(flow[id].name.range, from: name.range)
      return id
    case .screen(let id):
      use(flow[id].name.range, from: name.range)
      reader.report(
        FileRules.unknownName, "\"\(name.value.shortened)\" is a screen, not a task", at: name.range, help: instead,
        notes: [Note("the screen is defined here", at: flow[id].name.range)])
      return nil
    case nil:
      let message: Message = "there is no task \"\(name.value.shortened)\""
      if reportTitle(name, message, among: \.tasks) { return nil }
      let help =
        nearOther(name, among: screenNames, of: .screens, kind: "screen", instead)
        ?? (flow.tasks.isEmpty ? nil : flow.tasks.map(\.name.value).asChoice)
      reportUnknown(name, message, known: taskNames, of: .tasks, help: help)
      return nil
    }
  }

  /// Resolves the name of a variable's value, or reports it.
  mutating func value(_ name: Located<String>, of variable: VariableID) -> ValueID? {
    if let id = names.values[variable.index][name.value] {
      use(flow[variable].values[id.index].name.range, from: name.range)
      return id
    }
    if names.variablesOfUnknownValues.contains(variable) { return nil }
    let definition = flow[variable]
    reader.reportUnknown(
      FileRules.unknownName,
      "the variable \"\(definition.name.value.shortened)\" has no value \"\(name.value.shortened)\"", word: name.value,
      at: name.range, known: definition.values.lazy.map(\.name.value), of: .values(variable),
      notes: [Note("the variable is defined here", at: definition.name.range)])
    return nil
  }

  /// Resolves the screen or the label of a tab, or reports it; in a fragment an unknown tab is no error.
  mutating func tab(_ name: Located<String>) -> ScreenID? {
    if let tab = names.tabLabels[name.value], !names.tabNames.contains(name.value) { return tab }
    if flow.isFragment, names.definitions[name.value] == nil { return nil }
    guard let screen = screen(name) else { return nil }
    guard !flow.isFragment, names.knowsTabs, !names.tabs.contains(screen) else { return screen }
    let known = names.tabNames
    reader.reportUnknown(
      FileRules.unknownName, "no root has a tab \"\(name.value.shortened)\"", word: name.value, at: name.range,
      known: known, of: .tabs, alternative: known.isEmpty ? "no root of this flow has tabs" : nil)
    return nil
  }

  /// Resolves the name of a column, or reports it; in a fragment an unknown column is no error.
  mutating func column(_ name: Located<String>) -> ScreenID? {
    if flow.isFragment, names.definitions[name.value] == nil { return nil }
    guard let screen = screen(name) else { return nil }
    let knowsColumns = names.knowsColumns && names.knowsTabs
    guard !flow.isFragment, knowsColumns, !names.columns.contains(screen) else { return screen }
    let known = names.columnNames
    reader.reportUnknown(
      FileRules.unknownName, "no split view has a column \"\(name.value.shortened)\"", word: name.value,
      at: name.range, known: known, of: .columns,
      alternative: known.isEmpty ? "no root of this flow is a split view" : nil)
    return nil
  }

  /// Resolves the name of a root, or reports it; in a fragment an unknown root is no error.
  mutating func root(_ name: Located<String>) -> RootID? {
    if let id = names.roots[name.value] {
      if let definition = flow[id].name { use(definition.range, from: name.range) }
      return id
    }
    guard !flow.isFragment, names.knowsRoots else { return nil }
    let known = names.rootNames
    reader.reportUnknown(
      FileRules.unknownName, "there is no root \"\(name.value.shortened)\"", word: name.value, at: name.range,
      known: known, of: .roots,
      alternative: known.isEmpty ? "name several roots under `roots:` to swap them" : nil)
    return nil
  }

  /// Resolves the name of an outcome that the tasks of a scope may have, or reports it.
  mutating func outcome(_ name: Located<String>, in scope: OutcomeScope) -> OutcomeID? {
    let id = names.outcomes[name.value]
    if id == .cancelled { return id }
    switch scope {
    case .anyTask:
      if let id {
        references.append(SymbolReference(range: name.range, definitions: flow.tasks.flatMap { $0.places(of: id) }))
        return id
      }
      if !names.isComplete || !names.tasksOfUnknownOutcomes.isEmpty { return nil }
      reader.reportUnknown(
        FileRules.unknownName, "no task has an outcome \"\(name.value.shortened)\"", word: name.value, at: name.range,
        known: flow.outcomes.lazy.map(\.name), of: .outcomes)
      return nil
    case .task(let task):
      if let id, names.declared.contains(NameTable.DeclaredOutcome(task: task, outcome: id)) {
        references.append(SymbolReference(range: name.range, definitions: flow[task].places(of: id)))
        return id
      }
      if names.tasksOfUnknownOutcomes.contains(task) { return nil }
      reportUndeclared(name, flow[task])
      return nil
    }
  }

  /// The largest number of outcomes that a message lists.
  private static let listedCount = 24

  private mutating func reportUndeclared(_ name: Located<String>, _ task: UserTask) {
    let outcomes = flow.outcomes
    let listsCancelled = names.declared.contains(NameTable.DeclaredOutcome(task: task.id, outcome: .cancelled))
    let known = (0..<task.outcomes.count + (listsCancelled ? 0 : 1)).lazy.map { place in
      place < task.outcomes.count ? outcomes[task.outcomes[place].value.index].name : "cancelled"
    }
    let note =
      task.outcomes.first.map { Note("its outcomes are listed here", at: $0.range) }
      ?? Note("the task is defined here", at: task.name.range)
    let isLong = known.count > Self.listedCount
    let joined = isLong ? nil : known.first { WidePunctuation.parts(of: $0).contains(name.value) }
    let listed = (isLong ? [known[0], "…"] : task.outcomes.map { outcomes[$0.value.index].name }) + [name.value]
    let declare: Message =
      "list it among those of the task: `outcomes: [\(listed.map(\.spelledAsScalar).joined(separator: ", "))]`"
    let choice = known.count > 1 ? known.asChoice.map { "\($0); or \(declare)" } : declare
    reader.reportUnknown(
      FileRules.unknownName,
      "the task \"\(task.name.value.shortened)\" has no outcome \"\(name.value.shortened)\"", word: name.value,
      at: name.range, known: known, of: .outcomesOf(task.id), notes: [note],
      alternative: joined.map { "\"\($0.shortened)\" is one outcome: divide the entries of a list with `, `" } ?? choice
    )
  }

  /// Reports a title in the place of a name; returns false if nothing has that title.
  private mutating func reportTitle(
    _ name: Located<String>, _ message: Message, among kind: KeyPath<TitleIndex, [String: [TitleIndex.Titled]]>
  ) -> Bool {
    let index = titles ?? TitleIndex(outlines)
    titles = index
    guard let matches = index[keyPath: kind][name.value], let first = matches.first?.name else { return false }
    let written = first.spelledAsScalar
    let isOne = matches.count == 1
    reader.report(
      FileRules.unknownName, message, at: name.range,
      help: isOne
        ? "write its name, \"\(first)\", not its title"
        : "\"\(first)\" is not the only one with this title: write the name of the one that is meant",
      notes: matches.map { Note("the title is here", at: $0.title.range) },
      suggestion: isOne
        ? Suggestion("Write `\(written)`", replacing: name.range, with: written, isCertain: true) : nil)
    return true
  }

  /// Returns the help for a name that is close to one of the other kind: a task instead of a screen, or the reverse.
  private mutating func nearOther(
    _ name: Located<String>, among others: some Collection<String>, of list: NameList, kind: Message,
    _ instead: Message?
  ) -> Message? {
    guard let instead, let near = reader.nearest(to: name.value, among: others, of: list) else { return nil }
    return "did you mean the \(kind) \"\(near)\"? Then \(instead.mappingTexts { $0 == name.value ? near : $0 })"
  }

  /// Reports an unknown name; if some definitions could not be read, only a name that is close to a known one.
  ///
  /// - Parameter help: the advice if no known name is similar.
  mutating func reportUnknown(
    _ name: Located<String>, _ message: Message, known: some Collection<String>, of list: NameList, help: Message? = nil
  ) {
    if reportWideComma(name, known: known) { return }
    let near = reader.nearest(to: name.value, among: known, of: list)
    let isSpeltAlike = near.map { $0.folded == name.value.folded } ?? false
    if !isSpeltAlike, names.isComplete, let path = elsewhere(name.value, name.range.file) {
      let hasImports = outlines.first { $0.file == name.range.file }?.imports.isEmpty == false
      let written: Message =
        hasImports ? "add `\(path.spelledAsScalar)` to `imports`" : "write `imports: [\(path.spelledAsScalar)]`"
      return reader.report(
        FileRules.unknownName, message, at: name.range,
        help: "\"\(name.value)\" is defined in \(path), which this file does not import: \(written)")
    }
    if let near {
      let written = near.spelledAsScalar
      return reader.report(
        FileRules.unknownName, message, at: name.range, help: "did you mean \"\(near)\"?",
        suggestion: Suggestion(
          "Write `\(written)`", replacing: name.range, with: written, isCertain: name.value.folded == near.folded))
    }
    guard names.isComplete else { return }
    reader.report(FileRules.unknownName, message, at: name.range, help: help)
  }

  /// Reports a known name with a full-width comma and more text after it; returns false otherwise.
  private mutating func reportWideComma(_ name: Located<String>, known: some Sequence<String>) -> Bool {
    guard let comma = WidePunctuation.comma(in: name.value) else { return false }
    let first = String(name.value[..<comma]).trimmed
    guard known.contains(first) else { return false }
    reader.report(
      FileRules.syntax, WidePunctuation.message(commaAfter: first.shortened), at: name.range,
      help: "divide the entries of a list with `, `, and put brackets around it: `[A, B]`")
    return true
  }
}

extension UserTask {
  /// Returns the ranges at which the task declares an outcome: at most one.
  fileprivate func places(of outcome: OutcomeID) -> [SourceRange] {
    outcomes.filter { $0.value == outcome }.map(\.range)
  }
}
