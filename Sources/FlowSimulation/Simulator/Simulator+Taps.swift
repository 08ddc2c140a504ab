import FlowModel
import Localization

/// Moves by the names that users type.
extension Simulator {
  /// Returns all moves with the names that taps use: `label`, or `label: result`.
  ///
  /// If several moves have one name, the later ones are numbered: `name #2`.
  public func namedMoves(in configuration: Configuration) -> [(name: String, move: Move)] {
    named(moves(in: configuration))
  }

  /// Returns all moves of a configuration with the names that taps use.
  package func named(_ moves: [Move]) -> [(name: String, move: Move)] {
    // A label may look like a numbered name; it is not changed.
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

  /// Returns the tap for an offered move: its name, numbered if an earlier move has the same name.
  package func tap(for move: Move, in configuration: Configuration) -> String {
    let name = name(of: move)
    let isFirst = moves(in: configuration).first { self.name(of: $0) == name } == move
    return isFirst ? name : namedMoves(in: configuration).first { $0.move == move }?.name ?? name
  }

  /// Returns the name of a move in a tap, including the result.
  public func name(of move: Move) -> String {
    let result = flow.result(of: move)?.name?.value
    return result.map { "\(label(of: move)): \($0)" } ?? label(of: move)
  }

  /// Returns the move that a tap means in a configuration.
  ///
  /// - Throws: the reason why the tap is not possible, and the possible taps.
  public func move(_ tap: Scenario.Tap, in configuration: Configuration) throws(TapRefusal) -> Move {
    let offered = namedMoves(in: configuration)
    let text = tap.result.map { "\(tap.label): \($0)" } ?? tap.label
    if let exact = offered.first(where: { $0.name == text }) { return exact.move }
    let labelled = offered.filter { label(of: $0.move) == text }
    if labelled.count == 1 { return labelled[0].move }
    let gesture = GestureWords.english(for: text) ?? text
    for name in [gesture, tab(labelled: gesture)] {
      if let name, let move = offered.first(where: { $0.name == name })?.move { return move }
    }
    let reason =
      refusalReason(text, labelled: labelled, in: configuration)
      ?? refusalReason(gesture, labelled: [], in: configuration)
    throw TapRefusal(
      tap: text, reason: reason ?? "no action, entry or gesture of the flow has that name", isUnknown: reason == nil,
      offered: offered.map(\.name))
  }

  /// Returns the name of the tap on a tab that the text names by its label: `Tab: Home`.
  private func tab(labelled text: String) -> String? {
    guard text.hasPrefix("Tab: ") else { return nil }
    return flow.tab(labelled: String(text.dropFirst(5))).map { flow.name(of: .tab($0)) }
  }

  /// Returns the reason why a tap is not possible, or nil if nothing in the flow has the name.
  private func refusalReason(
    _ text: String, labelled: [(name: String, move: Move)], in configuration: Configuration
  ) -> Message? {
    if !labelled.isEmpty {
      return "it can end in several ways: write \(Message.list(labelled.map { .name($0.name) }, .alternatives))"
    }
    if let reason = refusalReasonOfResult(text, in: configuration) { return reason }
    let here = refusals(in: configuration)
    if let refusal = here.first(where: { $0.label == text || text.hasPrefix($0.label + ": ") }) {
      return refusal.reason
    }
    guard flow.actions.contains(where: { mayMean($0, text) }) else { return nil }
    return "it is not on the screen in front, \"\(flow[configuration.frontScreen].name.value)\""
  }

  /// Returns whether a tap may name an action or one of its results.
  private func mayMean(_ action: Action, _ text: String) -> Bool {
    let results = action.cases.flatMap(\.results).compactMap { $0.name?.value }
    return action.label.value == text || results.contains { "\(action.label.value): \($0)" == text }
  }
}
