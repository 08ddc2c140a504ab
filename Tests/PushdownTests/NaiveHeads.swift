import Pushdown

/// The heads of the reachable configurations and the least weight of each, from the sums alone.
struct NaiveHeads {
  private(set) var weights: [Head: UInt64] = [:]

  init(_ system: TinySystem, sums: NaiveSums) {
    var controls = [system.start.control: UInt64(0)]
    for symbol in system.start.stack {
      for (control, weight) in controls { improve(Head(control: control, symbol: symbol), weight) }
      controls = sums.erase([symbol], from: controls)
    }
    while step(system, sums) {}
  }

  private mutating func step(_ system: TinySystem, _ sums: NaiveSums) -> Bool {
    var changed = false
    for (head, rule) in system.rules {
      guard let weight = weights[head], !rule.isPop else { continue }
      let total = weight + rule.weight
      changed = improve(Head(control: rule.control, symbol: rule.top), total) || changed
      guard rule.isPush else { continue }
      for (control, more) in sums.erase([rule.top], from: [rule.control: 0]) {
        changed = improve(Head(control: control, symbol: rule.beneath), total + more) || changed
      }
    }
    return changed
  }

  @discardableResult
  private mutating func improve(_ head: Head, _ weight: UInt64) -> Bool {
    guard weight < weights[head] ?? .max else { return false }
    weights[head] = weight
    return true
  }
}
