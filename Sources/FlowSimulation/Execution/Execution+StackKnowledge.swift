import FlowModel

/// Bookkeeping for partly known stacks.
///
/// Only the selected tab's stack exists, and is revealed from its top. The window says how much of it is known.
extension Execution {
  /// Whether only a part of one tab's stack is known, so that the selection of another tab departs; see `+TabDeparture`.
  var knowsOneTab: Bool { window != nil }

  /// Updates what is known when a root with fresh stacks is installed.
  mutating func recordFreshRoot() {
    guard window != nil else { return }
    window = configuration.visibleStack.count
  }

  // MARK: Beneath layers

  /// Returns whether an item acts on a stack beneath the layers in front.
  ///
  /// A partial execution knows nothing of that stack.
  ///
  /// The execution stops before it. Another execution performs it on the stack beneath (`performBeneath`).
  func actsBeneathLayers(_ item: AgendaItem) -> Bool {
    guard window != nil, !configuration.layers.isEmpty else { return false }
    switch item {
    case .beginBeneath(let move): return actsBeneathPanels(move)
    case .follow(let followUp): return followUp.isBeneathPanels && configuration.panelCount > 0
    case .beginCovered(let move): return staysBeneath(move)
    case .act(let list, let place):
      let step = list.steps(in: flow)[place]
      return step.isOnRoot && !showsLayer(step) || step.selectsTab
    default: return false
    }
  }

  /// Records what is certain about the next item, which acts beneath the layers in front, before it is performed there.
  mutating func announceActBeneath() {
    guard let next = agenda.last, actsBeneathLayers(next), case .act(let list, let place) = next else { return }
    if case .tab(let screen) = list.steps(in: flow)[place].kind,
      !flow[configuration.root].tabs.contains(screen)
    {
      return
    }
    if configuration.style(of: configuration.frontLayer)?.countsAsModal == true { fail(.changeBehindModal) }
  }

  /// Performs the next item, which acts beneath layers, on the stack beneath them.
  mutating func performBeneath(_ cover: PartialMove.Cover) {
    self.cover = cover
    switch agenda.removeLast() {
    case .beginBeneath(let move):
      // What happens to the panels afterwards belongs to this context.
      let lifted = move.withoutPanels
      enter(context(around: lifted))
      schedule(.returnToFront)
      beginHere(lifted)
    case let item:
      schedule(.returnToFront)
      schedule(item)
    }
    work()
  }

  /// Finishes what has happened beneath layers; panels leave a screen usable, so its arrivals are due.
  mutating func settleBeneath(_ cover: PartialMove.Cover) {
    if cover == .panels, configuration.layers.count == keptLayers { finishMove() } else { announceFreshFrame() }
    freshTab = nil
  }

  /// Whether everything that happens beneath the layers has happened.
  var isBackAtFront: Bool {
    guard case .returnToFront = agenda.last else { return false }
    return window != 0 && departure.isNone
  }
}

extension Step {
  fileprivate var selectsTab: Bool { if case .tab = kind { true } else { false } }
}
