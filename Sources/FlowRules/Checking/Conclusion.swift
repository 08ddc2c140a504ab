import Diagnostics
import FlowModel
import OrderedCollections

/// The combined result of all flows of a run: a defect in a file that several flows import is reported once.
public struct Conclusion: Sendable {
  private struct Key: Hashable {
    let rule: RuleID
    let range: SourceRange
    let subject: Subject

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      range = diagnostic.range
      subject = Subject(
        screen: diagnostic.subject.screen, action: diagnostic.subject.action, task: diagnostic.subject.task)
    }
  }

  /// The findings, including accepted ones, ordered by position and rule.
  public internal(set) var diagnostics: [Diagnostic]
  /// The verdicts on properties of all behaviours; the worst if several flows have the property.
  public let verdicts: [PropertyVerdict]

  init(_ flows: [CheckedFlow], _ registry: RuleRegistry) {
    let relevant = flows.filter { !Self.isCovered($0, by: flows) }
    let absences = Set(registry.metadata.filter(\.isAboutAbsence).map(\.id))
    var merged: OrderedDictionary<Key, Diagnostic> = [:]
    let found = relevant.map { (files: Set($0.flow.files), keys: Set($0.diagnostics.map(Key.init))) }
    for diagnostic in relevant.flatMap(\.diagnostics) {
      let key = Key(diagnostic)
      let isFoundByAll = found.allSatisfy { !$0.files.contains(key.range.file) || $0.keys.contains(key) }
      guard isFoundByAll || !absences.contains(key.rule) else { continue }
      merged[key] = merged[key].map { Self.merge($0, diagnostic) } ?? diagnostic
    }
    // Copies of diagnostics are expensive, so indices are sorted.
    let all = merged.values.elements
    let order = all.indices.sorted {
      (all[$0].range, all[$0].rule, all[$0].message, $0) < (all[$1].range, all[$1].rule, all[$1].message, $1)
    }
    diagnostics = order.map { all[$0] }
    verdicts = PropertyVerdict.worst(of: flows.flatMap(\.verdicts))
  }

  /// Returns whether a fragment is part of another checked flow, which then gives the complete result.
  private static func isCovered(_ checked: CheckedFlow, by flows: [CheckedFlow]) -> Bool {
    checked.flow.isFragment && flows.contains { !$0.flow.isFragment && $0.flow.files.contains(checked.flow.file) }
  }

  private static func merge(_ a: Diagnostic, _ b: Diagnostic) -> Diagnostic {
    let isEasier = (b.trace?.taps ?? .max) < (a.trace?.taps ?? .max)
    var merged = isEasier ? b : a
    merged.severity = max(a.severity, b.severity)
    merged.affected = Array(OrderedSet(a.affected + b.affected))
    merged.occurrences = a.occurrences + b.occurrences
    merged.flows = Set(a.flows + b.flows).sorted()
    if a.subject.device != b.subject.device { merged.subject.device = nil }
    if a.allowed == nil || b.allowed == nil { merged.allowed = nil }
    return merged
  }
}
