import Diagnostics
import FlowModel
import Localization

/// Looks up variables by name, and gives advice about unknown ones.
extension FlowDecoder {
  /// Resolves the name of a variable, or reports it.
  ///
  /// - Parameter values: the value or values that the help declares for an unknown variable.
  mutating func variable(_ name: Located<String>, values: Node) -> VariableID? {
    if let id = names.variables[name.value] {
      use(flow[id].name.range, from: name.range)
      return id
    }
    reportUnknown(
      name, "there is no variable \"\(name.value.shortened)\"", known: flow.variables.lazy.map(\.name.value),
      of: .variables,
      help: declaration(of: name.value, values))
    return nil
  }

  private func declaration(of name: String, _ values: Node) -> Message {
    let declared = "\(name.spelledAsScalar): \(Reader.exampleValues(of: values).spelledList)"
    let isFirst = outlines.first?.fields?.has(FlowKeys.state) != true
    return isFirst
      ? "declare it with all its values, the one at launch first, such as `\("state: { \(declared) }")`"
      : "declare it under `state:` with all its values, the one at launch first, such as `\(declared)`"
  }

  // MARK: Patterns among variables

  /// Reports keys of patterns in `when`, which only tests variables, and returns the other names.
  mutating func withoutPatternKeys(_ tests: [NamedNode], beside fields: Fields) -> [NamedNode] {
    let known = names.variables
    let isPatternKey = { (name: String) in known[name] == nil && PatternKeys.table[name] != nil }
    let strays = tests.filter { isPatternKey($0.name.value) }
    guard let first = strays.first else { return tests }
    let others = tests.filter { !isPatternKey($0.name.value) }
    let whole = "where: { \(strays.map { "\($0.name.value): \($0.node.spelled)" }.joined(separator: ", ")) }"
    let hasPattern = fields.has(ActionKeys.where)
    let written: Message =
      others.isEmpty ? "write `\(whole)`" : "write `\(whole)`, and keep the variables in `when`"
    let canReplace = others.isEmpty && !hasPattern
    let key = fields[ActionKeys.when.name]?.key.range
    reader.report(
      FileRules.unknownKey, "\"\(first.name.value)\" is not allowed in `when`, which tests variables",
      at: first.name.range, help: hasPattern ? "move it into `where`" : written,
      suggestion: canReplace
        ? key.map { Suggestion("Write `where`", replacing: $0, with: ActionKeys.where.name, isCertain: true) } : nil)
    return others
  }

  /// Reports `when: { not: … }` around a variable, and returns the other names.
  mutating func withoutNegations(_ tests: [NamedNode]) -> [NamedNode] {
    tests.filter { test in
      guard test.name.value == "not", names.variables["not"] == nil else { return true }
      let negated = (test.node.pairs ?? []).map { "\($0.key.spelled): { not: \($0.value.spelled) }" }
      let written = negated.isEmpty ? "variable: { not: value }" : negated.joined(separator: ", ")
      reader.report(
        FileRules.unknownKey, "\"not\" is written before a value in `when`, not before a variable", at: test.name.range,
        help: "write `when: { \(written) }`")
      return false
    }
  }

  /// Reports a variable without a value, as in `when: loggedIn`; returns false if the node is not a word.
  mutating func reportBareTest(_ node: Node) -> Bool {
    guard node.isPlain, let name = node.text, !name.isEmpty, !name.contains(where: { " :".contains($0) }),
      WidePunctuation.bracket(beginning: name) == nil
    else { return false }
    let values =
      names.variables[name].map { flow[$0].values.map(\.name.value) } ?? Reader.exampleValues(of: node.absence)
    reader.report(
      FileRules.wrongType, "\"when\" does not say which value \"\(name.shortened)\" must have", at: node.range,
      help: "write `when: { \(name.spelledAsScalar): \((values.last ?? "VALUE").spelledAsScalar) }`")
    return true
  }

  /// Reports keys such as `screen` and `tab` in `set`, which only changes variables, and returns the other names.
  mutating func withoutNavigation(_ assigned: [NamedNode], for key: String) -> [NamedNode] {
    guard key == ActionKeys.set.name else { return assigned }
    return assigned.filter { item in
      guard names.variables[item.name.value] == nil, let verb = Self.verbs[item.name.value] else { return true }
      reader.report(
        FileRules.unknownKey, "\"\(item.name.value)\" is not allowed in `set`, which changes variables",
        at: item.name.range, help: "write the step `\(verb) \(item.node.text ?? "NAME")`")
      return false
    }
  }

  /// The step that changes what a key of a pattern names.
  private static let verbs = ["screen": "push", "tab": "tab", "root": "root", "task": "start"]

  /// Returns the pairs of a pattern with all variables under `state`, and reports variables elsewhere.
  mutating func withVariablesUnderState(_ node: Node) -> Node {
    guard let pairs = node.pairs, !pairs.contains(where: { $0.key.text == PatternKeys.state.name }) else { return node }
    let known = names.variables
    let isVariable = { (pair: Node.Pair) in
      pair.key.text.map { PatternKeys.table[$0] == nil && known[$0] != nil } ?? false
    }
    let variables = pairs.filter(isVariable)
    guard let first = variables.first else { return node }
    let state = Node(content: .mapping(variables), range: first.key.range)
    reader.report(
      FileRules.unknownKey, "a pattern has no key \"\((first.key.text ?? "").shortened)\"; it is a variable",
      at: first.key.range, help: "write `state: \(state.spelled)`")
    let key = Node(content: .scalar(PatternKeys.state.name, .plain), range: first.key.range)
    return Node(
      content: .mapping(pairs.filter { !isVariable($0) } + [Node.Pair(key: key, value: state)]), range: node.range)
  }
}

extension [String] {
  /// The texts as a YAML list.
  fileprivate var spelledList: String { "[" + map(\.spelledAsScalar).joined(separator: ", ") + "]" }
}
