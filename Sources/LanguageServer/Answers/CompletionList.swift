import FlowRules
import FlowSyntax

/// The completions at a place of a document, as the client sees them.
struct CompletionList {
  private let text: DocumentText
  private let place: DocumentPosition
  private let isSettings: Bool

  /// Creates the list of a place.
  ///
  /// - Parameter isSettings: whether the document is a settings file and not a flow file.
  init(_ text: DocumentText, at place: DocumentPosition, isSettings: Bool) {
    self.text = text
    self.place = place
    self.isSettings = isSettings
  }

  /// Returns the items, in the order in which the client should show them.
  ///
  /// - Parameter snapshot: the findings of a state of the workspace, whose names are offered.
  func items(_ snapshot: Snapshot?) -> [LSP.CompletionItem] {
    let scope = snapshot.flatMap { snapshot in snapshot.file(of: place.uri).map { snapshot.index.scope(of: $0) } }
    let finder = CompletionFinder(
      text.bytes, at: text.offset(of: place.position), in: isSettings ? .settings : .flow, names: scope ?? NameScope(),
      rules: RuleRegistry.standard.metadata.map { LanguageSchema.Rule($0.id, $0.summary) })
    return finder.completions().enumerated().map { item($0.element, $0.offset) }
  }

  private func item(_ completion: Completion, _ index: Int) -> LSP.CompletionItem {
    let range = LSP.Range(
      start: text.position(of: completion.range.lowerBound), end: text.position(of: completion.range.upperBound))
    let digits = String(index)
    return LSP.CompletionItem(
      label: completion.label, kind: completion.kind.number, detail: completion.detail.nonEmpty,
      documentation: completion.documentation.localized.nonEmpty,
      sortText: String(repeating: "0", count: max(0, 6 - digits.count)) + digits, filterText: completion.label,
      textEdit: LSP.TextEdit(range: range, newText: completion.text))
  }
}

extension String {
  /// The text, or nil if it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension Completion.Kind {
  /// The number of the most similar kind of the protocol.
  fileprivate var number: Int {
    switch self {
    case .key: 10  // property
    case .word: 12  // value
    case .verb: 14  // keyword
    case .rule: 21  // constant
    case .gesture: 23  // event
    case .screen, .tab: 7  // class
    case .task: 9  // module
    case .outcome, .value: 20  // member of an enumeration
    case .variable: 6
    case .root: 19  // folder
    }
  }
}
