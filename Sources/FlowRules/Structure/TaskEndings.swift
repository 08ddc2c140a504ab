import Diagnostics
import FlowModel

/// The `then`s that follow a task, and what they mean for the task around it; read from the file alone.
struct TaskEndings {
  /// A branch of a `then`.
  struct Branch {
    /// The task that has ended.
    let task: TaskID
    /// Its outcome.
    let outcome: OutcomeID
    /// The step that started the task.
    let start: WrittenStep
  }

  private let structure: FlowGraph
  /// The branches that contain a step, by its range.
  private var branches: [SourceRange: [Branch]] = [:]

  init(_ structure: FlowGraph) {
    self.structure = structure
    for written in structure.steps where !written.step.isGate {
      guard case .start(let task, _, let then?) = written.step.kind else { continue }
      for branch in structure.flow[then].branches {
        let own = Branch(task: task, outcome: branch.outcome.value, start: written)
        for step in branch.steps { branches[step.range, default: []].append(own) }
      }
    }
  }

  private var flow: Flow { structure.flow }

  /// Returns the branches that contain the step at a range.
  func branches(at range: SourceRange?) -> [Branch] { range.flatMap { branches[$0] } ?? [] }

  /// Returns the steps that follow a task with an outcome.
  func steps(after task: TaskID, with outcome: OutcomeID) -> [WrittenStep] {
    structure.steps.filter { written in
      branches(at: written.step.range).contains { $0.task == task && $0.outcome == outcome }
    }
  }

  /// Returns whether a task begins again once another one has ended that a step begins.
  func resumes(_ task: TaskID, after written: WrittenStep, beginning next: TaskID) -> Bool {
    let again = { (step: Step) in step.shownScreen(in: flow).map { flow[$0].task == task } ?? false }
    if written.list.contains(where: again) { return true }
    let starts = isStart(written, of: next) ? [written] : starts(of: next, behind: written)
    let followed = starts.flatMap { start -> [Step] in
      guard case .start(_, _, let then?) = start.step.kind else { return [] }
      return flow[then].branches.filter { $0.outcome.value != .cancelled }.flatMap(\.steps)
    }
    let own = flow[next].screens.flatMap { flow[$0].actions }.flatMap { flow[$0].allSteps }
    return (followed + own).contains(where: again)
  }

  private func isStart(_ written: WrittenStep, of task: TaskID) -> Bool {
    if case .start(task, _, _) = written.step.kind { true } else { false }
  }

  /// Returns the steps that start a task from the pages before it which a step shows.
  private func starts(of task: TaskID, behind written: WrittenStep) -> [WrittenStep] {
    guard let page = written.step.shownScreen(in: flow) else { return [] }
    let pages = Set(structure.pagesBeforeTask(from: page))
    return structure.steps.filter {
      isStart($0, of: task) && structure.hosts(of: $0).contains(where: pages.contains)
    }
  }

  /// Returns whether a task needs a value that another one sets: an action of it waits for the value.
  ///
  /// The action that ends the task is offered only without the value, or the waiting action completes the task
  /// otherwise.
  func needs(_ task: TaskID, _ next: TaskID, endedBy ending: Action?) -> Bool {
    let set = assignments(of: next)
    let actions = flow[task].screens.flatMap { flow[$0].actions }
    return actions.contains { id in
      guard id != ending?.id, flow[id].isUserInitiated else { return false }
      return flow[id].tests.contains { test in
        guard let value = set.first(where: { $0.variable == test.variable && test.values.contains($0.value) })?.value
        else { return false }
        let excludes = ending?.tests.contains { $0.variable == test.variable && !$0.values.contains(value) } ?? false
        return excludes || flow[id].allSteps.contains { $0.completes && !$0.cancels }
      }
    }
  }

  private func assignments(of task: TaskID) -> [(variable: VariableID, value: ValueID)] {
    let own = flow[task].screens.flatMap { flow[$0].actions }.flatMap { flow[$0].assignments }
    return (own + flow[task].gifts.flatMap(\.values)).compactMap { each in each.value.map { (each.variable, $0) } }
  }
}

extension Action {
  /// The tests on variables in the conditions of the action, its cases and its results.
  var tests: [Condition.Test] {
    condition.tests + cases.flatMap { $0.condition.tests + $0.results.flatMap(\.condition.tests) }
  }
}
