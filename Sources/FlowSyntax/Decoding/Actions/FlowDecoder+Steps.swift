import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes steps in any form: a phrase, a list, or a map.
  mutating func steps(_ node: Node, _ place: ActionPlace, _ scope: StepScope) -> [Step] {
    switch node.content {
    case .scalar where reader.reportWideBracket(node): return []
    case .scalar:
      if let steps = listPhrase(node, scope) { return steps }
      if let parts = phrases(in: node) { return inOrder(parts, scope) { $0.phraseSteps($1, $2) } }
      return phraseSteps(node, scope)
    case .sequence(let items): return list(items, at: node, place, scope)
    case .mapping:
      guard let fields = fields(of: node, in: place) else { return [] }
      return mapSteps(fields, node, place, scope)
    }
  }

  /// Returns the keys of an action or of steps, and reports those that are not allowed here.
  ///
  /// - Parameter advice: returns the correction of a key; nil if that of `MisplacedKey` is enough.
  mutating func fields(
    of node: Node, in place: ActionPlace, advice: (String) -> Message? = { _ in nil }
  ) -> Fields? {
    guard let fields = reader.fields(of: node, as: ActionKeys.table) else { return nil }
    for entry in fields.entries where !place.allows(entry.name) {
      reader.report(
        FileRules.unknownKey, "\"\(entry.name)\" is not allowed in \(place.title)", at: entry.pair.key.range,
        help: advice(entry.name) ?? MisplacedKey(key: entry.name, place: place).help)
    }
    return fields
  }

  private mutating func list(
    _ items: [Node], at node: Node, _ place: ActionPlace, _ scope: StepScope
  ) -> [Step] {
    if items.isEmpty || place == .item {
      let problem: Message = items.isEmpty ? "this list has no steps" : "a list of steps cannot contain another"
      reader.report(
        FileRules.wrongType, problem, at: node.place, help: items.isEmpty ? "write `stay` where nothing happens" : nil)
    }
    return inOrder(items, scope) { $0.steps($1, .item, $2) }
  }

  private mutating func inOrder(
    _ items: [Node], _ scope: StepScope, _ read: (inout FlowDecoder, Node, StepScope) -> [Step]
  ) -> [Step] {
    var scope = scope
    var all: [Step] = []
    for item in items {
      let steps = read(&self, item, scope)
      if !steps.allSatisfy(\.movesNothing) { scope = scope.moved }
      all += steps
    }
    return all
  }

  /// Reports `push Card, push Details` and splits it; returns nil if the phrase is one step.
  private mutating func phrases(in node: Node) -> [Node]? {
    let parts = node.steps
    guard parts.count > 1, let text = node.text else { return nil }
    let verbs = parts.map { Verb(rawValue: String($0.text?.split(separator: " ").first ?? "")) }
    // A screen's name may contain a comma.
    let whole = StepPhrase(text, in: node).operand?.value ?? ""
    guard !verbs.contains(nil), names.definitions[whole] == nil else { return nil }
    let isSet = verbs.contains(.set)
    let written = "[" + parts.compactMap(\.text).joined(separator: ", ") + "]"
    reader.report(
      FileRules.wrongType, "several steps cannot be one phrase", at: node.range,
      help: isSet ? "write them as a list: [push SCREEN, { set: { variable: value } }]" : "write `\(written)`")
    return parts
  }

  private mutating func phraseSteps(_ node: Node, _ scope: StepScope) -> [Step] {
    phrase(node, scope).map(withOpenedScreens) ?? []
  }

  private mutating func phrase(_ node: Node, _ scope: StepScope) -> Step? {
    guard let text = node.text else { return nil }
    guard !text.allSatisfy(\.isBlank) else {
      reader.report(
        FileRules.wrongType, "a step is missing here", at: node.range,
        help: "write a step such as `push SCREEN`, or `stay`")
      return nil
    }
    var phrase = StepPhrase(text, in: node)
    guard let verb = verb(of: &phrase, node) else { return nil }
    return step(verb, phrase, fields: nil, scope)
  }

  /// Decodes the steps of a map: `set`, then its verb or its `do`.
  mutating func mapSteps(_ fields: Fields, _ node: Node, _ place: ActionPlace, _ scope: StepScope) -> [Step] {
    var all: [Step] = []
    if let pair = fields[ActionKeys.set.name] {
      let assignments = assignments(pair.value.placed(after: pair), for: "set")
      all.append(Step(.set(assignments), at: SourceRange(from: pair.key.range, to: pair.value.range)))
    }
    if let steps = bodySteps(fields, scope) {
      all += steps
    } else if all.isEmpty {
      reportNothingToDo(fields, node)
    }
    return all
  }

  /// Decodes the steps of a map's verb or `do`; returns nil without either.
  mutating func bodySteps(_ fields: Fields, _ scope: StepScope) -> [Step]? {
    let bodies = fields.entries.filter { ActionKeys.bodies.contains($0.name) }
    for extra in bodies.dropFirst() { reportSecondBody(extra, bodies[0]) }
    reportStrayOptions(fields)
    guard let body = bodies.first else { return nil }
    if body.name == ActionKeys.body.name {
      let node = body.pair.value.placed(after: body.pair)
      if node.isAbsent {
        reader.wrongType(node, for: "do", expected: ActionKeys.steps)
        return []
      }
      return steps(node, .body, scope)
    }
    guard let verb = Verb(rawValue: body.name) else { return [] }
    let steps =
      listPair(verb, body.pair, scope) ?? pairStep(verb, body.pair, fields, scope).map(withOpenedScreens) ?? []
    let placed = fields.has(ActionKeys.on) ? self.placed(steps, fields) : steps
    return fields.has(ActionKeys.ifThere) ? tolerant(placed, fields) : placed
  }

  /// Returns `pop to S` steps that do nothing if S is not there.
  private mutating func tolerant(_ steps: [Step], _ fields: Fields) -> [Step] {
    guard let flag = reader.value(of: ActionKeys.ifThere, in: fields), flag.value else { return steps }
    return steps.map { step in
      guard case .pop(.to) = step.kind else {
        // Beside another verb the key itself is reported.
        if case .pop = step.kind {
          reader.report(
            FileRules.unknownKey, "`ifThere` belongs to `pop: to SCREEN`",
            at: fields.place(of: ActionKeys.ifThere) ?? flag.range, help: "leave it out")
        }
        return step
      }
      var copy = step
      copy.isTolerant = true
      return copy
    }
  }

  /// Returns steps that act beneath the modal layers, or that the front presents, if the value of `on` can be read.
  private mutating func placed(_ steps: [Step], _ fields: Fields) -> [Step] {
    // The stray key is reported elsewhere.
    guard ActionKeys.on.description.beside.contains(where: { fields[$0] != nil }) else { return steps }
    if let node = fields[ActionKeys.on.name]?.value, fields.has(ActionKeys.start), !node.isAbsent, node.text == nil {
      reader.report(
        FileRules.wrongType, "\"on\" cannot be followed by \(node.kindName)", at: node.place,
        help: "the steps after the end of a task stand under `then`")
      return steps
    }
    guard let base = reader.value(of: ActionKeys.on, in: fields) else { return steps }
    guard base.value == .root else { return steps.map { onFront($0, base.range) } }
    return steps.map { step in
      if case .push(let screen) = step.kind {
        checkPlacement(of: screen, at: step.range, as: "be pushed beneath layers")
      }
      var copy = step
      copy.isOnRoot = true
      return copy
    }
  }

  /// Returns a step that the layer in front presents.
  private mutating func onFront(_ step: Step, _ range: SourceRange) -> Step {
    switch step.kind {
    case .present, .start: break
    default:
      reader.report(
        FileRules.unknownValue, "\"front\" belongs to `present` and `start`", at: range, help: "leave it out")
    }
    var copy = step
    copy.isOnFront = true
    return copy
  }

  private mutating func pairStep(_ verb: Verb, _ pair: Node.Pair, _ fields: Fields, _ scope: StepScope) -> Step? {
    let node = pair.value.placed(after: pair)
    guard let text = node.text else {
      let example: Message =
        verb == .pop || verb == .dismiss
        ? "write `\(verb.rawValue): to SCREEN`" : "write `\(verb.rawValue): …` and a name"
      reader.report(
        FileRules.wrongType, "\"\(verb.rawValue)\" cannot be followed by \(node.kindName)", at: node.place,
        help: example)
      return nil
    }
    guard !node.isAbsent else {
      let message: Message = "\"\(verb.rawValue)\" has no value"
      if verb.operand == nil {
        reader.report(FileRules.wrongType, message, at: pair.key.range, write: "do: \(verb.rawValue)", isCertain: false)
      } else {
        reader.report(FileRules.wrongType, message, at: pair.key.range, help: "write what it acts on")
      }
      return nil
    }
    let phrase = StepPhrase(pair, verb: verb.rawValue, operand: Located(text, at: node.range))
    return step(verb, phrase, fields: fields, scope)
  }

  private mutating func reportSecondBody(_ extra: Fields.Entry, _ first: Fields.Entry) {
    let isStep = { (name: String) in Verb(rawValue: name) != nil }
    let help: Message =
      isStep(extra.name) && isStep(first.name)
      ? "write several steps as a list, in order: [\(first.spelled), \(extra.spelled)]" : "keep one of them"
    reader.report(
      FileRules.unknownKey, "\"\(extra.name)\" is not allowed beside \"\(first.name)\"", at: extra.pair.key.range,
      help: help)
  }

  /// Reports options that the verb does not have.
  mutating func reportStrayOptions(_ fields: Fields) {
    for (entry, owners) in strayOptions(in: fields) {
      reportStray(entry, owners, fields)
    }
  }

  /// Returns the options whose verb is missing, with the verbs that have them.
  private func strayOptions(in fields: Fields) -> [(entry: Fields.Entry, owners: [String])] {
    fields.entries.compactMap { entry in
      guard let owners = ActionKeys.table[entry.name]?.beside, !owners.isEmpty else { return nil }
      return owners.contains { fields[$0] != nil } ? nil : (entry, owners)
    }
  }

  private mutating func reportStray(_ entry: Fields.Entry, _ owners: [String], _ fields: Fields) {
    if fields.isIncomplete { return }
    let owner = Message.list(owners.map { Message(text: "`\($0)`") }, .alternatives)
    if entry.name == ActionKeys.then.name, let outcome = fields[ActionKeys.complete.name]?.value.text {
      let steps = entry.pair.value.text ?? "…"
      return reader.report(
        FileRules.unknownKey, "\"then\" is only allowed beside \(owner)", at: entry.pair.key.range,
        help: "write it where the task is started: `{ start: TASK, then: { \(outcome.spelledAsScalar): \(steps) } }`")
    }
    let example =
      entry.name == "then"
      ? "start: TASK"
      : entry.name == "on"
        ? "push: SCREEN"
        : entry.name == ActionKeys.ifThere.name ? "pop: to SCREEN" : "present: SCREEN"
    let message: Message = "\"\(entry.name)\" is only allowed beside \(owner)"
    reader.report(
      FileRules.unknownKey, owners.count == 1 ? message : message.about("several"), at: entry.pair.key.range,
      help: "write it in the same map, as in { \(example), \(entry.name): … }")
  }

  /// Reports a map without steps, unless a stray option in it was already reported.
  mutating func reportNothingToDo(_ fields: Fields, _ node: Node) {
    if fields.isIncomplete || !strayOptions(in: fields).isEmpty { return }
    reader.report(
      FileRules.missingKey, "this does not say what happens", at: node.place,
      help: "write a step such as `push: SCREEN`, or `do: stay` where nothing happens")
  }
}

extension Fields.Entry {
  /// The key and its value as a step phrase.
  fileprivate var spelled: String { "\(name) \(pair.value.text ?? "…")" }
}
