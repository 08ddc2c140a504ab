import Pushdown

/// All configurations that runs within a greatest height reach, each with its least weight, one by one.
struct NaiveConfigurations {
  private(set) var weights: [Configuration: UInt64] = [:]
  /// Whether there were too many to look at them all.
  private(set) var isCut = false

  init(_ system: TinySystem, from start: Configuration, height: Int, limit: Int = 4_000) {
    weights[start] = 0
    var todo = [start]
    var next = 0
    while next < todo.count {
      let configuration = todo[next]
      next += 1
      guard let weight = weights[configuration] else { continue }
      for (head, rule) in system.rules where configuration.head == head {
        guard let successor = configuration.applying(rule), successor.stack.count <= height else { continue }
        let total = weight + rule.weight
        guard total < weights[successor] ?? .max else { continue }
        weights[successor] = total
        todo.append(successor)
      }
      if weights.count > limit || todo.count > 20 * limit {
        isCut = true
        return
      }
    }
  }
}
