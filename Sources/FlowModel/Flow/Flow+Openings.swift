import Diagnostics

/// An entry and a screen that open the screens and tasks marked `opened: elsewhere`.
///
/// The flow gets an entry that replaces the root by one screen, which stands for all that the file does not say. Its
/// actions push the marked screens, present the one-screen layers, and start the tasks. Everything stands at the end of
/// the tables, so the ids of the flow stay the same.
extension Flow {
  /// The name of the screen, the root and the entry that stand for what is not in the file.
  package static let outsideName = "(elsewhere)"

  /// Returns the flow with the entry and screen that open its marked screens and tasks; the same flow without marks.
  public func withOpenings() -> Flow {
    let openings = self.openings
    guard outside == nil, !isFragment, let place = openings.first?.range else { return self }
    var copy = self
    let outside = ScreenID(screens.count)
    let root = RootID(roots.count)
    let name = Located(Self.outsideName, at: place)
    var screen = Screen(id: outside, name: name)
    for opening in openings {
      screen.actions.append(copy.addAction(opening.label, .screen(outside), .user, opening.step))
    }
    copy.screens.append(screen)
    copy.roots.append(Root(id: root, name: name, kind: .stack(Located(outside, at: place)), range: place))
    copy.entries.append(copy.addAction(name, .entries, .entry, Step(.root(root), at: place)))
    copy.outside = outside
    return copy
  }

  /// The label, place and step of each opening.
  ///
  /// The ranges are empty, so that nothing else in the file has the same range.
  private var openings: [(label: Located<String>, range: SourceRange, step: Step)] {
    let startedScreens = Set(tasks.filter { $0.openedElsewhere != nil }.map(\.entry))
    let shown = screens.compactMap { screen in
      screen.openedElsewhere.flatMap { startedScreens.contains(screen.id) ? nil : ($0.emptyEnd, screen) }
    }.map { range, screen in
      let task = screen.task.flatMap { self[$0].entry == screen.id ? $0 : nil }
      let kind: Step.Kind =
        task.map { .start($0, .init(), then: nil) }
        ?? (screen.isOneScreenLayer ? .present(screen.id, .init()) : .push(screen.id))
      return (label: Located(screen.name.value, at: range), range: range, step: Step(kind, at: range))
    }
    let started = tasks.compactMap { task in
      task.openedElsewhere.map(\.emptyEnd).map { range in
        (
          label: Located(task.name.value, at: range), range: range,
          step: Step(.start(task.id, .init(), then: nil), at: range)
        )
      }
    }
    return shown + started
  }

  private mutating func addAction(
    _ label: Located<String>, _ owner: Action.Owner, _ trigger: Action.Trigger, _ step: Step
  ) -> ActionID {
    let id = ActionID(actions.count)
    let result = Action.CaseResult(steps: [step], range: step.range)
    actions.append(
      Action(
        id: id, label: label, owner: owner, trigger: trigger,
        cases: [Action.Case(results: [result], range: step.range)], range: step.range))
    return id
  }

  /// Returns whether an action only stands for what is not in the file.
  package func isOutside(_ action: ActionID) -> Bool {
    guard let outside else { return false }
    switch self[action].owner {
    case .screen(let screen): return screen == outside
    case .entries: return self[action].label.value == Self.outsideName && action == entries.last
    case .task, .root: return false
    }
  }

  /// Returns whether a root only stands for what is not in the file.
  package func isOutside(_ root: RootID) -> Bool { outside != nil && root.index == roots.count - 1 }

  /// The flow without the entry that opens its marked screens and tasks; the other tables stay the same.
  package var closed: Flow {
    guard outside != nil else { return self }
    var copy = self
    copy.entries.removeLast()
    copy.outside = nil
    return copy
  }

  /// The screens that have actions which are not in the file.
  public var screensWithUnknownExits: [ScreenID] { screenIDs.filter { self[$0].hasUnknownExits } }
}

extension SourceRange {
  /// The empty range at the end.
  fileprivate var emptyEnd: SourceRange { SourceRange(file: file, start: end, end: end) }

  /// Returns whether it is the range of a step that `withOpenings()` added.
  package func isOpening(in flow: Flow) -> Bool { flow.outside != nil && start == end && start != .start }
}
