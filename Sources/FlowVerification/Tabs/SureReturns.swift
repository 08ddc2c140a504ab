import FlowModel
import FlowSimulation
import Pushdown

/// From which tabs the user can come back for sure, whatever waits there: ways out of a
/// task may then go by way of them.
///
/// Coming back is sure if from every configuration in which the other tab's system is right after it was selected with
/// the same values it can be done by moves of that tab alone.
struct SureReturns {
  /// So many rules are gone through, those of one system as often as it is asked.
  private static let patience = 30_000_000

  private struct Goal: Hashable {
    let system: Int
    let tab: SelectedTab
    let state: [ValueID]
  }

  private struct Question: Hashable {
    let goal: Goal
    let before: [ValueID]
  }

  private let readings: [PushdownReading]
  /// By system, the symbols on which its tab is left for another, once it has been asked about.
  private var placesLeft: [Set<UInt32>?]
  private var ways: [Goal: BackwardSaturation] = [:]
  private var answers: [Question: Bool] = [:]
  private var patience = Self.patience
  private let watch: Watch

  init(_ readings: [PushdownReading], _ watch: Watch) {
    self.readings = readings
    placesLeft = readings.map { _ in nil }
    self.watch = watch
  }

  /// The rules of each system by which another tab is selected and, what is sure, left again; those that
  /// change no values come first.
  mutating func rules() -> [Set<UInt32>] {
    var found = readings.map(\.plainLeaves)
    for isChange in [false, true] {
      for index in readings.indices { found[index].formUnion(returns(to: index, changing: isChange)) }
    }
    return found
  }

  private mutating func returns(to index: Int, changing isChange: Bool) -> [UInt32] {
    let (system, rules) = (readings[index].system, readings[index].forward.rules)
    var found: [UInt32] = []
    for head in 0..<rules.headCount {
      guard case .away(let world, let tab, _) = system.controls[rules.head(head).control], tab.isAll else { continue }
      let before = system.worlds[UInt32(world)].state
      let own = SelectedTab(root: tab.root, tab: system.grounds[tab.root.index], isAll: true)
      for rule in rules.rules(ofHead: head).map(rules.rule) {
        guard let number = system.meanings[Int(rule.id)].arrival,
          let entry = system.exchange?.arrivals[Int(number)].entry, entry.isBare, (entry.state != before) == isChange
        else { continue }
        let goal = Goal(system: tab.tab, tab: own, state: entry.state)
        if isSure(Question(goal: goal, before: before)) { found.append(rule.id) }
      }
    }
    return found
  }

  private mutating func isSure(_ question: Question) -> Bool {
    if let answer = answers[question] { return answer }
    let reading = readings[question.goal.system]
    patience -= reading.forward.rules.ruleCount
    guard patience > 0, watch.goesOn(.exits) else { return false }
    let left = placesLeft[question.goal.system] ?? reading.symbolsLeft
    placesLeft[question.goal.system] = left
    let scope = ReturnQuestion.Scope(isAsked: { head in
      reading.isEntered(head, with: question.before, root: question.goal.tab.root, leftOn: left)
    })
    var asked = ReturnQuestion(goalOf: backward(question.goal), reading.forward, runs: reading.runs, about: scope)
    let answer = asked.answer().isEmpty
    answers[question] = answer
    return answer
  }

  /// The ways of a system, by sure moves of its own, to where another tab is selected.
  private mutating func backward(_ goal: Goal) -> BackwardSaturation {
    if let known = ways[goal] { return known }
    let reading = readings[goal.system]
    patience -= reading.forward.rules.ruleCount
    var automaton = StackAutomaton()
    let reached = automaton.addState(accepting: true)
    automaton.addTransition(from: reached, over: nil, to: reached)
    for (control, kind) in reading.system.controls.things.enumerated() {
      guard case .away(let world, goal.tab, _) = kind, reading.system.worlds[UInt32(world)].state == goal.state else {
        continue
      }
      automaton.addStart(control: UInt32(control), at: reached)
    }
    let made = BackwardSaturation.complete(of: reading.forward.rules, to: automaton) { rule in
      reading.allows(rule, .whatIsSureAnywhere)
    }
    ways[goal] = made
    return made
  }
}

extension PushdownReading {
  /// The rules by which another tab is selected, and nothing else.
  fileprivate var plainLeaves: Set<UInt32> {
    guard let given = system.exchange?.given else { return [] }
    return Set(
      system.meanings.indices.filter { system.meanings[$0].leaves.map { given[Int($0)].entry.isBare } ?? false }
        .map { UInt32($0) })
  }

  /// The symbols on which the tab is left for another.
  fileprivate var symbolsLeft: Set<UInt32> {
    var symbols: Set<UInt32> = []
    for frame in 0..<forward.frameCount {
      guard let entry = forward.entry(ofFrame: frame), case .away = system.controls[entry.control] else { continue }
      symbols.formUnion(forward.edges(ofFrame: frame).map { forward.edge($0).symbol })
    }
    return symbols
  }

  /// Whether a head is that of a tab that has just been selected, with certain values, on a certain root.
  ///
  /// - Parameter left: the symbols on which it is left for another.
  fileprivate func isEntered(_ head: Head, with state: [ValueID], root: RootID, leftOn left: Set<UInt32>) -> Bool {
    guard head.symbol != FlowPushdown.nothing, head.symbol != Rule.noSymbol,
      system[symbol: head.symbol].place.root == root
    else { return false }
    switch system.controls[head.control] {
    case .moving(let world, let rest):
      return system.worlds[UInt32(world)].state == state && system.rests[UInt32(rest)] == .nothing
    // Where nothing happens by itself, it comes back to where it was left.
    case .ready(let world):
      return !simulator.hasArrivals && system.worlds[UInt32(world)].state == state && left.contains(head.symbol)
    case .start, .away, .entering, .seeing, .growing, .rootEnded, .placing, .beyond, .deadEnd: return false
    }
  }
}
