import Diagnostics
import FlowModel

/// What a diagram shows of a flow.
public struct DiagramOptions: Sendable {
  /// Which part of the flow is drawn.
  public enum Part: Hashable, Sendable {
    case everything
    /// One task and what leads into it and out of it.
    case task(TaskID)
    /// One screen and its neighbours.
    case around(ScreenID)
  }

  /// Which part is drawn.
  public var part: Part = .everything
  /// Whether `dismiss`, `pop` and `complete` are drawn.
  public var returns = false
  /// The findings to point out, or nil where none were looked for; what they name is found again by name and place.
  ///
  /// An arrow that a finding is about, or that its trace takes, is drawn though it only goes back.
  public var findings: [Diagnostic]?
  /// The screens to mark as not what they were in another version of the flow; what was removed must be in the flow to be drawn.
  public var screenChanges: [ScreenID: DiagramChange] = [:]
  /// The actions to mark likewise.
  public var actionChanges: [ActionID: DiagramChange] = [:]
  /// The path to write for a screen's picture, or nil to leave it out; as it stands, all are left out.
  ///
  /// Graphviz looks for a picture from the folder it runs in, and draws nothing at all where one is missing: answer nil for those.
  /// Viewers of an SVG look from the SVG's own folder.
  public var imagePath: @Sendable (Located<String>) -> String? = { _ in nil }

  /// Creates the options for the whole flow without returns.
  public init() {}
}
