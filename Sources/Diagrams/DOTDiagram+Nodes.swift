import FlowModel

extension DOTDiagram {
  /// The name that the node of a screen bears in a flow's diagrams, which in an SVG is its id.
  public static func nodeName(of screen: ScreenID, in flow: Flow) -> String {
    NodeName(flow: flow).name(of: .screen(screen))
  }
}
