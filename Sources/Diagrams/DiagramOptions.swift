import Diagnostics
import FlowModel
import Localization

/// The options of a diagram.
public struct DiagramOptions: Sendable {
  /// The part of the flow to draw.
  public enum Part: Hashable, Sendable {
    case everything
    /// One task, with the arrows that lead into it and out of it.
    case task(TaskID)
    /// One screen, with its neighbours.
    case around(ScreenID)
    /// What differs from another version, with its neighbours.
    case changes
    /// The screens that only one tab leads to, with their neighbours.
    case tab(ScreenID)
    /// The screens of a part of the app outside tabs and tasks, with their neighbours; nil for those of no part.
    case group(String?)
  }

  /// The part of the flow to draw.
  public var part: Part = .everything
  /// Whether tabs and tasks are drawn as boxes, without their screens.
  public var overview = false
  /// The number of screens above which an overview is easier to read than the whole flow.
  public static let maximumScreenCount = 60
  /// Whether `dismiss`, `pop` and `complete` are drawn as arrows, or nil to draw them where they are few.
  public var returns: Bool?
  /// The addresses of the pictures of parts, to which boxes, frames and chips lead; empty if there is only one picture.
  public var links: [Part: String] = [:]
  /// The number of arrows back up to which they are few.
  static let fewReturns = 4
  /// Where arrows lead, or nil for the direction in which the drawing is more like a page.
  public var direction: Direction?

  /// The direction of most arrows.
  public enum Direction: String, Sendable, CaseIterable {
    case right, down
  }
  /// The findings to mark, or nil if the flow was not checked.
  public var findings: [Diagnostic]?
  /// The screens that differ from another version of the flow.
  ///
  /// The flow must include removed screens for them to be drawn.
  public var screenChanges: [ScreenID: DiagramChange] = [:]
  /// The tasks that differ from another version of the flow.
  public var taskChanges: [TaskID: DiagramChange] = [:]
  /// The old and new presentation styles of those tasks in `taskChanges` that are presented differently.
  public var presentationChanges: [TaskID: (old: PresentationStyle, new: PresentationStyle)] = [:]
  /// The actions that differ from another version of the flow.
  public var actionChanges: [ActionID: DiagramChange] = [:]
  /// Returns the path to write for a screen's picture, or nil to omit it; the default omits all.
  ///
  /// Graphviz resolves paths against its working directory and draws nothing if a picture is missing, so return nil for
  /// missing ones. SVG viewers resolve them against the SVG's folder.
  public var imagePath: @Sendable (Located<String>) -> String? = { _ in nil }

  /// Creates the options for the whole flow without arrows back.
  public init() {}
}

/// A change of a screen, task or action between two versions of a flow, with its own line style and text.
public enum DiagramChange: Int, Hashable, Sendable, CaseIterable {
  case removed, added, changed, renamed

  /// The text beside the marked element.
  var word: Message {
    switch self {
    case .removed: "− removed"
    case .added: "+ added"
    case .changed: "± changed"
    case .renamed: "≈ renamed"
    }
  }
}
