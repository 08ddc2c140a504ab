import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes `allow`: rules and the reasons for accepting their findings.
  mutating func allows(_ fields: Fields) -> [Allow] {
    guard let pair = fields[ScreenKeys.allow.name] else { return [] }
    if reportMissingReasons(pair.value.placed(after: pair)) { return [] }
    guard let names = reader.uniquelyNamed(pair.value, for: "allow", of: .text, needsValue: false) else { return [] }
    var all: [Allow] = []
    var place = 0
    while place < names.count {
      let rest = names[(place + 1)...].prefix { isRestOfReason($0, of: names[place]) }
      if !rest.isEmpty {
        reportComma(names[place], Array(rest))
      } else if let allow = allow(names[place]) {
        all.append(allow)
      }
      place += 1 + rest.count
    }
    return all
  }

  /// Reports rules that are listed without reasons; returns false if the node is not such a list.
  private mutating func reportMissingReasons(_ node: Node) -> Bool {
    let items = node.items ?? (node.isAbsent ? [] : [node])
    let rules = items.compactMap(\.text)
    guard let first = rules.first, rules.count == items.count,
      node.items != nil || self.rules.contains(where: { $0.name == first })
    else { return false }
    let reasons = rules.map { "\($0): \"the reason\"" }.joined(separator: ", ")
    reader.report(
      FileRules.emptyReason, "\"allow\" does not say why", at: node.place, help: "write { \(reasons) }")
    return true
  }

  private mutating func allow(_ named: NamedNode) -> Allow? {
    let rule = RuleAliases.rule(named: named.name.value)
    if !rules.isEmpty, !rules.contains(rule) { reader.reportUnknownRule(named.name, known: rules) }
    if named.node.items != nil || named.node.pairs != nil {
      reader.wrongType(named.node, for: named.name.value, expected: .text)
      return nil
    }
    let reason = (named.node.text ?? "").trimmed
    if reason.isEmpty {
      reader.report(
        FileRules.emptyReason, "\"\(named.name.value.shortened)\" is allowed without a reason", at: named.node.range,
        help: "write why it is fine here, in quotes")
      return nil
    }
    return Allow(rule: Located(rule, at: named.name.range), reason: reason)
  }

  /// Returns whether a name is the text after the comma of an unquoted reason.
  private func isRestOfReason(_ named: NamedNode, of first: NamedNode) -> Bool {
    named.node.isAbsent && first.node.isPlain && !first.node.isAbsent
      && first.name.range.start.line == named.name.range.start.line && !rules.contains { $0.name == named.name.value }
  }

  private mutating func reportComma(_ first: NamedNode, _ rest: [NamedNode]) {
    guard let last = rest.last else { return }
    let whole = ([first.node.text ?? ""] + rest.map(\.name.value)).joined(separator: ", ")
    reader.report(
      FileRules.syntax, "the reason ends at the comma, and \"\(rest[0].name.value.shortened)\" is read as a rule",
      at: SourceRange(from: first.node.range, to: last.name.range), write: whole.spelledInQuotes,
      help: "put the whole reason in quotes: \(whole.spelledInQuotes)")
  }
}
