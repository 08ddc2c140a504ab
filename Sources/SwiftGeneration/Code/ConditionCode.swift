import FlowModel

/// Conditions as expressions.
struct ConditionCode {
  let names: SwiftNames
  /// The expression of what answers questions: `here`, or `navigator` in entries.
  let subject: String

  private var flow: Flow { names.flow }

  /// Returns a condition as parts that must all hold; none for one that always holds.
  func parts(of condition: Condition) -> [String] {
    condition.tests.map { test($0) } + (condition.pattern.map { parts(of: $0) } ?? [])
  }

  private func test(_ test: Condition.Test) -> String {
    let values = test.excluded ?? test.values
    return expression(
      "\(subject).state.\(names.variable(test.variable))", values.map { names.value($0, of: test.variable) },
      negated: test.excluded != nil)
  }

  private func expression(_ property: String, _ values: [String], negated: Bool) -> String {
    if values.count == 1 { return "\(property) \(negated ? "!=" : "==") \(values[0])" }
    return "\(negated ? "!" : "")[\(values.joined(separator: ", "))].contains(\(property))"
  }

  private func parts(of pattern: Pattern) -> [String] {
    let picture = "\(subject).picture"
    var parts: [String] = []
    func add<Value>(_ property: String, _ match: Pattern.Match<Value>?, _ value: (Value) -> String) {
      guard let match else { return }
      parts.append(expression("\(picture).\(property)", match.values.map(value), negated: match.negated))
    }
    let screen = { (id: ScreenID) in "Screen\(names.screen(id))" }
    add("screen", pattern.screen, screen)
    add("task", pattern.task) { id in id.map { "\(names.task($0)).name" } ?? "nil" }
    if let modals = pattern.modals { parts.append(count("\(picture).modals", modals)) }
    add("isTabBarShown", pattern.tabBar) { $0 == .shown ? "true" : "false" }
    add("tab", pattern.tab, screen)
    add("root", pattern.root) { ".\(names.root($0))" }
    add("visible", pattern.visible, screen)
    for clause in pattern.state {
      parts.append(
        expression(
          "\(subject).state.\(names.variable(clause.variable))",
          clause.match.values.map { names.value($0, of: clause.variable) }, negated: clause.match.negated))
    }
    add("beneath", pattern.beneath, screen)
    if let below = pattern.below {
      let tests = below.values.map { "\(picture).below.contains(\(screen($0)))" }
      let all = tests.joined(separator: " || ")
      parts.append(below.negated ? "!(\(all))" : tests.count > 1 ? "(\(all))" : all)
    }
    add("shown", pattern.shown) { ".\($0.rawValue)" }
    add("hasLayers", pattern.front) { $0 == .layer ? "true" : "false" }
    add("device", pattern.device) { ".\($0.rawValue)" }
    return parts
  }

  private func count(_ property: String, _ match: Pattern.Match<Pattern.Count>) -> String {
    let tests = match.values.map { count in
      switch count {
      case .exactly(let number): "\(property) == \(number)"
      case .atLeast(let number): "\(property) >= \(number)"
      }
    }
    let all = tests.joined(separator: " || ")
    return match.negated ? "!(\(all))" : tests.count > 1 ? "(\(all))" : all
  }
}

/// Whether conditions cover everything that can be.
extension Flow {
  /// Returns whether one of some conditions always holds.
  ///
  /// Patterns count as false, so that the answer is certain.
  func alwaysHolds(oneOf conditions: [Condition]) -> Bool {
    if conditions.contains(where: \.isAlways) { return true }
    let plain = conditions.filter { $0.pattern == nil }
    let variables = Array(Set(plain.flatMap { $0.tests.map(\.variable) })).sorted()
    let sizes = variables.map { self[$0].values.count }
    guard !plain.isEmpty, sizes.reduce(1, { $0 > 10_000 ? $0 : $0 * $1 }) <= 10_000 else { return false }
    var values = [VariableID: ValueID](uniqueKeysWithValues: variables.map { ($0, ValueID(0)) })
    while true {
      let isCovered = plain.contains { condition in
        condition.tests.allSatisfy { test in values[test.variable].map { test.values.contains($0) } ?? false }
      }
      guard isCovered else { return false }
      guard let next = variables.first(where: { (values[$0]?.index ?? 0) + 1 < self[$0].values.count }) else {
        return true
      }
      for variable in variables {
        if variable == next { break }
        values[variable] = ValueID(0)
      }
      values[next] = ValueID((values[next]?.index ?? 0) + 1)
    }
  }
}
