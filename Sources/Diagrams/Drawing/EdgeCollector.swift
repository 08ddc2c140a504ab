/// Collects arrows, and combines those of one kind between the same nodes into one arrow with several captions.
struct EdgeCollector: Sendable {
  private struct Key: Hashable {
    var from: NodeID
    var to: NodeID
    var kind: Drawing.Edge.Kind
    var row: Row.ID?
    var endsAtFrame: Bool
  }

  /// The arrows, in the order in which each was first added.
  private(set) var edges: [Drawing.Edge] = []
  private var indices: [Key: Int] = [:]

  /// Adds an arrow, or adds the caption to an equal arrow.
  ///
  /// - Parameters:
  ///   - row: the row where the arrow starts, or nil.
  ///   - endsAtFrame: whether the arrow ends at the frame of its target.
  mutating func add(
    _ kind: Drawing.Edge.Kind, from: NodeID, row: Row.ID? = nil, to: NodeID, endsAtFrame: Bool = false,
    _ caption: Caption? = nil
  ) {
    let key = Key(from: from, to: to, kind: kind, row: row, endsAtFrame: endsAtFrame)
    guard let index = indices[key] else {
      indices[key] = edges.count
      edges.append(
        Drawing.Edge(
          from: from, to: to, kind: kind, row: row, endsAtFrame: endsAtFrame, captions: caption.map { [$0] } ?? []))
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
