import FlowModel

/// So much of a flow's behaviours, on all its devices together, as two versions are compared by.
public struct ObservedFlow: Sendable {
  /// The flow.
  public let flow: Flow
  /// The screens that some behaviour shows.
  public let shown: Set<ScreenID>
  /// The tasks that some behaviour interrupts.
  public let interrupted: Set<TaskID>
  /// Whether every behaviour was seen, so that what was not seen cannot happen.
  public let isComplete: Bool

  /// Creates what was seen of a flow.
  public init(_ flow: Flow, shown: Set<ScreenID>, interrupted: Set<TaskID>, isComplete: Bool) {
    self.flow = flow
    self.shown = shown
    self.interrupted = interrupted
    self.isComplete = isComplete
  }

  /// What can happen in this version and not in an old one, or the other way round, in the order of this one's file.
  public func changes(since old: ObservedFlow) -> [BehaviourChange] {
    let screens = Dictionary(old.flow.screens.map { ($0.name.value, $0.id) }) { first, _ in first }
    let tasks = Dictionary(old.flow.tasks.map { ($0.name.value, $0.id) }) { first, _ in first }
    var changes: [BehaviourChange] = []
    for task in flow.tasks {
      guard let before = tasks[task.name.value] else { continue }
      let turn = turn(from: old.interrupted.contains(before), of: old, to: interrupted.contains(task.id))
      if let turn { changes.append(.init(turn ? .taskInterruptible : .taskUninterruptible, task.name.value)) }
    }
    for screen in flow.screens {
      guard let before = screens[screen.name.value] else { continue }
      let turn = turn(from: old.shown.contains(before), of: old, to: shown.contains(screen.id))
      if let turn { changes.append(.init(turn ? .screenReachable : .screenUnreachable, screen.name.value)) }
    }
    return changes
  }

  /// Whether something can happen now, where it surely could not before, or the reverse; else nil.
  private func turn(from before: Bool, of old: ObservedFlow, to now: Bool) -> Bool? {
    guard before != now, (now ? old : self).isComplete else { return nil }
    return now
  }
}
