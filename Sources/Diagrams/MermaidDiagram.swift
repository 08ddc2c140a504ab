import FlowModel

/// A flow's diagram as a Mermaid flowchart, for pull requests and pages that GitHub renders; the same text every time.
public struct MermaidDiagram: Sendable {
  /// Why a flow is no Mermaid diagram: what Mermaid refuses to draw.
  public enum TooLarge: Error, Sendable, Hashable, CustomStringConvertible {
    case arrows(Int)
    case characters(Int)

    /// What to tell the user.
    public var description: String {
      let (what, most) =
        switch self {
        case .arrows(let count): ("\(count) arrows", "\(MermaidDiagram.mostArrows)")
        case .characters(let count): ("\(count) characters", "\(MermaidDiagram.mostCharacters)")
        }
      return """
        the diagram has \(what), and Mermaid draws at most \(most)
        draw a part: --task TASK for one task, or --around SCREEN for one screen and its neighbours
        or draw it with Graphviz: --format svg
        """
    }
  }

  /// Mermaid's `maxEdges`, 500, which GitHub leaves as it is; one of them holds the legend.
  public static let mostArrows = 499
  /// Mermaid's `maxTextSize`.
  public static let mostCharacters = 50_000

  private let drawing: Drawing

  /// Creates the diagram of a flow as it behaves on a device; pictures of screens are left out.
  public init(flow: Flow, device: Device, options: DiagramOptions = DiagramOptions()) {
    drawing = DrawingBuilder(flow: flow, device: device, options: options).drawing()
  }

  /// The Mermaid text, line break at its end included.
  ///
  /// - Throws: `TooLarge`.
  public func render() throws(TooLarge) -> String {
    guard drawing.edges.count <= Self.mostArrows else { throw .arrows(drawing.edges.count) }
    let text = MermaidWriter(drawing: drawing).text()
    // Mermaid counts as JavaScript does.
    guard text.utf16.count <= Self.mostCharacters else { throw .characters(text.utf16.count) }
    return text
  }
}
