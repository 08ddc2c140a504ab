import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes some screens of a file.
  ///
  /// - Parameters:
  ///   - places: which of the file's screens.
  ///   - first: the place of the file's first screen in the flow.
  mutating func screens(_ places: Range<Int>, of outline: FileOutline, first: Int, task: TaskID?) {
    for place in places { screen(outline.screens[place], id: ScreenID(first + place), task) }
  }

  private mutating func screen(_ entry: FileOutline.ScreenEntry, id: ScreenID, _ task: TaskID?) {
    guard let fields = entry.fields else { return }
    var screen = flow.screens[id.index]
    screen.title = reader.value(of: ScreenKeys.title, in: fields)
    screen.note = reader.value(of: ScreenKeys.note, in: fields)?.value
    screen.image = reader.value(of: ScreenKeys.image, in: fields)
    screen.hidesBack = reader.value(of: ScreenKeys.back, in: fields)?.value == .hidden
    screen.hidesTabBar = reader.value(of: ScreenKeys.tabBar, in: fields)?.value == .hidden
    screen.input = reader.value(of: ScreenKeys.input, in: fields)?.value ?? false
    screen.clears = reader.value(of: ScreenKeys.clears, in: fields)?.value ?? false
    screen.auth = reader.value(of: ScreenKeys.auth, in: fields) ?? []
    if let node = fields[ScreenKeys.fields.name]?.value { screen.fields = self.fields(node) }
    if fields.has(ScreenKeys.allow) { screen.allows = allows(fields) }
    let scope = task.map { StepScope.task($0, stays: !screen.isOneScreenLayer) } ?? .anywhere
    for entry in fields.entries {
      if entry.name == ScreenKeys.actions.name {
        screen.actions = actions(of: screen, entry.pair.value, scope)
      } else if entry.name == ScreenKeys.gestures.name {
        screen.gestures = gestures(entry.pair, owner: .screen(id), scope)
      }
    }
    flow.screens[id.index] = screen
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

  /// The actions of a task or a root.
  mutating func actions(_ node: Node, owner: Action.Owner, _ scope: StepScope) -> [ActionID] {
    guard let names = reader.uniquelyNamed(node, for: "actions", of: ActionKeys.shape) else { return [] }
    return names.map { action($0, owner: owner, .action, scope) }
  }

  /// `entries`.
  mutating func entries(_ node: Node) {
    guard let names = reader.uniquelyNamed(node, for: "entries", of: ActionKeys.shape) else { return }
    for named in names { flow.entries.append(action(named, owner: .entries, .entry, .anywhere)) }
  }

  /// `allow`: rules and the reasons for which their findings are accepted.
  mutating func allows(_ fields: Fields) -> [Allow] {
    guard let pair = fields[ScreenKeys.allow.name] else { return [] }
    guard let names = reader.uniquelyNamed(pair.value, for: "allow", of: .text, needsValue: false) else { return [] }
    var all: [Allow] = []
    for (index, named) in names.enumerated() {
      if index > 0, isRestOfReason(named, after: names[index - 1]) {
        reportComma(names[index - 1], named)
      } else if let allow = allow(named) {
        all.append(allow)
      }
    }
    return all
  }

  private mutating func allow(_ named: NamedNode) -> Allow? {
    let isKnown = rules.isEmpty || rules.contains { $0.name == named.name.value }
    if !isKnown {
      reader.reportUnknown(
        FileRules.unknownName, "there is no rule \"\(named.name.value.shortened)\"", word: named.name.value,
        at: named.name.range, known: rules.map(\.name), alternative: "`navflow rules` lists the rules")
    }
    if named.node.items != nil || named.node.pairs != nil {
      reader.wrongType(named.node, for: named.name.value, expected: .text)
      return nil
    }
    let reason = (named.node.text ?? "").trimmed
    if reason.isEmpty {
      reader.report(
        FileRules.emptyReason, "\"\(named.name.value.shortened)\" is allowed without a reason", at: named.node.range,
        help: "write why it is fine here, in quotes")
      return nil
    }
    return Allow(rule: Located(RuleID(named.name.value), at: named.name.range), reason: reason)
  }

  /// Whether a name is what follows the comma of an unquoted reason.
  private func isRestOfReason(_ named: NamedNode, after before: NamedNode) -> Bool {
    named.node.isAbsent && before.node.isPlain && !before.node.isAbsent
      && before.name.range.start.line == named.name.range.start.line && !rules.contains { $0.name == named.name.value }
  }

  private mutating func reportComma(_ before: NamedNode, _ rest: NamedNode) {
    let whole = "\(before.node.text ?? ""), \(rest.name.value)"
    reader.report(
      FileRules.syntax, "the reason ends at the comma, and \"\(rest.name.value.shortened)\" is read as a rule",
      at: SourceRange(from: before.node.range, to: rest.name.range), write: whole.spelledInQuotes,
      help: "put the whole reason in quotes: \(whole.spelledInQuotes)")
  }
}
