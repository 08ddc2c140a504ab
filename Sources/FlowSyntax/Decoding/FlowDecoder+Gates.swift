import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes `needs` and `via` of a screen or a task.
  mutating func need(_ needs: Key<Node>, _ via: Key<Located<String>>, in fields: Fields) -> Need? {
    guard let pair = fields[needs.name] else {
      if let place = fields.place(of: via) {
        reader.report(
          FileRules.unknownKey, "\"via\" is only allowed beside `needs`", at: place, help: "write `needs` beside it")
      }
      return nil
    }
    let node = pair.value.placed(after: pair)
    guard let names = reader.uniquelyNamed(node, for: needs.name, of: PatternKeys.values) else { return nil }
    if names.isEmpty {
      reader.report(
        FileRules.wrongType, "\"needs\" names no variable", at: node.place, help: "write { variable: value }")
    }
    let tests = names.compactMap { test($0) }
    guard !tests.isEmpty else { return nil }
    return Need(tests: tests, via: reader.value(of: via, in: fields).flatMap { task($0) }, range: node.range)
  }

  /// Decodes `gives` of a task: values after every outcome other than `cancelled`, or values by outcome.
  mutating func gifts(_ fields: Fields, of id: TaskID) -> [Gift] {
    guard let pair = fields[TaskKeys.gives.name] else { return [] }
    let node = pair.value.placed(after: pair)
    guard let named = node.pairs, named.contains(where: { $0.value.pairs != nil }) else {
      let values = givenValues(node)
      return flow[id].outcomes.map(\.value).filter { $0 != .cancelled }.map { Gift(outcome: $0, values: values) }
    }
    guard let names = reader.uniquelyNamed(node, for: TaskKeys.gives.name, of: .map(of: .text)) else { return [] }
    return names.compactMap { name in
      let values = givenValues(name.node)
      return outcome(name.name, in: .task(id)).map { Gift(outcome: $0, values: values) }
    }
  }

  private mutating func givenValues(_ node: Node) -> [Assignment] { assignments(node, for: TaskKeys.gives.name) }

  /// Returns the tasks that can make a test hold.
  func givers(of test: Condition.Test) -> [TaskID] {
    flow.tasks.filter { !gifts(of: $0.id, giving: test).isEmpty }.map(\.id)
  }

  /// Returns what a task gives with the outcomes after which a test holds.
  func gifts(of task: TaskID, giving test: Condition.Test) -> [Gift] {
    flow[task].gifts.filter { gift in
      gift.values.contains { $0.variable == test.variable && $0.value.map(test.values.contains) ?? false }
    }
  }

  /// Reports needs that no task gives, or that several tasks give.
  mutating func checkNeeds() {
    for screen in flow.screens { check(screen.need, of: screen.name) }
    for task in flow.tasks { check(task.need, of: task.name) }
    checkLoopsOfGates()
  }

  private mutating func check(_ need: Need?, of name: Located<String>) {
    guard let need else { return }
    for test in need.tests where !test.values.isEmpty {
      let wanted = flow.text(of: test)
      // `gives` takes one value, but a need may allow several.
      let given = flow.text(of: Condition.Test(variable: test.variable, values: [test.values[0]]))
      let givers = givers(of: test).map { flow[$0] }
      if let via = need.via {
        guard !givers.contains(where: { $0.id == via }), !names.tasksOfUnknownOutcomes.contains(via) else { continue }
        reader.report(
          FileRules.unknownName, "the task \"\(flow[via].name.value.shortened)\" does not give \(wanted)",
          at: need.range, help: "write `gives: { \(given) }` on that task")
      } else if givers.isEmpty, !flow.isFragment, names.isComplete {
        reader.report(
          FileRules.unknownName, "\"\(name.value.shortened)\" needs \(wanted), and no task gives it", at: need.range,
          help: "write `gives: { \(given) }` on the task that leads to it")
      } else if givers.count > 1 {
        reader.report(
          FileRules.unknownName, "\"\(name.value.shortened)\" needs \(wanted), and several tasks give it",
          at: need.range, help: "say which one is started: `via: \(givers[0].name.value)`",
          notes: givers.map { Note("this task gives it", at: $0.name.range) })
      }
    }
  }

  /// Returns the task that a gate starts to make a test hold.
  func opener(of test: Condition.Test, _ need: Need) -> TaskID? {
    let all = givers(of: test)
    return need.via ?? (all.count == 1 ? all[0] : nil)
  }

  /// Returns what starting a task needs: its own needs, and those of the screens that it shows first.
  func needs(ofStarting task: TaskID) -> [Need] {
    [flow[task].need].compactMap(\.self) + ([flow[task].entry] + flow[task].opened).compactMap { flow[$0].need }
  }

  /// Reports tasks that need themselves, directly or through other gates.
  private mutating func checkLoopsOfGates() {
    for task in flow.tasks {
      guard let need = needs(ofStarting: task.id).first, let cycle = shortestCycle(through: task.id) else { continue }
      let names = cycle.dropLast().map { Message.name(flow[$0].name.value.shortened) }
      let name = Message.name(task.name.value.shortened)
      // A loop has few tasks, so all have the word for the last two between them.
      let through = names.dropFirst().reduce(names.first) { all, name in all.map { "\($0) and \(name)" } }
      reader.report(
        FileRules.gateLoops,
        through.map { "the task \(name) needs itself, through \($0)" } ?? "the task \(name) needs itself",
        at: need.range,
        help: "remove the need that only this task gives")
    }
  }

  /// Returns the tasks that gates start one after another until a task starts itself, by breadth-first search; or nil.
  private func shortestCycle(through task: TaskID) -> [TaskID]? {
    var open = [(task, [TaskID]())]
    var seen: Set<TaskID> = []
    while !open.isEmpty {
      let (next, path) = open.removeFirst()
      for need in needs(ofStarting: next) {
        for opener in need.tests.compactMap({ self.opener(of: $0, need) }) {
          if opener == task { return path + [opener] }
          if seen.insert(opener).inserted { open.append((opener, path + [opener])) }
        }
      }
    }
    return nil
  }
}

// MARK: Expansion

extension FlowDecoder {
  /// Adds the assignments of `gives` to the steps that complete tasks, and expands gates.
  mutating func expandGates() {
    guard
      flow.screens.contains(where: { $0.need != nil })
        || flow.tasks.contains(where: { $0.need != nil || !$0.gifts.isEmpty })
    else { return }
    setGifts()
    let errors = reader.diagnostics.count
    checkNeeds()
    guard reader.diagnostics.count == errors else { return }
    var expander = GateExpander(self)
    expander.expandAll()
    self = expander.decoder
  }

  /// Adds what a task gives to the steps on its screens that complete it.
  private mutating func setGifts() {
    for index in flow.actions.indices {
      let task: TaskID? =
        switch flow.actions[index].owner {
        case .screen(let screen): flow[screen].task
        case .task(let task): task
        case .root, .entries: nil
        }
      guard let task, !flow[task].gifts.isEmpty else { continue }
      for place in flow.actions[index].cases.indices {
        for number in flow.actions[index].cases[place].results.indices {
          let steps = flow.actions[index].cases[place].results[number].steps
          flow.actions[index].cases[place].results[number].set += steps.flatMap { gifts(of: task, completedBy: $0) }
          steps.forEach { setGifts(of: task, inThenOf: $0) }
        }
      }
    }
  }

  private func gifts(of task: TaskID, completedBy step: Step) -> [Assignment] {
    guard case .complete(let outcome) = step.kind else { return [] }
    return flow[task].gifts.filter { $0.outcome == outcome }.flatMap(\.values)
  }

  private mutating func setGifts(of task: TaskID, inThenOf step: Step) {
    guard case .start(_, _, let then?) = step.kind else { return }
    for place in flow[then].branches.indices {
      let steps = flow[then].branches[place].steps
      flow.thens[then.index].branches[place].steps = steps.flatMap { step -> [Step] in
        let given = gifts(of: task, completedBy: step)
        return (given.isEmpty ? [] : [Step(.set(given), at: step.range)]) + [step]
      }
      steps.forEach { setGifts(of: task, inThenOf: $0) }
    }
  }
}
