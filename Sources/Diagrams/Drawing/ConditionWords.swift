import FlowModel
import Localization

/// Writes conditions in words, for readers who do not know the keys of a flow file.
struct ConditionWords {
  /// The flow that contains the conditions.
  let flow: Flow

  /// Returns a test of a variable: `order: on the way`.
  func text(_ test: Condition.Test) -> String {
    let names = flow.text(of: test)
    guard let colon = names.firstIndex(of: ":") else { return names }
    let values = names[names.index(after: colon)...].split(separator: " ").map { Self.words(in: String($0)) }
    return "\(Self.words(in: String(names[..<colon]))): \(values.joined(separator: " "))"
  }

  /// Returns the clauses of a pattern; clauses without words of their own stand as the file writes them.
  func text(_ pattern: Pattern) -> [String] {
    var clauses: [String] = []
    func add<Value>(_ match: Pattern.Match<Value>?, _ name: (Value) -> Message, _ words: (Bool, Message) -> Message) {
      guard let match else { return }
      let names = Message.list(match.values.map(name), .alternatives)
      clauses.append(words(match.negated, names).about("condition").localized)
    }
    if let task = pattern.task { clauses.append(text(ofTask: task).localized) }
    add(pattern.screen, title) { $0 ? "not on \($1)" : "only on \($1)" }
    add(pattern.visible, title) { $0 ? "not while \($1) is visible" : "only while \($1) is visible" }
    add(pattern.column, title) { $0 ? "not in column \($1)" : "only in column \($1)" }
    add(pattern.tab, { Message(text: flow.title(ofTab: $0)) }) { $0 ? "not in tab \($1)" : "only in tab \($1)" }
    add(pattern.root, { Message(text: flow.name(of: $0)) }) { $0 ? "not at root \($1)" : "only at root \($1)" }
    add(pattern.beneath ?? pattern.below, title) { $0 ? "not over \($1)" : "only over \($1)" }
    add(pattern.shown, { $0 == .root ? "the first screen" : Message(key: $0.rawValue) }) {
      $0 ? "not where it is \($1)" : "only where it is \($1)"
    }
    add(pattern.tabBar, { Message(key: $0.rawValue) }) {
      $0 ? "not while the tab bar is \($1)" : "only while the tab bar is \($1)"
    }
    add(pattern.front, { $0 == .root ? ("nothing" as Message).about("front") : "a layer" }) {
      $0 ? "not with \($1) in front" : "only with \($1) in front"
    }
    add(pattern.modals, layers) { $0 ? "not with \($1) over the root" : "only with \($1) over the root" }
    add(pattern.device, { Message(text: $0.displayName) }) { $0 ? "not on \($1)" : "only on \($1)" }
    for (variable, match) in pattern.state {
      let values = match.values.map { Message(text: Self.words(in: flow.name(of: $0, of: variable))) }
      let (name, names) = (Self.words(in: flow[variable].name.value), Message.list(values, .alternatives))
      clauses.append(localized(match.negated ? "\(name): not \(names)" : "\(name): \(names)"))
    }
    return clauses
  }

  private func text(ofTask match: Pattern.Match<TaskID?>) -> Message {
    let tasks = match.values.compactMap { $0.map { Message(text: flow[$0].displayTitle) } }
    let names = Message.list(tasks, .alternatives)
    switch (match.values.contains(nil), tasks.isEmpty) {
    case (true, true): return match.negated ? "only while a task runs" : "only while no task runs"
    case (true, false):
      return match.negated ? "not while \(names) or no task runs" : "only while \(names) or no task runs"
    case (false, _): return match.negated ? "not while \(names) runs" : "only while \(names) runs"
    }
  }

  private func layers(_ count: Pattern.Count) -> Message {
    switch count {
    case .exactly(0): "nothing modal"
    case .exactly(let number): .count(number, "modal layer")
    case .atLeast(let number): "at least \(.count(number, "modal layer"))"
    }
  }

  private func title(_ screen: ScreenID) -> Message { Message(text: flow[screen].displayTitle) }

  /// Returns a name in camel case as words: `onTheWay` becomes `on the way`, and `faceID` becomes `face ID`.
  static func words(in name: String) -> String {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), name.first?.isLowercase == true else {
      return name
    }
    let parts = name.matches(of: /[a-z0-9]+|[A-Z]{2,}(?![a-z])|[A-Z][a-z0-9]*/).map { String($0.output) }
    return parts.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }.joined(separator: " ")
  }
}
