/// Gathers arrows; those of one kind between the same nodes become one with several captions.
struct EdgeCollector: Sendable {
  private struct Key: Hashable {
    var from: NodeID
    var to: NodeID
    var kind: Drawing.Edge.Kind
  }

  /// The arrows in the order in which the first of each was added.
  private(set) var edges: [Drawing.Edge] = []
  private var places: [Key: Int] = [:]

  /// Adds an arrow.
  mutating func add(_ kind: Drawing.Edge.Kind, from: NodeID, to: NodeID, _ caption: Caption? = nil) {
    let key = Key(from: from, to: to, kind: kind)
    guard let place = places[key] else {
      places[key] = edges.count
      edges.append(Drawing.Edge(from: from, to: to, kind: kind, captions: caption.map { [$0] } ?? []))
      return
    }
    guard let caption else { return }
    if let same = edges[place].captions.firstIndex(where: caption.saysTheSame) {
      edges[place].captions[same].causes += caption.causes
    } else {
      edges[place].captions.append(caption)
    }
  }
}
