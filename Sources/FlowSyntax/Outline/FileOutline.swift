import Diagnostics
import FlowModel

/// The definitions of one file before any name is resolved; it is read once for all flows that use the file.
struct FileOutline: Sendable {
  /// The definition of a screen.
  struct ScreenEntry: Sendable {
    var name: Located<String>
    /// The kind, or nil if it is wrong.
    var kind: Screen.Kind?
    /// The fields, or nil if the definition is not a mapping.
    var fields: Fields?
  }

  /// The definition of a task.
  struct TaskEntry: Sendable {
    var name: Located<String>
    var outcomes: [Located<String>] = []
    /// Whether `outcomes` could be read.
    var knowsOutcomes = true
    /// The indices of its screens in the file.
    var screens = 0..<0
    /// Whether `screens` could be read.
    var knowsScreens = true
    /// The screens of no task that become the task's.
    var takes: [Located<String>] = []
    var fields: Fields?
  }

  /// The definition of a variable.
  struct VariableEntry: Sendable {
    var name: Located<String>
    var values: [Located<String>] = []
    /// Whether its values could be read.
    var knowsValues = true
    var initial: Located<String>?
    /// Whether its values are consecutive numbers.
    var isCounter = false
  }

  let file: FileID
  /// The top-level keys, or nil if the file could not be read.
  var fields: Fields?
  /// All screens: first those without a task, then those of each task in file order.
  var screens: [ScreenEntry] = []
  /// The indices of the screens without a task.
  var ownScreens = 0..<0
  var tasks: [TaskEntry] = []
  /// The changes to screens that other files define.
  var refinements: [ScreenEntry] = []
  var variables: [VariableEntry] = []
  var imports: [Located<String>] = []
  /// Whether all definitions are known; if not, an unknown name may be defined after all.
  var isComplete = true
  /// The ranges that were repaired by a guess; errors in them are not reported.
  var uncertainRanges: [SourceRange] = []
  /// The errors in the file itself.
  var diagnostics: [Diagnostic] = []

  /// Whether the file has no root, so that it is checked only through the files that import it.
  var isFragment: Bool { fields.map { !$0.has(FlowKeys.root) && !$0.has(FlowKeys.roots) } ?? true }
}
