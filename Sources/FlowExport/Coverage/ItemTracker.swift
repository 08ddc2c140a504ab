import FlowModel
import FlowSimulation

/// Follows a walk, and says which items each transition exercises.
///
/// A configuration does not say what started a task, so the tracker remembers that for each frame.
package struct ItemTracker: Hashable, Sendable {
  /// The configuration.
  package private(set) var configuration: Configuration
  /// What started each frame, by serial.
  private(set) var starters: [CoverageItem.Starter]

  /// Begins with a launch.
  package init(_ launch: Transition) {
    configuration = launch.target
    starters = Array(repeating: .root, count: launch.target.frameCount)
  }

  /// The item of the screen in front.
  package var shown: CoverageItem { .screen(configuration.frontScreen) }

  /// What started the running task; nil without one.
  var starter: CoverageItem.Starter? {
    configuration.frame(runningAt: configuration.front).map { starters[Int($0.serial)] }
  }

  /// Returns the item of a move.
  package func item(of move: Move, _ simulator: Simulator) -> CoverageItem {
    let screen = simulator.screen(offering: move, in: configuration)
    switch move.kind {
    case .action(let action):
      return .action(
        action, on: move.host == .root ? nil : screen, chosenCase: move.chosenCase, result: move.result)
    case .gesture(.tab(let tab)): return .tab(tab)
    case .gesture(let gesture): return .gesture(gesture, on: screen)
    case .entry(let entry): return .entry(entry, during: configuration.runningTask)
    }
  }

  /// Follows a transition of this configuration; returns its items.
  package mutating func follow(_ transition: Transition, _ simulator: Simulator) -> [CoverageItem] {
    guard let move = transition.move else { return [] }
    return follow(transition, performing: item(of: move, simulator))
  }

  /// Follows a transition of this configuration whose move has an item; returns its items.
  mutating func follow(_ transition: Transition, performing item: CoverageItem) -> [CoverageItem] {
    let cause = starter(performing: item)
    let items = [item] + outcomes(of: transition, beginning: cause)
    move(to: transition.target, transition.fates, beginning: cause)
    return items + [shown]
  }

  /// Follows a move of this configuration, without its items.
  package mutating func move(
    by move: Move, to target: Configuration, _ fates: [Transition.Fate], _ simulator: Simulator
  ) {
    self.move(to: target, fates, beginning: starter(performing: item(of: move, simulator)))
  }

  private mutating func move(
    to target: Configuration, _ fates: [Transition.Fate], beginning cause: CoverageItem.Starter
  ) {
    var next = Array(repeating: cause, count: target.frameCount)
    for (old, fate) in fates.enumerated() {
      if case .stands(let serial) = fate, starters.indices.contains(old), next.indices.contains(Int(serial)) {
        next[Int(serial)] = starters[old]
      }
    }
    configuration = target
    starters = next
  }

  /// Returns what starts the tasks that a move with an item starts.
  private func starter(performing item: CoverageItem) -> CoverageItem.Starter {
    switch item {
    case .action(let action, let screen, _, _): .action(action, on: screen)
    case .entry(let entry, _): .entry(entry)
    case .gesture(let gesture, let screen): .gesture(gesture, on: screen)
    case .tab(let tab): .gesture(.tab(tab), on: configuration.frontScreen)
    case .screen, .outcome, .pair: .root
    }
  }

  /// Returns the outcomes of the tasks that end, the innermost of several runs of one task first.
  private func outcomes(of transition: Transition, beginning cause: CoverageItem.Starter) -> [CoverageItem] {
    var ended: [(task: TaskID, starter: CoverageItem.Starter)] = []
    for frame in configuration.allFrames {
      let serial = Int(frame.serial)
      if transition.fates.indices.contains(serial), transition.fates[serial] == .ended {
        ended.append((frame.task, starters[serial]))
      }
    }
    return transition.events.compactMap { event in
      let task: TaskID
      let outcome: OutcomeID
      switch event.kind {
      case .completes(let ending, let with?): (task, outcome) = (ending, with)
      case .cancels(let ending): (task, outcome) = (ending, .cancelled)
      default: return nil
      }
      let place = ended.lastIndex { $0.task == task }
      return .outcome(task, outcome, from: place.map { ended.remove(at: $0).starter } ?? cause)
    }
  }
}

extension Configuration {
  /// Every frame, in the order of the serials.
  fileprivate var allFrames: [Frame] {
    (stacks.flatMap { $0 } + layers.flatMap(\.stack)).compactMap(\.frame).sorted { $0.serial < $1.serial }
  }
}
