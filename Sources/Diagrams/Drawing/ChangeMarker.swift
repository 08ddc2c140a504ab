import FlowModel

/// Marks the differences between two versions of a flow in a drawing.
struct ChangeMarker: Sendable {
  /// The changes of screens.
  let screens: [ScreenID: DiagramChange]
  /// The changes of actions, entries and overrides of gestures.
  let actions: [ActionID: DiagramChange]

  /// Whether there is nothing to mark.
  var isEmpty: Bool { screens.isEmpty && actions.isEmpty }

  /// Returns the drawing with marks on changed screens, arrows, diamonds and entries.
  func marked(_ drawing: Drawing) -> Drawing {
    var drawing = drawing
    for index in drawing.nodes.indices {
      guard let change = change(of: drawing.nodes[index].id) else { continue }
      drawing.nodes[index].marks.append(Self.mark(change, change.word))
    }
    for edge in drawing.edges.indices {
      for caption in drawing.edges[edge].captions.indices {
        let causes = drawing.edges[edge].captions[caption].causes
        guard let change = causes.lazy.compactMap({ actions[$0.action] }).first else { continue }
        // The text appears once: not at later arrows, and not if the diamond or the entry shows it.
        let isFirst = causes.contains { $0.segment == 0 }
        let isShown = change == self.change(of: drawing.edges[edge].from) && !drawing.edges[edge].from.isScreen
        let mark = Self.mark(change, isFirst && !isShown ? change.word : "")
        drawing.edges[edge].captions[caption].marks.append(mark)
      }
    }
    return drawing
  }

  private func change(of node: NodeID) -> DiagramChange? {
    switch node {
    case .screen(let screen): screens[screen]
    case .choice(let action, _), .entry(let action): actions[action]
    case .root, .anyScreen, .starters: nil
    }
  }

  private static func mark(_ change: DiagramChange, _ words: String) -> Mark {
    Mark(kind: .change(change), index: nil, words: words)
  }
}

extension NodeID {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}
