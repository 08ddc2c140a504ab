/// Gives the screens of an import their names: those of an earlier import where there was one.
package struct NameKeeper {
  /// An action that has another label than in an earlier import.
  package struct Rename: Sendable, Equatable {
    package let screen: String
    package let old: String
    package let new: String
  }

  /// The names of screens that the source no longer has.
  package private(set) var gone: [String] = []
  /// The actions with new labels.
  package private(set) var renames: [Rename] = []

  /// Names the screens of a model.
  ///
  /// - Parameters:
  ///   - earlier: what an earlier import of the same source has named.
  ///   - taken: the names of screens of other sources.
  package init(_ model: inout NavigationModel, earlier: ImportLock.Source?, taken: Set<String>) {
    var known = Dictionary((earlier?.screens ?? []).map { ($0.id, $0) }) { first, _ in first }
    Self.match(model, &known, earlier)
    var names = taken
    for index in model.screens.indices {
      guard let old = known[model.screens[index].identity], names.insert(old.name).inserted else { continue }
      model.screens[index].name = old.name
      addRenames(of: model.screens[index], old)
    }
    for index in model.screens.indices where known[model.screens[index].identity] == nil {
      let screen = model.screens[index]
      var name = screen.name
      if !names.insert(name).inserted {
        name = "\(screen.name) (\(screen.identity))"
        names.insert(name)
      }
      model.screens[index].name = name
    }
    let present = Set(model.screens.map(\.name))
    gone = (earlier?.screens ?? []).map(\.name).filter { !present.contains($0) }
  }

  /// Finds screens that have only another identity: one is gone and one is new, with the same name in the same part.
  private static func match(
    _ model: NavigationModel, _ known: inout [String: ImportLock.Screen], _ earlier: ImportLock.Source?
  ) {
    let identities = Set(model.screens.map(\.identity))
    let gone = Dictionary(grouping: (earlier?.screens ?? []).filter { !identities.contains($0.id) }, by: \.origin)
    let new = Dictionary(grouping: model.screens.filter { known[$0.identity] == nil }, by: \.origin)
    for (origin, screens) in new where screens.count == 1 {
      guard let old = gone[origin], old.count == 1 else { continue }
      known[screens[0].identity] = old[0]
    }
  }

  private mutating func addRenames(of screen: ImportedScreen, _ old: ImportLock.Screen) {
    let labels = Dictionary((screen.actions + screen.gestures).map { ($0.identity, $0.label) }) { first, _ in first }
    let present = Set(labels.values)
    for action in old.actions {
      guard let label = labels[action.id], label != action.label, !present.contains(action.label) else { continue }
      renames.append(Rename(screen: old.name, old: action.label, new: label))
    }
  }
}

extension ImportLock.Source {
  /// Records the names of a model, and the labels that actions had in an earlier import.
  package init(path: String, _ model: NavigationModel, fragments: [String], earlier: Self?) {
    self.path = path
    self.fragments = fragments
    root = FragmentText(model).rootLines
    let known = Dictionary((earlier?.screens ?? []).map { ($0.name, $0) }) { first, _ in first }
    screens = model.screens.map { screen in
      let old = Dictionary((known[screen.name]?.actions ?? []).map { ($0.id, $0) }) { first, _ in first }
      let actions = (screen.actions + screen.gestures).map { action in
        let before = old[action.identity]
        let was = before?.label == action.label ? before?.was : before?.label
        return ImportLock.Action(id: action.identity, label: action.label, was: was)
      }
      return ImportLock.Screen(id: screen.identity, name: screen.name, origin: screen.origin, actions: actions)
    }
  }
}
