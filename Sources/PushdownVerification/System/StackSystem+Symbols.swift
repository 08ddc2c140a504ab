import FlowModel
import FlowSimulation
import Verification

/// Translates between symbols and configurations.
extension StackSystem {
  /// Returns a configuration that represents all configurations with a symbol in front.
  func configuration(of symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    concretizer.configuration(symbol, state)
  }

  /// Returns the symbol of a column's front instance without its arrival state; nil if it is the same symbol.
  func symbolWithoutArrival(_ number: UInt32) -> UInt32? {
    let symbol = symbols[number]
    guard simulator.hasColumns, simulator.hasArrivals, symbol.instance.remembersArrival,
      simulator.flow[symbol.summary.root].column(ofStack: symbol.summary.tab) != nil
    else { return nil }
    var instance = symbol.instance
    instance.forgetArrival()
    return symbols.number(of: StackSymbol(instance: instance, summary: symbol.summary))
  }

  /// Returns the numbers of the symbols of the known instances, lowest first.
  func stacked(
    _ configuration: Configuration, _ partial: PartialMove, at summary: StackSummary, insteadOf old: UInt32?
  ) -> [UInt32] {
    stacked(configuration, known: partial.known, at: summary, insteadOf: old)
  }

  /// Returns the numbers of the symbols of several instances in front, lowest first.
  func stacked(
    _ configuration: Configuration, known: Int, at summary: StackSummary, insteadOf old: UInt32?
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var beneath: UInt32?
    for position in configuration.positions(fromFront: known).reversed() {
      let instance = configuration[position].numberedAsFront
      let number: UInt32
      if beneath == nil, let old, position != .bottom, instance == symbols[old].instance {
        number = old
      } else if let beneath {
        let isFirst = position.index == 0 && position.layer > 0
        let own =
          isFirst
          ? symbols[beneath].presented(
            StackSummary.Shape(configuration.layers[position.layer - 1]), simulator.flow, interest)
          : symbols[beneath].pushed(simulator.flow, interest)
        number = symbols.number(of: StackSymbol(instance: instance, summary: own))
      } else {
        let own = position == .bottom ? StackSummary(root: configuration.root, tab: configuration.selectedTab) : summary
        number = symbols.number(of: StackSymbol(instance: instance, summary: own))
      }
      numbers.append(number)
      beneath = number
    }
    return numbers
  }
}

extension Configuration {
  /// Returns the position at some distance from the front, or the lowest.
  func position(fromFront count: Int) -> Position {
    var here = front
    for _ in 0..<count {
      guard let next = position(beneath: here) else { return here }
      here = next
    }
    return here
  }

  /// Returns several positions from the front down.
  func positions(fromFront count: Int) -> [Position] {
    Array(sequence(first: front) { self.position(beneath: $0) }.prefix(count))
  }
}

extension Instance {
  /// This instance with the serial 0 for its frame, as in front.
  var numberedAsFront: Instance {
    var copy = self
    copy.frame?.serial = 0
    return copy
  }
}

extension StackSymbol {
  /// Creates the symbol in front of a configuration; nil if that has no instance.
  init?(inFrontOf configuration: Configuration, _ flow: Flow, _ interest: Interest) {
    var symbol: StackSymbol?
    for layer in 0...configuration.layers.count {
      for (index, instance) in configuration.stack(of: layer).enumerated() {
        let summary: StackSummary
        if let beneath = symbol {
          summary =
            index == 0
            ? beneath.presented(StackSummary.Shape(configuration.layers[layer - 1]), flow, interest)
            : beneath.pushed(flow, interest)
        } else {
          summary = StackSummary(root: configuration.root, tab: configuration.selectedTab)
        }
        symbol = StackSymbol(instance: instance.numberedAsFront, summary: summary)
      }
    }
    guard let symbol else { return nil }
    self = symbol
  }
}
