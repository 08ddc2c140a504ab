import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes variables with their values: `set` and `given`.
  mutating func assignments(_ node: Node, for key: String) -> [Assignment] {
    if let meant = comparisons(node, for: key) { return assignments(named: meant) }
    guard let names = reader.uniquelyNamed(node, for: key, of: .text) else { return [] }
    if names.isEmpty {
      reader.report(
        FileRules.wrongType, "\"\(key)\" names no variable", at: node.place, help: "write { variable: value }")
    }
    return assignments(named: withoutNavigation(names, for: key), canCount: key == ActionKeys.set.name)
  }

  /// Decodes the value of each named variable.
  ///
  /// - Parameter canCount: whether `+1` and `-1` change counters.
  mutating func assignments(named names: [NamedNode], canCount: Bool = false) -> [Assignment] {
    names.compactMap { named in
      let variable = variable(named.name, values: named.node)
      if named.node.isAbsent { return nil }
      guard let text = reader.text(of: named.node, for: named.name.value), let variable else { return nil }
      let range = SourceRange(from: named.name.range, to: text.range)
      if canCount, let amount = amount(text, of: variable) {
        return Assignment(variable: variable, change: .add(amount), range: range)
      }
      if canCount, reportCounting(text, of: variable) { return nil }
      return value(text, of: variable).map { Assignment(variable: variable, value: $0, range: range) }
    }
  }

  /// Returns the amount of `+1` or `-1`, or nil for the name of a value or a variable that is no counter.
  private func amount(_ text: Located<String>, of variable: VariableID) -> Int? {
    guard flow[variable].isCounter, text.value.first == "+" || text.value.first == "-" else { return nil }
    return Int(text.value).flatMap { $0 != 0 && (-100...100).contains($0) ? $0 : nil }
  }

  /// Reports `+1` for a variable that is no counter; returns false for other values.
  private mutating func reportCounting(_ text: Located<String>, of variable: VariableID) -> Bool {
    guard !flow[variable].isCounter, names.values[variable.index][text.value] == nil, text.value.first == "+",
      Int(text.value) != nil
    else { return false }
    let name = flow[variable].name
    reader.report(
      FileRules.unknownName, "\"\(text.value.shortened)\" counts, and \"\(name.value.shortened)\" is no counter",
      at: text.range, help: "declare it with its bounds: `\(name.value.spelledAsScalar): { from: 0, to: 3 }`",
      notes: [Note("the variable is defined here", at: name.range)])
    return true
  }

  /// Decodes the values of a test: one, a list, `{ not: … }` with either, or `{ atLeast: n }` of a counter.
  mutating func valueMatch(_ named: NamedNode, of variable: VariableID) -> Pattern.Match<ValueID>? {
    let known = names.values[variable.index]
    if flow[variable].isCounter, let pair = named.node.pairs?.first, named.node.pairs?.count == 1,
      pair.key.text == PatternKeys.atLeast.name
    {
      return values(atLeast: pair.value.placed(after: pair), of: variable)
    }
    return match(named.node, named.name.value, isKnown: { known[$0] != nil }) { decoder, item in
      decoder.reader.text(of: item, for: named.name.value).flatMap { decoder.value($0, of: variable) }
    }
  }

  private mutating func values(atLeast node: Node, of variable: VariableID) -> Pattern.Match<ValueID>? {
    guard let least = reader.number(of: node, for: PatternKeys.atLeast.name, atLeast: 0) else { return nil }
    let values = flow[variable].values.indices.filter { index in
      Int(flow[variable].values[index].name.value).map { $0 >= least.value } ?? false
    }
    if values.isEmpty {
      reader.report(
        FileRules.unknownName,
        "the counter \"\(flow[variable].name.value.shortened)\" never has the value \(least.value)", at: least.range,
        help: "its highest number is \(flow[variable].values.last?.name.value ?? "")",
        notes: [Note("the counter is defined here", at: flow[variable].name.range)])
    }
    return Pattern.Match(values.map { ValueID($0) })
  }

  /// Decodes `when` and `where`.
  mutating func condition(_ fields: Fields) -> Condition {
    var condition = Condition()
    for entry in fields.entries {
      let range = SourceRange(from: entry.pair.key.range, to: entry.pair.value.range)
      if entry.name == ActionKeys.when.name {
        condition.tests = tests(entry.pair.value.placed(after: entry.pair), fields)
      } else if entry.name == ActionKeys.where.name {
        condition.pattern = pattern(entry.pair, for: "where")
      } else {
        continue
      }
      condition.range = condition.range.map { SourceRange(from: $0, to: range) } ?? range
    }
    return condition
  }

  private mutating func tests(_ node: Node, _ fields: Fields) -> [Condition.Test] {
    let shape = Shape.any(of: [.text, .list(of: .text)])
    let meant = comparisons(node, for: ActionKeys.when.name)
    if meant == nil, reportBareTest(node) { return [] }
    guard let tests = meant ?? reader.uniquelyNamed(node, for: "when", of: shape) else { return [] }
    if tests.isEmpty {
      reader.report(
        FileRules.wrongType, "\"when\" names no variable", at: node.place, help: "write { variable: value }")
    }
    return withoutPatternKeys(withoutNegations(tests), beside: fields).compactMap { test($0) }
  }

  /// Decodes the values that a variable must have: one, a list, or `{ not: … }` with either.
  mutating func test(_ named: NamedNode) -> Condition.Test? {
    guard let variable = variable(named.name, values: named.node), !named.node.isAbsent else { return nil }
    guard let match = valueMatch(named, of: variable) else { return nil }
    guard match.negated else { return Condition.Test(variable: variable, values: match.values) }
    let others = flow[variable].values.indices.map { ValueID($0) }.filter { !match.values.contains($0) }
    if others.isEmpty, !match.values.isEmpty {
      reader.report(
        FileRules.wrongType, "\"not\" excludes every value of \"\(named.name.value.shortened)\"", at: named.node.place,
        help: "leave out at least one")
    }
    return Condition.Test(variable: variable, values: others, excluded: match.values)
  }
}
