import Diagnostics
import FlowModel
import Localization

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
        FileRules.unknownKey, "\"start\" is only allowed beside \"roots\"",
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
    if let content = contents(of: fields, of: id, place) {
      flow.roots[id.index].content = content
    } else {
      names.knowsTabs = false
    }
  }

  /// Reports and reads `root: Home` as a root; returns nil if the node is not a defined name or a list of them.
  private mutating func bareRoot(_ node: Node) -> Fields? {
    guard let isTask = namesTask(alone: node) else { return nil }
    let key = node.items != nil ? RootKeys.tabs.name : isTask ? RootKeys.task.name : RootKeys.stack.name
    return fields(of: "a root", forBareName: node, as: key)
  }

  /// Returns true for a task's name or a list of them, false for screens, and nil for anything else.
  func namesTask(alone node: Node) -> Bool? {
    let items = node.items ?? [node]
    let isTask = items.map { item -> Bool? in
      guard let definition = item.text.flatMap({ names.definitions[$0] }) else { return nil }
      return if case .task = definition { true } else { false }
    }
    return isTask.allSatisfy { $0 == isTask[0] } ? isTask.first ?? nil : nil
  }

  /// Reports a name, or a list of names, without its key, and returns the fields with the key added.
  mutating func fields(of whole: Message, forBareName node: Node, as key: String) -> Fields {
    let value = node.items?.spelledAsList ?? node.text?.spelledAsScalar ?? ""
    reader.report(
      FileRules.wrongType, "\(whole) cannot be \(node.kindName) alone", at: node.place, write: "{ \(key): \(value) }")
    let pair = Node.Pair(key: Node(content: .scalar(key, .plain), range: node.range), value: node)
    return Fields(entries: [Fields.Entry(name: key, pair: pair)], range: node.range)
  }

  /// Gives each root the content that it has on the flow's first device.
  mutating func chooseContents() {
    for place in flow.roots.indices {
      guard let first = flow.devices.first, let content = flow.roots[place].contents[first] else { continue }
      flow.roots[place].content = content
    }
  }

  /// Decodes the actions and the `then` of the roots in `root` or `roots`, after all names are defined.
  mutating func rootActions(_ section: String) {
    for (index, fields) in rootFields.enumerated() {
      let id = RootID(index)
      guard (flow[id].name == nil) == (section == FlowKeys.root.name) else { continue }
      flow.roots[index].content.kind = withThen(flow[id].kind, fields)
      for device in Device.allCases {
        guard var content = flow[id].contents[device], let own = contentFields[id]?[device] else { continue }
        content.kind = withThen(content.kind, own)
        flow.roots[index].contents[device] = content
      }
      if let node = fields[RootKeys.actions.name]?.value {
        flow.roots[index].actions = actions(node, owner: .root(id), .unrestricted)
      }
    }
    chooseContents()
  }

  private mutating func reportOpenedTask(_ task: Located<TaskID>) {
    let name = flow[task.value].name
    reader.report(
      FileRules.misplacedScreen,
      "task \"\(name.value.shortened)\" begins with several screens, so it cannot be a root", at: task.range,
      help: "write one screen as its \"entry\"", notes: [Note("the task is defined here", at: name.range)])
  }

  /// Decodes the `then` of a root's task.
  private mutating func withThen(_ kind: Root.Kind, _ fields: Fields) -> Root.Kind {
    guard let pair = fields[RootKeys.then.name] else { return kind }
    let task: Located<TaskID>? = if case .task(let task, _) = kind { task } else { nil }
    let then = then(pair, of: task?.value, .unrestricted)
    return task.map { .task($0, then: then) } ?? kind
  }

  /// Reports roots whose task begins with a one-screen layer or with several screens.
  mutating func checkRootTasks() {
    for root in flow.roots {
      let kinds = Device.allCases.compactMap { root.contents[$0]?.kind }
      for kind in kinds.isEmpty ? [root.kind] : kinds {
        guard case .task(let task, _) = kind, let entry = entry(of: task.value) else { continue }
        checkPlacement(of: entry, at: task.range, as: "begin a task at a root")
        if !flow[task.value].opened.isEmpty { reportOpenedTask(task) }
      }
    }
  }
}
