/// The screens that can share a stack, read from the file alone.
extension FlowGraph {
  /// A choice of the user on a screen: an action with one result, or all results of one `either`.
  package struct Branch: Sendable {
    /// The step that represents it.
    package var step: Step
    /// The screens that it adds to the same stack.
    package var targets: [ScreenID]
  }

  /// Returns the branches from a screen on its stack, including those of its one-screen layers.
  package func branches(of screen: ScreenID) -> [Branch] { branchesInLayers[screen.index] ?? readBranches(of: screen) }

  /// Computes the branches from the flow.
  func readBranches(of screen: ScreenID) -> [Branch] { branches(of: screen, within: [screen]) }

  private func branches(of screen: ScreenID, within seen: Set<ScreenID>) -> [Branch] {
    offered(on: screen).flatMap { action -> [Branch] in
      guard !showings(of: action).isEmpty else { return [] }
      return flow[action].cases.indices.flatMap { branches(of: action, $0, within: seen) }
    }
  }

  private func branches(of action: ActionID, _ chosenCase: Int, within seen: Set<ScreenID>) -> [Branch] {
    // Copies of sites are expensive, so indices are collected first.
    let all = showings(of: action)
    let written = all.indices.filter { all[$0].written.chosenCase == chosenCase && isOnOwnStack(all[$0]) }
    let isEither = flow[action].cases[chosenCase].results.count > 1
    let direct = written.filter { staysOnStack(all[$0]) }
    let asked = written.map { all[$0].screen }.filter { flow[$0].isOneScreenLayer && !seen.contains($0) }
      .flatMap { branches(of: $0, within: seen.union([$0])) }
    let screens = direct.map { all[$0].screen }
    guard isEither else {
      return (direct.first.map { [Branch(step: all[$0].written.step, targets: screens)] } ?? []) + asked
    }
    let targets = screens + asked.flatMap(\.targets)
    guard let step = direct.first.map({ all[$0].written.step }) ?? asked.first?.step else { return [] }
    return [Branch(step: step, targets: targets)]
  }

  /// Returns the given screens, and those that can be above one of them on the same stack or replace it; nearest
  /// first.
  ///
  /// - Parameter known: screens to leave out; they must include all screens that can be above one of them.
  package func closure(of screens: [ScreenID], besides known: Set<ScreenID> = []) -> [ScreenID] {
    var isKnown = [Bool](repeating: false, count: flow.screens.count)
    for screen in known { isKnown[screen.index] = true }
    var found: [ScreenID] = []
    let add = { (screen: ScreenID) in
      guard !isKnown[screen.index] else { return }
      isKnown[screen.index] = true
      found.append(screen)
    }
    screens.forEach(add)
    var place = 0
    while place < found.count {
      screensNext(to: found[place]).forEach(add)
      place += 1
    }
    return found
  }

  /// Returns the screens that the branches of a screen and the steps of other stacks add to its stack.
  private func screensNext(to screen: ScreenID) -> [ScreenID] {
    nextInLayers[screen.index] ?? readScreensNext(to: screen, branches(of: screen))
  }

  /// Computes the screens next to a screen from its branches.
  func readScreensNext(to screen: ScreenID, _ branches: [Branch]) -> [ScreenID] {
    branches.flatMap(\.targets) + (landings[screen] ?? [])
  }

  /// Returns the steps that begin a layer which can contain one of the given screens.
  package func layersHolding(_ screens: [ScreenID]) -> [PresentationSite] {
    showings.filter { showing in
      !flow[showing.screen].isOneScreenLayer
        && flow.devices.compactMap { showing.style(on: $0, in: flow) }.contains { $0 != .push }
        && closure(of: [showing.screen]).contains(where: screens.contains)
    }
  }

  /// Computes the screens that may be on a root's own stack.
  func readScreensOnRoots() -> Set<ScreenID> {
    let returned = showings.filter { $0.written.stack.isLeft && staysOnStack($0) }.map(\.screen)
    return Set(closure(of: rootScreens.sorted() + returned))
  }

  /// Returns the screens that steps of other stacks add to the stack of a screen, in file order.
  func readLandings() -> [ScreenID: [ScreenID]] {
    var landings: [ScreenID: [ScreenID]] = [:]
    for place in showings.indices {
      guard case .stack(let screen) = showings[place].written.stack, staysOnStack(showings[place]) else { continue }
      landings[screen, default: []].append(showings[place].screen)
    }
    return landings
  }

  /// Returns the actions of a screen and the replacements of its gestures.
  package func offered(on screen: ScreenID) -> [ActionID] { flow[screen].offeredActions }

  /// Returns whether a step acts on the stack of the screen that offers its action.
  ///
  /// A step after the end of a task does too if the task began on that stack.
  private func isOnOwnStack(_ showing: PresentationSite) -> Bool {
    switch showing.written.stack {
    case .own: true
    case .caller: hosts(of: showing.written).contains { flow[$0].task.map(isPushed) ?? false }
    case .stack, .beneath, .elsewhere: false
    }
  }

  /// Returns whether a task may begin on the current stack.
  private func isPushed(_ task: TaskID) -> Bool {
    showings(of: flow[task].entry).contains { $0.verb != .replace && staysOnStack($0) }
  }

  /// Returns whether a step adds its screen to the current stack on some device.
  private func staysOnStack(_ showing: PresentationSite) -> Bool {
    !flow[showing.screen].isOneScreenLayer && flow.devices.contains { showing.style(on: $0, in: flow) == .push }
  }
}
