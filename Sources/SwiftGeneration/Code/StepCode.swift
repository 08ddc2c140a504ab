import FlowModel

/// A list of steps as an array literal, and the runs of the tasks that it starts.
struct StepCode {
  let names: SwiftNames
  /// The task of the screen that owns the steps.
  let task: TaskID?
  /// The names of the runs that the function awaits, by the path to the `start` step: its place in each list.
  var runs: [[Int]: String] = [:]

  private var flow: Flow { names.flow }

  /// Adds a list of steps: on one line if it has no `then`.
  func add(_ steps: [Step], _ opening: String, _ closing: String, to code: inout CodeLines, path: [Int] = []) {
    let shown = steps.enumerated().filter { if case .stay = $0.element.kind { false } else { true } }
    if shown.allSatisfy({ branches(of: $0.element) == nil }) {
      let all = shown.map { line($0.element, path + [$0.offset]) }.joined(separator: ", ")
      return code.add("\(opening)[\(all)]\(closing)")
    }
    code.block("\(opening)[", closing: "]\(closing)") { code in
      for (place, step) in shown {
        guard let then = branches(of: step) else {
          code.add(line(step, path + [place]) + ",")
          continue
        }
        addStart(step, then, to: &code, path: path + [place])
      }
    }
  }

  /// The `then` of a `start` step with a step other than `stay`.
  private func branches(of step: Step) -> (task: TaskID, then: Then)? {
    guard case .start(let task, _, let then?) = step.kind,
      flow[then].branches.contains(where: { !$0.steps.allSatisfy(\.isStay) })
    else { return nil }
    return (task, flow[then])
  }

  private func addStart(_ step: Step, _ follow: (task: TaskID, then: Then), to code: inout CodeLines, path: [Int]) {
    let begin = line(step, path).dropLast()
    let suffix = step.isOnRoot ? ")" : ""
    code.block("\(step.isOnRoot ? begin.dropLast() : begin), then: { outcome in", closing: "})\(suffix),") { code in
      addBranches(of: follow.then, after: follow.task, to: &code, path: path)
    }
  }

  /// Adds a `switch` over the outcomes of a task.
  func addBranches(of then: Then, after task: TaskID, to code: inout CodeLines, path: [Int]) {
    code.add("switch outcome {")
    for (place, outcome) in flow.outcomes(of: task).enumerated() {
      add(then.steps(after: outcome), "case .\(names.outcome(outcome)): ", "", to: &code, path: path + [place])
    }
    code.add("}")
  }

  /// Returns a step on one line, without its `then`.
  private func line(_ step: Step, _ path: [Int]) -> String {
    let plain = plainLine(step, path)
    return step.isOnRoot ? ".onRoot(\(plain))" : plain
  }

  private func plainLine(_ step: Step, _ path: [Int]) -> String {
    switch step.kind {
    case .push(let screen), .show(let screen): ".push(\(names.screen(screen)))"
    case .present(let screen, let options): ".present(\(names.screen(screen)), \(presentation(of: screen, options)))"
    case .start(let task, let options, _): start(task, options, path)
    case .complete(let outcome): complete(outcome)
    case .pop(.count(let count)): ".pop(\(count))"
    case .pop(.root): ".popToRoot"
    case .pop(.to(let screen)): ".popTo(\(names.screen(screen)))"
    case .dismiss(.front): ".dismiss"
    case .dismiss(.all): ".dismissAll"
    case .dismiss(.to(let screen)): ".dismissTo(\(names.screen(screen)))"
    case .unwind(let screen): ".unwind(\(names.screen(screen)))"
    case .replace(let screen): ".replace(\(names.screen(screen)))"
    case .tab(let screen): ".tab(\(names.screen(screen)))"
    case .root(let root): ".root(.\(names.root(root)))"
    case .set(let assignments): ".set { \(AssignmentCode(names: names).text(assignments)) }"
    case .stay: ""
    }
  }

  private func complete(_ outcome: OutcomeID) -> String {
    guard let task, flow[task].declares(outcome) else { return ".end(\(flow[outcome].name.swiftLiteral))" }
    return ".complete(\(names.task(task)).self, .\(names.outcome(outcome)))"
  }

  private func start(_ task: TaskID, _ options: Step.PresentationOptions, _ path: [Int]) -> String {
    let run = runs[path] ?? "TaskRun<\(names.task(task))>()"
    let usual = names.presentation(of: task)
    let own = names.presentation(options) { flow.style(ofStarting: task, options, on: $0) }
    return ".start(\(run), \(names.screen(flow[task].entry))\(own == usual ? "" : ", \(own)"))"
  }

  private func presentation(of screen: ScreenID, _ options: Step.PresentationOptions) -> String {
    if let style = flow[screen].kind.layerStyle {
      return names.presentation(options, styles: (style, style))
    }
    return names.presentation(options) { flow.style(ofPresenting: options, on: $0) }
  }
}

extension SwiftNames {
  /// Returns the presentation of a task without options.
  func presentation(of task: TaskID) -> String { presentation(.init()) { flow[task].presentation(on: $0) } }

  func presentation(
    _ options: Step.PresentationOptions, _ style: (Device) -> PresentationStyle
  ) -> String {
    presentation(options, styles: (style(.phone).rawValue, style(.pad).rawValue))
  }

  func presentation(_ options: Step.PresentationOptions, styles: (phone: String, pad: String)) -> String {
    let style =
      styles.phone == styles.pad || flow.devices == [.phone]
      ? ".\(styles.phone)" : "phone: .\(styles.phone), pad: .\(styles.pad)"
    return "Presentation(\(style)\(options.locked ? ", locked: true" : "")\(options.aside ? ", aside: true" : ""))"
  }
}

extension Flow {
  /// Returns the outcomes of a task: the declared ones, and `cancelled`.
  func outcomes(of task: TaskID) -> [OutcomeID] {
    let declared = self[task].outcomes.map(\.value)
    return declared + (declared.contains(.cancelled) ? [] : [.cancelled])
  }
}

extension Screen.Kind {
  /// The style of a screen that always has a layer of its own.
  var layerStyle: String? { self == .screen ? nil : rawValue }
}

extension Step {
  var isStay: Bool { if case .stay = kind { true } else { false } }
}

/// Changes of variables.
struct AssignmentCode {
  let names: SwiftNames

  /// Returns assignments to the parameter `$0`, on one line.
  func text(_ assignments: [Assignment]) -> String { assignments.map(text).joined(separator: "; ") }

  private func text(_ assignment: Assignment) -> String {
    let property = "$0.\(names.variable(assignment.variable))"
    switch assignment.change {
    case .value(let value): return "\(property) = \(names.value(value, of: assignment.variable))"
    case .add(let amount):
      let values = names.flow[assignment.variable].values.map(\.name.value)
      let sum = "\(property) \(amount < 0 ? "-" : "+") \(abs(amount))"
      return "\(property) = min(max(\(sum), \(values.first ?? "0")), \(values.last ?? "0"))"
    }
  }
}
