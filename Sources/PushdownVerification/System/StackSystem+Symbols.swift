import FlowModel
import FlowSimulation
import Verification

/// Translates between symbols and configurations.
extension StackSystem {
  func baseTabs(of symbol: StackSymbol) -> [Int] { baseTabs[symbol.place.root.index][symbol.place.tab] }

  /// Returns a configuration that represents all configurations with a symbol in front.
  func configuration(of symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    representative.configuration(symbol, state)
  }

  /// Returns the symbol in front of a configuration.
  func symbol(inFrontOf configuration: Configuration) -> StackSymbol? {
    var symbol: StackSymbol?
    for layer in 0...configuration.layers.count {
      for (index, instance) in configuration.stack(of: layer).enumerated() {
        let place: StackSummary
        if let beneath = symbol {
          place =
            index == 0
            ? beneath.presented(StackSummary.Shape(configuration.layers[layer - 1]), simulator.flow, interest)
            : beneath.pushed(simulator.flow, interest)
        } else {
          place = StackSummary(root: configuration.root, tab: configuration.selectedTab)
        }
        symbol = StackSymbol(instance: instance.normal, place: place)
      }
    }
    return symbol
  }

  /// Returns the symbol of a column's front instance whose arrival is forgotten; nil if it is the same.
  mutating func symbolWithoutArrival(_ number: UInt32) -> UInt32? {
    let symbol = symbols[number]
    guard simulator.hasColumns, simulator.hasArrivals, symbol.instance.remembersArrival,
      simulator.flow[symbol.place.root].column(ofStack: symbol.place.tab) != nil
    else { return nil }
    var instance = symbol.instance
    instance.forgetArrival()
    return symbols.number(of: StackSymbol(instance: instance, place: symbol.place))
  }

  /// Returns the numbers of the symbols of the known instances, lowest first.
  mutating func stacked(
    _ configuration: Configuration, _ partial: PartialMove, at place: StackSummary, insteadOf old: UInt32?
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var beneath: UInt32?
    for position in configuration.positions(fromFront: partial.known).reversed() {
      let instance = configuration[position].normal
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
        number = symbols.number(of: StackSymbol(instance: instance, place: own))
      } else {
        let own = position == .bottom ? StackSummary(root: configuration.root, tab: configuration.selectedTab) : place
        number = symbols.number(of: StackSymbol(instance: instance, place: own))
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
  /// This instance with the frame number of a front instance.
  fileprivate var normal: Instance {
    var copy = self
    copy.frame?.serial = 0
    return copy
  }
}
