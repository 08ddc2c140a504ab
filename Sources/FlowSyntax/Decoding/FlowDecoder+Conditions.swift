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
    return withoutPatternKeys(withoutNegations(tests), beside: fields).compactMap { named in
      guard let variable = variable(named.name, values: named.node), !named.node.isAbsent else { return nil }
      if named.node.pairs != nil {
        reportNegation(named, of: variable)
        return nil
      }
      if named.node.items?.isEmpty == true {
        reader.report(FileRules.wrongType, "\"\(named.name.value.shortened)\" lists no value", at: named.node.place)
      }
      let known = names.values[variable.index]
      let several = reader.alternatives(named.node, for: named.name.value) { known[$0] != nil }
      let values = (named.node.items ?? several ?? [named.node]).compactMap { item in
        reader.text(of: item, for: named.name.value).flatMap { value($0, of: variable) }
      }
      return Condition.Test(variable: variable, values: values)
    }
  }

  /// Reports `when: { bank: { not: none } }`, because only patterns allow `not`.
  private mutating func reportNegation(_ named: NamedNode, of variable: VariableID) {
    var others: [String] = []
    if let pair = named.node.pairs?.first, pair.key.text == "not" {
      let excluded = (pair.value.items ?? [pair.value]).compactMap(\.text)
      others = flow[variable].values.map(\.name.value).filter { !excluded.contains($0) }
    }
    let written =
      others.count == 1 ? others[0].spelledAsScalar : "[" + others.map(\.spelledAsScalar).joined(separator: ", ") + "]"
    let message = "\"when\" lists the values that a variable may have"
    if others.isEmpty {
      reader.report(FileRules.wrongType, message, at: named.node.place, help: "write a value, or a list of values")
    } else {
      reader.report(FileRules.wrongType, message, at: named.node.place, write: written)
    }
  }
}
