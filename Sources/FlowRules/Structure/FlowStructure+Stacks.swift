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
    let written = showings(of: action).filter { $0.written.chosenCase == chosenCase }
    let isEither = flow[action].cases[chosenCase].results.count > 1
    let direct = written.filter { staysOnStack($0) }
    let asked = written.filter { flow[$0.screen].isOneScreenLayer && !seen.contains($0.screen) }
      .flatMap { branches(of: $0.screen, within: seen.union([$0.screen])) }
    guard isEither else {
      return (direct.first.map { [Branch(step: $0.written.step, targets: direct.map(\.screen))] } ?? []) + asked
    }
    let targets = direct.map(\.screen) + asked.flatMap(\.targets)
    guard let step = direct.first?.written.step ?? asked.first?.step else { return [] }
    return [Branch(step: step, targets: targets)]
  }

  /// The screens that can come on the same stack above, or in the place of, a screen, itself included, nearest first.
  ///
  /// - Parameter known: screens to leave out, and with each of them all that can come above it.
  func closure(of screens: [ScreenID], besides known: Set<ScreenID> = []) -> OrderedSet<ScreenID> {
    var found = OrderedSet(screens.filter { !known.contains($0) })
    var place = 0
    while place < found.count {
      for branch in branches(of: found[place]) { found.formUnion(branch.targets.lazy.filter { !known.contains($0) }) }
      place += 1
    }
    return found
  }

  /// The actions of a screen and the steps in its gestures' places.
  func offered(on screen: ScreenID) -> [ActionID] {
    flow[screen].actions
      + flow[screen].gestures.compactMap { if case .action(let action) = $0.override { action } else { nil } }
  }

  /// Whether what a showing shows stands on the stack of the screen before, on some device.
  private func staysOnStack(_ showing: Showing) -> Bool {
    !flow[showing.screen].isOneScreenLayer && flow.devices.contains { showing.style(on: $0, in: flow) == .push }
  }
}
