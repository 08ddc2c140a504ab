/// The direction in which a drawing fits a page.
///
/// Graphviz places a node in the rank after those that lead to it. So the number of ranks says how long the drawing is in
/// the direction of its arrows, before it is drawn.
struct PageShape {
  /// The size of a box with the space around it in points: along the arrows, and across them.
  private static let right = (along: 210.0, across: 130.0)
  private static let down = (along: 160.0, across: 190.0)
  /// How much higher a box with a picture is.
  private static let picture = 210.0
  /// A drawing that is not longer than this fits a page in any shape.
  private static let pageLength = 1500.0
  /// How many times longer than wide a page looks.
  private static let pageRatio = 3.0

  /// The number of ranks, and of boxes.
  private let ranks: Int
  private let count: Int
  /// How much higher most boxes are than those without a picture.
  private let excess: Double

  /// Measures a drawing.
  init(_ drawing: Drawing) {
    count = max(1, drawing.nodes.count)
    excess = drawing.nodes.count(where: \.hasPicture) * 2 >= count ? Self.picture : 0
    var ranks: [NodeID: Int] = [:]
    var open = (drawing.nodes.filter(\.isStart) + drawing.nodes.prefix(1)).map { (node: $0.id, rank: 0) }
    var next = 0
    let successors = Dictionary(grouping: drawing.edges.filter { $0.leadsForward && $0.from != $0.to }, by: \.from)
    for (node, _) in open { ranks[node] = 0 }
    // The breadth-first order gives each node its least rank, which cycles do not raise.
    while next < open.count {
      for edge in successors[open[next].node] ?? [] where ranks[edge.to] == nil {
        ranks[edge.to] = open[next].rank + 1
        open.append((edge.to, open[next].rank + 1))
      }
      next += 1
    }
    self.ranks = (ranks.values.max() ?? 0) + 1
  }

  /// The direction: to the right, or downwards if the drawing would otherwise be much wider than a page.
  var direction: DiagramOptions.Direction {
    let width = Double(ranks) * Self.right.along
    let height = (Double(count) / Double(ranks)).rounded(.up) * (Self.right.across + excess)
    guard width > Self.pageLength, width > height * Self.pageRatio else { return .right }
    let tall = Double(ranks) * (Self.down.along + excess)
    let broad = (Double(count) / Double(ranks)).rounded(.up) * Self.down.across
    return tall / broad < width / height ? .down : .right
  }
}

extension Drawing.Node {
  /// Whether the box shows a picture of the screen.
  fileprivate var hasPicture: Bool { if case .screen(let card) = appearance { card.image != nil } else { false } }
}
