import FlowModel

/// A flow as a page shows it: drawn, and walked through.
public struct ReviewedFlow: Sendable {
  /// A flow's picture on a device.
  public struct Diagram: Sendable {
    /// What there is to show.
    public enum Content: Sendable {
      /// An SVG that Graphviz has drawn.
      case svg([UInt8])
      /// Nothing, and why, in a sentence.
      case missing(String)
    }

    /// The device it is drawn for.
    public var device: Device
    /// What there is to show.
    public var content: Content

    /// Creates a diagram.
    public init(device: Device, content: Content) {
      self.device = device
      self.content = content
    }
  }

  /// The flow.
  public var flow: Flow
  /// Its picture on each device.
  public var diagrams: [Diagram]
  /// The screen that each of a picture's nodes stands for, by the node's name.
  public var nodes: [String: ScreenID]
  /// What can be walked through on each device; none for a fragment.
  public var graphs: [ReachableGraph]

  /// Creates a flow for a page.
  public init(flow: Flow, diagrams: [Diagram], nodes: [String: ScreenID], graphs: [ReachableGraph]) {
    self.flow = flow
    self.diagrams = diagrams
    self.nodes = nodes
    self.graphs = graphs
  }
}
