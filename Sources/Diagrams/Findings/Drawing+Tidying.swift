extension Drawing {
  /// The drawing without arrows back that nothing points at, and with arrows that stand out apart from others beside them.
  ///
  /// Of a diamond every arrow stays.
  ///
  /// - Parameter returns: whether all arrows back stay.
  func tidied(returns: Bool) -> Drawing {
    var tidied = self
    tidied.edges = edges.flatMap { edge -> [Edge] in
      if edge.kind == .back, !returns, !edge.from.isChoice {
        let pointed = edge.captions.filter { !$0.marks.isEmpty || !$0.taps.isEmpty }
        return pointed.isEmpty ? [] : Self.parted(edge, pointed)
      }
      return Self.parted(edge, edge.captions)
    }
    let ends = Set(tidied.edges.map(\.to))
    tidied.nodes.removeAll { $0.look.isStarters && !ends.contains($0.id) }
    return tidied
  }

  private static func parted(_ edge: Edge, _ captions: [Caption]) -> [Edge] {
    var parts: [(kind: Mark.Kind?, captions: [Caption])] = []
    for caption in captions {
      let kind = Mark.leading(caption.marks)
      if let place = parts.firstIndex(where: { $0.kind == kind }) {
        parts[place].captions.append(caption)
      } else {
        parts.append((kind, [caption]))
      }
    }
    // What stands out comes last, so that the others keep their ids.
    parts = parts.filter { $0.kind == nil } + parts.filter { $0.kind != nil }
    if parts.isEmpty { parts = [(nil, [])] }
    return parts.map { Edge(from: edge.from, to: edge.to, kind: edge.kind, captions: $0.captions) }
  }
}

extension Drawing.Node.Look {
  fileprivate var isStarters: Bool { if case .starters = self { true } else { false } }
}
