import Pushdown

/// Configurations whose symbols know the push that put their frame there, one by one up to a height.
struct NaiveActivations {
  /// A control and a stack, top first, each symbol with what its frame was entered with.
  struct Marked: Hashable {
    var control: UInt32
    var stack: [Level]
  }

  /// A symbol and the entry of the frame it stands in; nothing for the symbols of the start.
  struct Level: Hashable {
    var symbol: UInt32
    var entry: Head?
  }

  private(set) var weights: [Marked: UInt64] = [:]
  private(set) var isCut = false

  init(_ system: TinySystem, height: Int) {
    let start = Marked(
      control: system.start.control, stack: system.start.stack.map { Level(symbol: $0, entry: nil) })
    weights[start] = 0
    var todo = [start]
    while let configuration = todo.popLast() {
      for (head, rule) in system.rules {
        guard let next = Self.apply(rule, at: head, to: configuration), next.stack.count <= height else { continue }
        let total = (weights[configuration] ?? 0) + rule.weight
        guard total < weights[next] ?? .max else { continue }
        weights[next] = total
        todo.append(next)
      }
      guard weights.count < 5_000 && todo.count < 50_000 else {
        isCut = true
        return
      }
    }
  }

  /// The lightest weight with which an activation of a configuration cannot end though those within it can, by the entry
  /// of its frame; outer ones are asked about where `goesOn` holds for the symbol on which the inner one stands.
  func failures(
    _ sums: NaiveSums, isActivation: (Head) -> Bool, ends: (UInt32) -> Bool, goesOn: (UInt32) -> Bool
  ) -> [Head: UInt64] {
    var found: [Head: UInt64] = [:]
    for (configuration, weight) in weights {
      for depth in configuration.stack.indices {
        guard let entry = configuration.stack[depth].entry, isActivation(entry) else { continue }
        let symbols = configuration.stack[...depth].map(\.symbol)
        if !sums.erase(symbols, from: [configuration.control: 0]).keys.contains(where: ends) {
          found[entry] = min(found[entry] ?? .max, weight)
          break
        }
        guard depth + 1 < configuration.stack.count, goesOn(configuration.stack[depth + 1].symbol) else { break }
      }
    }
    return found
  }

  private static func apply(_ rule: Rule, at head: Head, to configuration: Marked) -> Marked? {
    guard let top = configuration.stack.first, top.symbol == head.symbol, configuration.control == head.control else {
      return nil
    }
    var stack = Array(configuration.stack.dropFirst())
    if rule.isPush {
      stack.insert(Level(symbol: rule.beneath, entry: top.entry), at: 0)
      stack.insert(Level(symbol: rule.top, entry: Head(control: rule.control, symbol: rule.top)), at: 0)
    } else if !rule.isPop {
      stack.insert(Level(symbol: rule.top, entry: top.entry), at: 0)
    }
    return Marked(control: rule.control, stack: stack)
  }
}
