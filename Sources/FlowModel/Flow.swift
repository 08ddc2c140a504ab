import Diagnostics
import OrderedCollections

/// An app's navigation as one flow file and its imports describe it, with every name resolved.
///
/// Screens, tasks, actions and the like live in tables, in the order of the files, and refer to each other by place.
public struct Flow: Sendable {
  /// An import and the file it brought in.
  public struct Import: Sendable {
    /// The path as written, where it stands.
    public var path: Located<String>
    /// The file, or nil where it could not be read.
    public var file: FileID?

    /// Creates an import.
    public init(path: Located<String>, file: FileID?) {
      self.path = path
      self.file = file
    }
  }

  /// The flow file itself.
  public var file: FileID
  /// The flow file and every file it imports, directly or not, each once, the flow file first.
  public var files: [FileID]
  /// `title`.
  public var title: String?
  /// `note`.
  public var note: String?
  /// The devices it is checked on.
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
  public var tasks: [Task] = []
  /// Every action, entry and gesture override.
  public var actions: [Action] = []
  /// What can come from outside.
  public var entries: [ActionID] = []
  /// The `then`s of `start` steps and roots.
  public var thens: [Then] = []
  /// The names of all outcomes, `cancelled` first.
  public var outcomes: [Outcome] = [Outcome(name: "cancelled")]
  /// The scenarios of the flow file itself.
  public var scenarios: [Scenario] = []
  /// The expectations of the flow file itself.
  public var expectations: [Expectation] = []
  /// Whether the app has no use without an account.
  public var accountRequired = false
  /// The domains set up for password saving.
  public var associatedDomains: [String] = []

  /// Creates a flow in which there is nothing yet.
  public init(file: FileID) {
    self.file = file
    self.files = [file]
  }

  /// Whether there is no root: what the file describes is used by others.
  public var isFragment: Bool { roots.isEmpty }

  /// The ids of all screens, in the order of the files.
  @inlinable public var screenIDs: some RandomAccessCollection<ScreenID> { screens.indices.lazy.map { ScreenID($0) } }
  /// The ids of all actions, in the order of the files.
  @inlinable public var actionIDs: some RandomAccessCollection<ActionID> { actions.indices.lazy.map { ActionID($0) } }
  /// The ids of all tasks, in the order of the files.
  @inlinable public var taskIDs: some RandomAccessCollection<TaskID> { tasks.indices.lazy.map { TaskID($0) } }

  // Yielded where they lie, and inlinable, so that who asks for one field of a screen or an action does not have all of it copied.

  /// The screen with an id of this flow.
  @inlinable public subscript(id: ScreenID) -> Screen { _read { yield screens[id.index] } }
  /// The task with an id of this flow.
  @inlinable public subscript(id: TaskID) -> Task { _read { yield tasks[id.index] } }
  /// The action with an id of this flow.
  @inlinable public subscript(id: ActionID) -> Action { _read { yield actions[id.index] } }
  /// The root with an id of this flow.
  @inlinable public subscript(id: RootID) -> Root { _read { yield roots[id.index] } }
  /// The variable with an id of this flow.
  @inlinable public subscript(id: VariableID) -> Variable { _read { yield variables[id.index] } }
  /// The `then` with an id of this flow.
  @inlinable public subscript(id: ThenID) -> Then { _read { yield thens[id.index] } }
  /// The name of an outcome of this flow.
  @inlinable public subscript(id: OutcomeID) -> Outcome { _read { yield outcomes[id.index] } }
}
