import FlowModel
import OrderedCollections

/// What stands on one stack together, as far as the file says.
extension FlowStructure {
  /// A way on from a screen that the user can choose: an action with one result, or all results of one `either`.
  struct Branch: Sendable {
    /// The step to show for it.
    var step: Step
    /// The screens that it puts on the same stack.
    var targets: [ScreenID]
  }

  /// The ways on from a screen on its stack, those of its alerts and their like included.
  func branches(of screen: ScreenID) -> [Branch] { branchesInLayers[screen.index] ?? readBranches(of: screen) }

  /// Reads the same off the flow.
  func readBranches(of screen: ScreenID) -> [Branch] { branches(of: screen, within: [screen]) }

  private func branches(of screen: ScreenID, within seen: Set<ScreenID>) -> [Branch] {
    offered(on: screen).flatMap { action -> [Branch] in
      guard !showings(of: action).isEmpty else { return [] }
      return flow[action].cases.indices.flatMap { branches(of: action, $0, within: seen) }
    }
  }

  private func branches(of action: ActionID, _ chosenCase: Int, within seen: Set<ScreenID>) -> [Branch] {
    // Showings are wide: their places are moved about, not they.
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

  /// The screens that can come on the same stack above, or in the place of, a screen, itself included, nearest first.
  ///
  /// - Parameter known: screens to leave out, and with each of them all that can come above it.
  func closure(of screens: [ScreenID], besides known: Set<ScreenID> = []) -> OrderedSet<ScreenID> {
    var found = OrderedSet(screens.filter { !known.contains($0) })
    var place = 0
    while place < found.count {
      let onStack = branches(of: found[place]).flatMap(\.targets) + (landings[found[place]] ?? [])
      found.formUnion(onStack.lazy.filter { !known.contains($0) })
      place += 1
    }
    return found
  }

  /// The steps that begin a layer in which one of some screens can stand.
  func layersHolding(_ screens: [ScreenID]) -> [PresentationSite] {
    showings.filter { showing in
      !flow[showing.screen].isOneScreenLayer
        && flow.devices.compactMap { showing.style(on: $0, in: flow) }.contains { $0 != .push }
        && !closure(of: [showing.screen]).isDisjoint(with: screens)
    }
  }

  /// The screens that may stand on a root's own stack.
  var screensOnRoots: OrderedSet<ScreenID> {
    let returned = showings.filter { $0.written.ground.isLeft && staysOnStack($0) }.map(\.screen)
    return closure(of: rootScreens.sorted() + returned)
  }

  /// The screens that are put on the stack of a screen from elsewhere, in the order of the file.
  func readLandings() -> [ScreenID: [ScreenID]] {
    var landings: [ScreenID: [ScreenID]] = [:]
    for place in showings.indices {
      guard case .stack(let screen) = showings[place].written.ground, staysOnStack(showings[place]) else { continue }
      landings[screen, default: []].append(showings[place].screen)
    }
    return landings
  }

  /// The actions of a screen and the steps in its gestures' places.
  func offered(on screen: ScreenID) -> [ActionID] {
    flow[screen].actions
      + flow[screen].gestures.compactMap { if case .action(let action) = $0.override { action } else { nil } }
  }

  /// Whether a showing acts on the stack of the screen whose action it is: a task that was begun there leaves it there.
  private func isOnOwnStack(_ showing: PresentationSite) -> Bool {
    switch showing.written.ground {
    case .own: true
    case .caller: hosts(of: showing.written).contains { flow[$0].task.map(isPushed) ?? false }
    case .stack, .beneath, .elsewhere: false
    }
  }

  /// Whether a task may be begun on the stack that is there.
  private func isPushed(_ task: TaskID) -> Bool {
    showings(of: flow[task].entry).contains { $0.verb != .replace && staysOnStack($0) }
  }

  /// Whether what a showing shows stands on the stack of the screen before, on some device.
  private func staysOnStack(_ showing: PresentationSite) -> Bool {
    !flow[showing.screen].isOneScreenLayer && flow.devices.contains { showing.style(on: $0, in: flow) == .push }
  }
}
