import FlowModel

/// Gestures: when they are possible, and what replaces them.
extension Simulator {
  /// Returns the offered gestures, in their fixed order.
  func gestureMoves(in configuration: Configuration) -> [Move] {
    var moves: [Move] = []
    for (gesture, host) in possibleGestures(in: configuration) {
      guard let cases = conditionalCases(of: gesture, in: configuration) else {
        moves.append(Move(.gesture(gesture), host: host))
        continue
      }
      let chosen = cases.conditions.firstIndex { holds($0, in: configuration) }
      guard chosen != nil || cases.first > 0 else { continue }
      moves.append(Move(.gesture(gesture), host: host, chosenCase: chosen.map { $0 + cases.first } ?? 0))
    }
    return moves
  }

  /// Returns the gestures that the stacks and the front screen allow.
  func possibleGestures(in configuration: Configuration) -> [(gesture: Gesture, host: Move.Host)] {
    candidates(in: configuration).filter { refusalReason($0, in: configuration) == nil }
      .map { ($0, host(of: $0, in: configuration)) }
  }

  /// Returns the conditions of the steps that may take the place of a gesture's own effect; nil if none depend on values.
  ///
  /// They belong to the cases of a move from `first`; case 0 is the own effect if `first` is 1.
  func conditionalCases(
    of gesture: Gesture, in configuration: Configuration
  ) -> (conditions: [Condition], first: Int)? {
    guard !flow.tabGates.isEmpty || subject.hasConditionalGestures else { return nil }
    switch override(of: gesture, in: configuration) {
    case .removed: return nil
    case .action(let id):
      return flow[id].cases.count > 1 ? (flow[id].cases.map(\.condition), 0) : nil
    case nil:
      guard case .tab(let tab) = gesture, let gate = flow.tabGates[tab] else { return nil }
      return (flow[gate].cases.map(\.condition), 1)
    }
  }

  /// Returns the action and the case whose steps a gesture's move runs, or nil for the own effect.
  func replacement(
    of gesture: Gesture, by move: Move, in configuration: Configuration
  ) -> (action: ActionID, chosenCase: Int)? {
    switch override(of: gesture, in: configuration) {
    case .removed: return nil
    case .action(let id): return (id, move.chosenCase)
    case nil:
      guard move.chosenCase > 0, case .tab(let tab) = gesture, let gate = flow.tabGates[tab] else { return nil }
      return (gate, move.chosenCase - 1)
    }
  }

  /// Returns every gesture, whether or not it is possible here.
  func candidates(in configuration: Configuration) -> [Gesture] {
    let tabs = flow[configuration.root].tabs
    return tabs.isEmpty ? Self.gesturesAnywhere : Self.gesturesAnywhere + tabs.map { .tab($0) }
  }

  private static let gesturesAnywhere: [Gesture] = [.back, .swipeDown, .tapOutside, .return]

  /// Returns where a gesture acts: Back and Swipe down act on the layer under an `inputView`.
  func host(of gesture: Gesture, in configuration: Configuration) -> Move.Host {
    let reachesThrough = gesture == .back || gesture == .swipeDown
    return reachesThrough && configuration.hasInputView ? .underInputView : .front
  }

  /// Returns the screen on which a gesture acts.
  func screen(under gesture: Gesture, in configuration: Configuration) -> ScreenID {
    switch host(of: gesture, in: configuration) {
    case .underInputView: configuration[configuration.top(of: configuration.usableLayer)].screen
    case .front, .column, .root, .outside: configuration.frontScreen
    }
  }

  /// Returns the replacement of a gesture's default effect, or nil.
  func override(of gesture: Gesture, in configuration: Configuration) -> Screen.GestureOverride? {
    flow[screen(under: gesture, in: configuration)].override(of: gesture)
  }

  /// Returns the action whose steps a move runs: its own or a gesture's replacement; nil for a gesture's default
  /// effect.
  public func action(behind move: Move, in configuration: Configuration) -> ActionID? {
    let configuration = source(of: move, in: configuration)
    if case .gesture(let gesture) = move.kind { return replacement(of: gesture, by: move, in: configuration)?.action }
    return move.action
  }

  /// Returns the reason why a gesture is not offered, as text, or nil if it is offered.
  func refusalReason(_ gesture: Gesture, in configuration: Configuration) -> String? {
    let replaced = override(of: gesture, in: configuration)
    if let missing = missingPrecondition(for: gesture, replaced: replaced, in: configuration) { return missing }
    return replaced == .removed ? "the screen takes it away (\"none\" under gestures)" : nil
  }

  private func missingPrecondition(
    for gesture: Gesture, replaced: Screen.GestureOverride?, in configuration: Configuration
  ) -> String? {
    switch gesture {
    case .back: refusalReasonOfBack(in: configuration)
    case .swipeDown: refusalReasonOfSwipe(replaced: replaced, in: configuration)
    case .tapOutside: refusalReasonOfTapOutside(in: configuration)
    case .return: refusalReasonOfReturn(in: configuration)
    case .tab: showsTabBar(in: configuration) ? nil : "the tab bar is not in sight"
    }
  }

  private func refusalReasonOfBack(in configuration: Configuration) -> String? {
    let top = configuration.top(of: configuration.usableLayer)
    if top.index == 0 { return "nothing is beneath it on the same stack" }
    return flow[configuration[top].screen].hidesBack ? "the screen says back: hidden" : nil
  }

  private func refusalReasonOfSwipe(replaced: Screen.GestureOverride?, in configuration: Configuration) -> String? {
    let layer = configuration.usableLayer
    let style = configuration.style(of: layer)
    guard style == .sheet || style == .formSheet else { return "no sheet is in front" }
    if case .action = replaced { return nil }
    return configuration.layers[layer - 1].isLocked ? "the sheet is locked" : nil
  }

  private func refusalReasonOfTapOutside(in configuration: Configuration) -> String? {
    switch configuration.style(of: configuration.frontLayer) {
    case .popover: configuration.layers.last?.isLocked == true ? "the popover is locked" : nil
    case .inputView: nil
    case .actionSheet: device == .pad ? nil : "an action sheet on a phone has nothing beside it to tap"
    default: "no popover, input view or action sheet is in front"
    }
  }

  private func refusalReasonOfReturn(in configuration: Configuration) -> String? {
    let style = configuration.style(of: configuration.frontLayer)
    return style == .external || style == .system ? nil : "the user is not in another app, site or system screen"
  }
}
