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
    return assignments(named: withoutPlaces(names, for: key))
  }

  /// Decodes the value of each named variable.
  mutating func assignments(named names: [NamedNode]) -> [Assignment] {
    names.compactMap { named in
      let variable = variable(named.name, values: named.node)
      if named.node.isAbsent { return nil }
      guard let text = reader.text(of: named.node, for: named.name.value), let variable,
        let value = value(text, of: variable)
      else { return nil }
      return Assignment(variable: variable, value: value, range: SourceRange(from: named.name.range, to: text.range))
    }
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
  private mutating func test(_ named: NamedNode) -> Condition.Test? {
    guard let variable = variable(named.name, values: named.node), !named.node.isAbsent else { return nil }
    let known = names.values[variable.index]
    let match = match(named.node, named.name.value, isKnown: { known[$0] != nil }) { decoder, item in
      decoder.reader.text(of: item, for: named.name.value).flatMap { decoder.value($0, of: variable) }
    }
    guard let match else { return nil }
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
