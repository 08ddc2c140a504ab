import FlowModel

/// Actions with `while: open`, which happen as long as their screen is open.
extension Simulator {
  /// The screens with such actions.
  package var screensOfOpenActions: Set<ScreenID> {
    subject.openActions.reduce(into: []) { $0.formUnion($1.screens) }
  }

  /// Returns the moves of screens that are open and cannot be used.
  func openMoves(in configuration: Configuration) -> [Move] {
    openActions(in: configuration).flatMap {
      moves(of: $0, Move.Kind.action, host: .covered, in: configuration)
    }
  }

  /// Returns the actions of screens that are open and cannot be used.
  func openActions(in configuration: Configuration) -> [ActionID] {
    guard !subject.openActions.isEmpty else { return [] }
    let shown = hosts(in: configuration).map(\.screen)
    return subject.openActions.filter { open in
      !shown.contains(where: open.screens.contains) && configuration.topmost(of: open.screens) != nil
    }.map(\.action)
  }

  /// Returns the position of the nearest screen of an action with `while: open`, or nil.
  func position(ofOpen action: ActionID, in configuration: Configuration) -> Position? {
    configuration.topmost(of: screens(ofOpen: action))
  }

  /// Returns the screens that offer an action with `while: open`.
  package func screens(ofOpen action: ActionID) -> Set<ScreenID> {
    subject.openActions.first { $0.action == action }?.screens ?? []
  }
}

extension Configuration {
  /// Returns the position of the topmost instance of any of the screens, in the layers or the root's visible stack.
  fileprivate func topmost(of screens: Set<ScreenID>) -> Position? {
    for layer in (0...frontLayer).reversed() {
      if let index = stack(of: layer).lastIndex(where: { screens.contains($0.screen) }) {
        return Position(layer: layer, index: index)
      }
    }
    return nil
  }
}
