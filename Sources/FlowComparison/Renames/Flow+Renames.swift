import FlowModel

extension Flow {
  /// Returns a copy of the flow with new names, for a comparison by name.
  func renamed(by renames: Renames) -> Flow {
    guard renames != Renames() else { return self }
    var flow = self
    for screen in screens.indices { flow.screens[screen].name.rename(renames.screens) }
    for task in tasks.indices { flow.tasks[task].name.rename(renames.tasks) }
    let keys = flow.actions.map(flow.key)
    for (place, key) in keys.enumerated() {
      if let label = renames[key] { flow.actions[place].label.value = label }
    }
    let words = PatternRenamer(names: renames.names)
    for place in actions.indices { words.rename(&flow.actions[place]) }
    for place in expectations.indices { rename(&flow.expectations[place], renames, words) }
    for place in scenarios.indices { rename(&flow.scenarios[place], renames, words, keys) }
    return flow
  }

  private func rename(_ expectation: inout Expectation, _ renames: Renames, _ words: PatternRenamer) {
    switch expectation.kind {
    case .never(var pattern):
      words.rename(&pattern)
      expectation.kind = .never(pattern)
    case .reachable(var pattern, let taps):
      words.rename(&pattern)
      expectation.kind = .reachable(pattern, within: taps)
    case .canReach(var from, var to, let worstCase):
      words.rename(&from)
      words.rename(&to)
      expectation.kind = .canReach(from: from, to, worstCase: worstCase)
    }
    let key = FlowPart.Key(subject: .expectation, name: expectation.displayName)
    if let name = renames[key] { expectation.name = Located(name, at: expectation.name?.range ?? expectation.range) }
  }

  private func rename(
    _ scenario: inout Scenario, _ renames: Renames, _ words: PatternRenamer, _ actions: [FlowPart.Key]
  ) {
    if let name = renames[FlowPart.Key(subject: .scenario, name: scenario.name.value)] { scenario.name.value = name }
    if var see = scenario.see {
      words.rename(&see)
      scenario.see = see
    }
    scenario.lines = scenario.lines.map { line in
      switch line {
      case .tap(let tap): return .tap(renamed(tap, renames, actions))
      case .cannot(let tap): return .cannot(renamed(tap, renames, actions))
      case .see(var pattern):
        words.rename(&pattern)
        return .see(pattern)
      }
    }
  }

  private func renamed(_ tap: Scenario.Tap, _ renames: Renames, _ actions: [FlowPart.Key]) -> Scenario.Tap {
    var tap = tap
    if let label = renames.tap(tap.label, among: actions) { tap.label = label }
    return tap
  }
}

extension Located<String> {
  /// Replaces the value by its new name, if it has one.
  fileprivate mutating func rename(_ names: [String: String]) { if let name = names[value] { value = name } }
}

/// Replaces the names of screens and tasks in the texts of patterns, which comparisons show and compare.
private struct PatternRenamer {
  let names: [String: String]

  func rename(_ action: inout Action) {
    guard !names.isEmpty else { return }
    rename(&action.condition)
    for place in action.cases.indices {
      rename(&action.cases[place].condition)
      for result in action.cases[place].results.indices { rename(&action.cases[place].results[result].condition) }
    }
  }

  func rename(_ pattern: inout Pattern) {
    // A name stands between punctuation; a quoted name keeps its quotes. A word before a colon is a key.
    var text = ""
    var word = ""
    func flush(before character: Character?) {
      let name = word.trimmed
      let new = character == ":" ? nil : names[name]
      text += new.map { word.replacing(name, with: $0) } ?? word
      word = ""
    }
    for character in pattern.text {
      if "{}[],:\"'".contains(character) {
        flush(before: character)
        text.append(character)
      } else {
        word.append(character)
      }
    }
    flush(before: nil)
    pattern.text = text
  }

  private func rename(_ condition: inout Condition) {
    if var pattern = condition.pattern {
      rename(&pattern)
      condition.pattern = pattern
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
