import Diagnostics
import OrderedCollections

/// An app's navigation, as one flow file and its imports describe it, with all names resolved.
///
/// Screens, tasks, actions and so on are stored in tables in file order, and refer to each other by index.
public struct Flow: Sendable {
  /// An import and the file that it names.
  public struct Import: Sendable {
    /// The path, with its source range.
    public var path: Located<String>
    /// The file, or nil if it could not be read.
    public var file: FileID?

    /// Creates an import.
    public init(path: Located<String>, file: FileID?) {
      self.path = path
      self.file = file
    }
  }

  /// The flow file itself.
  public var file: FileID
  /// The flow file, then every file that it imports directly or indirectly, each once.
  public var files: [FileID]
  /// The `title`.
  public var title: String?
  /// The `title` of each imported file that has one.
  public var fileTitles: [FileID: String] = [:]
  /// The `note`.
  public var note: String?
  /// The devices that the flow is checked on.
  public var devices: [Device] = [.phone]
  /// The imports of the flow file itself.
  public var imports: [Import] = []
  /// The variables.
  public var variables: [Variable] = []
  /// The roots; none in a fragment.
  public var roots: [Root] = []
  /// The root that the window shows first; nil in a fragment.
  public var start: RootID?
  /// The screens.
  public var screens: [Screen] = []
  /// The tasks.
  public var tasks: [UserTask] = []
  /// Every action, entry and gesture override.
  public var actions: [Action] = []
  /// The entries: events from outside the app.
  public var entries: [ActionID] = []
  /// The entry that stands for a relaunch, in a flow with `relaunch`; else nil.
  ///
  /// It resets the forgotten variables, and shows the first root again or closes all layers.
  public var relaunch: ActionID?
  /// The `then`s of `start` steps and roots.
  public var thens: [Then] = []
  /// The names of all outcomes; `cancelled` is first.
  public var outcomes: [Outcome] = [Outcome(name: "cancelled")]
  /// The scenarios of the flow file itself.
  public var scenarios: [Scenario] = []
  /// The expectations of the flow file itself.
  public var expectations: [Expectation] = []
  /// For each tab whose screen has `needs`, the action that a tap on the tab runs while they do not hold.
  public var tabGates: [ScreenID: ActionID] = [:]
  /// The screen that stands for what is not in the file, in a flow with openings; else nil.
  public internal(set) var outside: ScreenID?
  /// Whether the app cannot be used without an account.
  public var accountRequired = false
  /// The domains that are set up for password saving.
  public var associatedDomains: [Located<String>] = []

  /// Creates an empty flow.
  public init(file: FileID) {
    self.file = file
    self.files = [file]
  }

  /// Whether the file has no root, so that it can only be imported.
  public var isFragment: Bool { roots.isEmpty }

  /// The ids of all screens in file order.
  @inlinable public var screenIDs: some RandomAccessCollection<ScreenID> { screens.indices.lazy.map { ScreenID($0) } }
  /// The ids of all actions in file order.
  @inlinable public var actionIDs: some RandomAccessCollection<ActionID> { actions.indices.lazy.map { ActionID($0) } }
  /// The ids of all tasks in file order.
  @inlinable public var taskIDs: some RandomAccessCollection<TaskID> { tasks.indices.lazy.map { TaskID($0) } }

  // The accessors yield in place and are inlinable: reading one field of a screen or action must not copy all of it.

  /// The screen with an id of this flow.
  @inlinable public subscript(id: ScreenID) -> Screen { _read { yield screens[id.index] } }
  /// The task with an id of this flow.
  @inlinable public subscript(id: TaskID) -> UserTask { _read { yield tasks[id.index] } }
  /// The action with an id of this flow.
  @inlinable public subscript(id: ActionID) -> Action { _read { yield actions[id.index] } }
  /// The root with an id of this flow.
  @inlinable public subscript(id: RootID) -> Root { _read { yield roots[id.index] } }
  /// The variable with an id of this flow.
  @inlinable public subscript(id: VariableID) -> Variable { _read { yield variables[id.index] } }
  /// The `then` with an id of this flow.
  @inlinable public subscript(id: ThenID) -> Then { _read { yield thens[id.index] } }
  /// The outcome with an id of this flow.
  @inlinable public subscript(id: OutcomeID) -> Outcome { _read { yield outcomes[id.index] } }
}
