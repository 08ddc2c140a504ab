import Checking
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Localization
import Reporting

/// The changes of files that a finding suggests.
extension Snapshot {
  /// The largest number of findings for which insertions are tried, because navflow reads the files again for each.
  private static let triedFindings = 5

  /// Returns the changes for the findings that touch a range: what the findings suggest, a missing action, and an `allow`.
  func quickFixes(in uri: String, at range: LSP.Range) -> [LSP.CodeAction] {
    let touched = findings[uri, default: []].filter { $0.diagnostic.range.touches(range) }
    let suggested = touched.compactMap { finding in
      finding.source.suggestion.flatMap { suggestion -> LSP.CodeAction? in
        let (place, file) = (location(suggestion.range), suggestion.range.file)
        guard isCurrent(file) else { return nil }
        return action(
          suggestion.summary.localized, finding, place.uri, place.range,
          withLineBreaks(of: file, suggestion.replacement),
          isPreferred: suggestion.isCertain)
      }
    }
    let tried = touched.prefix(Self.triedFindings)
    return suggested + tried.compactMap(addition) + tried.compactMap(acceptance)
  }

  /// Returns the change that adds the action that a finding asks for.
  private func addition(for finding: Finding) -> LSP.CodeAction? {
    guard let missing = finding.source.missingAction else { return nil }
    let title = localized("Add \"\(missing.action)\" to \"\(text(of: missing.screen).visible)\"")
    return insertion(title, finding, missing.action, under: .actions, of: missing.screen)
  }

  /// Returns the change that accepts a finding, at the place that `AllowHint` names.
  private func acceptance(of finding: Finding) -> LSP.CodeAction? {
    let rule = finding.source.rule.name
    guard RuleRegistry.standard.isAllowable(finding.source.rule), let hint = AllowHint(for: finding.source),
      let place = self.place(hint.place, of: finding.source)
    else { return nil }
    return insertion(
      localized("Accept \"\(rule)\" under \(hint.place.words()): write the reason"), finding,
      "\(rule): \"the reason\"",
      under: .allow, of: place)
  }

  /// Returns the range of the name of a screen, task or entry.
  private func place(_ place: AllowHint.Place, of diagnostic: Diagnostic) -> SourceRange? {
    for flow in index.flows where flow.files.contains(diagnostic.range.file) {
      let found: SourceRange? =
        switch place {
        case .screen(let name): flow.screens.first { $0.name.value == name }?.name.range
        case .task(let name): flow.tasks.first { $0.name.value == name }?.name.range
        case .entry(let name):
          flow.actions.first { $0.owner == .entries && $0.label.value == name }?.label.range
        // The screen or root of the action is not known.
        case .action: nil
        }
      if let found { return found }
    }
    return nil
  }

  /// Returns a change that adds an entry below a name, if navflow can read the result.
  private func insertion(
    _ title: String, _ finding: Finding, _ entry: String, under mapping: KeyInsertion.Mapping, of name: SourceRange
  ) -> LSP.CodeAction? {
    let file = files[name.file]
    guard isCurrent(name.file), let insertion = KeyInsertion(of: entry, under: mapping, of: name, in: file) else {
      return nil
    }
    let text = withLineBreaks(of: name.file, insertion.text)
    var bytes = file.bytes
    bytes.insert(contentsOf: text.utf8, at: insertion.offset)
    guard reading(with: [name.file: bytes]).project.diagnostics.count == readingDiagnostics else { return nil }
    let position = texts[name.file.index].position(of: insertion.offset)
    return action(
      title, finding, workspace.uri(of: file), LSP.Range(start: position, end: position), text,
      isPreferred: false)
  }

  private func action(
    _ title: String, _ finding: Finding, _ uri: String, _ range: LSP.Range, _ text: String, isPreferred: Bool
  ) -> LSP.CodeAction {
    LSP.CodeAction(
      title: title, diagnostics: [finding.diagnostic], isPreferred: isPreferred,
      edit: LSP.WorkspaceEdit(changes: [uri: [LSP.TextEdit(range: range, newText: text)]]))
  }
}
