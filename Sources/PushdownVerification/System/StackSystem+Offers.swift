import FlowModel
import FlowSimulation
import Verification

/// The transitions that can begin with a symbol in front.
extension StackSystem {
  /// The transitions and facts of a symbol in front.
  struct FrontOffers {
    /// The numbers of the templates.
    var templates: Range<Int32>
    /// The facts of its configurations.
    var shows: [UInt32]
    /// The fact that nothing is offered, and the valuations in which it may hold, and certainly holds.
    var offersNothing: UInt32
    var possiblyNothing: ValuationSpace.Mask
    var certainlyNothing: ValuationSpace.Mask
    /// The facts of locks that may be missing, with the valuations in which they may be.
    var missedLocks: [(fact: UInt32, mask: ValuationSpace.Mask)]
  }

  /// Returns the transitions and facts of a symbol in front.
  func offers(of symbol: UInt32) -> FrontOffers {
    if Int(symbol) < offersOfSymbols.count, let known = offersOfSymbols[Int(symbol)] { return known }
    while offersOfSymbols.count <= Int(symbol) { offersOfSymbols.append(nil) }
    let front = symbols[symbol]
    let configuration = configuration(of: front, blankState)
    let isOverAnyScreen = front.summary.usable?.isOpen ?? false
    let isIncluded = { (move: Move) in !isOverAnyScreen || !self.isOfUsableScreen(move) }
    let all = simulator.offers(in: configuration, without: everyVariable).filter { isIncluded($0.move) }
    let masks = masks(of: all, among: isIncluded) { self.configuration(of: front, $0) }
    let first = Int32(templates.count)
    var acts: (possible: ValuationSpace.Mask, certain: ValuationSpace.Mask) = (0, 0)
    for (offer, mask) in zip(all, masks) where mask.possible != 0 {
      let partial = PartialMove(
        offer.move, in: configuration, knowsBeneath: front.summary.beneath != nil, simulator)
      var recorder = FactRecorder(reader.origin(of: offer.move, in: configuration))
      var recorded = reader.facts(of: offer.move, in: configuration)
      record(partial, &recorder, to: &recorded)
      var made = template(
        Segment(
          partial: partial, recorder: recorder, recorded: recorded, move: offer.move, symbol: front, number: symbol,
          layersBefore: configuration.layers.count))
      (made.possible, made.certain) = mask
      templates.append(made)
      if made.trigger != .entry {
        acts.possible |= mask.possible
        acts.certain |= mask.certain
      }
    }
    let isArrivalSure = zip(all, masks).contains { reader.trigger(of: $0.move) == .arrival && $1.certain == space.all }
    if configuration.layers.isEmpty, !isArrivalSure {
      for column in simulator.columns(in: configuration) where column != configuration.selectedTab {
        templates.append(use(of: column, in: configuration, front, symbol))
        acts.possible = space.all
      }
    }
    var shown = reader.facts(of: configuration) + reader.visibleModals(front.modals, upper: front.upper)
    if isOverAnyScreen {
      templates.append(anyMove(over: symbol))
      acts.possible = space.all
      shown.removeAll { isOfUsableScreen($0, under: front.instance.screen) }
    }
    let made = FrontOffers(
      templates: first..<Int32(templates.count), shows: shown.map { facts.number(of: $0) },
      offersNothing: facts.number(of: reader.offersNothing(configuration)),
      possiblyNothing: space.all & ~acts.certain, certainlyNothing: space.all & ~acts.possible,
      missedLocks: missedLocks(in: configuration, zip(all, masks).map { ($0.move, $1.certain) }))
    offersOfSymbols[Int(symbol)] = made
    return made
  }

  /// Returns the template of the use of another column: the next move is one of its front screen.
  private func use(
    of column: Int, in configuration: Configuration, _ front: StackSymbol, _ symbol: UInt32
  ) -> TransitionTemplate {
    let partial = PartialMove(
      using: column, in: configuration, knowsBeneath: front.summary.beneath != nil, simulator)
    var made = template(
      Segment(
        partial: partial, recorder: .silent, recorded: [], move: nil, symbol: front, number: symbol, usesColumn: true))
    made.trigger = .user
    return made
  }

  /// Returns the facts of locks that may be missing with a symbol in front, and the valuations in which they may be.
  ///
  /// - Parameter offers: the moves, and the valuations in which they are certainly offered.
  private func missedLocks(
    in configuration: Configuration, _ offers: [(move: Move, certain: ValuationSpace.Mask)]
  ) -> [(fact: UInt32, mask: ValuationSpace.Mask)] {
    reader.missableLocks(in: configuration).compactMap { lock in
      let locked = lock.tests.reduce(space.all) { $0 & space.mask(of: $1.variable, in: $1.values) }
      let showing = offers.filter { reader.trigger(of: $0.move) == .arrival || reader.shows(lock, $0.move) }
      let mask = showing.reduce(locked) { $0 & ~$1.certain }
      return mask == 0 ? nil : (facts.number(of: reader.fact(of: lock, missedIn: configuration)), mask)
    }
  }

  /// Returns the valuations in which moves may be, and certainly are, offered.
  ///
  /// - Parameters:
  ///   - isIncluded: whether a move is one of those.
  ///   - configuration: returns the configuration that offers them, with the values of the variables.
  func masks(
    of offers: [Offer], among isIncluded: (Move) -> Bool, in configuration: ([ValueID]) -> Configuration
  ) -> [(possible: ValuationSpace.Mask, certain: ValuationSpace.Mask)] {
    let all = space.all
    let canTell = offers.allSatisfy { $0.isCertain || $0.tests != nil }
    guard !canTell else {
      return offers.map { offer in
        guard !offer.isCertain, let tests = offer.tests else { return (all, all) }
        let mask = tests.reduce(all) { $0 & space.mask(of: $1.variable, in: $1.values) }
        return (mask, tests.allSatisfy { space.tracked.contains($0.variable) } ? mask : 0)
      }
    }
    let reads = offers.reduce(into: Set<VariableID>()) { $0.formUnion($1.variables) }
    var masks = offers.map { _ in (possible: ValuationSpace.Mask(0), certain: ValuationSpace.Mask(0)) }
    let unknown = everyVariable.subtracting(space.tracked)
    for part in space.classes(by: reads) {
      var state = blankState
      space.write(part.trailingZeroBitCount, into: &state)
      var rest = simulator.offers(in: configuration(state), without: unknown).filter { isIncluded($0.move) }[...]
      for place in offers.indices {
        guard let next = rest.first, next.move == offers[place].move else { continue }
        rest.removeFirst()
        masks[place].possible |= part
        if next.isCertain { masks[place].certain |= part }
      }
      precondition(rest.isEmpty, "a move is offered that could not be with other values")
    }
    return masks
  }
}
