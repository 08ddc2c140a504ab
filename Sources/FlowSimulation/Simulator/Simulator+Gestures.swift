import FlowModel
import Localization

/// Gestures: when they are possible, and what replaces them.
extension Simulator {
  /// Returns the offered gestures, in their fixed order.
  func gestureMoves(in configuration: Configuration) -> [Move] {
    var moves: [Move] = []
    for (gesture, host) in possibleGestures(in: configuration) {
      guard let cases = conditionalCases(of: gesture, on: host, in: configuration) else {
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
    candidates(in: configuration).flatMap { gesture in
      hosts(of: gesture, in: configuration).filter { refusalReason(gesture, on: $0, in: configuration) == nil }
        .map { (gesture, $0) }
    }
  }

  /// Returns the conditions of the steps that may replace a gesture's default effect; nil if none depend on values.
  ///
  /// The first condition belongs to the case with the index `first`. If that is 1, case 0 is the default effect.
  func conditionalCases(
    of gesture: Gesture, on host: Move.Host, in configuration: Configuration
  ) -> (conditions: [Condition], first: Int)? {
    guard !flow.tabGates.isEmpty || subject.hasConditionalGestures else { return nil }
    switch override(of: gesture, on: host, in: configuration) {
    case .removed: return nil
    case .action(let id):
      return flow[id].cases.count > 1 ? (flow[id].cases.map(\.condition), 0) : nil
    case nil:
      guard case .tab(let tab) = gesture, let gate = flow.tabGates[tab] else { return nil }
      return (flow[gate].cases.map(\.condition), 1)
    }
  }

  /// Returns the action and the case whose steps a gesture's move runs, or nil for the default effect.
  func replacement(
    of gesture: Gesture, by move: Move, in configuration: Configuration
  ) -> (action: ActionID, chosenCase: Int)? {
    switch override(of: gesture, on: move.host, in: configuration) {
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
    let others = subject.hasPages ? Self.gesturesAnywhere + [.swipeLeft, .swipeRight] : Self.gesturesAnywhere
    return tabs.isEmpty ? others : others + tabs.map { .tab($0) }
  }

  private static let gesturesAnywhere: [Gesture] = [.back, .swipeDown, .tapOutside, .return]

  /// Returns where a gesture may act.
  ///
  /// Back, Swipe down and swipes between pages act on the layer under an `inputView`. Under a panel, Back, swipes
  /// between pages and the tab bar stay in use.
  private func hosts(of gesture: Gesture, in configuration: Configuration) -> [Move.Host] {
    switch gesture {
    case .back, .swipeLeft, .swipeRight:
      configuration.hasInputView ? [.beneath] : configuration.panelCount > 0 ? [.front, .beneath] : [.front]
    case .swipeDown: [configuration.hasInputView ? .beneath : .front]
    case .tab: [configuration.panelCount > 0 ? .beneath : .front]
    case .tapOutside, .return: [.front]
    }
  }

  /// Returns the layer of the screen that offers a move.
  private func layer(of host: Move.Host, in configuration: Configuration) -> Int {
    host == .beneath ? configuration.usableLayer : configuration.frontLayer
  }

  /// Returns the screen on which a gesture acts.
  func screen(of host: Move.Host, in configuration: Configuration) -> ScreenID {
    configuration[configuration.top(of: layer(of: host, in: configuration))].screen
  }

  /// Returns the replacement of a gesture's default effect, or nil.
  private func override(
    of gesture: Gesture, on host: Move.Host, in configuration: Configuration
  ) -> Screen.GestureOverride? {
    flow[screen(of: host, in: configuration)].override(of: gesture)
  }

  /// Returns the action whose steps a move runs: its own or a gesture's replacement; nil for a gesture's default
  /// effect.
  public func action(behind move: Move, in configuration: Configuration) -> ActionID? {
    let configuration = source(of: move, in: configuration)
    if case .gesture(let gesture) = move.kind { return replacement(of: gesture, by: move, in: configuration)?.action }
    return move.action
  }

  /// Returns the reason why a gesture is not offered, as text, or nil if it is offered.
  func refusalReason(_ gesture: Gesture, in configuration: Configuration) -> Message? {
    let reasons = hosts(of: gesture, in: configuration).map { refusalReason(gesture, on: $0, in: configuration) }
    return reasons.contains(nil) ? nil : reasons[0]
  }

  private func refusalReason(_ gesture: Gesture, on host: Move.Host, in configuration: Configuration) -> Message? {
    let replaced = override(of: gesture, on: host, in: configuration)
    if let missing = missingPrecondition(for: gesture, on: host, replaced, in: configuration) { return missing }
    return replaced == .removed ? "the screen switches it off (\"none\" under \"gestures\")" : nil
  }

  private func missingPrecondition(
    for gesture: Gesture, on host: Move.Host, _ replaced: Screen.GestureOverride?, in configuration: Configuration
  ) -> Message? {
    let layer = layer(of: host, in: configuration)
    switch gesture {
    case .back: return refusalReasonOfBack(in: layer, of: configuration)
    case .swipeDown: return refusalReasonOfSwipe(replaced: replaced, in: layer, of: configuration)
    case .tapOutside: return refusalReasonOfTapOutside(in: configuration)
    case .return: return refusalReasonOfReturn(in: configuration)
    case .swipeLeft, .swipeRight: return replaced == nil ? "no page is on that side" : nil
    case .tab: return showsTabBar(in: configuration) ? nil : "the tab bar is hidden or covered"
    }
  }

  private func refusalReasonOfBack(in layer: Int, of configuration: Configuration) -> Message? {
    let top = configuration.top(of: layer)
    if top.index == 0 { return "nothing is beneath it on the same stack" }
    return flow[configuration[top].screen].hidesBack ? "the screen says \"back: hidden\"" : nil
  }

  private func refusalReasonOfSwipe(
    replaced: Screen.GestureOverride?, in layer: Int, of configuration: Configuration
  ) -> Message? {
    let style = configuration.style(of: layer)
    guard style == .sheet || style == .formSheet || style == .panel else { return "no sheet is in front" }
    if case .action = replaced { return nil }
    return configuration.layers[layer - 1].isLocked ? "the sheet is locked" : nil
  }

  private func refusalReasonOfTapOutside(in configuration: Configuration) -> Message? {
    switch configuration.style(of: configuration.frontLayer) {
    case .popover, .modelessPopover: configuration.layers.last?.isLocked == true ? "the popover is locked" : nil
    case .inputView: nil
    case .actionSheet: device == .pad ? nil : "an action sheet on iPhone cannot be closed by a tap outside"
    default: "no popover, input view or action sheet is in front"
    }
  }

  private func refusalReasonOfReturn(in configuration: Configuration) -> Message? {
    let style = configuration.style(of: configuration.frontLayer)
    return style == .external || style == .system ? nil : "the user is not in another app, site or system screen"
  }
}
