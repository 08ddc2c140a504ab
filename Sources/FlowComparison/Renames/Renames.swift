/// The names of an old version of a flow that other names replace in the new version.
public struct Renames: Hashable, Sendable {
  /// The new names of screens, by old name.
  public internal(set) var screens: [String: String] = [:]
  /// The new names of tasks, by old name.
  public internal(set) var tasks: [String: String] = [:]
  /// The new labels of actions and the new names of entries, expectations and scenarios.
  ///
  /// The keys are those of the old version with the new names of screens and tasks.
  private(set) var others: [FlowPart.Key: String] = [:]

  /// Creates an empty set of renames.
  public init() {}

  /// Returns the new name of an element.
  subscript(key: FlowPart.Key) -> String? {
    get {
      switch key.subject {
      case .screen: screens[key.name]
      case .task: tasks[key.name]
      default: others[key]
      }
    }
    set {
      switch key.subject {
      case .screen: screens[key.name] = newValue
      case .task: tasks[key.name] = newValue
      default: others[key] = newValue
      }
    }
  }

  /// Returns the new name of an expectation.
  public func expectation(_ name: String) -> String? { others[FlowPart.Key(subject: .expectation, name: name)] }

  /// Returns the new label of an action of a screen or a task, or else the new name of an entry.
  ///
  /// - Parameters:
  ///   - label: the old label, or the old name of the entry.
  ///   - screen: the new name of the screen, or nil.
  ///   - task: the new name of the task to whose screens the action may belong, or nil.
  public func label(_ label: String, onScreen screen: String?, inTask task: String?) -> String? {
    let owners = [screen.map(FlowChange.Owner.screen), task.map(FlowChange.Owner.task)].compactMap(\.self)
    let keys =
      owners.map { FlowPart.Key(subject: .action, owner: $0, name: label) }
      + [FlowPart.Key(subject: .entry, name: label)]
    return keys.lazy.compactMap { others[$0] }.first
  }

  /// The old names, by key in the new version.
  var oldNames: [FlowPart.Key: String] {
    var names: [FlowPart.Key: String] = [:]
    for (old, new) in screens { names[FlowPart.Key(subject: .screen, name: new)] = old }
    for (old, new) in tasks { names[FlowPart.Key(subject: .task, name: new)] = old }
    for (key, new) in others { names[FlowPart.Key(subject: key.subject, owner: key.owner, name: new)] = key.name }
    return names
  }

  /// The pairs of old and new names of screens and tasks, without elements that keep their names.
  var names: [String: String] { screens.merging(tasks) { first, _ in first } }

  /// Returns the new label of a tap in a scenario, if all actions with the old label are renamed to it.
  func tap(_ label: String, among actions: [FlowPart.Key]) -> String? {
    let prefix = "Tab: "
    if label.hasPrefix(prefix) { return screens[String(label.dropFirst(prefix.count))].map { prefix + $0 } }
    let labels = Set(actions.filter { $0.name == label }.map { others[$0] ?? label })
    return labels.count == 1 ? labels.first.flatMap { $0 == label ? nil : $0 } : nil
  }
}
