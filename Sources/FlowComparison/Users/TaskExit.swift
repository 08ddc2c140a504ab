import FlowModel
import FlowSimulation

/// A way to end a task: an action, a gesture or an entry, with the outcome.
public struct TaskExit: Hashable, Sendable {
  /// The name of the task.
  public var task: String
  /// The name of the outcome, or nil if a `root` step ends the task.
  public var outcome: String?
  /// The name of the screen in front, or nil if it may be any.
  public var screen: String?
  /// The label of the action, the name of the entry or the gesture.
  public var label: String

  /// Creates a way out.
  public init(task: String, outcome: String?, screen: String?, label: String) {
    self.task = task
    self.outcome = outcome
    self.screen = screen
    self.label = label
  }
}

extension ObservedFlow {
  /// An observed way to end a task, with the ids of the flow.
  public struct Exit: Hashable, Sendable {
    private let task: TaskID
    private let outcome: OutcomeID?
    private let screen: ScreenID?
    private let cause: Cause

    /// Creates an observed way out.
    public init(_ task: TaskID, _ outcome: OutcomeID?, on screen: ScreenID?, by cause: Cause) {
      self.task = task
      self.outcome = outcome
      self.screen = screen
      self.cause = cause
    }

    /// Returns the way out by name, or nil if neither a user nor the system chooses it.
    func named(in flow: Flow) -> TaskExit? {
      let label: String
      switch cause {
      case .action(let action): label = flow[action].label.value
      case .gesture(let gesture, _): label = flow.name(of: gesture)
      case .rootThen, .launch: return nil
      }
      let known = screen.flatMap { flow.screens.indices.contains($0.index) ? flow[$0] : nil }
      return TaskExit(
        task: flow[task].name.value, outcome: outcome.map { flow[$0].name }, screen: known?.name.value, label: label)
    }
  }

  /// Returns the ways to cancel a task that a performed result of an action offers by a `cancel` step.
  public static func cancellations(by action: ActionID, case chosen: Int, result: Int, in flow: Flow) -> [Exit] {
    guard flow.actions.indices.contains(action.index) else { return [] }
    let steps = flow[action].cases[chosen].results[result].steps
    guard steps.contains(where: { $0.kind.isCancel }) else { return [] }
    switch flow[action].owner {
    case .screen(let screen):
      return flow[screen].task.map { [Exit($0, .cancelled, on: screen, by: .action(action))] } ?? []
    case .task(let task): return [Exit(task, .cancelled, on: nil, by: .action(action))]
    case .root, .entries: return []
    }
  }

  /// Returns the ways out of tasks of both versions that only this version has, ordered by name.
  ///
  /// The list is empty unless the other version was explored completely.
  public func exits(missingIn other: ObservedFlow) -> [TaskExit] {
    guard other.isComplete else { return [] }
    let known = Set(other.exits.compactMap { $0.named(in: other.flow) })
    let tasks = Set(other.flow.tasks.map(\.name.value))
    let own = Set(exits.compactMap { $0.named(in: flow) })
    return own.subtracting(known).filter { tasks.contains($0.task) }.sorted {
      $0.order.lexicographicallyPrecedes($1.order)
    }
  }
}

extension Step.Kind {
  fileprivate var isCancel: Bool { if case .complete(.cancelled) = self { true } else { false } }
}

extension TaskExit {
  fileprivate var order: [String] { [task, screen ?? "", label, outcome ?? ""] }
}
