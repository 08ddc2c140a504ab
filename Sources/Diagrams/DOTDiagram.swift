import FlowModel

/// A flow's diagram in Graphviz's DOT language; the same flow always gives the same text.
public struct DOTDiagram: Sendable {
  /// The number of nodes above which Graphviz takes minutes, so that a diagram of one task is a better choice.
  public static let maximumNodeCount = 1000

  private let drawing: Drawing
  private let flow: Flow

  /// Creates the diagram of a flow on a device.
  public init(flow: Flow, device: Device, options: DiagramOptions = DiagramOptions()) {
    self.flow = flow
    drawing = DrawingBuilder(flow: flow, device: device, options: options, wordsInRows: true).drawing()
  }

  /// The number of nodes.
  public var nodeCount: Int { drawing.nodes.count }

  /// What the elements of the drawn SVG stand for.
  public var places: DiagramPlaces { DiagramPlaces(drawing, of: flow) }

  /// Returns the DOT text, with a line break at the end.
  public func render() -> String { DOTWriter(drawing: drawing).text() }
}

extension DOTDiagram {
  /// Returns the name of a screen's node in the flow's diagrams, which is also its id in an SVG.
  public static func nodeName(of screen: ScreenID, in flow: Flow) -> String {
    NodeName(flow: flow).name(of: .screen(screen))
  }
}
