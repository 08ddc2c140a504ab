extension Drawing {
  /// Returns the drawing with changed arrows separated from unchanged ones.
  func separatingChanges() -> Drawing {
    var separated = self
    separated.edges = edges.flatMap(Self.separated)
    return separated
  }

  private static func separated(_ edge: Edge) -> [Edge] {
    var parts: [(kind: Mark.Kind?, captions: [Caption])] = []
    for caption in edge.captions {
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
    return parts.map { part in
      var copy = edge
      copy.captions = part.captions
      return copy
    }
  }
}
