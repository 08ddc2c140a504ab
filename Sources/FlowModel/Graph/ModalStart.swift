/// A screen that opens as a sheet or full screen, with the steps that show it and the devices without a swipe.
package struct ModalStart: Sendable {
  /// The first screen of the layer.
  package let screen: ScreenID
  /// The steps that show it, in file order; at least one.
  package let showings: [PresentationSite]
  /// The devices on which at least one of these steps opens a layer that cannot be swiped down.
  package let devicesWithoutSwipe: [Device]
}

extension FlowGraph {
  /// Returns the first screens of sheets and full-screen layers, in file order.
  func readModalStarts() -> [ModalStart] {
    var modal: [ScreenID: [PresentationSite]] = [:]
    for place in showings.indices
    where flow.devices.contains(where: { showings[place].opensSheetOrFullScreen(on: $0, in: flow) }) {
      modal[showings[place].screen, default: []].append(showings[place])
    }
    return modal.sorted { $0.key < $1.key }.map { screen, showings in
      let unswipeable = flow.devices.filter { device in
        showings.contains { $0.opensSheetOrFullScreen(on: device, in: flow) && !canSwipe($0, on: device) }
      }
      return ModalStart(screen: screen, showings: showings, devicesWithoutSwipe: unswipeable)
    }
  }

  /// Returns whether the user can swipe down the layer of a step; a replaced gesture counts.
  private func canSwipe(_ showing: PresentationSite, on device: Device) -> Bool {
    let style = showing.style(on: device, in: flow)
    guard style == .sheet || style == .formSheet else { return false }
    switch flow[showing.screen].override(of: .swipeDown) {
    case nil: return !showing.options.locked
    case .action: return true
    case .removed: return false
    }
  }

  // MARK: Exits

  /// Returns the actions of a screen by which the user or the system can leave its layer.
  package func exits(of screen: ScreenID) -> [Action] {
    flow[screen].actions.map { flow[$0] }.filter { isExit($0) }
  }

  /// Returns whether an action leaves its layer: by its role, by a step, or through a question.
  package func isExit(_ action: Action) -> Bool {
    switch action.role {
    case .cancel, .close, .done: true
    case .back, .destructive, nil: does(action) { $0.leavesLayers || $0.completes } || asks(action) { isExit($0) }
    }
  }

  /// Returns whether an action cancels or closes: by its role, by a step, or through a question.
  package func isCancel(_ action: Action) -> Bool {
    switch action.role {
    case .cancel, .close: true
    case .done: false
    case .back, .destructive, nil:
      does(action) { $0.cancels || $0.isDismiss } || asks(action) { isCancel($0) }
    }
  }

  /// Returns whether a step of an action, or of a `then` in it, satisfies a predicate.
  private func does(_ action: Action, _ isRelevant: (Step) -> Bool) -> Bool {
    steps(of: action.id).contains { isRelevant($0.step) }
  }

  /// Returns whether an action shows a question with an action that satisfies a predicate.
  private func asks(_ action: Action, _ isRelevant: (Action) -> Bool) -> Bool {
    let host = hosts[action.id.index].first
    return showings(of: action.id).contains { showing in
      guard showing.screen != host, asksUser(showing.screen) else { return false }
      return flow[showing.screen].actions.contains { answer in
        // A question that shows another question is not followed further.
        guard !showings(of: answer).contains(where: { asksUser($0.screen) }) else { return false }
        guard beginsTask(showing, on: host) else { return isRelevant(flow[answer]) }
        // If the question is a task of its own, ending that task only closes the question.
        return does(flow[answer], \.leavesLayers)
      }
    }
  }

  /// Returns whether a screen asks the user something: an alert, an action sheet or a prompt of the system.
  private func asksUser(_ screen: ScreenID) -> Bool { flow[screen].kind.keepsScreenBelowVisible }

  /// Returns whether a step begins a task with its screen.
  private func beginsTask(_ showing: PresentationSite, on host: ScreenID?) -> Bool {
    guard showing.started == nil else { return true }
    return flow[showing.screen].task.map { task in host.map { flow[$0].task != task } ?? true } ?? false
  }
}

extension Step {
  /// Whether it is `cancel`.
  package var cancels: Bool { if case .complete(.cancelled) = kind { true } else { false } }

  /// Whether it is `complete` with any outcome.
  package var completes: Bool { kind.isComplete }

  /// Whether it is `dismiss` in any form.
  package var isDismiss: Bool { if case .dismiss = kind { true } else { false } }

  /// Whether it closes layers, other than by ending a task.
  fileprivate var leavesLayers: Bool {
    switch kind {
    case .dismiss, .unwind, .root: true
    case .complete, .push, .present, .start, .pop, .replace, .show, .tab, .set, .stay: false
    }
  }
}
