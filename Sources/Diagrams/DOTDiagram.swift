import FlowModel

/// A flow's diagram in Graphviz's DOT language, the same text every time.
public struct DOTDiagram: Sendable {
  /// More nodes than this take Graphviz minutes: draw by task.
  public static let largest = 1000

  private let drawing: Drawing

  /// Creates the diagram of a flow as it behaves on a device.
  public init(flow: Flow, device: Device, options: DiagramOptions = DiagramOptions()) {
    drawing = DrawingBuilder(flow: flow, device: device, options: options).drawing()
  }

  /// The number of boxes, flags and the like.
  public var nodeCount: Int { drawing.nodes.count }

  /// The DOT text, line break at its end included.
  public func render() -> String { DOTWriter(drawing: drawing).text() }
}
