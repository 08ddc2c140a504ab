import FlowModel

/// The first items of each kind of move.
extension Execution {
  mutating func begin(_ move: Move) {
    if move.host == .covered { return schedule(.beginCovered(move)) }
    if actsBeneathPanels(move) { schedule(.beginBeneath(move)) } else { beginHere(move) }
  }

  /// Begins a move; the layer that it acts on is in front, or directly under an `inputView`.
  mutating func beginHere(_ move: Move) {
    switch move.kind {
    case .action(let id):
      if flow[id].trigger == .arrival { forgetArrival(id) }
      beginAction(id, of: move)
    case .entry(let id): beginEntry(id, of: move)
    case .gesture(let gesture):
      if let (id, chosenCase) = simulator.replacement(of: gesture, by: move, in: configuration) {
        beginAction(id, of: Move(move.kind, host: move.host, chosenCase: chosenCase))
      } else {
        beginDefaultEffect(of: gesture, on: simulator.screen(of: move.host, in: configuration))
      }
    }
  }

  private mutating func beginAction(_ id: ActionID, of move: Move) {
    let list = StepList.result(id, chosenCase: move.chosenCase, result: move.result)
    let isUnder = configuration.hasInputView && move.host != .front
    let layer = isUnder ? configuration.usableLayer : configuration.frontLayer
    var context = StepContext(
      .action(id), isUserInitiated: flow[id].isUserInitiated, isEntryInitiated: false,
      acting: configuration.frame(runningAt: configuration.top(of: layer)), steps: list.steps(in: flow))
    context.isUnderInputView = move.host != .front
    context.column = columnInUse
    assign(id, move)
    enter(context)
    if move.host != .root, configuration.style(of: layer)?.closes(beforeStepsOf: flow[id].trigger) == true {
      schedule(.dismissInputView, .closeOneScreenLayer(before: list))
    } else {
      schedule(.run(list, from: 0))
    }
  }

  private mutating func beginEntry(_ id: ActionID, of move: Move) {
    let list = StepList.result(id, chosenCase: move.chosenCase, result: move.result)
    assign(id, move)
    var context = StepContext(
      .action(id), isUserInitiated: false, isEntryInitiated: true, actsOnRunningFrame: true, acting: nil,
      steps: list.steps(in: flow))
    context.column = .last
    enter(context)
    // After a relaunch, a restored screen comes to the front again.
    if id == flow.relaunch { configuration.forgetArrival(at: configuration.front) }
    // An entry that leads somewhere brings this app to the front.
    let leavesOtherApp =
      configuration.style(of: configuration.frontLayer) == .external
      && list.steps(in: flow).contains { !$0.movesNothing }
    schedule(leavesOtherApp ? .closeOneScreenLayer(before: list) : .run(list, from: 0))
  }

  mutating func assign(_ id: ActionID, _ move: Move) {
    // Most actions assign nothing.
    let (chosen, result) = (move.chosenCase, move.result)
    if !flow[id].set.isEmpty { assign(flow[id].set) }
    if !flow[id].cases[chosen].set.isEmpty { assign(flow[id].cases[chosen].set) }
    if !flow[id].cases[chosen].results[result].set.isEmpty { assign(flow[id].cases[chosen].results[result].set) }
  }

  private mutating func forgetArrival(_ action: ActionID) {
    let screen = configuration.frontScreen
    guard let place = simulator.subject.arrivals[screen.index].firstIndex(of: action) else { return }
    configuration.update(configuration.front) { $0.due &= ~(1 << UInt64(place)) }
  }

  // MARK: Gestures

  /// Begins the default effect of a gesture.
  private mutating func beginDefaultEffect(of gesture: Gesture, on screen: ScreenID) {
    let context = StepContext(
      .gesture(gesture, on: screen), isUserInitiated: true, isEntryInitiated: false, acting: nil, steps: [])
    enter(context)
    schedule(.runFollowUps, .beginTaskAtRoot)
    // A gesture that removes the screen under an input view also removes the input view.
    let inputViews = configuration.hasInputView ? 1 : 0
    switch gesture {
    case .back: startRemoval(.instances(1 + inputViews), by: .gesture)
    case .swipeDown: startRemoval(.layers(1 + inputViews), by: .gesture)
    case .tapOutside, .return: startRemoval(.layers(1), by: .gesture)
    // Between pages, a swipe always has steps.
    case .swipeLeft, .swipeRight: break
    case .tab(let screen): tap(tab: screen)
    }
  }

  private mutating func tap(tab screen: ScreenID) {
    guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return }
    if tab == flow[configuration.root].tab(ofStack: configuration.selectedTab) {
      startRemoval(.stackRoot, by: .gesture)
    } else {
      schedule(.select(stack(ofTab: tab)))
    }
  }
}
