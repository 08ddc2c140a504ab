import Diagnostics
import FlowModel

/// Follows the tasks of a trace step by step: who started those that run, and so where they return to.
struct TaskStarts: Sendable {
  private let tasks: [String: TaskID]
  private let outcomes: [String: OutcomeID]
  private var starts: [TaskID: [(screen: ScreenID?, action: String?)]] = [:]

  /// Begins before the first step.
  init(flow: Flow) {
    tasks = Dictionary(flow.tasks.map { ($0.name.value, $0.id) }) { first, _ in first }
    outcomes = Dictionary(flow.outcomes.indices.map { (flow.outcomes[$0].name, OutcomeID($0)) }) { first, _ in first }
  }

  /// Takes a step that is made with a screen in front, and says which tasks ended in it.
  mutating func ended(in step: TraceStep, from screen: ScreenID?) -> [TracedTap.Ended] {
    var front = (screen: screen, action: step.label)
    var ended: [TracedTap.Ended] = []
    for event in step.events {
      guard let task = event.task.flatMap({ tasks[$0] }) else { continue }
      switch event.kind {
      case .starts: starts[task, default: []].append(front)
      case .completes, .cancels:
        let start = starts[task]?.popLast()
        // What follows is done where the task was started.
        front = (start?.screen ?? front.screen, nil)
        guard let outcome = event.outcome.flatMap({ outcomes[$0] }) else { continue }
        ended.append(
          TracedTap.Ended(
            ending: Ending(task: task, outcome: outcome), starter: start?.screen, action: start?.action))
      case .interrupts: _ = starts[task]?.popLast()
      case .abandons, .fails: break
      }
    }
    return ended
  }
}
