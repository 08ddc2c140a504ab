import FlowModel
import FlowSimulation

/// One step of a test: an event, and the configurations before and after it, with the arrivals that follow.
struct TestStep {
  /// A result that the app must be prepared for before the event.
  struct Announcement {
    let move: Move
    let screen: ScreenID
  }

  /// The number; the launch is 0.
  let number: Int
  /// The event, or nil for the launch.
  let move: Move?
  /// The configuration before it, or nil for the launch.
  let before: Configuration?
  /// The configuration after it and its arrivals.
  var after: Configuration
  /// The results of arrivals that follow.
  var announcements: [Announcement] = []
  /// What is not offered afterwards.
  var absences: [Scenario.Tap] = []
}

extension FlowTest {
  /// The steps: each arrival belongs to the event before it.
  var steps: [TestStep] {
    var steps: [TestStep] = []
    let flow = walk.simulator.flow
    for (place, transition) in walk.transitions.enumerated() {
      if let move = transition.move, flow.action(of: move)?.trigger == .arrival, !steps.isEmpty {
        let before = walk.transitions[place - 1].target
        if flow.choosesResult(move) {
          steps[steps.count - 1].announcements.append(.init(move: move, screen: before.frontScreen))
        }
        steps[steps.count - 1].after = transition.target
      } else {
        steps.append(
          TestStep(
            number: steps.count, move: transition.move,
            before: place > 0 ? walk.transitions[place - 1].target : nil, after: transition.target))
      }
      steps[steps.count - 1].absences += absences[place + 1] ?? []
    }
    return steps
  }
}

extension Flow {
  /// Returns whether a move is one of several results of its case.
  package func choosesResult(_ move: Move) -> Bool {
    guard let action = action(of: move) else { return false }
    return Set(action.cases[move.chosenCase].results.compactMap(\.name?.value)).count > 1
  }

  /// Returns whether a test cannot perform a move by touching the screen or by opening a link.
  package func needsHook(_ move: Move) -> Bool {
    if choosesResult(move) { return true }
    switch action(of: move)?.trigger {
    case .system?: return true
    case .entry?: return action(of: move)?.link == nil
    case .user?, .gesture?, .arrival?, nil: return false
    }
  }
}
