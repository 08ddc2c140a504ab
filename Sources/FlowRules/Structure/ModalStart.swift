import FlowModel

/// A screen with which modal layers begin, as far as the file says: what shows it so, and how it can be swiped away.
struct ModalStart: Sendable {
  /// The first screen of the layer.
  let screen: ScreenID
  /// The steps that show it so, in file order; at least one.
  let showings: [Showing]
  /// The devices on which a layer begins with it that cannot be swiped away.
  let devicesWithoutSwipe: [Device]
}

extension FlowStructure {
  /// The screens with which modal layers that count begin, in the order of the file.
  func readModalStarts() -> [ModalStart] {
    var modal: [ScreenID: [Showing]] = [:]
    for showing in showings where flow.devices.contains(where: { showing.isModal(on: $0, in: flow) }) {
      modal[showing.screen, default: []].append(showing)
    }
    return modal.sorted { $0.key < $1.key }.map { screen, showings in
      let unswipeable = flow.devices.filter { device in
        showings.contains { $0.isModal(on: device, in: flow) && !canSwipe($0, on: device) }
      }
      return ModalStart(screen: screen, showings: showings, devicesWithoutSwipe: unswipeable)
    }
  }

  /// Whether a layer that begins with a showing can be swiped down, steps of its own for that included.
  private func canSwipe(_ showing: Showing, on device: Device) -> Bool {
    let style = showing.style(on: device, in: flow)
    guard style == .sheet || style == .formSheet else { return false }
    switch flow[showing.screen].override(of: .swipeDown) {
    case nil: return !showing.options.locked
    case .action: return true
    case .removed: return false
    }
  }

  // MARK: Ways out

  /// The actions of a screen that user or system can leave its layer by.
  func exits(of screen: ScreenID) -> [Action] {
    flow[screen].actions.map { flow[$0] }.filter { isExit($0) }
  }

  /// Whether an action leaves its layer: by its role, by a step, or through an alert or action sheet that asks first.
  func isExit(_ action: Action) -> Bool {
    switch action.role {
    case .cancel, .close, .done: true
    case .back, .destructive, nil: action.allSteps.contains(where: \.leavesLayers) || asks(action) { isExit($0) }
    }
  }

  /// Whether an action cancels or closes: by its role, by a step, or through an alert or action sheet that asks first.
  func isCancel(_ action: Action) -> Bool {
    switch action.role {
    case .cancel, .close: true
    case .done: false
    case .back, .destructive, nil:
      action.allSteps.contains { $0.cancels || $0.isDismiss } || asks(action) { isCancel($0) }
    }
  }

  /// Whether an action shows an alert or action sheet with an action of a kind.
  private func asks(_ action: Action, _ isMeant: (Action) -> Bool) -> Bool {
    action.allSteps.contains { step in
      guard case .present(let screen, _) = step.kind, screen != hosts[action.id.index].first,
        flow[screen].kind == .alert || flow[screen].kind == .actionSheet
      else { return false }
      return flow[screen].actions.contains { id in
        // A question that asks again is looked at no further.
        flow[id].allSteps.allSatisfy { if case .present = $0.kind { false } else { true } } && isMeant(flow[id])
      }
    }
  }
}

extension Step {
  /// Whether it is `cancel`.
  var cancels: Bool { if case .complete(.cancelled) = kind { true } else { false } }

  /// Whether it is `complete` with whatever outcome.
  var completes: Bool { if case .complete = kind { true } else { false } }

  /// Whether it is `dismiss` in any form.
  var isDismiss: Bool { if case .dismiss = kind { true } else { false } }

  /// Whether it takes layers away, or ends a task.
  fileprivate var leavesLayers: Bool {
    switch kind {
    case .complete, .dismiss, .unwind, .root: true
    case .push, .present, .start, .pop, .replace, .tab, .set, .stay: false
    }
  }
}
