import FlowSimulation

/// Computes from which nodes of a finite graph the user can force a goal.
///
/// The user chooses the action, and an opponent its result: the attractor of a reachability game (Grädel, Thomas and
/// Wilke 2002, chapter 2).
struct ForcedReachability {
  /// An action at a node, without its result.
  private struct Choice: Hashable {
    let source: Int
    let kind: Move.Kind
    let host: Move.Host
    let chosenCase: Int
  }

  private var isWon: [Bool]
  private var choices: [Choice: Int] = [:]
  /// For each choice, its node, and the number of its results that do not lead to the goal yet.
  private var sources: [Int] = []
  private var openResults: [Int] = []
  /// For each node, the choices with a result that leads to it.
  private var incoming: [[Int]]

  /// Creates a graph without results.
  init(_ goals: [Bool]) {
    isWon = goals
    incoming = Array(repeating: [], count: goals.count)
  }

  /// Adds a result of an action.
  mutating func addResult(of move: Move, from source: Int, to target: Int) {
    let key = Choice(source: source, kind: move.kind, host: move.host, chosenCase: move.chosenCase)
    let choice = choices[key] ?? sources.count
    if choice == sources.count {
      choices[key] = choice
      sources.append(source)
      openResults.append(0)
    }
    openResults[choice] += 1
    incoming[target].append(choice)
  }

  /// Returns for each node whether the goal can be forced from it; linear in nodes and results.
  func solve() -> [Bool] {
    var (isWon, openResults) = (isWon, openResults)
    var pending = isWon.indices.filter { isWon[$0] }
    while let node = pending.popLast() {
      for choice in incoming[node] {
        openResults[choice] -= 1
        guard openResults[choice] == 0, !isWon[sources[choice]] else { continue }
        isWon[sources[choice]] = true
        pending.append(sources[choice])
      }
    }
    return isWon
  }
}
