import FlowModel

/// What the elements of an SVG by Graphviz stand for, by their ids, so that a page can react to a click on them.
public struct DiagramPlaces: Sendable {
  /// An arrow.
  public struct Arrow: Sendable {
    /// The ids of its parts: the lines, and the words.
    public let ids: [String]
    /// The screen where it starts, or nil if it starts at a root, an entry or any screen of a task.
    public let from: ScreenID?
    /// The screen where it ends, or nil if it ends elsewhere.
    public let to: ScreenID?
    /// The taps that it stands for: the label of an action, and the name of its result or nil.
    ///
    /// The arrows of tab bars, and those that lead back, have none.
    public let taps: [(label: String, result: String?)]
  }

  /// A finding that a number beside an element stands for.
  public struct Mark: Hashable, Sendable {
    /// The number of the rule in the diagram.
    public let number: Int
    /// The index of the finding in the options of the diagram.
    public let finding: Int
  }

  /// The screens, by the ids of their boxes.
  public let screens: [String: ScreenID]
  /// The arrows.
  public let arrows: [Arrow]
  /// The findings that mark each element, by its id.
  public let marks: [String: [Mark]]

  init(_ drawing: Drawing, of flow: Flow) {
    var screens: [String: ScreenID] = [:]
    var marks: [String: [Mark]] = [:]
    func note(_ found: [Diagrams.Mark], at ids: [String]) {
      let all = found.compactMap { mark in
        mark.number.flatMap { number in mark.index.map { Mark(number: number, finding: $0) } }
      }
      for id in ids where !all.isEmpty { marks[id, default: []] += all }
    }
    for node in drawing.nodes {
      if case .screen(let screen) = node.id { screens[node.name] = screen }
      note(node.marks + node.rows.flatMap(\.caption.marks), at: [node.name])
    }
    for frame in drawing.frames { note(frame.marks, at: [frame.name]) }
    arrows = DOTWriter(drawing: drawing).arrows.map { arrow in
      let ids = [arrow.id, arrow.id + ":start", arrow.labelName]
      note(arrow.edge.marks, at: ids)
      let taps = arrow.edge.captions.flatMap(\.causes).map { flow.tap(of: $0) }
      return Arrow(ids: ids, from: arrow.from.id.screen, to: arrow.to.id.screen, taps: taps)
    }
    self.screens = screens
    self.marks = marks
  }
}

extension Flow {
  /// Returns the label and the result of a cause.
  fileprivate func tap(of cause: Cause) -> (label: String, result: String?) {
    let action = self[cause.action]
    let results = action.cases.flatMap(\.results)
    let name = results.indices.contains(cause.result) ? results[cause.result].name?.value : nil
    return (action.label.value, name)
  }
}

extension NodeID {
  /// The screen, or nil for anything else.
  fileprivate var screen: ScreenID? { if case .screen(let screen) = self { screen } else { nil } }
}
