import Diagnostics
import FlowModel

/// What one file defines, before any name in it is looked up: read once, however many flows use the file.
struct FileOutline: Sendable {
  /// A screen's definition.
  struct ScreenEntry: Sendable {
    var name: Located<String>
    /// What the screen is, or nil where that is written wrongly.
    var kind: Screen.Kind?
    /// What is written of it, or nil where that is no mapping.
    var fields: Fields?
  }

  /// A task's definition.
  struct TaskEntry: Sendable {
    var name: Located<String>
    var outcomes: [Located<String>] = []
    /// Whether `outcomes` could be read.
    var knowsOutcomes = true
    /// The places of its screens among the file's.
    var screens = 0..<0
    /// Whether its `screens` could be read.
    var knowsScreens = true
    var fields: Fields?
  }

  /// A variable's definition.
  struct VariableEntry: Sendable {
    var name: Located<String>
    var values: [Located<String>] = []
    /// Whether its values could be read.
    var knowsValues = true
    var initial: Located<String>?
  }

  let file: FileID
  /// The keys at the top of the file, or nil where there is nothing to read.
  var fields: Fields?
  /// Those of no task, and those of each task, in the order of the file.
  var screens: [ScreenEntry] = []
  /// The places of those that belong to no task.
  var ownScreens = 0..<0
  var tasks: [TaskEntry] = []
  var variables: [VariableEntry] = []
  var imports: [Located<String>] = []
  /// Whether everything that the file defines is known; where not, a name may be defined although it is not found.
  var isComplete = true
  /// Where the text was mended by a guess, so that what seems wrong there is not reported.
  var doubts: [SourceRange] = []
  /// What is wrong with the file itself.
  var diagnostics: [Diagnostic] = []

  /// Whether the file has no root: its behaviour is checked through the files that import it.
  var isFragment: Bool { fields.map { !$0.has(FlowKeys.root) && !$0.has(FlowKeys.roots) } ?? true }
}
