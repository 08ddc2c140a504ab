import Diagnostics
import FlowModel

extension FlowDecoder {
  /// The removal of a task's action from a screen: `label: none`.
  struct Removal {
    var screen: ScreenID
    var label: Located<String>
  }

  /// The labels that each screen removes.
  private typealias Removed = [ScreenID: Set<String>]

  /// The largest number of actions and gestures that screens inherit from tasks in total.
  static let inheritanceLimit = 1_000_000

  /// Adds the actions and gestures of each task to its screens.
  mutating func inheritFromTasks() {
    let removed = checkedRemovals()
    var count = 0
    for task in flow.tasks {
      let gestures = taskGestures[task.id] ?? []
      let screens = task.screens.filter { !flow[$0].isOneScreenLayer }
      count += screens.count * (task.actions.count + gestures.count)
      if count > Self.inheritanceLimit { return reportInheritance(task) }
      for id in screens {
        inheritActions(of: task, id, without: removed[id] ?? [])
        inherit(gestures, id)
      }
    }
  }

  private mutating func reportInheritance(_ task: UserTask) {
    reader.report(
      FileRules.tooLarge, "the tasks put more than 1,000,000 actions and gestures on their screens", at: task.name.range
    )
  }

  private mutating func inheritActions(of task: UserTask, _ id: ScreenID, without removed: Set<String>) {
    let own = Set(flow[id].actions.map { flow[$0].label.value })
    for action in task.actions {
      let label = flow[action].label.value
      if !own.contains(label), !removed.contains(label) { flow.screens[id.index].actions.append(action) }
    }
  }

  private mutating func inherit(_ gestures: [(gesture: Gesture, override: Screen.GestureOverride)], _ id: ScreenID) {
    if gestures.isEmpty { return }
    let own = Set(flow[id].gestures.map(\.gesture))
    let all = flow[id].gestures + gestures.filter { !own.contains($0.gesture) }
    flow.screens[id.index].gestures = all.sorted { $0.gesture.place < $1.gesture.place }
  }

  private mutating func checkedRemovals() -> Removed {
    var removed: Removed = [:]
    var labels: [TaskID: Set<String>] = [:]
    for removal in removals {
      removed[removal.screen, default: []].insert(removal.label.value)
      let screen = flow[removal.screen]
      let task = screen.isOneScreenLayer ? nil : screen.task
      if let task, labels[task] == nil { labels[task] = Set(flow[task].actions.map { flow[$0].label.value }) }
      if task.flatMap({ labels[$0] })?.contains(removal.label.value) != true { report(removal, task) }
    }
    return removed
  }

  /// Reports the removal of a label that the screen's task does not declare.
  private mutating func report(_ removal: Removal, _ task: TaskID?) {
    let actions = flow.actions
    let offered = task.map { flow[$0].actions } ?? []
    let label = removal.label.value
    reader.reportUnknown(
      FileRules.unknownName, "there is no action \"\(label.shortened)\" of a task to remove here", word: label,
      at: removal.label.range, known: offered.lazy.map { actions[$0.index].label.value },
      of: .actionsOf(task),
      alternative:
        "`none` removes what the screen's task puts on all of its screens; write `stay` where nothing happens")
  }
}
