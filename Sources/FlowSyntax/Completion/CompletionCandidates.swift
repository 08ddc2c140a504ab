import FlowModel

/// The texts that fit a place of a file.
struct CompletionCandidates {
  /// A text, and how many bytes of the text before the cursor it leaves unchanged.
  typealias Candidate = (completion: Completion, start: Int)

  let place: SyntaxPlace
  /// The text of the scalar before the cursor.
  let before: Substring
  /// Whether the scalar is in quotes.
  let isQuoted: Bool
  let names: NameScope
  let rules: [LanguageSchema.Rule]

  /// Returns all candidates.
  ///
  /// - Parameter hasColon: whether a colon follows, so that a key needs none.
  func all(hasColon: Bool) -> [Candidate] {
    guard let others = place.otherPairs else {
      // After a verb only its operand fits.
      let isStep = place.shapes.contains { if case .steps = $0 { true } else { false } } && before.contains(" ")
      return place.shapes.flatMap(values).filter { !isStep || $0.start > 0 }
    }
    return place.shapes.flatMap { keys(of: $0, besides: others) }.map { completion in
      var completion = completion
      if hasColon || isQuoted { completion.text = completion.label.spelled(isQuoted) }
      return (completion, 0)
    }
  }

  // MARK: Keys

  private func keys(of shape: Shape, besides others: [Node.Pair]) -> [Completion] {
    let present = Set(others.compactMap(\.key.text))
    switch shape {
    case .map(_, .rules, _):
      return rules.filter { !present.contains($0.id.name) }.map {
        Completion(kind: .rule, label: $0.id.name, documentation: $0.summary, text: $0.id.name + ": ")
      }
    case .map(_, .gestures, _):
      return names(GestureName.words.map { NameScope.Name(name: $0, detail: "") }, .gesture, besides: present)
    case .map(_, .taps, _):
      let labels = place.surroundings.screen.flatMap { names.labels[$0] } ?? []
      // A fragment has no root, so any of its screens may be a tab.
      let tabs = (names.tabs.isEmpty ? names.screens : names.tabs).map { "Tab: \($0.name)" }
      return names(
        (labels + GestureName.words + tabs).map { NameScope.Name(name: $0, detail: "") }, .gesture, besides: present)
    case .map(_, .variables, _): return names(names.variables, .variable, besides: present)
    case .map(_, .outcomes, _):
      let task =
        place.surroundings.key?.name == TaskKeys.gives.name ? place.surroundings.task : place.surroundings.begun
      return names(task.flatMap { names.outcomes[$0] } ?? [], .outcome, besides: present)
    case .match: return others.isEmpty ? shape.keys.filter(fitsMatch).map(key) : []
    default:
      let table = shape.table
      return shape.keys.filter { table?.allows($0, beside: others) ?? !present.contains($0.name) }.map(key)
    }
  }

  /// Returns whether a key can be the only key of a mapping in place of a value: `not` or `atLeast`.
  private func fitsMatch(_ key: KeyDescription) -> Bool {
    let isInNot = place.surroundings.key?.name == "not"
    if key.name == "not" { return !isInNot }
    guard let variable = place.surroundings.variable else { return true }
    return !isInNot && (names.counters.contains(variable) || names.values[variable] == nil)
  }

  private func key(_ key: KeyDescription) -> Completion {
    let isOnOwnLines = key.shape.requiresMapping || key.shape.requiresList
    return Completion(
      kind: .key, label: key.name, detail: key.shape.description.english, documentation: key.summary,
      text: key.name + (isOnOwnLines ? ":" : ": "))
  }

  private func names(_ names: [NameScope.Name], _ kind: Completion.Kind, besides present: Set<String>) -> [Completion] {
    names.filter { !present.contains($0.name) }.map {
      Completion(kind: kind, label: $0.name, detail: $0.detail, text: $0.name.spelledAsScalar + ": ")
    }
  }

  // MARK: Values

  private func values(of shape: Shape) -> [Candidate] {
    switch shape {
    case .word(let words), .perDevice(let words): words.map(word)
    case .flag: ["true", "false"].map(word)
    case .name(let kind): names(of: kind).map { scalar($0.name, $0.kind) }
    case .text: place.surroundings.variable.map(values) ?? []
    case .match(.name(of: "task")): values(of: .name(of: "task")) + [word("none")]
    case .match(let value): value.alternatives.flatMap(values)
    case .steps: phrase(before, at: 0, verb: nil)
    case .operand(let verb): phrase(before, at: 0, verb: verb)
    default: []
    }
  }

  private func word(_ word: String) -> Candidate {
    let completion = Completion(
      kind: .word, label: word, documentation: place.surroundings.key?.summary ?? "", text: word)
    return (completion, 0)
  }

  private func values(of variable: String) -> [Candidate] {
    (names.values[variable] ?? []).map { scalar($0, .value) }
  }

  /// Returns a name as a whole scalar, in quotes if it needs them.
  private func scalar(_ name: NameScope.Name, _ kind: Completion.Kind) -> Candidate {
    let text = name.name.spelled(isQuoted)
    return (Completion(kind: kind, label: name.name, detail: name.detail, text: text), 0)
  }

  private func names(of kind: String) -> [(name: NameScope.Name, kind: Completion.Kind)] {
    switch kind {
    case "screen": names.screens.map { ($0, .screen) }
    case "tab": names.tabs.map { ($0, .tab) }
    case "task": names.tasks.map { ($0, .task) }
    case "root": names.roots.map { ($0, .root) }
    case "outcome": (place.surroundings.task.flatMap { names.outcomes[$0] } ?? []).map { ($0, .outcome) }
    default: []
    }
  }

  // MARK: Steps

  /// Returns what can follow the beginning of a step.
  ///
  /// - Parameters:
  ///   - start: the number of bytes before the beginning.
  ///   - verb: the verb, if it is a key.
  private func phrase(_ text: Substring, at start: Int, verb: Verb?) -> [Candidate] {
    let word = text.prefix { $0 != " " }
    let rest = text[word.endIndex...].drop { $0 == " " }
    let next = start + text.utf8.count - rest.utf8.count
    guard let verb else {
      guard word.endIndex < text.endIndex else { return Verb.allCases.filter { $0 != .set }.map { (step($0), start) } }
      return Verb(rawValue: String(word)).map { phrase(rest, at: next, verb: $0) } ?? []
    }
    if let kind = verb.operandKind { return operands(kind, at: start) }
    guard word == "to", word.endIndex < text.endIndex else { return verb.keywords.map { (keyword($0, verb), start) } }
    return operands("screen", at: next)
  }

  private func step(_ verb: Verb) -> Completion {
    let text = verb.rawValue + (verb.operand == nil ? "" : " ")
    return Completion(
      kind: .verb, label: verb.rawValue, detail: verb.example, documentation: verb.summary, text: text)
  }

  private func keyword(_ word: String, _ verb: Verb) -> Completion {
    Completion(kind: .word, label: word, detail: verb.example, documentation: verb.summary, text: word)
  }

  /// Returns the names of a kind that can stand in a step without quotes of their own.
  private func operands(_ kind: String, at start: Int) -> [Candidate] {
    names(of: kind).filter { $0.name.name.spelled(isQuoted) == $0.name.name }.map { name, kind in
      (Completion(kind: kind, label: name.name, detail: name.detail, text: name.name), start)
    }
  }
}

extension String {
  /// Returns the text as it is written in a scalar that is in quotes already, or not.
  fileprivate func spelled(_ isQuoted: Bool) -> String {
    isQuoted ? String(spelledInQuotes.dropFirst().dropLast()) : spelledAsScalar
  }
}

extension Shape {
  fileprivate var table: ObjectTable? {
    switch self {
    case .object(let object): object.table
    case .steps: ActionKeys.table
    default: nil
    }
  }
}

extension ObjectTable {
  /// Returns whether a key can be added to other keys.
  fileprivate func allows(_ key: KeyDescription, beside others: [Node.Pair]) -> Bool {
    let present = Set(others.compactMap(\.key.text))
    if present.contains(key.name) { return false }
    if !key.beside.isEmpty, present.isDisjoint(with: key.beside) { return false }
    if let owner = key.belongsTo,
      !others.contains(where: { $0.key.text == owner.key && $0.value.text == owner.word })
    {
      return false
    }
    if exclusive.contains(key.name), !present.isDisjoint(with: exclusive) { return false }
    let chosen = alternatives.filter { $0 != [lone] && !present.isDisjoint(with: $0) }
    let isChoice = alternatives.contains { $0.contains(key.name) } && key.name != lone
    return !isChoice || chosen.isEmpty || chosen.contains { $0.contains(key.name) }
  }
}
