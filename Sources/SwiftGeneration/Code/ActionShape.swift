import FlowModel

/// What the function of an action returns.
enum ActionShape: Equatable {
  /// Nothing, at once.
  case nothing
  /// Nothing, after the tasks that it starts have ended.
  case end
  /// The outcome of a task.
  case outcome(TaskID)
  /// The outcome of a task, or nil if a gate before it kept it from starting.
  case optionalOutcome(TaskID)

  /// Creates the shape of an action: an outcome if each result starts the same task once.
  init(_ action: Action, in flow: Flow) {
    let results = action.cases.flatMap(\.results)
    let awaited = results.map { AwaitedStart.all(in: $0.steps, of: flow) }
    guard awaited.contains(where: { !$0.isEmpty }) else {
      self = .nothing
      return
    }
    let tasks = zip(results, awaited).map { result, starts -> TaskID? in
      let own = starts.filter { !$0.isGate }
      guard let task = own.first?.task, own.allSatisfy({ $0.task == task }) else { return nil }
      return result.isGate ? (own.allSatisfy(\.isBehindGate) ? task : nil) : (own.count == 1 ? task : nil)
    }
    guard let task = tasks[0], tasks.allSatisfy({ $0 == task }) else {
      self = .end
      return
    }
    self = results.contains(where: \.isGate) ? .optionalOutcome(task) : .outcome(task)
  }

  /// Whether the function waits.
  var isAsync: Bool { self != .nothing }
}

/// A `start` step whose run a function awaits.
struct AwaitedStart {
  let task: TaskID
  /// The place of the step in its list, and in the lists around it.
  let path: [Int]
  let isGate: Bool
  /// Whether it stands in the `then` of a gate, so that it may not start.
  let isBehindGate: Bool

  /// Returns the `start` steps of a list, each gate followed by those behind it.
  static func all(in steps: [Step], of flow: Flow, path: [Int] = [], isBehindGate: Bool = false) -> [AwaitedStart] {
    steps.enumerated().flatMap { place, step -> [AwaitedStart] in
      guard case .start(let task, _, let then) = step.kind else { return [] }
      let here = path + [place]
      let own = AwaitedStart(task: task, path: here, isGate: step.isGate, isBehindGate: isBehindGate)
      guard step.isGate, let then else { return [own] }
      return [own]
        + flow.outcomes(of: task).enumerated().flatMap { branch, outcome in
          all(in: flow[then].steps(after: outcome), of: flow, path: here + [branch], isBehindGate: true)
        }
    }
  }
}
