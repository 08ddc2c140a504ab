extension Drawing {
  /// Returns the drawing without unmarked arrows back, and with marked arrows separated from unmarked ones.
  ///
  /// All arrows of a diamond stay.
  ///
  /// - Parameter returns: whether all arrows back stay.
  func filtered(returns: Bool) -> Drawing {
    var filtered = self
    filtered.edges = edges.flatMap { edge -> [Edge] in
      if edge.kind == .back, !returns, !edge.from.isChoice {
        let pointed = edge.captions.filter { !$0.marks.isEmpty || !$0.taps.isEmpty }
        return pointed.isEmpty ? [] : Self.separated(edge, pointed)
      }
      return Self.separated(edge, edge.captions)
    }
    let ends = Set(filtered.edges.map(\.to))
    filtered.nodes.removeAll { $0.appearance.isStarters && !ends.contains($0.id) }
    return filtered
  }

  private static func separated(_ edge: Edge, _ captions: [Caption]) -> [Edge] {
    var parts: [(kind: Mark.Kind?, captions: [Caption])] = []
    for caption in captions {
      let kind = Mark.leading(caption.marks)
      if let place = parts.firstIndex(where: { $0.kind == kind }) {
        parts[place].captions.append(caption)
      } else {
        parts.append((kind, [caption]))
      }
    }
    // Marked arrows come last, so that the unmarked ones keep their ids.
    parts = parts.filter { $0.kind == nil } + parts.filter { $0.kind != nil }
    if parts.isEmpty { parts = [(nil, [])] }
    return parts.map { Edge(from: edge.from, to: edge.to, kind: edge.kind, captions: $0.captions) }
  }
}

extension Drawing.Node.Appearance {
  fileprivate var isStarters: Bool { if case .starters = self { true } else { false } }
}
