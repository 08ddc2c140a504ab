import FlowModel

/// Marks what came, went and changed in a drawing.
struct ChangeMarker: Sendable {
  /// What became of screens.
  let screens: [ScreenID: DiagramChange]
  /// What became of actions, entries and overrides of gestures.
  let actions: [ActionID: DiagramChange]

  /// Whether there is nothing to mark.
  var isEmpty: Bool { screens.isEmpty && actions.isEmpty }

  /// The drawing with everything marked: screens, arrows, and the diamonds and flags of actions.
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
        // Words once: not at later arrows, nor where a diamond or flag has them.
        let isFirst = causes.contains { $0.hop == 0 }
        let isTold = change == self.change(of: drawing.edges[edge].from) && !drawing.edges[edge].from.isScreen
        let mark = Self.mark(change, isFirst && !isTold ? change.word : "")
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
