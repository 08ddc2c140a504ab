import FlowModel

/// What an action does, as the comment of its function.
struct ActionPhrase {
  private let action: Action
  private let names: SwiftNames
  private let isConditional: Bool

  init(_ action: Action, in names: SwiftNames, isConditional: Bool) {
    (self.action, self.names, self.isConditional) = (action, names, isConditional)
  }

  private var flow: Flow { names.flow }

  /// The lines of the comment.
  var lines: [String] {
    var seen: Set<String> = []
    let effects = action.cases.flatMap { chosen in
      chosen.results.map { result in
        (action.set + chosen.set + result.set, result.steps)
      }
    }.map(effect).filter { seen.insert($0).inserted }
    return ["\(action.label.value.inComment)\(cause): \(effects.joined(separator: ", or "))."] + nilLine + noteLine
  }

  private var cause: String {
    switch action.trigger {
    case .system: action.isTriggerUnknown ? " (your code calls it)" : " (not the user: call it when it happens)"
    case .arrival: " (call it when the screen has come to the front)"
    case .gesture: " (the host calls it)"
    case .user, .entry: ""
    }
  }

  private var nilLine: [String] {
    guard isConditional else { return [] }
    return [condition.isEmpty ? "Nil while it is not offered." : "Nil unless \(condition)."]
  }

  private var noteLine: [String] {
    action.note.map { [$0.split(separator: "\n").joined(separator: " ").inComment] } ?? []
  }

  /// The conditions on values; empty without any.
  private var condition: String {
    let tests = action.condition.tests + (action.cases.count == 1 ? action.cases[0].condition.tests : [])
    return tests.map { "`\(flow.text(of: $0))`" }.joined(separator: " and ").inComment
  }

  private func effect(_ assignments: [Assignment], _ steps: [Step]) -> String {
    var parts = assignments.isEmpty ? [] : ["sets \(flow.text(of: assignments))"]
    parts += steps.compactMap(phrase)
    return (parts.isEmpty ? "stays" : parts.joined(separator: ", ")).inComment
  }

  private func phrase(_ step: Step) -> String? {
    switch step.kind {
    case .push(let screen), .show(let screen): "pushes \(flow[screen].displayTitle)"
    case .present(let screen, _) where flow[screen].kind == .external:
      "opens \(flow[screen].displayTitle) outside the app"
    case .present(let screen, _): "presents \(flow[screen].displayTitle)"
    case .start(let task, _, _): "starts \(flow[task].displayTitle)"
    case .complete(.cancelled): "cancels the task"
    case .complete(let outcome): "ends the task with \(flow[outcome].name)"
    case .pop(.count(1)): "goes back"
    case .pop(.count(let count)): "goes back \(count) screens"
    case .pop(.root): "goes back to the first screen"
    case .pop(.to(let screen)), .unwind(let screen): "goes back to \(flow[screen].displayTitle)"
    case .dismiss(.front): "closes the layer"
    case .dismiss(.all): "closes all layers"
    case .dismiss(.to(let screen)): "closes the layers over \(flow[screen].displayTitle)"
    case .replace(let screen): "shows \(flow[screen].displayTitle) instead"
    case .tab(let screen): "selects the tab \(flow[screen].displayTitle)"
    case .root(let root): "changes the root to \(flow.name(of: root))"
    case .set(let assignments): "sets \(flow.text(of: assignments))"
    case .stay: nil
    }
  }
}
