/// Collects arrows, and combines those of one kind between the same nodes into one arrow with several captions.
struct EdgeCollector: Sendable {
  private struct Key: Hashable {
    var from: NodeID
    var to: NodeID
    var kind: Drawing.Edge.Kind
  }

  /// The arrows, in the order in which each was first added.
  private(set) var edges: [Drawing.Edge] = []
  private var indices: [Key: Int] = [:]

  /// Adds an arrow, or adds the caption to an equal arrow.
  mutating func add(_ kind: Drawing.Edge.Kind, from: NodeID, to: NodeID, _ caption: Caption? = nil) {
    let key = Key(from: from, to: to, kind: kind)
    guard let index = indices[key] else {
      indices[key] = edges.count
      edges.append(Drawing.Edge(from: from, to: to, kind: kind, captions: caption.map { [$0] } ?? []))
      return
    }
    guard let caption else { return }
    if let same = edges[index].captions.firstIndex(where: caption.hasSameText) {
      edges[index].captions[same].causes += caption.causes
    } else {
      edges[index].captions.append(caption)
    }
  }
}
