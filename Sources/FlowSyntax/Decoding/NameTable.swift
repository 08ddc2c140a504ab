import Diagnostics
import FlowModel

/// The names that a flow file and its imports define.
struct NameTable {
  /// The meaning of a name in the namespace of screens and tasks.
  enum Definition {
    case screen(ScreenID)
    case task(TaskID)
  }

  /// An outcome that a task declares.
  struct DeclaredOutcome: Hashable {
    var task: TaskID
    var outcome: OutcomeID
  }

  var definitions: [String: Definition] = [:]
  /// The number of screens that are written in the files; sketches come after them.
  var writtenScreens = 0
  var variables: [String: VariableID] = [:]
  /// The values of each variable by name.
  var values: [[String: ValueID]] = []
  var outcomes: [String: OutcomeID] = ["cancelled": .cancelled]
  var declared: Set<DeclaredOutcome> = []
  var roots: [String: RootID] = [:]
  /// The names of the roots, in file order.
  var rootNames: [String] = []
  /// The names of the screens that are tabs, in file order.
  var tabNames: [String] = []
  /// The tabs by their labels.
  var tabLabels: [String: ScreenID] = [:]
  /// The screens that are tabs of some root.
  var tabs: Set<ScreenID> = []
  /// The names of the screens that begin columns, in file order.
  var columnNames: [String] = []
  /// The screens that begin columns of some split view.
  var columns: Set<ScreenID> = []
  /// Whether every column could be read.
  var knowsColumns = true
  /// Whether every root's name could be read.
  var knowsRoots = true
  /// Whether every tab could be read.
  var knowsTabs = true
  /// Whether all definitions of the files could be read.
  var isComplete = true
  /// The screens whose `kind` could not be read.
  var screensOfUnknownKind: Set<ScreenID> = []
  /// The tasks whose outcomes could not be read.
  var tasksOfUnknownOutcomes: Set<TaskID> = []
  /// The variables whose values could not be read.
  var variablesOfUnknownValues: Set<VariableID> = []
}
