import Diagnostics
import FlowModel

extension FlowDecoder {
  /// Decodes an action or an entry in any of its forms.
  mutating func action(
    _ named: NamedNode, owner: Action.Owner, _ place: ActionPlace, _ scope: StepScope
  ) -> ActionID {
    checkLabel(named.name)
    let fields = named.node.pairs == nil ? nil : fields(of: named.node, in: place)
    let (cases, outerSet) = cases(of: named.node, fields, place, scope)
    var action = Action(
      id: ActionID(flow.actions.count), label: named.name, owner: owner, trigger: place == .entry ? .entry : .user,
      cases: cases, range: SourceRange(from: named.name.range, to: named.node.range))
    action.set = outerSet
    if let fields { options(fields, of: &action, place) }
    flow.actions.append(action)
    return action.id
  }

  /// Reports a label that is the name of a gesture, except for swipes between pages, which only pages have.
  private mutating func checkLabel(_ label: Located<String>) {
    guard let gesture = GestureName(label.value), !gesture.isBetweenPages else { return }
    reportGestureLabel(label)
  }

  /// Reports a label that is the name of a gesture.
  mutating func reportGestureLabel(_ label: Located<String>) {
    reader.report(
      FileRules.duplicateName, "\"\(label.value.shortened)\" is the name of a gesture, so no action can have it",
      at: label.range,
      help: "write it under `gestures:` to say what the gesture does here, or choose another label")
  }

  private mutating func options(_ fields: Fields, of action: inout Action, _ place: ActionPlace) {
    action.condition = condition(fields)
    action.note = reader.value(of: ActionKeys.note, in: fields)?.value
    if fields.has(ActionKeys.allow) { action.allows = allows(fields) }
    action.codeID = codeID(ActionKeys.id, in: fields)
    if place == .entry { entryOptions(fields, of: &action) }
    guard place == .action else { return }
    action.writtenRole = reader.value(of: ActionKeys.role, in: fields)?.value
    action.auth = reader.value(of: ActionKeys.auth, in: fields)?.value
    action.clearsFields = reader.value(of: ActionKeys.clears, in: fields)?.value ?? false
    moment(fields, of: &action)
    switch reader.value(of: ActionKeys.by, in: fields)?.value {
    case .system: action.trigger = .system
    case .arrival: action.trigger = .arrival
    case .code:
      action.trigger = .system
      action.isTriggerUnknown = true
    case .user, nil: break
    }
  }

  private mutating func entryOptions(_ fields: Fields, of entry: inout Action) {
    entry.once = reader.value(of: ActionKeys.once, in: fields)?.value ?? false
    entry.link = link(fields)
  }

  /// Decodes `while`, which belongs to actions of the system.
  private mutating func moment(_ fields: Fields, of action: inout Action) {
    guard let moment = reader.value(of: ActionKeys.during, in: fields)?.value else { return }
    guard fields[ActionKeys.by.name]?.value.text == ActionKeys.Initiator.system.rawValue else {
      return reader.report(
        FileRules.unknownKey, "\"while\" is only allowed beside `by: system`",
        at: fields.place(of: ActionKeys.during) ?? action.range,
        help: "write `by: system` beside it: only what happens without a tap can happen on a screen that is covered")
    }
    action.isWhileOpen = moment == .open
  }

  /// Decodes the cases of an action's body, and the assignments that all cases share.
  private mutating func cases(
    of node: Node, _ fields: Fields?, _ place: ActionPlace, _ scope: StepScope
  ) -> (cases: [Action.Case], set: [Assignment]) {
    if node.isAbsent {
      let stay = Step(.stay, at: node.range)
      return ([Action.Case(results: [Action.CaseResult(steps: [stay], range: node.range)], range: node.range)], [])
    }
    guard let fields else {
      // A map that could not be read has already been reported.
      let steps = node.pairs == nil ? steps(node, place, scope) : []
      return ([Action.Case(results: [Action.CaseResult(steps: steps, range: node.range)], range: node.range)], [])
    }
    if fields.has(ActionKeys.cases), place.allows(ActionKeys.cases.name) { return self.cases(of: fields, scope) }
    return body(fields, node, place, scope)
  }

  /// Decodes the value of `cases`, and the assignments beside it.
  ///
  /// - Parameter place: the place of each case, which decides whether it may hold an `either`.
  private mutating func cases(
    of fields: Fields, in place: ActionPlace = .alternative, _ scope: StepScope
  ) -> (cases: [Action.Case], set: [Assignment]) {
    guard let pair = fields[ActionKeys.cases.name] else { return ([], []) }
    checkSingleBody(fields)
    let set = set(fields)
    let items = caseItems(pair.value.placed(after: pair))
    if items.isEmpty, pair.value.isAbsent || pair.value.items != nil {
      reader.report(FileRules.wrongType, "\"cases\" lists no case", at: pair.value.placed(after: pair).place)
    }
    return (items.map { alternative($0, in: place, scope) }, set)
  }

  private mutating func caseItems(_ node: Node) -> [Node] {
    if let pairs = node.pairs, !pairs.isEmpty {
      reader.wrongType(node, for: ActionKeys.cases.name, expected: .list(of: .steps(.alternative)))
      return []
    }
    return reader.items(of: node, for: ActionKeys.cases.name)
  }

  private mutating func alternative(_ node: Node, in place: ActionPlace, _ scope: StepScope) -> Action.Case {
    guard node.pairs != nil else {
      let steps = steps(node, .body, scope)
      return Action.Case(results: [Action.CaseResult(steps: steps, range: node.range)], range: node.range)
    }
    guard let fields = fields(of: node, in: place) else { return Action.Case(results: [], range: node.range) }
    var (cases, set) = body(fields, node, place, scope)
    guard var only = cases.popLast() else { return Action.Case(results: [], range: node.range) }
    only.condition = condition(fields)
    only.set = set
    return only
  }

  /// Decodes one case: the results of an `either`, or one result with the steps of the map.
  private mutating func body(
    _ fields: Fields, _ node: Node, _ place: ActionPlace, _ scope: StepScope
  ) -> (cases: [Action.Case], set: [Assignment]) {
    if let pair = fields[ActionKeys.either.name], place.allows(ActionKeys.either.name) {
      checkSingleBody(fields)
      let set = set(fields)
      return ([Action.Case(results: results(pair, scope), range: node.range)], set)
    }
    let (steps, set) = plainSteps(fields, node, place, scope)
    return ([Action.Case(results: [Action.CaseResult(steps: steps, range: node.range)], range: node.range)], set)
  }

  /// Decodes the steps of a map in which `set` is either an option or the only step.
  private mutating func plainSteps(
    _ fields: Fields, _ node: Node, _ place: ActionPlace, _ scope: StepScope
  ) -> (steps: [Step], set: [Assignment]) {
    if fields.entries.contains(where: { ActionKeys.bodies.contains($0.name) }) {
      let set = set(fields)
      return (bodySteps(fields, scope) ?? [], set)
    }
    return (mapSteps(fields, node, place, scope), [])
  }

  private mutating func results(_ pair: Node.Pair, _ scope: StepScope) -> [Action.CaseResult] {
    let node = pair.value.placed(after: pair)
    if let items = node.items, !items.isEmpty, items.allSatisfy(\.isSteps) { return unnamedResults(items, node, scope) }
    guard let names = reader.uniquelyNamed(node, for: "either", of: ActionKeys.steps) else { return [] }
    if names.isEmpty {
      reader.report(
        FileRules.wrongType, "\"either\" names no result", at: node.place, help: "write { result: steps, … }")
    }
    return names.flatMap { results(of: $0, node.pairs ?? [], scope) }
  }

  /// Decodes results that are listed without names, and reports them.
  private mutating func unnamedResults(_ items: [Node], _ node: Node, _ scope: StepScope) -> [Action.CaseResult] {
    let named = items.enumerated().map { place, item in
      "\(["ok", "no"].indices.contains(place) ? ["ok", "no"][place] : "result \(place + 1)"): \(item.spelled)"
    }
    reader.report(
      FileRules.wrongType, "\"either\" does not name its results", at: node.place,
      help: "give each a name: { \(named.joined(separator: ", ")) }")
    return items.map { Action.CaseResult(steps: steps($0, .then, scope), range: $0.range) }
  }

  /// Decodes one result of an `either`; with `cases` it becomes one result for each case.
  ///
  /// - Parameter all: all results of the `either`.
  private mutating func results(of named: NamedNode, _ all: [Node.Pair], _ scope: StepScope) -> [Action.CaseResult] {
    let range = SourceRange(from: named.name.range, to: named.node.range)
    var result = Action.CaseResult(name: named.name, steps: [], range: range)
    if named.node.isAbsent { return [result] }
    guard named.node.pairs != nil else {
      result.steps = steps(named.node, .result, scope)
      return [result]
    }
    guard
      let fields = fields(
        of: named.node, in: .result,
        advice: { key in
          all.first { $0.key.text == named.name.value }.flatMap { MisplacedKey.help(for: key, in: $0, of: all) }
        })
    else { return [result] }
    result.condition = condition(fields)
    if fields.has(ActionKeys.cases) { return cases(of: result, fields, scope) }
    (result.steps, result.set) = plainSteps(fields, named.node, .result, scope)
    return [result]
  }

  /// Decodes the `cases` of a result: each is a result of the same name, possible if no earlier case holds.
  private mutating func cases(of result: Action.CaseResult, _ fields: Fields, _ scope: StepScope) -> [Action.CaseResult]
  {
    let (cases, set) = cases(of: fields, in: .resultCase, scope)
    var results: [Action.CaseResult] = []
    var earlier: [Condition] = []
    for each in cases {
      if result.condition.pattern != nil, let second = each.condition.pattern {
        reader.report(
          FileRules.unknownKey, "a result and one of its cases cannot both have \"where\"", at: second.range,
          help: "write both patterns into the `where` of the case")
      }
      var copy = each.results.first ?? result
      copy.name = result.name
      copy.condition = result.condition.and(each.condition)
      copy.set = set + each.set
      copy.earlier = earlier
      results.append(copy)
      earlier.append(each.condition)
    }
    return results
  }

  private mutating func set(_ fields: Fields) -> [Assignment] {
    fields[ActionKeys.set.name].map { assignments($0.value.placed(after: $0), for: "set") } ?? []
  }

  /// Reports keys beside `cases` or `either` that declare steps again.
  private mutating func checkSingleBody(_ fields: Fields) {
    reportStrayOptions(fields)
    let first = fields.entries.first { $0.name == ActionKeys.cases.name || $0.name == ActionKeys.either.name }
    for entry in fields.entries where ActionKeys.bodies.contains(entry.name) && entry.name != first?.name {
      reader.report(
        FileRules.unknownKey, "\"\(entry.name)\" is not allowed beside \"\(first?.name ?? "")\"",
        at: entry.pair.key.range,
        help: "write it into each case or result, or give it an action of its own")
    }
  }
}
