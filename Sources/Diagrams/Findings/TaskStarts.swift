import Diagnostics
import FlowModel

/// Follows the running tasks of a trace, to find the screens that started them and to which they return.
struct TaskStarts: Sendable {
  private let tasks: [String: TaskID]
  private let outcomes: [String: OutcomeID]
  private var starts: [TaskID: [(screen: ScreenID?, action: String?)]] = [:]

  /// Creates the state before the first step.
  init(flow: Flow) {
    tasks = Dictionary(flow.tasks.map { ($0.name.value, $0.id) }) { first, _ in first }
    outcomes = Dictionary(flow.outcomes.indices.map { (flow.outcomes[$0].name, OutcomeID($0)) }) { first, _ in first }
  }

  /// Applies a step, and returns the tasks that ended in it.
  ///
  /// - Parameter screen: the screen in front before the step.
  mutating func endedTasks(in step: TraceStep, from screen: ScreenID?) -> [TracedTap.EndedTask] {
    var front = (screen: screen, action: step.label)
    var ended: [TracedTap.EndedTask] = []
    for event in step.events {
      guard let task = event.task.flatMap({ tasks[$0] }) else { continue }
      switch event.kind {
      case .starts: starts[task, default: []].append(front)
      case .completes, .cancels:
        let start = starts[task]?.popLast()
        // The steps after the end run on the screen that started the task.
        front = (start?.screen ?? front.screen, nil)
        guard let outcome = event.outcome.flatMap({ outcomes[$0] }) else { continue }
        ended.append(
          TracedTap.EndedTask(
            ending: TaskEnding(task: task, outcome: outcome), starter: start?.screen, action: start?.action))
      case .interrupts: _ = starts[task]?.popLast()
      case .abandons, .fails: break
      }
    }
    return ended
  }
}
