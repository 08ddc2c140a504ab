import FlowModel
import Localization

/// Marks the differences between two versions of a flow in a drawing.
struct ChangeMarker: Sendable {
  /// The changes of screens.
  let screens: [ScreenID: DiagramChange]
  /// The changes of tasks.
  let tasks: [TaskID: DiagramChange]
  /// The presentation styles of the tasks that are presented differently.
  let presentations: [TaskID: (old: PresentationStyle, new: PresentationStyle)]
  /// The changes of actions, entries and overrides of gestures.
  let actions: [ActionID: DiagramChange]

  /// Whether there is nothing to mark.
  var isEmpty: Bool { screens.isEmpty && tasks.isEmpty && actions.isEmpty }

  /// Returns the drawing with marks on changed screens, tasks, arrows, rows and entries.
  func marked(_ drawing: Drawing) -> Drawing {
    var drawing = drawing
    for index in drawing.nodes.indices {
      for row in drawing.nodes[index].rows.indices {
        guard case .action(let action, let result) = drawing.nodes[index].rows[row].id, let change = actions[action]
        else { continue }
        // Under the row of an action with several results, the words would only be repeated.
        let isFirst = result == nil || !drawing.nodes[index].rows[row].isIndented
        drawing.nodes[index].rows[row].caption.marks.append(Self.mark(change, isFirst ? change.word : nil))
      }
      guard let change = change(of: drawing.nodes[index].id) else { continue }
      drawing.nodes[index].marks.append(Self.mark(change, change.word))
    }
    for index in drawing.frames.indices {
      guard case .task(let task) = drawing.frames[index].id, let change = tasks[task] else { continue }
      drawing.frames[index].marks.append(Self.mark(change, words(for: change, of: task)))
    }
    for edge in drawing.edges.indices {
      for caption in drawing.edges[edge].captions.indices {
        let causes = drawing.edges[edge].captions[caption].causes
        guard let change = causes.lazy.compactMap({ actions[$0.action] }).first else { continue }
        // The text appears once: not at later arrows …
        let isFirst = causes.contains { $0.segment == 0 }
        // … and not if the entry shows it.
        let isShown = change == self.change(of: drawing.edges[edge].from) && !drawing.edges[edge].from.isScreen
        let mark = Self.mark(change, isFirst && !isShown ? change.word : nil)
        drawing.edges[edge].captions[caption].marks.append(mark)
      }
    }
    return drawing
  }

  /// Returns the words for a change of a task, with the old and the new presentation style if they differ.
  private func words(for change: DiagramChange, of task: TaskID) -> Message {
    presentations[task].map {
      "\(change.word): \(ScreenCard.Style($0.old).word) → \(ScreenCard.Style($0.new).word)"
    } ?? change.word
  }

  private func change(of node: NodeID) -> DiagramChange? {
    switch node {
    case .screen(let screen): screens[screen]
    case .entry(let action): actions[action]
    case .root, .anyScreen, .group: nil
    }
  }

  private static func mark(_ change: DiagramChange, _ words: Message?) -> Mark {
    Mark(kind: .change(change), index: nil, words: words?.localized ?? "")
  }
}

extension NodeID {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}
