import Diagnostics
import FlowModel
import Localization

/// What roots show: tabs, stacks, split views, bare screens and tasks.
extension FlowDecoder {
  /// Decodes the content of a root, or one content for each device.
  mutating func contents(of fields: Fields, of id: RootID, _ place: SourceRange) -> Root.Content? {
    let written = fields.entries.filter { Device(rawValue: $0.name) != nil }
    guard let first = written.first else { return content(of: fields, place) }
    for extra in fields.entries where RootKeys.kinds.contains(extra.name) {
      reader.report(
        FileRules.unknownKey, "\"\(extra.name)\" is not allowed beside \"\(first.name)\"", at: extra.pair.key.range,
        help: "say what the root shows once, or for each device")
    }
    if written.count == 1, !fields.isIncomplete {
      let other = first.name == RootKeys.phone.name ? RootKeys.pad.name : RootKeys.phone.name
      reader.report(
        FileRules.missingKey, "this root does not say what it shows on the other device", at: first.pair.key.range,
        help: "write \"\(other)\" beside it; or leave \"\(first.name)\" out, where both show the same")
    }
    for entry in written {
      guard let device = Device(rawValue: entry.name) else { continue }
      let node = entry.pair.value.placed(after: entry.pair)
      guard let own = reader.fields(of: node, as: RootKeys.content, named: entry.name) else { continue }
      contentFields[id, default: [:]][device] = own
      flow.roots[id.index].contents[device] = content(of: own, entry.pair.key.range)
    }
    let contents = flow.roots[id.index].contents
    return contents[.phone] ?? contents[.pad]
  }

  private mutating func content(of fields: Fields, _ place: SourceRange) -> Root.Content? {
    let written = fields.entries.filter { RootKeys.kinds.contains($0.name) }
    for extra in written.dropFirst() {
      reader.report(
        FileRules.unknownKey, "a root has one of \"tabs\", \"stack\", \"split\", \"screen\" and \"task\"",
        at: extra.pair.key.range,
        help: "name several roots under `roots:` to swap them")
    }
    checkOptions(of: fields, kind: written.first?.name)
    switch written.first?.name {
    case RootKeys.tabs.name: return tabs(fields)
    case RootKeys.stack.name: return stack(fields)
    case RootKeys.split.name: return split(fields)
    case RootKeys.screen.name: return bottom(RootKeys.screen, fields).map { Root.Content(.screen($0)) }
    case RootKeys.task.name: return task(fields).map { Root.Content($0) }
    default:
      if !fields.isIncomplete {
        reader.report(
          FileRules.missingKey, "this root does not say what it shows", at: place,
          help: RootKeys.table.request)
      }
      return nil
    }
  }

  private mutating func checkOptions(of fields: Fields, kind: String?) {
    guard let kind else { return }
    for entry in fields.entries {
      guard let owner = RootKeys.table[entry.name]?.beside.first, owner != kind else { continue }
      reader.report(
        FileRules.unknownKey, "\"\(entry.name)\" is only allowed beside \"\(owner)\"", at: entry.pair.key.range)
    }
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

  // MARK: Stacks

  /// Decodes `stack: Home` and `stack: [Inbox, Message]`.
  private mutating func stack(_ fields: Fields) -> Root.Content? {
    guard let node = fields[RootKeys.stack.name]?.value, node.items != nil else {
      return bottom(RootKeys.stack.asName, fields).map { Root.Content(.stack($0)) }
    }
    guard let names = reader.value(of: RootKeys.stack.asNames, in: fields) else { return nil }
    if names.isEmpty {
      reader.report(FileRules.wrongType, "\"stack\" names no screen", at: node.place, help: "write { stack: SCREEN }")
    }
    let screens = names.enumerated().compactMap { place, name in
      screenOnStack(name, as: place == 0 ? "be a root" : "stand on a stack", allowsTask: place == 0)
    }
    guard let first = screens.first, screens.count == names.count else { return nil }
    var content = Root.Content(.stack(first))
    if screens.count > 1 { content.pushed[0] = Array(screens.dropFirst()) }
    return content
  }

  /// Resolves a screen that the file puts on a stack at launch, or reports an unknown name.
  private mutating func screenOnStack(
    _ name: Located<String>, as position: Message, allowsTask: Bool
  ) -> Located<ScreenID>? {
    guard let screen = screen(name) else { return nil }
    checkPlacement(of: screen, at: name.range, as: position)
    if !allowsTask, let task = flow[screen].task {
      reader.report(
        FileRules.misplacedScreen,
        "\"\(name.value.shortened)\" belongs to task \"\(flow[task].name.value)\", so it cannot \(position)",
        at: name.range,
        help: "name a screen of no task, and start the task there",
        notes: [Note("the screen is defined here", at: flow[screen].name.range)])
    }
    return Located(screen, at: name.range)
  }

  // MARK: Split views

  private mutating func split(_ fields: Fields) -> Root.Content? {
    guard let split = columns(fields), let first = split.columns.first else { return nil }
    var content = Root.Content(.stack(first))
    content.splits[0] = split
    return content
  }

  /// Decodes the columns of a split view; returns nil if one of them cannot be read.
  mutating func columns(_ fields: Fields) -> Root.Split? {
    guard let written = reader.value(of: RootKeys.split, in: fields) else { return nil }
    var columns: [Located<ScreenID>] = []
    for name in written {
      guard let column = screenOnStack(name, as: "begin a column", allowsTask: false) else { continue }
      if let first = columns.first(where: { $0.value == column.value }) {
        reader.report(
          FileRules.duplicateName, "\"\(name.value.shortened)\" begins two columns", at: name.range,
          help: "keep one of them", notes: [Note("the first one is here", at: first.range)])
      } else {
        columns.append(column)
        if names.columns.insert(column.value).inserted { names.columnNames.append(name.value) }
      }
    }
    checkCount(of: written, fields)
    let start = collapsedColumn(fields, columns)
    guard columns.count == written.count, (2...3).contains(columns.count) else {
      names.knowsColumns = false
      return nil
    }
    return Root.Split(columns: columns, start: start)
  }

  private mutating func checkCount(of columns: [Located<String>], _ fields: Fields) {
    guard !(2...3).contains(columns.count), let place = fields[RootKeys.split.name]?.value.place else { return }
    reader.report(
      FileRules.wrongType, "a split view has two or three columns, not \(columns.count)", at: place,
      help: columns.count < 2 ? "write { split: [SCREEN, SCREEN] }, or { stack: SCREEN }" : "push further screens")
  }

  private mutating func collapsedColumn(_ fields: Fields, _ columns: [Located<ScreenID>]) -> Int {
    guard let name = reader.value(of: RootKeys.collapsed, in: fields) else { return 0 }
    let known = columns.map { flow[$0.value].name.value }
    if let place = known.firstIndex(of: name.value) {
      use(flow[columns[place].value].name.range, from: name.range)
      return place
    }
    reader.reportUnknown(
      FileRules.unknownName, "\"\(name.value.shortened)\" begins no column of this split view", word: name.value,
      at: name.range, known: known)
    return 0
  }
}

extension Key<Node> {
  /// The key with one name as its value.
  fileprivate var asName: Key<Located<String>> { .name(name, of: "screen", description.summary) }

  /// The key with a list of names as its value.
  fileprivate var asNames: Key<[Located<String>]> { .texts(name, of: .name(of: "screen"), description.summary) }
}
