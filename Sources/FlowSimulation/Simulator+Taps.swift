import FlowModel

/// Moves by the names that people type.
extension Simulator {
  /// Everything that can happen next under the name that a tap writes: `label`, or `label: result`.
  ///
  /// Where two bear one name, the later ones are numbered: `name #2`.
  public func namedMoves(in configuration: Configuration) -> [(name: String, move: Move)] {
    let moves = moves(in: configuration)
    // A label may itself look like a numbered one; it keeps its name.
    var taken = Set(moves.map(name))
    var seen: Set<String> = []
    return moves.map { move in
      let name = name(of: move)
      if seen.insert(name).inserted { return (name, move) }
      var count = 2
      while !taken.insert("\(name) #\(count)").inserted { count += 1 }
      return ("\(name) #\(count)", move)
    }
  }

  /// What to tap for a move that is offered: its name, numbered where an earlier one bears it.
  func tap(for move: Move, in configuration: Configuration) -> String {
    let name = name(of: move)
    let isFirst = moves(in: configuration).first { self.name(of: $0) == name } == move
    return isFirst ? name : namedMoves(in: configuration).first { $0.move == move }?.name ?? name
  }

  /// The name of a move as a tap writes it, its result included.
  public func name(of move: Move) -> String {
    let result = flow.result(of: move)?.name?.value
    return result.map { "\(label(of: move)): \($0)" } ?? label(of: move)
  }

  /// The move that a tap means in a configuration.
  ///
  /// - Throws: what is in the way, and what is offered instead.
  public func move(_ tap: Scenario.Tap, in configuration: Configuration) throws(TapRefusal) -> Move {
    let offered = namedMoves(in: configuration)
    let text = tap.result.map { "\(tap.label): \($0)" } ?? tap.label
    if let exact = offered.first(where: { $0.name == text }) { return exact.move }
    let labelled = offered.filter { label(of: $0.move) == text }
    if labelled.count == 1 { return labelled[0].move }
    let reason = whyNot(text, labelled: labelled, in: configuration)
    throw TapRefusal(
      tap: text, reason: reason ?? "no action, entry or gesture of the flow has that name", isUnknown: reason == nil,
      offered: offered.map(\.name))
  }

  /// What is in the way of a tap; nil where nothing of the flow has that name.
  private func whyNot(
    _ text: String, labelled: [(name: String, move: Move)], in configuration: Configuration
  ) -> String? {
    if !labelled.isEmpty {
      return "it can end in several ways: write \(labelled.map { "\"\($0.name)\"" }.joined(separator: " or "))"
    }
    if let reason = whyNoResult(text, in: configuration) { return reason }
    let here = refusals(in: configuration)
    if let refusal = here.first(where: { $0.label == text || text.hasPrefix($0.label + ": ") }) {
      return refusal.reason
    }
    guard flow.actions.contains(where: { mayMean($0, text) }) else { return nil }
    return "it is not on the screen in front, \"\(flow[configuration.frontScreen].name.value)\""
  }

  /// Whether a tap may name an action, or one of its results.
  private func mayMean(_ action: Action, _ text: String) -> Bool {
    let results = action.cases.flatMap(\.results).compactMap { $0.name?.value }
    return action.label.value == text || results.contains { "\(action.label.value): \($0)" == text }
  }
}
