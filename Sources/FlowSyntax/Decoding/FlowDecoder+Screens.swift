import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes a range of a file's screens.
  ///
  /// - Parameters:
  ///   - places: the indices of the screens in the file.
  ///   - first: the index of the file's first screen in the flow.
  mutating func screens(_ places: Range<Int>, of outline: FileOutline, first: Int, task: TaskID?) {
    for place in places {
      let id = ScreenID(first + place)
      screen(outline.screens[place], id: id, task ?? flow[id].task)
    }
  }

  private mutating func screen(_ entry: FileOutline.ScreenEntry, id: ScreenID, _ task: TaskID?) {
    guard let fields = entry.fields else {
      if isPartial { markPartial(&flow.screens[id.index]) }
      return
    }
    var screen = flow.screens[id.index]
    screen.title = reader.value(of: ScreenKeys.title, in: fields)
    screen.note = reader.value(of: ScreenKeys.note, in: fields)?.value
    screen.codeID = codeID(ScreenKeys.id, in: fields)
    screen.image = reader.value(of: ScreenKeys.image, in: fields)
    if let node = fields[ScreenKeys.areas.name]?.value { screen.areas = areas(node) }
    screen.item = reader.value(of: ScreenKeys.item, in: fields)
    screen.group = reader.value(of: ScreenKeys.group, in: fields)
    screen.source = reader.value(of: ScreenKeys.source, in: fields)
    screen.need = need(ScreenKeys.needs, ScreenKeys.via, in: fields)
    marks(fields, of: &screen)
    screen.hidesBack = reader.value(of: ScreenKeys.back, in: fields)?.value == .hidden
    screen.hidesTabBar = reader.value(of: ScreenKeys.tabBar, in: fields)?.value == .hidden
    screen.isLock = reader.value(of: ScreenKeys.lock, in: fields)?.value ?? false
    screen.input = reader.value(of: ScreenKeys.input, in: fields)?.value ?? false
    screen.clears = reader.value(of: ScreenKeys.clears, in: fields)?.value ?? false
    screen.auth = reader.value(of: ScreenKeys.auth, in: fields) ?? []
    if let node = fields[ScreenKeys.fields.name]?.value { screen.fields = self.fields(node) }
    if fields.has(ScreenKeys.allow) { screen.allows = allows(fields) }
    let scope = task.map { StepScope.task($0, stays: !screen.isOneScreenLayer) } ?? .unrestricted
    for entry in fields.entries {
      if entry.name == ScreenKeys.actions.name {
        screen.actions = actions(of: screen, entry.pair.value, scope)
      } else if entry.name == ScreenKeys.gestures.name {
        screen.gestures = gestures(entry.pair, owner: .screen(id), scope)
      }
    }
    if screen.actions.contains(where: { flow[$0].isTriggerUnknown }) { screen.hasUnknownExits = true }
    flow.screens[id.index] = screen
  }

  /// Decodes what the file says about its gaps: `opened`, `exits`, and `complete` in a file with `partial: true`.
  private mutating func marks(_ fields: Fields, of screen: inout Screen) {
    let isComplete = reader.value(of: ScreenKeys.complete, in: fields)?.value ?? false
    if let opened = reader.value(of: ScreenKeys.opened, in: fields) { screen.openedElsewhere = opened.range }
    if reader.value(of: ScreenKeys.exits, in: fields) != nil { screen.hasUnknownExits = true }
    if isComplete, screen.hasUnknownExits {
      reader.report(
        FileRules.unknownKey, "`complete: true` and `exits: unknown` contradict each other",
        at: fields.place(of: ScreenKeys.complete) ?? screen.name.range, help: "leave one of them out")
    }
    if isPartial, !isComplete { markPartial(&screen) }
  }

  private func markPartial(_ screen: inout Screen) {
    screen.openedElsewhere = screen.openedElsewhere ?? screen.name.range
    screen.hasUnknownExits = true
  }

  private mutating func actions(of screen: Screen, _ node: Node, _ scope: StepScope) -> [ActionID] {
    guard let names = reader.uniquelyNamed(node, for: "actions", of: ActionKeys.shape) else { return [] }
    var all: [ActionID] = []
    for named in names {
      if named.node.text == "none" {
        removals.append(Removal(screen: screen.id, label: named.name))
      } else {
        all.append(action(named, owner: .screen(screen.id), .action, scope))
      }
    }
    return all
  }

  /// Decodes the actions of a task or a root.
  mutating func actions(_ node: Node, owner: Action.Owner, _ scope: StepScope) -> [ActionID] {
    guard let names = reader.uniquelyNamed(node, for: "actions", of: ActionKeys.shape) else { return [] }
    return names.map { action($0, owner: owner, .action, scope) }
  }

  /// Decodes `entries`.
  mutating func entries(_ node: Node) {
    guard let names = reader.uniquelyNamed(node, for: "entries", of: ActionKeys.shape) else { return }
    for named in names { flow.entries.append(action(named, owner: .entries, .entry, .unrestricted)) }
  }
}
