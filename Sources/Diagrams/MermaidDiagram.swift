import FlowModel
import Localization

/// A flow's diagram as a Mermaid flowchart, which GitHub renders; the same flow always gives the same text.
public struct MermaidDiagram: Sendable {
  /// The error for a diagram that exceeds a limit of Mermaid.
  public enum TooLarge: Error, Sendable, Hashable {
    case arrows(Int)
    case characters(Int)

    /// The message for the user.
    public var message: Message {
      let (what, most): (Message, String) =
        switch self {
        case .arrows(let count): ("\(count) arrows", "\(MermaidDiagram.maximumEdgeCount)")
        case .characters(let count): ("\(count) characters", "\(MermaidDiagram.maximumCharacterCount)")
        }
      return """
        the diagram has \(what), and Mermaid draws at most \(most)
        draw a part: --task TASK for one task, or --around SCREEN for one screen and its neighbours
        or draw it with Graphviz: --format svg
        """
    }
  }

  /// Mermaid's limit `maxEdges` of 500, which GitHub does not change, minus one for the legend.
  public static let maximumEdgeCount = 499
  /// Mermaid's limit `maxTextSize`.
  public static let maximumCharacterCount = 50_000

  private let drawing: Drawing

  /// Creates the diagram of a flow on a device, without pictures of screens.
  public init(flow: Flow, device: Device, options: DiagramOptions = DiagramOptions()) {
    drawing = DrawingBuilder(flow: flow, device: device, options: options).drawing()
  }

  /// Returns the Mermaid text, with a line break at the end.
  ///
  /// - Throws: `TooLarge`.
  public func render() throws(TooLarge) -> String {
    guard drawing.edges.count <= Self.maximumEdgeCount else { throw .arrows(drawing.edges.count) }
    let text = MermaidWriter(drawing: drawing).text()
    // Mermaid counts UTF-16 code units, as JavaScript does.
    guard text.utf16.count <= Self.maximumCharacterCount else { throw .characters(text.utf16.count) }
    return text
  }
}
