import FlowModel
import Localization

extension CoverageItem {
  /// Returns the name for people: `Swipe down on Receipt`.
  package func name(in flow: Flow) -> Message {
    switch self {
    case .screen(let screen): "screen \(flow[screen].name.value)"
    case .action(let action, let screen, let chosen, let result):
      flow.text(of: action, chosen, result).on(screen, in: flow)
    case .gesture(let gesture, let screen): Message.gesture(flow.name(of: gesture)).on(screen, in: flow)
    case .tab(let tab): .gesture(flow.name(of: .tab(tab)))
    case .outcome(let task, let outcome, let starter):
      "\(flow[task].name.value): \(flow[outcome].name), from \(starter.name(in: flow))"
    case .entry(let entry, nil): "entry \(flow[entry].label.value)"
    case .entry(let entry, let task?): "entry \(flow[entry].label.value) during \(flow[task].name.value)"
    case .pair(let first, let second): "\(first.name(in: flow)), then \(second.name(in: flow))"
    }
  }

  /// Returns the parts of the name of a test: `Receipt`, `Swipe down`.
  func words(in flow: Flow) -> [String] {
    switch self {
    case .screen(let screen): [flow.word(for: screen)]
    case .action(let action, let screen, let chosen, let result):
      (screen.map { [flow.word(for: $0)] } ?? []) + flow.words(for: action, chosen, result)
    case .gesture(let gesture, let screen): [flow.word(for: screen), flow.name(of: gesture)]
    case .tab(let tab): ["Tab", flow.word(for: tab)]
    case .outcome(let task, let outcome, let starter):
      [flow[task].codeID?.value ?? flow[task].name.value, flow[outcome].name] + starter.words(in: flow)
    case .entry(let entry, let task):
      [flow.word(for: entry)] + (task.map { ["during", flow[$0].codeID?.value ?? flow[$0].name.value] } ?? [])
    case .pair(let first, let second): first.words(in: flow) + ["then"] + second.words(in: flow)
    }
  }
}

extension CoverageSubject {
  /// Returns the parts of the name of a test: `Receipt`; `pay`, `from`, `Cart`.
  func words(in flow: Flow) -> [String] {
    switch self {
    case .screen(let screen): [flow.word(for: screen)]
    case .tabs: ["Tabs"]
    case .action(let action), .entry(let action): [flow.word(for: action)]
    case .task(let task, let starter):
      [flow[task].codeID?.value ?? flow[task].name.value] + (starter == .root ? [] : ["from"] + starter.words(in: flow))
    }
  }
}

extension CoverageItem.Starter {
  /// Returns the label of what starts the task.
  func label(in flow: Flow) -> String {
    switch self {
    case .action(let action, _), .entry(let action): flow.word(for: action)
    case .gesture(let gesture, _): flow.name(of: gesture)
    case .root: "root"
    }
  }

  fileprivate func name(in flow: Flow) -> Message {
    switch self {
    case .action(let action, let screen): Message.name(flow[action].label.value).on(screen, in: flow)
    case .entry(let entry): "entry \(.name(flow[entry].label.value))"
    case .gesture(let gesture, let screen): Message.gesture(flow.name(of: gesture)).on(screen, in: flow)
    case .root: "the root"
    }
  }

  fileprivate func words(in flow: Flow) -> [String] {
    switch self {
    case .action(let action, let screen):
      // Most screens start a task in one place, so the screen is enough.
      screen.map { screen in
        let starts = flow[screen].actions.filter { flow[$0].startsTask(like: action, in: flow) }
        return [flow.word(for: screen)] + (starts.count > 1 ? [flow.word(for: action)] : [])
      } ?? [flow.word(for: action)]
    case .entry(let entry): [flow.word(for: entry)]
    case .gesture(let gesture, let screen): [flow.word(for: screen), flow.name(of: gesture)]
    case .root: []
    }
  }
}

extension Message {
  /// Returns what happens on a screen: `Swipe down on Receipt`.
  fileprivate func on(_ screen: ScreenID?, in flow: Flow) -> Message {
    screen.map { ("\(self) on \(flow[$0].name.value)" as Message).about("coverage") } ?? self
  }
}

extension Action {
  /// Returns whether it starts a task that another action starts, too.
  fileprivate func startsTask(like other: ActionID, in flow: Flow) -> Bool {
    !startedTasks.isDisjoint(with: flow[other].startedTasks)
  }

  private var startedTasks: Set<TaskID> {
    Set(allSteps.compactMap { if case .start(let task, _, _) = $0.kind { task } else { nil } })
  }
}

extension Flow {
  fileprivate func word(for screen: ScreenID) -> String { self[screen].codeID?.value ?? self[screen].name.value }
  fileprivate func word(for action: ActionID) -> String { self[action].codeID?.value ?? self[action].label.value }

  /// Returns the label of an action with its result, and the condition of its case if it has several.
  fileprivate func text(of action: ActionID, _ chosen: Int, _ result: Int) -> Message {
    let each = self[action].cases[chosen]
    let name = each.results[result].name.map { ": \($0.value)" } ?? ""
    let text = Message(text: self[action].label.value + name)
    return caseText(of: action, chosen).map { "\(text) (\(Message(key: $0)))" } ?? text
  }

  fileprivate func words(for action: ActionID, _ chosen: Int, _ result: Int) -> [String] {
    let name = self[action].cases[chosen].results[result].name?.value
    return [word(for: action)] + [name, caseText(of: action, chosen)].compactMap { $0 }
  }

  /// Returns the condition of a case; nil for an action with one case.
  private func caseText(of action: ActionID, _ chosen: Int) -> String? {
    guard self[action].cases.count > 1 else { return nil }
    let condition = self[action].cases[chosen].condition
    let tests = condition.tests.map { test in
      "\(self[test.variable].name.value) " + test.values.map { name(of: $0, of: test.variable) }.joined(separator: " ")
    }
    let parts = tests + (condition.pattern.map { [$0.text] } ?? [])
    return parts.isEmpty ? "otherwise" : parts.joined(separator: " ")
  }
}
