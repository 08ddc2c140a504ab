extension Flow {
  /// The titles of the screens and tasks whose titles differ from their names.
  ///
  /// It has no names that an action, a value or a variable has too, because a sentence may mean those.
  public var titlesByName: [String: String] {
    let all = screens.map { ($0.name.value, $0.displayTitle) } + tasks.map { ($0.name.value, $0.displayTitle) }
    var titles = Dictionary(all.filter { $0.0 != $0.1 }) { first, _ in first }
    for action in actions { titles[action.label.value] = nil }
    for variable in variables {
      for name in [variable.name.value] + variable.values.map(\.name.value) { titles[name] = nil }
    }
    return titles
  }
}
