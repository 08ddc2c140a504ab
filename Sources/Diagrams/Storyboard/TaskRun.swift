import Diagnostics

/// One run of a task in a trace.
struct TaskRun {
  /// The way in which a run ends.
  struct Ending {
    /// The index of the step that ends it.
    let step: Int
    /// The event, with the outcome if there is one.
    let event: TraceStep.Event
  }

  /// The name of the task.
  let task: String
  /// The index of the step that starts it.
  let start: Int
  /// The ending, or nil if the task runs at the end of the trace.
  var ending: Ending?

  /// Returns the runs of a trace, in the order of their starts.
  static func runs(in trace: Trace) -> [TaskRun] {
    var runs: [TaskRun] = []
    for (index, step) in trace.steps.enumerated() {
      for event in step.events {
        guard let task = event.task else { continue }
        if event.kind == .starts {
          runs.append(TaskRun(task: task, start: index))
        } else if let last = runs.lastIndex(where: { $0.task == task && $0.ending == nil }) {
          runs[last].ending = Ending(step: index, event: event)
        }
      }
      // The user has come back to the tab in which a task was left behind.
      for task in Set(step.tasks).sorted() where !runs.contains(where: { $0.task == task && $0.ending == nil }) {
        runs.append(TaskRun(task: task, start: index))
      }
    }
    return runs
  }

  /// Returns the runs of a trace in lanes: runs of one task share a lane if there is room for the words at its end.
  static func lanes(in trace: Trace) -> [[TaskRun]] {
    var lanes: [[TaskRun]] = []
    for run in runs(in: trace) {
      let lane = lanes.firstIndex { lane in
        lane.last.map { $0.task == run.task && ($0.ending?.step ?? .max) < run.start } ?? false
      }
      if let lane { lanes[lane].append(run) } else { lanes.append([run]) }
    }
    return lanes
  }

  /// Returns whether the run has begun before the end of a range of steps, and has not ended before its start.
  func overlaps(_ steps: Range<Int>) -> Bool { start < steps.upperBound && (ending?.step ?? .max) >= steps.lowerBound }
}

extension TraceStep {
  /// Whether the step interrupts a task or fails.
  var isTrouble: Bool { events.contains { $0.kind == .interrupts || $0.kind == .fails } }
}
