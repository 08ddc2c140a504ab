import Diagnostics
import FlowExport
import FlowModel
import FlowSyntax
import Localization

/// The names in records.
extension RunJudge {
  /// Reports a name that the flow does not have, once.
  mutating func reportUnknown(_ kind: Message, _ name: String, _ line: Int, among known: [String]) {
    guard unknownNames.insert("\(kind.english) \(name)").inserted else { return }
    let near = WordFinder.nearest(to: name, among: known)
    let help: Message =
      near.map { "did you mean \"\($0)\"?" } ?? "write the flow's name for it in a table, and pass it with --names"
    verdict.findings.append(
      RunFinding(.unknownName, line: line, "the flow has no \(kind) \"\(name)\", so the record is skipped", help: help))
  }

  /// Returns the values that the flow has; others are reported.
  mutating func known(_ values: [String: String], _ line: Int) -> [(VariableID, ValueID)] {
    var known: [(VariableID, ValueID)] = []
    for (name, word) in values.sorted(by: { $0.key < $1.key }) {
      guard let variable = context.flow.variables.first(where: { $0.name.value == name }) else {
        reportUnknown("variable", name, line, among: context.flow.variables.map(\.name.value))
        continue
      }
      guard let value = variable.values.firstIndex(where: { $0.name.value == word }) else {
        reportUnknown("value", word, line, among: variable.values.map(\.name.value))
        continue
      }
      known.append((variable.id, ValueID(value)))
    }
    return known
  }

  /// Returns the details of a screen with the flow's names; nil if one is unknown, which is reported.
  mutating func known(_ details: RunRecord.ScreenDetails, _ line: Int) -> RunRecord.ScreenDetails? {
    var known = details
    if let tab = details.tab {
      switch context.names.screen(tab) {
      case .ignored: known.tab = nil
      case .known(let screen): known.tab = context.name(of: screen)
      case .unknown:
        reportUnknown("screen", tab, line, among: context.names.screenNames)
        return nil
      }
    }
    let tasks = context.flow.tasks.map(\.name.value)
    if let task = details.task, task != "none", !tasks.contains(task) {
      reportUnknown("task", task, line, among: tasks)
      return nil
    }
    return known
  }
}
