import FlowModel

/// A screen with which modal layers begin, as far as the file says: what shows it so, and how it can be swiped away.
struct ModalStart: Sendable {
  /// The first screen of the layer.
  let screen: ScreenID
  /// The steps that show it so, in file order; at least one.
  let showings: [PresentationSite]
  /// The devices on which a layer begins with it that cannot be swiped away.
  let devicesWithoutSwipe: [Device]
}

extension FlowStructure {
  /// The screens with which modal layers that count begin, in the order of the file.
  func readModalStarts() -> [ModalStart] {
    var modal: [ScreenID: [PresentationSite]] = [:]
    for place in showings.indices
    where flow.devices.contains(where: { showings[place].isModal(on: $0, in: flow) }) {
      modal[showings[place].screen, default: []].append(showings[place])
    }
    return modal.sorted { $0.key < $1.key }.map { screen, showings in
      let unswipeable = flow.devices.filter { device in
        showings.contains { $0.isModal(on: device, in: flow) && !canSwipe($0, on: device) }
      }
      return ModalStart(screen: screen, showings: showings, devicesWithoutSwipe: unswipeable)
    }
  }

  /// Whether a layer that begins with a showing can be swiped down, steps of its own for that included.
  private func canSwipe(_ showing: PresentationSite, on device: Device) -> Bool {
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
    case .back, .destructive, nil: does(action) { $0.leavesLayers || $0.completes } || asks(action) { isExit($0) }
    }
  }

  /// Whether an action cancels or closes: by its role, by a step, or through an alert or action sheet that asks first.
  func isCancel(_ action: Action) -> Bool {
    switch action.role {
    case .cancel, .close: true
    case .done: false
    case .back, .destructive, nil:
      does(action) { $0.cancels || $0.isDismiss } || asks(action) { isCancel($0) }
    }
  }

  /// Whether an action has a step of a kind, or what follows on a task that it starts.
  private func does(_ action: Action, _ isMeant: (Step) -> Bool) -> Bool {
    steps(of: action.id).contains { isMeant($0.step) }
  }

  /// Whether an action shows an alert or action sheet with an action of a kind.
  private func asks(_ action: Action, _ isMeant: (Action) -> Bool) -> Bool {
    let host = hosts[action.id.index].first
    return showings(of: action.id).contains { showing in
      guard showing.screen != host, isQuestion(showing.screen) else { return false }
      return flow[showing.screen].actions.contains { answer in
        // A question that asks again is looked at no further.
        guard !showings(of: answer).contains(where: { isQuestion($0.screen) }) else { return false }
        guard beginsTask(showing, on: host) else { return isMeant(flow[answer]) }
        // With its own task only the question ends.
        return does(flow[answer], \.leavesLayers)
      }
    }
  }

  private func isQuestion(_ screen: ScreenID) -> Bool {
    flow[screen].kind == .alert || flow[screen].kind == .actionSheet
  }

  /// Whether a screen comes with a task of its own.
  private func beginsTask(_ showing: PresentationSite, on host: ScreenID?) -> Bool {
    guard showing.started == nil else { return true }
    return flow[showing.screen].task.map { task in host.map { flow[$0].task != task } ?? true } ?? false
  }
}

extension Step {
  /// Whether it is `cancel`.
  var cancels: Bool { if case .complete(.cancelled) = kind { true } else { false } }

  /// Whether it is `complete` with whatever outcome.
  var completes: Bool { if case .complete = kind { true } else { false } }

  /// Whether it is `dismiss` in any form.
  var isDismiss: Bool { if case .dismiss = kind { true } else { false } }

  /// Whether it takes layers away, other than by ending a task.
  fileprivate var leavesLayers: Bool {
    switch kind {
    case .dismiss, .unwind, .root: true
    case .complete, .push, .present, .start, .pop, .replace, .tab, .set, .stay: false
    }
  }
}
