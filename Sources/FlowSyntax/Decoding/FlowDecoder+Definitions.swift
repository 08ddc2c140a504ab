import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Defines everything in the files, before any name is resolved.
  mutating func define() {
    names.isComplete = outlines.allSatisfy(\.isComplete)
    for outline in outlines {
      let first = flow.screens.count
      for screen in outline.screens { define(screen) }
      for variable in outline.variables { define(variable) }
      for task in outline.tasks { define(task, firstScreen: first) }
    }
    takeScreens()
    if let own = outlines.first?.fields { defineRoots(own) }
  }

  private mutating func define(_ entry: FileOutline.ScreenEntry) {
    let id = ScreenID(flow.screens.count)
    var screen = Screen(id: id, name: entry.name)
    screen.kind = entry.kind ?? .screen
    if entry.kind == nil { names.screensOfUnknownKind.insert(id) }
    flow.screens.append(screen)
    names.writtenScreens += 1
    define(entry.name, as: .screen(id))
  }

  private mutating func define(_ name: Located<String>, as definition: NameTable.Definition) {
    guard let first = names.definitions.updateValue(definition, forKey: name.value) else { return }
    names.definitions[name.value] = first
    reader.reportDuplicate(name, first: place(of: first))
  }

  /// Returns the source range at which a screen or task is defined.
  func place(of definition: NameTable.Definition) -> SourceRange {
    switch definition {
    case .screen(let id): flow[id].name.range
    case .task(let id): flow[id].name.range
    }
  }

  private mutating func define(_ entry: FileOutline.TaskEntry, firstScreen: Int) {
    let id = TaskID(flow.tasks.count)
    let screens = entry.screens.map { ScreenID(firstScreen + $0) }
    var task = UserTask(id: id, name: entry.name, entry: screens.first ?? ScreenID(0))
    task.screens = screens
    // Steps that start the task are read before the task: they must know its first screen.
    let begun = (entry.fields?[TaskKeys.entry.name]?.value).map(Self.names(ofEntry:)) ?? []
    let found = begun.compactMap { name in screens.first { flow[$0].name.value == name.value } }
    if let first = found.first { task.entry = first }
    task.opened = Array(found.dropFirst())
    for screen in screens { flow.screens[screen.index].task = id }
    for outcome in entry.outcomes {
      let outcomeID = define(outcome: outcome.value)
      task.outcomes.append(Located(outcomeID, at: outcome.range))
      names.declared.insert(NameTable.DeclaredOutcome(task: id, outcome: outcomeID))
    }
    if !entry.knowsOutcomes { names.tasksOfUnknownOutcomes.insert(id) }
    let large = screens.count { !flow[$0].isOneScreenLayer }
    task.kind = large <= 1 ? .simple : .multiStep
    flow.tasks.append(task)
    define(entry.name, as: .task(id))
  }

  private mutating func define(outcome name: String) -> OutcomeID {
    if let known = names.outcomes[name] { return known }
    let id = OutcomeID(flow.outcomes.count)
    flow.outcomes.append(Outcome(name: name))
    names.outcomes[name] = id
    return id
  }

  private mutating func define(_ entry: FileOutline.VariableEntry) {
    let id = VariableID(flow.variables.count)
    let values = entry.values.map(Variable.Value.init(name:))
    names.values.append(
      Dictionary(
        values.enumerated().map { ($1.name.value, ValueID($0)) }, uniquingKeysWith: { first, _ in first }))
    if !entry.knowsValues { names.variablesOfUnknownValues.insert(id) }
    var variable = Variable(id: id, name: entry.name, values: values, initial: [ValueID(0)])
    variable.isCounter = entry.isCounter
    flow.variables.append(variable)
    if let initial = entry.initial {
      variable.initial =
        initial.value == "any"
        ? values.indices.map { ValueID($0) } : value(initial, of: id).map { [$0] } ?? variable.initial
      flow.variables[id.index] = variable
    }
    if let first = names.variables[entry.name.value] {
      let isSame = flow[first].values.map(\.name.value) == values.map(\.name.value)
      // A variable with the same values in two files is probably meant as one: a file and its imports share variables.
      if isSame, flow[first].name.range.file != entry.name.range.file {
        reader.reportDuplicate(
          entry.name, first: flow[first].name.range,
          help: "remove it from one of them: a file and what it imports share their \"state\"")
      } else {
        reader.reportDuplicate(entry.name, first: flow[first].name.range)
      }
    } else {
      names.variables[entry.name.value] = id
    }
  }
}
