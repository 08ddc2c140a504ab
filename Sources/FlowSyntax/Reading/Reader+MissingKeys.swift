import Diagnostics
import FlowModel
import Localization

/// Repairs a missing `actions:` before labels, and a missing `screens:` before the screens of a task.
extension Reader {
  /// Returns the pairs of a mapping with labels moved under `actions`, and reports the first of them.
  mutating func insertingMissingActions(_ pairs: [Node.Pair], of table: ObjectTable) -> [Node.Pair] {
    guard table[ScreenKeys.actions.name] != nil, pairs.contains(where: { isAction($0, among: table) }) else {
      return pairs
    }
    var own: [Node.Pair] = []
    var labels: [Node.Pair] = []
    for pair in pairs {
      let isLabel = isAction(pair, among: table) && !isKnown(pair.key.text ?? "", table)
      if isLabel { labels.append(pair) } else { own.append(pair) }
    }
    guard let first = labels.first else { return pairs }
    let (label, steps) = (first.key.text ?? "", first.value.spelled)
    reportMissingParent(
      first, "\(table.title) has no key \"\(label.shortened)\"; it looks like an action", of: ScreenKeys.actions.name,
      example: "\(label.spelledAsScalar): \(steps)", isAlone: labels.count == 1)
    return own.adding(labels, under: ScreenKeys.actions.name)
  }

  private func isAction(_ pair: Node.Pair, among table: ObjectTable) -> Bool {
    pair.key.text.map { table[$0] == nil } ?? false && pair.value.isSteps
  }

  /// Returns the pairs of a task with screens moved under a missing `screens`, and reports the first of them.
  mutating func insertingMissingScreens(_ pairs: [Node.Pair], of task: Located<String>) -> [Node.Pair] {
    let (tasks, screens) = (TaskKeys.table, ScreenKeys.table)
    guard !pairs.contains(where: { $0.key.text == TaskKeys.screens.name }) else { return pairs }
    var own: [Node.Pair] = []
    var found: [Node.Pair] = []
    for pair in pairs {
      let key = pair.key.text ?? ""
      let isScreen = tasks[key] == nil && !isKnown(key, tasks) && StrayNames.isBody(pair.value.pairs ?? [], of: screens)
      if isScreen { found.append(pair) } else { own.append(pair) }
    }
    guard let first = found.first else { return pairs }
    let name = (first.key.text ?? "").shortened
    reportMissingParent(
      first, "a task has no key \"\(name)\"; it looks like a screen of \"\(task.value.shortened)\"",
      of: TaskKeys.screens.name, example: "\(name): …", isAlone: found.count == 1)
    return own.adding(found, under: TaskKeys.screens.name)
  }

  private mutating func reportMissingParent(
    _ first: Node.Pair, _ message: Message, of key: String, example: String, isAlone: Bool
  ) {
    report(
      FileRules.unknownKey, message, at: first.key.range,
      help: "write it under `\(key):`, as in `\(key): { \(example) }`" + (isAlone ? "" : ", and the others with it"))
  }
}

extension [Node.Pair] {
  /// Returns the pairs with further pairs under a key, which is added if it is missing.
  fileprivate func adding(_ more: [Node.Pair], under key: String) -> [Node.Pair] {
    var all = self
    if let place = firstIndex(where: { $0.key.text == key }) {
      all[place].value = all[place].value.withPairs((all[place].value.pairs ?? []) + more)
    } else if let first = more.first {
      let place = SourceRange(file: first.key.range.file, start: first.key.range.start, end: first.key.range.start)
      let whole = Node(
        content: .mapping(more), range: SourceRange(from: first.key.range, to: more[more.count - 1].value.range))
      all.append(Node.Pair(key: Node(content: .scalar(key, .plain), range: place), value: whole))
    }
    return all
  }
}
