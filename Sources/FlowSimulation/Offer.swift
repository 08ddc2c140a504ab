import FlowModel

/// A move that may be offered, if the values of some variables are unknown.
package struct Offer {
  package let move: Move
  /// Whether it is offered for all values of the unknown variables.
  package var isCertain: Bool
  /// The unknown variables that decide whether it is offered.
  package let variables: Set<VariableID>
  /// The tests that must all hold, if nothing else decides; else nil.
  package var tests: [Condition.Test]?
}

/// A truth value for conditions on partly unknown variables.
package enum Likelihood: Comparable {
  case never, maybe, always

  init(_ holds: Bool) { self = holds ? .always : .never }

  /// The truth value of the negated condition.
  var negated: Likelihood {
    switch self {
    case .never: .always
    case .maybe: .maybe
    case .always: .never
    }
  }
}

extension Simulator {
  /// Returns the possible moves if the values of some variables are unknown, each once, in the order of `moves`.
  ///
  /// A move that is missing cannot happen for any values.
  package func offers(in configuration: Configuration, without unknown: Set<VariableID>) -> [Offer] {
    guard !unknown.isEmpty || traits.asksVisible else {
      return moves(in: configuration).map { Offer(move: $0, isCertain: true, variables: []) }
    }
    let view = PartialState(configuration: configuration, unknown: unknown)
    let (arrivals, isCertain) = dueArrivals(view)
    guard !isCertain else { return arrivals }
    // An arrival that may come first decides whether anything else is offered.
    let deciding = arrivals.reduce(into: Set<VariableID>()) { $0.formUnion($1.variables) }
    var others: [Offer] = []
    others.reserveCapacity(8)
    appendActionOffers(view, to: &others)
    appendGestureOffers(view, to: &others)
    for action in openActions(in: view.configuration) {
      appendOffers(of: action, Move.Kind.action, host: .covered, view, to: &others)
    }
    others += entryOffers(view)
    guard !arrivals.isEmpty else { return others }
    return arrivals
      + others.map { Offer(move: $0.move, isCertain: false, variables: $0.variables.union(deciding)) }
  }

  /// A configuration in which some variables are unknown.
  private struct PartialState {
    let configuration: Configuration
    let unknown: Set<VariableID>
  }

  /// Returns the arrivals that may come first, and whether one certainly does.
  private func dueArrivals(_ view: PartialState) -> (offers: [Offer], isCertain: Bool) {
    var found: [Offer] = []
    for (arrival, host) in dueArrivals(in: view.configuration) {
      let offers = offers(of: arrival, Move.Kind.action, host: host, view)
      let before = found.reduce(into: Set<VariableID>()) { $0.formUnion($1.variables) }
      let isFirst = found.isEmpty
      found += offers.map {
        Offer(move: $0.move, isCertain: $0.isCertain && isFirst, variables: $0.variables.union(before))
      }
      if offers.contains(where: \.isCertain) { return (found, true) }
    }
    return (found, false)
  }

  private func appendActionOffers(_ view: PartialState, to offers: inout [Offer]) {
    for (host, screen) in hosts(in: view.configuration) {
      for action in flow.screens[screen.index].actions where flow.actions[action.index].trigger != .arrival {
        appendOffers(of: action, Move.Kind.action, host: host, view, to: &offers)
      }
    }
    guard offersRootActions(in: view.configuration) else { return }
    for action in flow[view.configuration.root].actions {
      appendOffers(of: action, Move.Kind.action, host: .root, view, to: &offers)
    }
  }

  private func appendGestureOffers(_ view: PartialState, to offers: inout [Offer]) {
    for (gesture, host) in possibleGestures(in: view.configuration) {
      guard let cases = conditionalCases(of: gesture, on: host, in: view.configuration) else {
        offers.append(Offer(move: Move(.gesture(gesture), host: host), isCertain: true, variables: []))
        continue
      }
      var variables: Set<VariableID> = []
      var rest = Likelihood.always
      for (place, condition) in cases.conditions.enumerated() {
        let own = likelihood(of: condition, view, &variables)
        if min(rest, own) > .never {
          let move = Move(.gesture(gesture), host: host, chosenCase: place + cases.first)
          offers.append(Offer(move: move, isCertain: min(rest, own) == .always, variables: variables))
        }
        rest = min(rest, own.negated)
      }
      guard cases.first > 0, rest > .never else { continue }
      offers.append(Offer(move: Move(.gesture(gesture), host: host), isCertain: rest == .always, variables: variables))
    }
  }

  private func entryOffers(_ view: PartialState) -> [Offer] {
    flow.entries.flatMap { offers(of: $0, Move.Kind.entry, host: .outside, view) }
      .filter { !isBlocked($0.move, in: view.configuration) }
  }

  private func offers(
    of id: ActionID, _ kind: (ActionID) -> Move.Kind, host: Move.Host, _ view: PartialState
  ) -> [Offer] {
    var offers: [Offer] = []
    appendOffers(of: id, kind, host: host, view, to: &offers)
    return offers
  }

  private func appendOffers(
    of id: ActionID, _ kind: (ActionID) -> Move.Kind, host: Move.Host, _ view: PartialState, to offers: inout [Offer]
  ) {
    // Reads the action and its conditions in place, because copies are expensive.
    let action = id.index
    var variables: Set<VariableID> = []
    var whole = Likelihood.always
    if !flow.actions[action].condition.isAlways {
      whole = likelihood(of: flow.actions[action].condition, view, &variables)
    }
    for place in flow.actions[action].cases.indices where whole > .never {
      var own = Likelihood.always
      if !flow.actions[action].cases[place].condition.isAlways {
        own = likelihood(of: flow.actions[action].cases[place].condition, view, &variables)
      }
      guard own > .never else { continue }
      for number in flow.actions[action].cases[place].results.indices {
        var deciding = variables
        var last = min(whole, own)
        if !flow.actions[action].cases[place].results[number].condition.isAlways {
          let condition = flow.actions[action].cases[place].results[number].condition
          last = min(last, likelihood(of: condition, view, &deciding))
        }
        for earlier in flow.actions[action].cases[place].results[number].earlier {
          last = min(last, likelihood(of: earlier, view, &deciding).negated)
        }
        guard last > .never else { continue }
        offers.append(
          Offer(
            move: Move(kind(id), host: host, chosenCase: place, result: number), isCertain: last == .always,
            variables: deciding, tests: deciding.isEmpty ? nil : onlyTests(decidingOn: action)))
      }
      whole = own == .always ? .never : min(whole, .maybe)
    }
  }

  /// Returns the tests that decide an action, or nil if it has several cases or results or reads variables in patterns.
  private func onlyTests(decidingOn action: Int) -> [Condition.Test]? {
    let cases = flow.actions[action].cases
    guard cases.count == 1, cases[0].results.count == 1, cases[0].results[0].earlier.isEmpty else { return nil }
    let conditions = [flow.actions[action].condition, cases[0].condition, cases[0].results[0].condition]
    guard conditions.allSatisfy({ $0.pattern.map { $0.state.isEmpty && $0.visible == nil } ?? true }) else {
      return nil
    }
    return conditions.flatMap(\.tests)
  }

  private func likelihood(
    of condition: Condition, _ view: PartialState, _ deciding: inout Set<VariableID>
  ) -> Likelihood {
    var likelihood = Likelihood.always
    for test in condition.tests {
      let isKnown = !view.unknown.contains(test.variable)
      if !isKnown { deciding.insert(test.variable) }
      let own =
        isKnown ? Likelihood(test.values.contains(view.configuration.state[test.variable.index])) : .maybe
      likelihood = min(likelihood, own)
    }
    return condition.pattern.map { min(likelihood, self.likelihood(of: $0, view, &deciding)) } ?? likelihood
  }

  private func likelihood(
    of pattern: Pattern, _ view: PartialState, _ deciding: inout Set<VariableID>
  ) -> Likelihood {
    var known = pattern
    known.state = pattern.state.filter { !view.unknown.contains($0.variable) }
    let unknown = pattern.state.map(\.variable).filter(view.unknown.contains)
    deciding.formUnion(unknown)
    known.visible = nil
    guard holds(known, in: view.configuration) else { return .never }
    let visible = likelihood(ofVisible: pattern, in: view.configuration)
    return unknown.isEmpty ? visible : min(visible, .maybe)
  }
}
