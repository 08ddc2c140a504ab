import Diagnostics
import FlowModel

/// The names that a flow file and its imports define.
struct NameTable {
  /// What a name of the namespace of screens and tasks stands for.
  enum Definition {
    case screen(ScreenID)
    case task(TaskID)
  }

  /// An outcome of a task.
  struct Declared: Hashable {
    var task: TaskID
    var outcome: OutcomeID
  }

  var definitions: [String: Definition] = [:]
  var variables: [String: VariableID] = [:]
  /// By variable.
  var values: [[String: ValueID]] = []
  var outcomes: [String: OutcomeID] = ["cancelled": .cancelled]
  var declared: Set<Declared> = []
  var roots: [String: RootID] = [:]
  /// The names of roots, in the order of the file.
  var rootNames: [String] = []
  /// The names of the screens that are tabs, in the order of the file.
  var tabNames: [String] = []
  /// The screens that are tabs of some root.
  var tabs: Set<ScreenID> = []
  /// Whether the name of every root could be read.
  var knowsRoots = true
  /// Whether every tab could be read.
  var knowsTabs = true
  /// Whether everything that the files define is known.
  var isComplete = true
  /// Screens, by place, of which `kind` could not be read.
  var screensOfUnknownKind: Set<ScreenID> = []
  /// Tasks whose outcomes could not be read.
  var tasksOfUnknownOutcomes: Set<TaskID> = []
  /// Variables whose values could not be read.
  var variablesOfUnknownValues: Set<VariableID> = []
}
