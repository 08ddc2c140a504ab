import Pushdown

/// What a head can be erased to and at what least cost, by applying the definition until nothing changes.
struct NaiveSums {
  /// ⟨p, γ⟩ ⇒* ⟨p′, ε⟩: for each p′ the least weight.
  private(set) var sums: [Head: [UInt32: UInt64]] = [:]

  init(_ rules: [(head: Head, rule: Rule)]) {
    var changed = true
    while changed {
      changed = false
      for (head, rule) in rules {
        for (control, weight) in results(of: rule) {
          let total = weight + rule.weight
          if total < sums[head]?[control] ?? .max {
            sums[head, default: [:]][control] = total
            changed = true
          }
        }
      }
    }
  }

  /// What a whole stack can be erased to, beginning with the given controls and weights.
  func erase(_ stack: some Sequence<UInt32>, from controls: [UInt32: UInt64]) -> [UInt32: UInt64] {
    var current = controls
    for symbol in stack {
      var next: [UInt32: UInt64] = [:]
      for (control, weight) in current {
        for (end, more) in sums[Head(control: control, symbol: symbol)] ?? [:] {
          next[end] = min(next[end] ?? .max, weight + more)
        }
      }
      current = next
    }
    return current
  }

  private func results(of rule: Rule) -> [UInt32: UInt64] {
    erase([rule.top, rule.beneath].filter { $0 != Rule.noSymbol }, from: [rule.control: 0])
  }
}
