import FlowExport
import FlowModel

/// The function of an action, entry or gesture.
struct ActionCode {
  let names: SwiftNames
  let action: Action
  /// The name of the function.
  let name: String
  /// The label in taps and records.
  let label: String
  /// The word of the kind of event.
  let kind: String
  /// The task of the screen, or nil.
  let task: TaskID?
  private let shape: ActionShape

  private var flow: Flow { names.flow }

  init(_ id: ActionID, named name: String, in names: SwiftNames, task: TaskID?) {
    self.names = names
    self.name = name
    self.task = task
    action = names.flow[id]
    shape = ActionShape(action, in: names.flow)
    label = action.label.value
    kind =
      switch action.trigger {
      case .user: "tap"
      case .system: "system"
      case .arrival: "arrival"
      case .gesture: "gesture"
      case .entry: "entry"
      }
  }

  private var isEntry: Bool { kind == "entry" }
  /// The root that offers the action, or nil.
  private var root: RootID? { if case .root(let root) = action.owner { root } else { nil } }
  private var condition: ConditionCode {
    ConditionCode(names: names, subject: isEntry || root != nil ? "navigator" : "here")
  }

  // MARK: The parts

  /// The names of the results, in the order of the file; empty without `either`.
  private var resultNames: [String] {
    var seen: Set<String> = []
    return action.cases.flatMap(\.results).compactMap { $0.name?.value }.filter { seen.insert($0).inserted }
  }

  private var resultType: String { CodeName(id: name.withoutBackticks).type + "Result" }

  /// The word that makes the offer.
  var offer: String { "FlowOffer.\(resultNames.isEmpty ? "one" : "choice")(.\(kind), \(label.swiftLiteral), \(name))" }

  /// Adds the function, or the property that is nil while the action is not offered.
  func add(to code: inout CodeLines) {
    code.addGap()
    if !resultNames.isEmpty {
      let cases = resultNames.map { CaseCode.text(names.valueCase($0), $0) }.joined(separator: ", ")
      code.add("/// What \(label.inComment) can result in.")
      code.add("public enum \(resultType): String, CaseIterable, Sendable { case \(cases) }")
      code.addGap()
    }
    let conditions = offeredWhen
    for line in ActionPhrase(action, in: names, isConditional: !conditions.isEmpty).lines { code.add("/// \(line)") }
    let parameter = resultNames.isEmpty ? "" : "_ result: \(resultType)"
    guard !conditions.isEmpty else {
      return code.block("public func \(name)(\(parameter))\(effects)\(returned(before: " -> ")) {") {
        addCases(to: &$0)
      }
    }
    let inner = resultNames.isEmpty ? "" : resultType
    code.block("public var \(name): (@MainActor (\(inner))\(effects) -> \(returned.isEmpty ? "Void" : returned))? {") {
      for condition in conditions { $0.add("guard \(condition) else { return nil }") }
      $0.block(resultNames.isEmpty ? "return {" : "return { result in") { addCases(to: &$0) }
    }
  }

  private var effects: String { shape.isAsync ? " async" : "" }

  private func returned(before text: String) -> String { returned.isEmpty ? "" : text + returned }

  private var returned: String {
    switch shape {
    case .nothing, .end: ""
    case .outcome(let task): "\(names.task(task)).Outcome"
    case .optionalOutcome(let task): "\(names.task(task)).Outcome?"
    }
  }

  // MARK: Conditions

  /// The expressions that must all hold while the action is offered; empty for one that always is.
  private var offeredWhen: [String] {
    var all = kind == "arrival" ? ["here.isDue(\(label.swiftLiteral))"] : []
    if let root { all.append("navigator.offersActions(of: .\(names.root(root)))") }
    all += condition.parts(of: action.condition)
    let possible = action.cases.map { self.possible($0) }
    if !flow.alwaysHolds(oneOf: action.cases.map(\.condition)) || possible.contains(where: { !$0.isEmpty }) {
      let terms = action.cases.indices.map { place in
        let parts = condition.parts(of: action.cases[place].condition) + possible[place]
        return parts.isEmpty ? "true" : parts.joined(separator: " && ")
      }
      all.append(terms.count == 1 ? terms[0] : terms.map { "(\($0))" }.joined(separator: " || "))
    }
    return all.filter { $0 != "true" }
  }

  /// Returns the expressions that must hold so that a result of a case can happen.
  private func possible(_ chosen: Action.Case) -> [String] {
    let blocks = blocking(chosen)
    let conditions = chosen.results.map { $0.condition }
    if flow.alwaysHolds(oneOf: conditions), blocks.contains(where: { $0 == nil }) { return [] }
    let terms = zip(conditions, blocks).map { result, block -> String in
      let parts =
        condition.parts(of: result) + (block.map { ["!navigator.isBlocked(by: \(names.screen($0)))"] } ?? [])
      return parts.isEmpty ? "true" : parts.joined(separator: " && ")
    }
    return [terms.count == 1 ? terms[0] : "(\(terms.map { "(\($0))" }.joined(separator: " || ")))"]
  }

  /// Returns the screens that block the results of a case of an entry.
  private func blocking(_ chosen: Action.Case) -> [ScreenID?] {
    guard isEntry, let place = action.cases.firstIndex(where: { $0.range == chosen.range }) else {
      return chosen.results.map { _ in nil }
    }
    return flow.blockingScreens(of: action.id)[place]
  }

  // MARK: The body

  private func addCases(to code: inout CodeLines) {
    addChain(action.cases.map { ($0.condition, $0) }, to: &code) { chosen, code in
      guard !resultNames.isEmpty, chosen.results.contains(where: { $0.name != nil }) else {
        return addResults(chosen.results, of: chosen, to: &code)
      }
      code.add("switch result {")
      for name in resultNames {
        let own = chosen.results.filter { $0.name?.value == name }
        code.indented("case .\(names.valueCase(name)):") { inner in
          if own.isEmpty { addNothing(to: &inner) } else { addResults(own, of: chosen, to: &inner) }
        }
      }
      code.add("}")
    }
  }

  private func addResults(_ results: [Action.CaseResult], of chosen: Action.Case, to code: inout CodeLines) {
    addChain(results.map { ($0.condition, $0) }, to: &code) { addSteps($0, of: chosen, to: &$1) }
  }

  /// Adds `if … else if … else …`.
  private func addChain<Item>(
    _ items: [(condition: Condition, item: Item)], to code: inout CodeLines, _ body: (Item, inout CodeLines) -> Void
  ) {
    let isComplete = flow.alwaysHolds(oneOf: items.map(\.condition))
    var opening = ""
    for (place, (condition, item)) in items.enumerated() {
      let parts = self.condition.parts(of: condition)
      let isLast = parts.isEmpty || isComplete && place == items.count - 1
      if isLast, place == 0 { return body(item, &code) }
      code.indented(isLast ? "} else {" : "\(opening)if \(parts.joined(separator: ", ")) {") { body(item, &$0) }
      opening = "} else "
      if isLast { return code.add("}") }
    }
    if returned.isEmpty { return code.add("}") }
    code.block("} else {") { addNothing(to: &$0) }
  }

  /// What is returned where nothing can happen.
  private func addNothing(to code: inout CodeLines) {
    switch shape {
    case .nothing, .end: code.add("break")
    case .outcome: code.add("return .cancelled")
    case .optionalOutcome: code.add("return nil")
    }
  }

  private func addSteps(_ result: Action.CaseResult, of chosen: Action.Case, to code: inout CodeLines) {
    var steps = StepCode(names: names, task: task)
    var awaited: [(run: String, start: AwaitedStart)] = []
    for start in AwaitedStart.all(in: result.steps, of: flow) {
      let run = runName(of: start, after: awaited.map(\.run))
      steps.runs[start.path] = run
      if !awaited.contains(where: { $0.run == run }) {
        code.add("let \(run) = TaskRun<\(names.task(start.task))>()")
        awaited.append((run, start))
      }
    }
    let sets = action.set + chosen.set + result.set
    let set = sets.isEmpty ? "" : "set: { \(AssignmentCode(names: names).text(sets)) }, "
    let named = result.name.map { "result: \($0.value.swiftLiteral), " } ?? ""
    steps.add(result.steps, "\(opening), \(named)\(set)", ")", to: &code)
    addWaiting(for: awaited, to: &code)
  }

  /// The call that performs the steps, up to its label.
  private var opening: String {
    let label = label.swiftLiteral
    if isEntry { return "navigator.enter(\(label)" }
    return root.map { "navigator.perform(.\(kind), \(label), at: .\(names.root($0))" }
      ?? "here.perform(.\(kind), \(label)"
  }

  private func runName(of start: AwaitedStart, after taken: [String]) -> String {
    if start.isGate { return Self.unused("gate", taken) }
    switch shape {
    case .outcome, .optionalOutcome: return "run"
    case .end, .nothing: return Self.unused("run", taken)
    }
  }

  private static func unused(_ name: String, _ taken: [String]) -> String {
    taken.contains(name) ? (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name : name
  }

  private func addWaiting(for awaited: [(run: String, start: AwaitedStart)], to code: inout CodeLines) {
    for (run, start) in awaited {
      let isReturned = !start.isGate && shape != .end
      if isReturned, start.isBehindGate {
        code.add("return \(run).hasStarted ? await \(run).ended() : nil")
      } else if isReturned {
        code.add("return await \(run).ended()")
      } else if start.isBehindGate {
        code.add("if \(run).hasStarted { _ = await \(run).ended() }")
      } else {
        code.add("_ = await \(run).ended()")
      }
    }
  }
}
