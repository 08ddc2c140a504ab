import FlowModel
import FlowSimulation
import Verification

/// Facts in words, without their sites, so that tests read as sentences.
extension VerificationResult {
  private var flow: Flow { simulator.flow }

  /// Every fact in words, each once, the cheapest first.
  var words: [String] {
    var seen: Set<String> = []
    return observations.map { word(for: $0.fact) }.filter { seen.insert($0).inserted }
  }

  /// The first observation of a fact in words.
  func observation(_ text: String) -> Observation? { observations.first { word(for: $0.fact) == text } }

  /// The taps of the shortest trace to a fact, or nil if it was not observed.
  func taps(to text: String) -> [String]? { observation(text).map { trace(of: $0, replaying: "x").replay.taps } }

  /// Returns a fact in words.
  func word(for fact: Fact) -> String {
    switch fact.kind {
    case .shows(let screen): "shows \(name(screen))"
    case .performs(let action, let chosen, let result):
      "performs \(flow[action].label.value)"
        + (flow[action].cases[chosen].results[result].name.map { ": \($0.value)" } ?? "")
        + (flow[action].cases.count > 1 ? " case \(chosen + 1)" : "")
    case .begins(let task, let how, let screen, let layer, let root):
      "begins \(name(task)) by \(how) with \(name(screen)) in \(layer) of \(flow.name(of: root))"
    case .completes(let task, let outcome): "completes \(name(task)) \(outcome.map { flow[$0].name } ?? "by root")"
    case .cancelsByGesture(let task, let gesture): "\(flow.name(of: gesture)) cancels \(name(task))"
    case .interrupts(let task, let starting):
      "interrupts \(name(task))" + (starting.map { " starting \(name($0))" } ?? "")
    case .returnsElsewhere(let task, let origin, let landed):
      "\(name(task)) returns to \(name(landed)), not \(name(origin))"
    case .fails(let failure): "fails \(failure.rawValue)"
    case .losesInput(let screen): "loses the input of \(name(screen))"
    case .removes(let screen): "takes off \(name(screen))"
    case .stacksModals(let count, let upper, let task):
      "stacks \(count) with \(name(upper))" + (task.map { " of \(name($0))" } ?? "")
    case .holdsModals(let count, let upper, let task):
      "holds \(count) with \(name(upper))" + (task.map { " of \(name($0))" } ?? "")
    case .runsAcrossLayers(let task): "\(name(task)) runs across layers"
    case .spansLayers(let task): "\(name(task)) spans layers"
    case .exposesTabBar(let task, let screen, _, _): "\(name(screen)) exposes the tab bar in \(name(task))"
    case .offersNothing(let screen, let isLoneRoot): "\(name(screen)) offers nothing" + (isLoneRoot ? " at all" : "")
    case .endless(let task, let screen): "\(name(task)) is endless on \(name(screen))"
    case .endlessAtDeadEnd(let task, let screen): "\(name(task)) is endless at the dead end \(name(screen))"
    case .trappedAtDeadEnd(let first, let front): "\(name(first)) is trapped under the dead end \(name(front))"
    case .trapped(let first, let front): "\(name(first)) is trapped under \(name(front))"
    case .hidesTabBar(let screen): "\(name(screen)) hides the tab bar"
    case .landsBare(let entry, let screen): "\(flow[entry].label.value) leaves \(name(screen)) bare"
    case .missesLock(let lock, let front): "\(name(lock)) is missing over \(name(front))"
    case .meetsLock(let entry, _, _, let lock): "\(flow[entry].label.value) meets the lock \(name(lock))"
    case .loopsOnArrival(let action, let others):
      "arrivals go round: " + ([action] + others).map { flow[$0].label.value }.joined(separator: ", ")
    }
  }

  private func name(_ screen: ScreenID) -> String { flow[screen].name.value }
  private func name(_ task: TaskID) -> String { flow[task].name.value }
}
