import FlowExport
import FlowModel
import FlowSimulation

/// The names of a flow as runs may write them: the names, the ids, the source of screens, and those of a table.
package struct RunNames: Sendable {
  private let flow: Flow
  /// The app's names, each with the flow's name; nil for names to ignore.
  private let table: [String: String?]
  private var screens: [String: ScreenID] = [:]
  /// The labels and ids of actions, and the labels with each result.
  private var events: Set<String> = []
  /// The results of the actions with each label or id, in the order of the file.
  private var results: [String: [String]] = [:]

  /// Creates the names of a flow.
  package init(_ flow: Flow, table: [String: String?] = [:]) {
    self.flow = flow
    self.table = table
    for screen in flow.screens.reversed() {
      if let source = screen.source { screens[source.value] = screen.id }
      if let id = screen.codeID { screens[id.value] = screen.id }
    }
    for screen in flow.screens { screens[screen.name.value] = screen.id }
    for action in flow.actions {
      let own = action.cases.flatMap(\.results).compactMap { $0.name?.value }
      let names = [action.label.value, action.codeID?.value].compactMap { $0 }.uniqued
      events.formUnion(names + own.map { "\(action.label.value): \($0)" })
      for name in names { results[name, default: []] += own }
    }
    results = results.mapValues(\.uniqued)
  }

  /// What a name of the app means.
  enum Meaning<Value> {
    case known(Value)
    case ignored
    case unknown
  }

  /// Returns the screen with a name.
  func screen(_ name: String) -> Meaning<ScreenID> {
    guard let name = translated(name) else { return .ignored }
    return screens[name].map { .known($0) } ?? .unknown
  }

  /// Returns the flow's name for a label of the app; nil for a name to ignore.
  func translated(_ name: String) -> String? {
    if let found = table[name] { return found }
    return name
  }

  /// The names of all screens, for suggestions.
  var screenNames: [String] { flow.screens.map(\.name.value) }

  /// Returns whether a move has a name: its label, its label and result, or its id.
  func names(_ move: Move, _ name: String, result: String?, _ simulator: Simulator) -> Bool {
    let ownResult = flow.result(of: move)?.name?.value
    if let result, let ownResult, result != ownResult { return false }
    let label = simulator.label(of: move)
    if label == name || ownResult.map({ "\(label): \($0)" == name }) == true { return true }
    if case .gesture(.tab(let tab)) = move.kind {
      return flow[tab].codeID.map { "Tab: \($0.value)" == name } ?? false
    }
    return flow.action(of: move)?.codeID?.value == name
  }

  /// The results that the events with a name have, in the order of the file.
  func results(of name: String) -> [String] { results[name] ?? [] }

  /// Returns whether the flow has an event with a name.
  func knows(_ kind: RunRecord.EventKind, _ name: String) -> Bool {
    events.contains(name) || ((kind == .gesture || kind == .tap) && isGesture(name))
  }

  /// Returns whether a name is that of a gesture of the flow.
  func isGesture(_ name: String) -> Bool {
    let name = GestureWords.english(for: name) ?? name
    if ["Back", "Swipe down", "Tap outside", "Return", "Swipe left", "Swipe right"].contains(name) { return true }
    guard name.hasPrefix("Tab: ") else { return false }
    return screens[String(name.dropFirst(5))] != nil
  }

  /// The names of all events, for suggestions.
  var eventNames: [String] {
    let labels = flow.actions.map(\.label.value).uniqued
    let withResults = labels.flatMap { label in results(of: label).map { "\(label): \($0)" } }
    return labels + withResults + flow.screens.map { "Tab: \($0.name.value)" }
  }
}
