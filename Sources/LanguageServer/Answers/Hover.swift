import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Localization

/// The explanations of places.
extension Snapshot {
  /// Returns the explanation of what a place names, or of the word of the language there.
  func hover(at place: DocumentPosition) -> LSP.Hover? {
    guard let symbol = symbols(at: place).first else { return explanation(at: place) }
    let uses = index.occurrences(of: symbol).count - 1
    let parent = symbol.parent.map { " of \(text(of: $0))" } ?? ""
    let title = "\(symbol.kind.rawValue)\(parent), used \(uses == 1 ? "once" : "\(uses) times")"
    let parts = [title] + details(of: symbol) + ["```yaml\n\(excerpt(of: symbol))\n```"]
    return LSP.Hover(contents: .init(value: parts.joined(separator: "\n\n")))
  }

  /// The largest number of lines of a definition in a hover.
  private static let excerptLines = 15

  private func excerpt(of symbol: SymbolIndex.Symbol) -> String {
    let lines = text(of: symbol.extent).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count > Self.excerptLines ? ["…"] : []
    // A fence in the text would end the excerpt.
    return (lines.prefix(Self.excerptLines).map(String.init) + rest).joined(separator: "\n")
      .replacing("```", with: "'''")
  }

  // MARK: Words of the language

  private func explanation(at place: DocumentPosition) -> LSP.Hover? {
    guard let file = file(of: place.uri) else { return nil }
    let offset = texts[file.index].offset(of: place.position)
    let kind: LanguageSchema.Kind = files[file].path.hasSuffix(".navflow.yaml") ? .settings : .flow
    guard let found = PlaceExplanation(files[file], at: offset, in: kind) else { return nil }
    switch found.subject {
    case .word(let word, let summary, let form):
      return LSP.Hover(
        contents: .init(value: "`\(word)`: \(summary.english)\n\nWrite \(form.english)".withMarkdownEscaped))
    case .rule(let id):
      guard let rule = RuleRegistry.standard[id] else { return nil }
      return LSP.Hover(
        contents: .init(
          value:
            "`\(id.name)` (\(Message(key: rule.severity.rawValue).localized)): \(rule.summary.localized)\n\n\(rule.rationale.localized)"
        ))
    }
  }

  // MARK: Names

  private func details(of symbol: SymbolIndex.Symbol) -> [String] {
    for flow in index.flows {
      switch symbol.kind {
      case .screen:
        guard let screen = flow.screens.first(where: { $0.name.range == symbol.name.range }) else { continue }
        return [leads(of: screen.offeredActions, in: flow), traces.sentence(of: screen.name.range)].compactMap(\.self)
      case .task:
        guard let task = flow.tasks.first(where: { $0.name.range == symbol.name.range }) else { continue }
        return [traces.sentence(of: flow[task.entry].name.range)].compactMap(\.self)
      case .action:
        guard let action = flow.actions.first(where: { $0.label.range == symbol.name.range }) else { continue }
        return [leads(of: [action.id], in: flow)].compactMap(\.self)
      case .outcome, .variable, .value, .root: return []
      }
    }
    return []
  }

  /// The largest number of results of actions in a hover.
  private static let leadLimit = 20

  /// Returns a list of what actions do, in the words of the file; nil without actions.
  private func leads(of actions: [ActionID], in flow: Flow) -> String? {
    let lines = actions.flatMap { self.lines(of: flow[$0], in: flow) }
    let rest = lines.count > Self.leadLimit ? ["- …"] : []
    return lines.isEmpty ? nil : (lines.prefix(Self.leadLimit) + rest).joined(separator: "\n")
  }

  private func lines(of action: Action, in flow: Flow) -> [String] {
    action.cases.flatMap(\.results).filter { !$0.isGate }.flatMap { result -> [String] in
      let name = [action.label.value, result.name?.value].compactMap(\.self).joined(separator: ", ")
      let thens = result.steps.flatMap { $0.branches(in: flow) }
      return [line(name, result.steps)]
        + thens.map { line("\(name), after \(flow[$0.outcome.value].name)", $0.steps) }
    }
  }

  private func line(_ name: String, _ steps: [Step]) -> String {
    let written = steps.filter { !$0.isGate }.map { "`\(text(of: $0.range).visible.withoutTicks)`" }
    return "- \(name.visible.withMarkdownEscaped): \(written.joined(separator: ", "))"
  }
}

extension Step {
  /// Returns the branches of the `then` of a `start`.
  fileprivate func branches(in flow: Flow) -> [Then.Branch] {
    if case .start(_, _, let then?) = kind { flow[then].branches } else { [] }
  }
}

extension String {
  /// The text without the characters that end code in Markdown.
  fileprivate var withoutTicks: String { replacing("`", with: "'") }

  /// The text with the characters escaped that Markdown reads as marks, except those of code.
  fileprivate var withMarkdownEscaped: String {
    String(flatMap { "*_<>[]#|".contains($0) ? ["\\", $0] : [$0] })
  }
}
