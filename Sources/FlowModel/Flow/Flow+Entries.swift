/// The configurations in which an entry is blocked.
extension Flow {
  /// Returns, for each case and result of an entry, the screen that blocks the entry while that screen is in front.
  ///
  /// A result without such a screen has nil. If only the entry's own steps show a screen, running them over that
  /// screen shows nothing new. There are two exceptions: a second alert is a new one, and a screen with an `item` can
  /// show another one.
  public func blockingScreens(of entry: ActionID) -> [[ScreenID?]] { blockingScreens(of: entry, waysToScreens) }

  /// The same for all entries; a flow can have thousands of them.
  package var blockingScreens: [ActionID: [[ScreenID?]]] {
    let ways = waysToScreens
    return Dictionary(entries.map { ($0, blockingScreens(of: $0, ways)) }) { first, _ in first }
  }

  private func blockingScreens(of entry: ActionID, _ ways: [ScreenID: [[Step]]]) -> [[ScreenID?]] {
    self[entry].cases.map { alternative in
      alternative.results.map { result in
        guard let shown = result.steps.compactMap({ $0.screenInFront(in: self) }).last else { return nil }
        if self[entry].once { return shown }
        return self[shown].kind.isQuestion || self[shown].item != nil
          || ways[shown, default: []].contains { !moveAlike($0, result.steps.moving) } ? nil : shown
      }
    }
  }

  /// The moving steps of the lists that show each screen: one list, or two that move differently.
  ///
  /// A third list is never needed, because other steps move differently from one of two such lists.
  private var waysToScreens: [ScreenID: [[Step]]] {
    var ways: [ScreenID: [[Step]]] = [:]
    func add(_ steps: [Step]) {
      let moving = steps.moving
      for screen in Set(moving.compactMap { $0.screenInFront(in: self) }) {
        let known = ways[screen, default: []]
        if known.count < 2, !known.contains(where: { moveAlike($0, moving) }) { ways[screen] = known + [moving] }
      }
    }
    for action in actions { for each in action.cases { for result in each.results { add(result.steps) } } }
    for then in thens { for branch in then.branches { add(branch.steps) } }
    return ways
  }

  private func moveAlike(_ one: [Step], _ other: [Step]) -> Bool {
    one.elementsEqual(other) { $0.movesLike($1, in: self) }
  }
}

extension Step {
  /// Returns whether both steps navigate in the same way; the `then` of a started task does not count.
  fileprivate func movesLike(_ other: Step, in flow: Flow) -> Bool {
    guard isOnRoot == other.isOnRoot else { return false }
    return switch (kind, other.kind) {
    case (.push(let one), .push(let two)), (.replace(let one), .replace(let two)), (.tab(let one), .tab(let two)),
      (.unwind(let one), .unwind(let two)), (.show(let one), .show(let two)):
      one == two
    case (.present(let one, let firstOptions), .present(let two, let secondOptions)):
      one == two && firstOptions.shows(like: secondOptions, in: flow) { flow.style(ofPresenting: $0, on: $1) }
    case (.start(let one, let firstOptions, then: _), .start(let two, let secondOptions, then: _)):
      one == two && firstOptions.shows(like: secondOptions, in: flow) { flow.style(ofStarting: one, $0, on: $1) }
    case (.complete(let one), .complete(let two)): one == two
    case (.pop(let one), .pop(let two)): one == two
    case (.dismiss(let one), .dismiss(let two)): one == two
    case (.root(let one), .root(let two)): one == two
    default: false
    }
  }
}

extension Step.PresentationOptions {
  /// Returns whether other options have the same effect, for example because a style that they give is the default.
  fileprivate func shows(
    like other: Self, in flow: Flow, _ style: (Self, Device) -> PresentationStyle
  ) -> Bool {
    (locked, aside, isModeless) == (other.locked, other.aside, other.isModeless)
      && flow.devices.allSatisfy { style(self, $0) == style(other, $0) }
  }
}

extension [Step] {
  /// The steps that move screens.
  fileprivate var moving: [Step] { filter { !$0.movesNothing } }
}
