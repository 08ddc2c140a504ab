extension Drawing {
  /// The drawing without arrows back that nothing points at, and with arrows that stand out apart from others beside them.
  ///
  /// - Parameter returns: whether all arrows back stay.
  func tidied(returns: Bool) -> Drawing {
    var tidied = self
    tidied.edges = edges.flatMap { edge -> [Edge] in
      if edge.kind == .back, !returns {
        let pointed = edge.captions.filter { !$0.marks.isEmpty || !$0.taps.isEmpty }
        return pointed.isEmpty ? [] : Self.parted(edge, pointed)
      }
      return Self.parted(edge, edge.captions)
    }
    return tidied
  }

  private static func parted(_ edge: Edge, _ captions: [Caption]) -> [Edge] {
    let plain = captions.filter(\.marks.isEmpty)
    let marked = captions.filter { !$0.marks.isEmpty }
    let parts = plain.isEmpty || marked.isEmpty ? [captions] : [plain, marked]
    return parts.map { Edge(from: edge.from, to: edge.to, kind: edge.kind, captions: $0) }
  }
}
