import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes the tasks of a file with their screens.
  mutating func tasks(of outline: FileOutline, firstScreen: Int, first: Int) {
    for (place, entry) in outline.tasks.enumerated() {
      task(entry, id: TaskID(first + place), outline, firstScreen: firstScreen)
    }
  }

  private mutating func task(
    _ entry: FileOutline.TaskEntry, id: TaskID, _ outline: FileOutline, firstScreen: Int
  ) {
    guard let fields = entry.fields else { return }
    properties(fields, of: id, entry)
    checkPresentation(fields, of: id)
    pages(fields, of: id)
    for key in fields.entries {
      switch key.name {
      case TaskKeys.screens.name: screens(entry.screens, of: outline, first: firstScreen, task: id)
      case TaskKeys.actions.name:
        flow.tasks[id.index].actions = actions(key.pair.value, owner: .task(id), .task(id, stays: true))
      case TaskKeys.gestures.name: taskGestures[id] = gestures(key.pair, owner: .task(id), .task(id, stays: true))
      default: break
      }
    }
  }

  private mutating func properties(_ fields: Fields, of id: TaskID, _ entry: FileOutline.TaskEntry) {
    let name = entry.name
    flow.tasks[id.index].title = reader.value(of: TaskKeys.title, in: fields)
    flow.tasks[id.index].note = reader.value(of: TaskKeys.note, in: fields)?.value
    flow.tasks[id.index].codeID = codeID(TaskKeys.id, in: fields)
    if let kind = reader.value(of: TaskKeys.kind, in: fields)?.value { flow.tasks[id.index].kind = kind }
    flow.tasks[id.index].presentation = reader.value(of: TaskKeys.presentation, in: fields)?.value
    flow.tasks[id.index].need = need(TaskKeys.needs, TaskKeys.via, in: fields)
    flow.tasks[id.index].gifts = gifts(fields, of: id)
    flow.tasks[id.index].openedElsewhere = reader.value(of: TaskKeys.opened, in: fields)?.range
    flow.tasks[id.index].purpose = reader.value(of: TaskKeys.purpose, in: fields)?.value
    if fields.has(TaskKeys.allow) { flow.tasks[id.index].allows = allows(fields) }
    if !fields.isIncomplete {
      let subject: Message = "the task \"\(name.value.shortened)\""
      reader.requireKeys(of: TaskKeys.table, in: fields, of: subject, at: name.range)
    }
    if entry.knowsScreens, entry.screens.isEmpty, entry.takes.isEmpty {
      reader.report(
        FileRules.missingKey, "the task \"\(name.value.shortened)\" has no screens",
        at: fields.place(of: TaskKeys.screens) ?? name.range, help: "a task begins with a screen of its own")
    }
    checkEntry(in: fields, of: id)
  }

  /// Reports a `presentation` for a task whose first screen is a one-screen layer.
  private mutating func checkPresentation(_ fields: Fields, of id: TaskID) {
    guard let place = fields.place(of: TaskKeys.presentation), let entry = entry(of: id), flow[entry].isOneScreenLayer
    else { return }
    let name = flow[entry].name
    reader.report(
      FileRules.unknownKey,
      "\"\(flow[id].name.value.shortened)\" takes no style, because it begins with \(flow[entry].kind.phrase)",
      at: place,
      help: "leave `presentation` out", notes: [Note("the screen is defined here", at: name.range)])
  }

  /// Resolves the screens of `entry`, the first screens of a task, or reports them.
  private mutating func checkEntry(in fields: Fields, of id: TaskID) {
    guard let pair = fields[TaskKeys.entry.name] else { return }
    let node = pair.value.placed(after: pair)
    let items = node.items ?? [node]
    guard !node.isAbsent, !items.isEmpty, items.allSatisfy({ $0.text != nil }) else {
      return reader.wrongType(node, for: TaskKeys.entry.name, expected: TaskKeys.entry.description.shape)
    }
    for name in Self.names(ofEntry: node) { checkEntry(name, of: id) }
    for screen in flow[id].opened {
      checkPlacement(of: screen, at: node.range, as: "stand on a stack")
    }
  }

  private mutating func checkEntry(_ name: Located<String>, of id: TaskID) {
    let screens = flow[id].screens
    if let screen = screens.first(where: { flow[$0].name.value == name.value }) {
      return use(flow[screen].name.range, from: name.range)
    }
    if screens.isEmpty { return }
    let known = flow.screens
    reader.reportUnknown(
      FileRules.unknownName,
      "the task \"\(flow[id].name.value.shortened)\" has no screen \"\(name.value.shortened)\"", word: name.value,
      at: name.range, known: screens.lazy.map { known[$0.index].name.value }, of: .screensOf(id))
  }

  /// Reports screens with too many arrivals: a configuration stores the due ones in 64 bits.
  mutating func checkArrivals() {
    for screen in flow.screens {
      let arrivals = screen.actions.filter { if case .arrival = flow[$0].trigger { true } else { false } }
      guard arrivals.count > 64 else { continue }
      reader.report(
        FileRules.tooLarge, "\"\(screen.name.value.shortened)\" has more than 64 actions `by: arrival`",
        at: flow[arrivals[64]].label.range)
    }
  }
}
