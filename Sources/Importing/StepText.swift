import Diagnostics

/// Writes the steps of imported actions.
struct StepText {
  /// Returns the name of a screen.
  let name: (NavigationModel.ScreenIndex) -> String

  /// Returns the value of an action.
  func value(of action: ImportedAction) -> YAMLText {
    let by: [(key: String, value: YAMLText)] = action.isBySystem ? [("by", .word("system"))] : []
    switch action.effect {
    case .steps(let steps):
      if by.isEmpty { return value(of: steps) }
      guard steps.count == 1 else { return .map(by + [("do", .list(steps.map(single)))]) }
      return .map(by + (members(of: steps[0]) ?? [("do", single(steps[0]))]))
    case .either(let results):
      return .map(by + [("either", .map(results.map { ($0.name, result($0.steps)) }))])
    case .whereModal(let modal, let otherwise):
      let first = YAMLText.map([("where", .map([("shown", .word("modal"))])), ("do", list(modal))])
      return .map(by + [("cases", .list([first, list(otherwise)]))])
    }
  }

  private func value(of steps: [ImportedStep]) -> YAMLText {
    steps.count == 1 ? single(steps[0]) : .map([("do", .list(steps.map(single)))])
  }

  private func result(_ steps: [ImportedStep]) -> YAMLText {
    steps.isEmpty ? .word("stay") : steps.count == 1 ? single(steps[0]) : .list(steps.map(single))
  }

  private func list(_ steps: [ImportedStep]) -> YAMLText {
    steps.count == 1 ? single(steps[0]) : .list(steps.map(single))
  }

  /// Returns a step as a phrase, or as a map if a phrase could be read differently.
  private func single(_ step: ImportedStep) -> YAMLText {
    switch step {
    case .pop: return .word("pop")
    case .dismiss: return .word("dismiss")
    case .dismissAll: return .word("dismiss all")
    case .stay: return .word("stay")
    case .root(let root): return .text("root \(root)")
    case .presentUnknown, .popTo: return .map(members(of: step) ?? [])
    case .push(let screen), .present(let screen), .replace(let screen), .tab(let screen):
      guard Self.isSafeInPhrase(name(screen)) else { return .map(members(of: step) ?? []) }
      return .text("\(Self.verb(of: step)) \(name(screen))")
    }
  }

  private func members(of step: ImportedStep) -> [(key: String, value: YAMLText)]? {
    switch step {
    case .push(let screen), .present(let screen), .replace(let screen), .tab(let screen):
      [(Self.verb(of: step), .text(name(screen)))]
    case .root(let root): [("root", .text(root))]
    case .presentUnknown(let screen): [("present", .text(name(screen))), ("as", .word("unknown"))]
    case .popTo(let screen):
      [
        ("pop", Self.isSafeInPhrase(name(screen)) ? .text("to \(name(screen))") : .text("to \"\(name(screen))\"")),
        ("ifThere", .word("true")),
      ]
    case .pop, .dismiss, .dismissAll, .stay: nil
    }
  }

  private static func verb(of step: ImportedStep) -> String {
    switch step {
    case .push: "push"
    case .present, .presentUnknown: "present"
    case .replace: "replace"
    case .tab: "tab"
    case .root: "root"
    case .pop, .popTo: "pop"
    case .dismiss, .dismissAll: "dismiss"
    case .stay: "stay"
    }
  }

  /// Words that join parts of a step in a sentence, which navflow recognises as a mistake.
  private static let joints: Set = [
    "as", "if", "when", "then", "and", "with", "on", "to", "in", "from", "unless", "after",
  ]

  /// Returns whether a name can stand after a verb on one line without being read as more than a name.
  private static func isSafeInPhrase(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { $0.lowercased() }
    return !words.contains { joints.contains($0) } && !name.contains { "\"',;:→>".contains($0) }
      && name == name.oneSpaced
  }
}

extension String {
  /// The text with one space in place of several.
  fileprivate var oneSpaced: String { split(separator: " ").joined(separator: " ") }
}
