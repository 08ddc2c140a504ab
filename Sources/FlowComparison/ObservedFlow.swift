import FlowModel

/// The parts of a flow's observed behaviour that a comparison needs, for all its devices.
public struct ObservedFlow: Sendable {
  /// The flow.
  public let flow: Flow
  /// The screens that are reachable.
  public let shown: Set<ScreenID>
  /// The tasks that can be interrupted.
  public let interrupted: Set<TaskID>
  /// The ways to end tasks.
  public let exits: Set<Exit>
  /// The fewest taps that were seen for each task, by device: from the tap that starts it to the one that completes it.
  public let taps: [Device: [String: Int]]
  /// Whether all behaviours were explored, so that anything else is unreachable.
  public let isComplete: Bool

  /// Creates the observed behaviour of a flow.
  public init(
    _ flow: Flow, shown: Set<ScreenID>, interrupted: Set<TaskID>, exits: Set<Exit> = [],
    taps: [Device: [String: Int]] = [:], isComplete: Bool
  ) {
    self.taps = taps
    self.flow = flow
    self.exits = exits
    self.shown = shown
    self.interrupted = interrupted
    self.isComplete = isComplete
  }

  /// Returns the behaviour of the old version with the names of the new one.
  public func renamed(_ comparison: FlowComparison) -> ObservedFlow {
    let names = zip(flow.tasks, comparison.old.tasks).map { ($0.name.value, $1.name.value) }
    let renamed = taps.mapValues { taps in
      Dictionary(names.compactMap { old, new in taps[old].map { (new, $0) } }) { min($0, $1) }
    }
    return ObservedFlow(
      comparison.old, shown: shown, interrupted: interrupted, exits: exits, taps: renamed, isComplete: isComplete)
  }

  /// Returns the changes of behaviour since an old version, in the order of this version's file.
  public func changes(since old: ObservedFlow) -> [BehaviourChange] {
    let screens = Dictionary(old.flow.screens.map { ($0.name.value, $0.id) }) { first, _ in first }
    let tasks = Dictionary(old.flow.tasks.map { ($0.name.value, $0.id) }) { first, _ in first }
    var changes: [BehaviourChange] = []
    for task in flow.tasks {
      guard let before = tasks[task.name.value] else { continue }
      let change = change(from: old.interrupted.contains(before), of: old, to: interrupted.contains(task.id))
      if let change { changes.append(.init(change ? .taskInterruptible : .taskUninterruptible, task.name.value)) }
    }
    for screen in flow.screens {
      guard let before = screens[screen.name.value] else { continue }
      let change = change(from: old.shown.contains(before), of: old, to: shown.contains(screen.id))
      if let change { changes.append(.init(change ? .screenReachable : .screenUnreachable, screen.name.value)) }
    }
    return changes
  }

  /// Returns whether something became possible (true) or impossible (false); nil if neither is certain.
  private func change(from before: Bool, of old: ObservedFlow, to now: Bool) -> Bool? {
    guard before != now, (now ? old : self).isComplete else { return nil }
    return now
  }
}
