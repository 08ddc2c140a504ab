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
    func add<Value>(_ match: Pattern.Match<Value>?, _ words: (String) -> String, _ name: (Value) -> String) {
      guard let match else { return }
      let names = match.values.map(name).joined(separator: " or ")
      clauses.append(((match.negated ? "not " : "only ") + words(names)).localized)
    }
    if let task = pattern.task { clauses.append(text(ofTask: task).localized) }
    add(pattern.screen, { "on \($0)" }, title)
    add(pattern.visible, { "while \($0) is visible" }, title)
    add(pattern.column, { "in column \($0)" }, title)
    add(pattern.tab, { "in tab \($0)" }, flow.title(ofTab:))
    add(pattern.root, { "at root \($0)" }, flow.name(of:))
    add(pattern.beneath ?? pattern.below, { "over \($0)" }, title)
    add(pattern.shown, { "where it is \($0)" }) { $0 == .root ? "the first screen" : $0.rawValue }
    add(pattern.tabBar, { "while the tab bar is \($0)" }, \.rawValue)
    add(pattern.front, { "with \($0) in front" }) { $0 == .root ? "nothing" : "a layer" }
    add(pattern.modals, { "with \($0) over the root" }, layers)
    add(pattern.device, { "on \($0)" }, \.displayName)
    for (variable, match) in pattern.state {
      let names = match.values.map { Self.words(in: flow.name(of: $0, of: variable)) }.joined(separator: " or ")
      clauses.append("\(Self.words(in: flow[variable].name.value)): \(match.negated ? "not " : "")\(names)")
    }
    return clauses
  }

  private func text(ofTask match: Pattern.Match<TaskID?>) -> String {
    let names = match.values.compactMap { $0.map { flow[$0].displayTitle } }.joined(separator: " or ")
    switch (match.values.contains(nil), names.isEmpty) {
    case (true, true): return match.negated ? "only while a task runs" : "only while no task runs"
    case (true, false): return "\(match.negated ? "not" : "only") while \(names) or no task runs"
    case (false, _): return "\(match.negated ? "not" : "only") while \(names) runs"
    }
  }

  private func layers(_ count: Pattern.Count) -> String {
    switch count {
    case .exactly(0): "nothing modal"
    case .exactly(1): "1 modal layer"
    case .exactly(let number): "\(number) modal layers"
    case .atLeast(let number): "at least \(number) modal layer\(number == 1 ? "" : "s")"
    }
  }

  private func title(_ screen: ScreenID) -> String { flow[screen].displayTitle }

  /// Returns a name in camel case as words: `onTheWay` becomes `on the way`.
  static func words(in name: String) -> String {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), name.first?.isLowercase == true else {
      return name
    }
    return name.reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isUppercase == false {
        words += " " + letter.lowercased()
      } else {
        words.append(letter)
      }
    }
  }
}
