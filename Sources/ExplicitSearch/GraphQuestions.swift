import FlowModel
import FlowSimulation
import Verification

/// Answers questions about reachability in the graph of a search.
///
/// Configurations beyond the bound count as goals, so a negative answer is certain. Entries do not count, because a
/// user cannot wait for them.
struct GraphQuestions {
  private let graph: SearchGraph
  private let simulator: Simulator

  init(_ graph: SearchGraph, _ simulator: Simulator) {
    self.graph = graph
    self.simulator = simulator
  }

  /// Returns the tasks that can no longer end and the layers that can no longer be left, with their configurations.
  func stuckFacts() -> [(Fact, Int32)] { endlessTasks() + trappedLayers() }

  /// Returns for each configuration whether a goal can be reached from it.
  ///
  /// - Parameter worstCase: whether the user must be able to force it.
  func canReach(worstCase: Bool = false, _ isGoal: (Configuration) -> Bool) -> [Bool] {
    guard !worstCase else { return canForce(isGoal) }
    var search = BackwardReachability(nodeCount: graph.nodes.count)
    for (place, node) in graph.nodes.enumerated() where !node.isExpanded || isGoal(node.configuration) {
      search.addGoal(place)
    }
    for edge in graph.edges where edge.trigger != .entry {
      search.addArc(from: Int(edge.source), to: Int(edge.target))
    }
    return search.solve()
  }

  /// Returns for each configuration whether the user can force a goal.
  ///
  /// An action counts only if each of its results leads to the goal.
  private func canForce(_ isGoal: (Configuration) -> Bool) -> [Bool] {
    let goals = graph.nodes.map { !$0.isExpanded || isGoal($0.configuration) }
    var game = ForcedReachability(goals)
    for edge in graph.edges where edge.trigger == .user || edge.trigger == .gesture || edge.trigger == .arrival {
      game.addResult(of: edge.move, from: Int(edge.source), to: Int(edge.target))
    }
    return game.solve()
  }

  private func endlessTasks() -> [(Fact, Int32)] {
    let first = offsets { $0.frameCount }
    let canEnd = canLose(first) { edge, frame in
      if case .stands(let serial) = graph.fate(of: frame, on: edge) { Int(serial) } else { nil }
    }
    return graph.nodes.indices.compactMap { place in
      let node = graph.nodes[place]
      var front = node.configuration.front
      // If a task that began in another one cannot end, the outer one cannot end either.
      while let start = node.configuration.frameStart(atOrUnder: front), let frame = node.configuration[start].frame {
        if !canEnd[first[place] + Int(frame.serial)] {
          return (
            .endless(frame.task, on: node.configuration[front].screen, isAtDeadEnd: node.offersNothing), Int32(place)
          )
        }
        guard let beneath = node.configuration.position(beneath: start) else { break }
        front = beneath
      }
      return nil
    }
  }

  private func trappedLayers() -> [(Fact, Int32)] {
    let first = offsets { $0.layers.count }
    let canLeave = canLose(first) { edge, layer in layer < edge.keptLayers ? layer : nil }
    return graph.nodes.indices.compactMap { place in
      let node = graph.nodes[place]
      let layers = node.configuration.layers
      var front = node.configuration.front
      // If a layer on another one cannot be left, the lower one cannot be left either.
      for layer in layers.indices.reversed() where layers[layer].isPlain {
        if !canLeave[first[place] + layer] {
          return (
            .trapped(
              layers[layer].stack[0].screen, on: node.configuration[front].screen, isAtDeadEnd: node.offersNothing),
            Int32(place)
          )
        }
        front = node.configuration.top(of: layer)
      }
      return nil
    }
  }

  /// Returns the index of each configuration's first part, and the total number of parts at the end.
  private func offsets(_ count: (Configuration) -> Int) -> [Int] {
    graph.nodes.reduce(into: [0]) { $0.append($0[$0.count - 1] + count($1.configuration)) }
  }

  /// Returns for each part of each configuration whether some trace removes it.
  private func canLose(_ first: [Int], successor: (SearchGraph.Edge, Int) -> Int?) -> [Bool] {
    var search = BackwardReachability(nodeCount: first[graph.nodes.count])
    for (place, node) in graph.nodes.enumerated() where !node.isExpanded {
      for item in first[place]..<first[place + 1] { search.addGoal(item) }
    }
    for edge in graph.edges where edge.trigger != .entry {
      let source = Int(edge.source)
      for item in first[source]..<first[source + 1] {
        if let next = successor(edge, item - first[source]) {
          search.addArc(from: item, to: first[Int(edge.target)] + next)
        } else {
          search.addGoal(item)
        }
      }
    }
    return search.solve()
  }
}

extension Layer {
  /// Whether it is a modal layer or a popover in which no task begins.
  fileprivate var isPlain: Bool { style.canBeTrap && stack[0].frame == nil }
}
