import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes `root`, or `roots` and `start`.
  mutating func defineRoots(_ fields: Fields) {
    if fields.isIncomplete { (names.knowsRoots, names.knowsTabs) = (false, false) }
    if let single = fields[FlowKeys.root.name], let several = fields[FlowKeys.roots.name] {
      (names.knowsRoots, names.knowsTabs) = (false, false)
      let (first, second) = single.key.range < several.key.range ? (single.key, several.key) : (several.key, single.key)
      reader.report(
        FileRules.duplicateName, "a flow has either \"root\" or \"roots\"", at: second.range, help: "keep one of them",
        notes: [Note("the other one is here", at: first.range)])
    }
    if let pair = fields[FlowKeys.root.name] {
      root(pair.value.placed(after: pair), name: nil, at: pair.key.range)
    }
    if let pair = fields[FlowKeys.roots.name] { namedRoots(pair) }
    defineStart(fields)
  }

  private mutating func namedRoots(_ pair: Node.Pair) {
    let node = pair.value.placed(after: pair)
    guard let named = reader.uniquelyNamed(node, for: "roots", of: .object(.root)) else {
      (names.knowsRoots, names.knowsTabs) = (false, false)
      return
    }
    if named.isEmpty {
      (names.knowsRoots, names.knowsTabs) = (false, false)
      reader.report(
        FileRules.wrongType, "\"roots\" names no root", at: node.place, help: "write { main: { stack: SCREEN } }")
    }
    for each in named { root(each.node, name: each.name, at: each.name.range) }
  }

  private mutating func defineStart(_ fields: Fields) {
    flow.start = flow.roots.first?.id
    guard let start = reader.value(of: FlowKeys.start, in: fields) else { return }
    guard fields.has(FlowKeys.roots) else {
      return reader.report(
        FileRules.unknownKey, "\"start\" stands only beside \"roots\"",
        at: fields.place(of: FlowKeys.start) ?? start.range,
        help: "the tab that is selected first is named in `root`: { tabs: […], start: … }")
    }
    if names.knowsRoots, let root = root(start) { flow.start = root }
  }

  private mutating func root(_ node: Node, name: Located<String>?, at place: SourceRange) {
    let id = RootID(flow.roots.count)
    if let name {
      names.roots[name.value] = id
      names.rootNames.append(name.value)
    }
    let unread = Root.Kind.tabs([], start: 0)
    let range = SourceRange(from: place, to: node.range)
    flow.roots.append(Root(id: id, name: name, kind: unread, range: range))
    guard !node.isAbsent || name == nil else {
      names.knowsTabs = false
      return rootFields.append(Fields(range: range))
    }
    guard let fields = bareRoot(node) ?? reader.fields(of: node, as: RootKeys.table, named: name?.value ?? "root")
    else {
      names.knowsTabs = false
      return rootFields.append(Fields(range: range))
    }
    rootFields.append(fields)
    if let kind = kind(of: fields, place) {
      flow.roots[id.index].kind = kind
    } else {
      names.knowsTabs = false
    }
  }

  /// Reports and reads `root: Home` as a root; returns nil if the node is not a defined name or a list of them.
  private mutating func bareRoot(_ node: Node) -> Fields? {
    guard let isTask = isTaskNamed(alone: node) else { return nil }
    let key = node.items != nil ? RootKeys.tabs.name : isTask ? RootKeys.task.name : RootKeys.stack.name
    return fields(of: "a root", beingNamedAlone: node, as: key)
  }

  /// Returns true for a task's name or a list of them, false for screens, and nil for anything else.
  func isTaskNamed(alone node: Node) -> Bool? {
    let items = node.items ?? [node]
    let isTask = items.map { item -> Bool? in
      guard let definition = item.text.flatMap({ names.definitions[$0] }) else { return nil }
      return if case .task = definition { true } else { false }
    }
    return isTask.allSatisfy { $0 == isTask[0] } ? isTask.first ?? nil : nil
  }

  /// Reports a name, or a list of names, without its key, and returns the fields with the key added.
  mutating func fields(of whole: String, beingNamedAlone node: Node, as key: String) -> Fields {
    let value = node.items?.spelledAsList ?? node.text?.spelledAsScalar ?? ""
    reader.report(
      FileRules.wrongType, "\(whole) cannot be \(node.kindName) alone", at: node.place, write: "{ \(key): \(value) }")
    let pair = Node.Pair(key: Node(content: .scalar(key, .plain), range: node.range), value: node)
    return Fields(entries: [Fields.Entry(name: key, pair: pair)], range: node.range)
  }

  /// Decodes the content of a root.
  private mutating func kind(of fields: Fields, _ place: SourceRange) -> Root.Kind? {
    let kinds = RootKeys.table.alternatives.flatMap { $0 }
    let written = fields.entries.filter { kinds.contains($0.name) }
    for extra in written.dropFirst() {
      reader.report(
        FileRules.unknownKey, "a root has one of \"tabs\", \"stack\", \"screen\" and \"task\"",
        at: extra.pair.key.range,
        help: "name several roots under `roots:` to swap them")
    }
    checkOptions(of: fields, kind: written.first?.name)
    switch written.first?.name {
    case RootKeys.tabs.name: return tabs(fields)
    case RootKeys.stack.name: return bottom(RootKeys.stack, fields).map { .stack($0) }
    case RootKeys.screen.name: return bottom(RootKeys.screen, fields).map { .screen($0) }
    case RootKeys.task.name: return task(fields)
    default:
      if !fields.isIncomplete {
        reader.report(
          FileRules.missingKey, "this root does not say what it shows", at: place,
          help: "write \(RootKeys.table.example)")
      }
      return nil
    }
  }

  private mutating func checkOptions(of fields: Fields, kind: String?) {
    guard let kind else { return }
    for entry in fields.entries {
      guard let owner = RootKeys.table[entry.name]?.beside.first, owner != kind else { continue }
      reader.report(
        FileRules.unknownKey, "\"\(entry.name)\" stands only beside \"\(owner)\"", at: entry.pair.key.range)
    }
  }

  private mutating func tabs(_ fields: Fields) -> Root.Kind? {
    guard let written = reader.value(of: RootKeys.tabs, in: fields) else { return nil }
    let node = fields[RootKeys.tabs.name]?.value
    if written.isEmpty, let node, node.items != nil { reportNoTabs(node.place) }
    var tabs: [Located<ScreenID>] = []
    var places: [ScreenID: SourceRange] = [:]
    var assumed: Set<String> = []
    for name in written {
      guard let screen = screen(name, instead: "a tab is named by its screen") else {
        if let meant = assumeTab(name) { assumed.insert(meant) }
        continue
      }
      checkPlacement(of: screen, at: name.range, as: "be a tab")
      if let first = places[screen] {
        reader.report(
          FileRules.duplicateName, "\"\(name.value.shortened)\" is a tab twice", at: name.range,
          help: "keep one of them",
          notes: [Note("the first one is here", at: first)])
      } else {
        places[screen] = name.range
        tabs.append(Located(screen, at: name.range))
        if !names.tabs.contains(screen) { names.tabNames.append(name.value) }
        names.tabs.insert(screen)
      }
    }
    return .tabs(tabs, start: selectedTab(fields, assumed.union(written.map(\.value)), tabs))
  }

  /// Adds the screen that a misspelt tab probably means as a tab, so that `tab` steps to it are not reported as well.
  private mutating func assumeTab(_ name: Located<String>) -> String? {
    let near = reader.nearest(to: name.value, among: flow.screens.lazy.map(\.name.value))
    guard let near, case .screen(let screen) = names.definitions[near] else {
      names.knowsTabs = false
      return nil
    }
    names.tabs.insert(screen)
    return near
  }

  private mutating func reportNoTabs(_ place: SourceRange) {
    reader.report(
      FileRules.wrongType, "\"tabs\" names no tab", at: place, help: "write the tabs' screens: [SCREEN, SCREEN]")
  }

  private mutating func selectedTab(
    _ fields: Fields, _ written: Set<String>, _ tabs: [Located<ScreenID>]
  ) -> Int {
    guard let start = reader.value(of: RootKeys.start, in: fields) else { return 0 }
    if let place = tabs.firstIndex(where: { flow[$0.value].name.value == start.value }) { return place }
    if written.contains(start.value) { return 0 }
    reader.reportUnknown(
      FileRules.unknownName, "\"\(start.value.shortened)\" is not one of the tabs", word: start.value, at: start.range,
      known: tabs.map { flow[$0.value].name.value })
    return 0
  }

  private mutating func bottom(_ key: Key<Located<String>>, _ fields: Fields) -> Located<ScreenID>? {
    guard let name = reader.value(of: key, in: fields) else { return nil }
    guard let screen = screen(name, instead: "write `task: \(name.value)`") else { return nil }
    checkPlacement(of: screen, at: name.range, as: "be a root")
    return Located(screen, at: name.range)
  }

  private mutating func task(_ fields: Fields) -> Root.Kind? {
    guard let name = reader.value(of: RootKeys.task, in: fields) else { return nil }
    guard let task = task(name, instead: "write `stack: \(name.value)`") else { return nil }
    return .task(Located(task, at: name.range), then: nil)
  }

  /// Decodes the actions of the roots, after all names are defined.
  mutating func rootActions(_ section: String) {
    for (index, fields) in rootFields.enumerated() {
      let id = RootID(index)
      guard (flow[id].name == nil) == (section == FlowKeys.root.name) else { continue }
      let task: TaskID? = if case .task(let task, _) = flow[id].kind { task.value } else { nil }
      if let pair = fields[RootKeys.then.name] {
        let then = then(pair, of: task, .anywhere)
        if case .task(let task, _) = flow[id].kind { flow.roots[index].kind = .task(task, then: then) }
      }
      if let node = fields[RootKeys.actions.name]?.value {
        flow.roots[index].actions = actions(node, owner: .root(id), .anywhere)
      }
    }
  }

  /// Reports roots whose task begins with a one-screen layer.
  mutating func checkRootTasks() {
    for root in flow.roots {
      guard case .task(let task, _) = root.kind, let entry = entry(of: task.value) else { continue }
      checkPlacement(of: entry, at: task.range, as: "begin a task at a root")
    }
  }
}
