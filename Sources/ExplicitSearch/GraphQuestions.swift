import FlowModel
import FlowSimulation
import Verification

/// Questions of the kind "is there still a way", asked of the configurations that a search has seen.
///
/// Whatever lies beyond the bound counts as a way, so that a no is sure. Entries do not count:
/// a user cannot wait for them.
struct GraphQuestions {
  private let graph: SearchGraph
  private let simulator: Simulator

  init(_ graph: SearchGraph, _ simulator: Simulator) {
    self.graph = graph
    self.simulator = simulator
  }

  /// Tasks that can no longer end and layers that can no longer be left, with the configurations where that is so.
  ///
  /// A place where nothing at all is offered is no way out for those who come there.
  func stuckFacts() -> [(Fact, Int32)] { endlessTasks() + trappedLayers() }

  /// For each configuration, whether the user can get from it to one of the given kind.
  func canReach(_ isGoal: (Configuration) -> Bool) -> [Bool] {
    var search = BackwardReachability(items: graph.nodes.count)
    for (place, node) in graph.nodes.enumerated() where !node.isExpanded || isGoal(node.configuration) {
      search.addGoal(place)
    }
    for edge in graph.edges where edge.trigger != .entry {
      search.addArc(from: Int(edge.source), to: Int(edge.target))
    }
    return search.solve()
  }

  private func endlessTasks() -> [(Fact, Int32)] {
    let first = offsets { $0.frameCount }
    let canEnd = canLose(first) { edge, frame in
      if case .stands(let serial) = graph.fate(of: frame, on: edge) { Int(serial) } else { nil }
    }
    return graph.nodes.indices.compactMap { place in
      let node = graph.nodes[place]
      var front = node.configuration.front
      // If one that began in another cannot end, neither can the other.
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
      // If one that stands on another cannot be left, neither can the other.
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

  /// Where each configuration's parts begin when all are numbered through; the total comes last.
  private func offsets(_ count: (Configuration) -> Int) -> [Int] {
    graph.nodes.reduce(into: [0]) { $0.append($0[$0.count - 1] + count($1.configuration)) }
  }

  /// For each part of each configuration, whether some behaviour makes it go.
  private func canLose(_ first: [Int], successor: (SearchGraph.Edge, Int) -> Int?) -> [Bool] {
    var search = BackwardReachability(items: first[graph.nodes.count])
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
  /// Whether it is a modal layer or a popover, and not a task's own.
  fileprivate var isPlain: Bool { style.canBeTrap && stack[0].frame == nil }
}
