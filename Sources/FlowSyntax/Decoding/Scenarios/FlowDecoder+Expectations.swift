import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes `expect`.
  mutating func expectations(_ node: Node) {
    if node.isAbsent { return }
    for item in reader.items(of: node, for: "expect", object: .expectation) {
      if let expectation = expectation(item) { flow.expectations.append(expectation) }
    }
  }

  private mutating func expectation(_ node: Node) -> Expectation? {
    guard let fields = reader.fields(of: node, as: ExpectationKeys.table) else { return nil }
    let name = reader.value(of: ExpectationKeys.name, in: fields)
    let device = reader.value(of: ExpectationKeys.device, in: fields)
    if let device { checkDevice(device) }
    let within = reader.value(of: ExpectationKeys.within, in: fields)
    let worstCase = reader.value(of: ExpectationKeys.worstCase, in: fields)?.value ?? false
    checkKinds(fields, node)
    let never = pattern(ExpectationKeys.never, fields)
    let reachable = pattern(ExpectationKeys.reachable, fields)
    let from = pattern(ExpectationKeys.from, fields)
    let canReach = pattern(ExpectationKeys.canReach, fields)
    let kind: Expectation.Kind? =
      if let never { .never(never) } else if let reachable {
        .reachable(reachable, within: within?.value)
      } else if let from,
        let canReach
      { .canReach(from: from, canReach, worstCase: worstCase) } else { nil }
    return kind.map { Expectation(name: name, device: device?.value, kind: $0, range: node.range) }
  }

  private mutating func pattern(_ key: Key<Node>, _ fields: Fields) -> Pattern? {
    fields[key.name].flatMap { pattern($0, for: key.name) }
  }

  /// Reports keys that exclude each other, and keys that are missing.
  private mutating func checkKinds(_ fields: Fields, _ node: Node) {
    let kinds = ExpectationKeys.table.alternatives.flatMap { $0 }
    let written = fields.entries.filter { kinds.contains($0.name) }
    guard let first = written.first else {
      if fields.isIncomplete { return }
      return reader.report(
        FileRules.missingKey, "this does not say what is expected", at: node.place,
        help: ExpectationKeys.table.request)
    }
    let isPath = { (name: String) in name == ExpectationKeys.from.name || name == ExpectationKeys.canReach.name }
    for extra in written.dropFirst() where !(isPath(first.name) && isPath(extra.name)) {
      reader.report(
        FileRules.unknownKey, "\"\(extra.name)\" is not allowed beside \"\(first.name)\"", at: extra.pair.key.range,
        help: isPath(first.name) && extra.name == ExpectationKeys.reachable.name
          ? "write \"\(ExpectationKeys.canReach.name)\" for what can be reached from there"
          : "write it as an expectation of its own")
    }
    if written.count == 1, isPath(first.name), !fields.isIncomplete {
      let missing = first.name == ExpectationKeys.from.name ? ExpectationKeys.canReach.name : ExpectationKeys.from.name
      reader.report(
        FileRules.missingKey, "\"\(first.name)\" has no \"\(missing)\"", at: first.pair.key.range,
        help: "write { from: { … }, canReach: { … } }")
    }
    if let place = fields.place(of: ExpectationKeys.within), first.name != ExpectationKeys.reachable.name {
      reader.report(FileRules.unknownKey, "\"within\" is only allowed beside \"reachable\"", at: place)
    }
    if let place = fields.place(of: ExpectationKeys.worstCase), !isPath(first.name) {
      reader.report(FileRules.unknownKey, "\"worstCase\" is only allowed beside \"canReach\"", at: place)
    }
  }
}
