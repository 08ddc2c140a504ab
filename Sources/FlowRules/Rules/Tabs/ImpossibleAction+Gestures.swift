import FlowModel
import Localization

/// Steps for gestures that their screen never offers, read from the file alone.
extension ImpossibleAction {
  func gesturesNeverOffered(_ context: RuleContext) -> [Finding] {
    context.flow.actions.compactMap { action in
      guard case .gesture(let gesture) = action.trigger, case .screen(let screen) = action.owner,
        context.structure.isNeverOffered(gesture, on: screen)
      else { return nil }
      let message: Message = .neverOffered(context, gesture, on: screen)
      return finding(message, .helpToRemove, at: action.label.range, action, context).withSeverity(.info)
    }
  }
}

extension FlowGraph {
  /// Returns whether a screen is never where a gesture is: beneath it nothing for Back, no layer for Swipe down.
  fileprivate func isNeverOffered(_ gesture: Gesture, on screen: ScreenID) -> Bool {
    let showings = showings(of: screen)
    guard !showings.isEmpty, flow[screen].openedElsewhere == nil, !flow.isFragment,
      !flow.tasks.contains(where: { $0.opened.contains(screen) }), flow[screen].kind == .screen
    else { return false }
    switch gesture {
    case .back:
      return !rootScreens.contains(screen)
        && showings.allSatisfy { showing in
          [.present, .start].contains(showing.verb)
            && flow.devices.allSatisfy { showing.opensSheetOrFullScreen(on: $0, in: flow) }
        }
    case .swipeDown:
      return branchesInLayers[screen.index] == nil && !modalStarts.contains { $0.screen == screen }
        && !screensOnAnyStack.contains(screen)
    default: return false
    }
  }
}

extension FlowGraph {
  /// The screens that may come on any stack: what events and steps beneath other screens show, and what follows there.
  private var screensOnAnyStack: Set<ScreenID> {
    let shown = showings.filter { showing in
      showing.written.stack != .own || showing.written.action.map { !flow[$0].isUserInitiated } ?? true
    }
    var found = Set(shown.map(\.screen))
    var pending = Array(found)
    while let screen = pending.popLast() {
      for next in branches(of: screen).flatMap(\.targets) where found.insert(next).inserted { pending.append(next) }
    }
    return found
  }
}

extension Message {
  fileprivate static func neverOffered(_ context: RuleContext, _ gesture: Gesture, on screen: ScreenID) -> Message {
    "\(context.name(gesture)) is never offered on \(context.name(screen)), so its steps never run"
  }

  fileprivate static let helpToRemove: Message = "remove it, or write it where the screen is shown in another way"
}
