import FlowModel
import FlowSimulation
import Pushdown

/// The symbols of the pushdown system: instances, with what matters of what they stand on.
extension FlowPushdown {
  /// The symbol with a number that is not that of `nothing`.
  subscript(symbol number: UInt32) -> StackSymbol { _read { yield symbols[number - 1] } }

  /// The screen of the symbol with such a number, looked up where it lies.
  func screen(ofSymbol number: UInt32) -> ScreenID { symbols.things[Int(number) - 1].instance.screen }

  mutating func number(of symbol: StackSymbol) -> UInt32 { symbols.number(of: symbol) + 1 }

  /// Whether all that takes off whatever stands in front takes it off alike, telling nothing: no frame begins with it,
  /// another screen of its stack is beneath it, and nothing is typed on it.
  func isSweepable(symbol number: UInt32) -> Bool {
    guard number != Self.nothing else { return false }
    guard self[symbol: number].place.index > 0, self[symbol: number].instance.frame == nil else { return false }
    let screen = self[symbol: number].instance.screen
    return !reader.takesInput(screen) && !reader.takesNewPassword(screen)
  }

  /// Whether a control takes such symbols off and stays what it is.
  func isSweeping(control: UInt32) -> Bool {
    switch controls[control] {
    case .moving(_, let rest): rests[UInt32(rest)].continuation.takesPlainInstances
    case .beyond, .deadEnd: true
    case .start, .ready, .seeing, .away, .entering, .growing, .placing, .rootEnded: false
    }
  }

  /// Makes of a stack, the front symbol last, what a rule makes of it, after what goes without a rule.
  ///
  /// - Parameter control: the one under which the rule is applied.
  func apply(_ rule: Rule, in control: UInt32, to stack: inout [UInt32]) {
    if isSweeping(control: control) { while let top = stack.last, isSweepable(symbol: top) { stack.removeLast() } }
    stack.removeLast()
    if rule.isPush { stack.append(rule.beneath) }
    if !rule.isPop { stack.append(rule.top) }
  }

  /// The symbols of the known instances, those of the ground first, each lowest first.
  ///
  /// - Parameters:
  ///   - configuration: the move's own.
  ///   - place: that of the lowest, unless it stands at the very bottom.
  ///   - old: the number of what stood there before, if it has one.
  mutating func stacked(
    _ configuration: FlowSimulation.Configuration, _ partial: PartialMove, at place: Place, insteadOf old: UInt32? = nil
  ) -> [UInt32] {
    let (known, groundKnown) = (partial.known, partial.groundKnown)
    var numbers: [UInt32] = []
    numbers.reserveCapacity(groundKnown + known)
    if groundKnown > 0 {
      let hidden = configuration.stacks[grounds[configuration.root.index]].suffix(groundKnown)
      for (index, instance) in zip(hidden.indices, hidden) {
        let first = index == 0 ? Place(root: configuration.root) : place
        let own = numbers.last.map { self[symbol: $0].pushed(simulator.flow, interest) } ?? first
        numbers.append(number(of: instance, at: own))
      }
    }
    var beneath: UInt32?
    for depth in (0..<known).reversed() {
      let position = configuration.position(fromFront: depth)
      let instance = configuration[position].normal
      let number: UInt32
      if beneath == nil, let old, position != .bottom, instance == self[symbol: old].instance {
        // Mostly nothing has happened to it.
        number = old
      } else {
        let own = self.place(of: position, in: configuration, on: beneath) ?? place
        number = self.number(of: instance, at: own)
      }
      numbers.append(number)
      beneath = number
    }
    return numbers
  }

  private mutating func number(of instance: Instance, at place: Place) -> UInt32 {
    number(of: StackSymbol(instance: instance.normal, place: place))
  }

  /// The place of a position that stands on a known one, or at the very bottom; nil where it is
  /// where the last known one was.
  private func place(
    of position: Position, in configuration: FlowSimulation.Configuration, on beneath: UInt32?
  ) -> Place? {
    guard let beneath else { return position == .bottom ? Place(root: configuration.root) : nil }
    guard position.index == 0, position.layer > 0 else { return self[symbol: beneath].pushed(simulator.flow, interest) }
    return self[symbol: beneath].presented(Place.Shape(configuration.layers[position.layer - 1]), interest)
  }
}

extension Instance {
  /// The same instance, its frame called as that of a front instance is.
  var normal: Instance {
    var copy = self
    copy.frame?.serial = 0
    return copy
  }
}
