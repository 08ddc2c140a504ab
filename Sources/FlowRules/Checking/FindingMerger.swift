import Diagnostics
import FlowModel
import OrderedCollections
import Verification

/// Merges all findings of one defect on different paths, screens and devices.
struct FindingMerger {
  private struct Key: Hashable {
    let about: Finding.About
    let place: Finding.Place
    let isAllowed: Bool
  }

  private let rule: RuleMetadata
  private let context: RuleContext

  init(_ rule: RuleMetadata, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// The defects that findings tell of, in the order in which they were first met.
  func merge(_ findings: [Finding]) -> [MergedFinding] {
    var groups: OrderedDictionary<Key, [(Finding, [Allow])]> = [:]
    for finding in findings {
      let allows = context.flow.allows(of: rule.id, for: finding)
      let key = Key(about: finding.about, place: finding.place, isAllowed: !allows.isEmpty)
      groups[key, default: []].append((finding, allows))
    }
    return groups.values.map { group in merge(group) }
  }

  private func merge(_ group: [(finding: Finding, allows: [Allow])]) -> MergedFinding {
    let easiest = easiest(of: group.map(\.finding.sighting?.cost))
    var told = group[easiest].finding
    told.severity = group.map { $0.finding.severity ?? rule.severity }.max()
    // What an action does to several screens or tasks is one finding, with a note on each of them.
    if case .action = told.about { told.notes += group.flatMap(\.finding.notes) }
    told.notes = Array(OrderedSet(told.notes + notes(on: group.map(\.finding), besides: told)))
    let devices = context.flow.devices.filter { device in
      group.contains { $0.finding.sighting.map { $0.device == device } ?? true }
    }
    // If a device was not checked, "only on" the other devices would be unproved.
    let checked = context.behaviours.isEmpty ? context.flow.devices.count : context.behaviours.count
    return MergedFinding(
      finding: told, others: group.indices.filter { $0 != easiest }.map { group[$0].finding }, devices: devices,
      device: devices.count < checked ? devices.first : nil,
      occurrences: occurrences(of: group.map(\.finding)),
      reason: group.first?.allows.first?.reason, allowedBy: group.flatMap { $0.allows.map(\.rule.range) })
  }

  /// Returns the number of occurrences; a scenario that fails on two devices counts once.
  private func occurrences(of findings: [Finding]) -> Int {
    let scripts = Set(findings.filter { $0.sighting?.isScript ?? false }.map(\.range))
    return findings.reduce(scripts.count) { count, finding in
      finding.sighting.map { $0.isScript ? count : count + $0.occurrences } ?? count + 1
    }
  }

  /// Returns the index of the lowest cost, or the first of equal or missing costs.
  private func easiest(of costs: [Cost?]) -> Int {
    costs.indices.min { a, b in
      guard let costA = costs[a], let costB = costs[b], costA != costB else { return a < b }
      return costA < costB
    } ?? 0
  }

  /// Returns a note for each other place, with the gesture if a different gesture has the same effect there.
  ///
  /// The place itself also gets a note if another gesture has the effect.
  private func notes(on findings: [Finding], besides told: Finding) -> [Note] {
    let noted = Set([told.range] + told.notes.map(\.range))
    var others: OrderedDictionary<SourceRange, String?> = [:]
    for finding in findings.sorted(by: { $0.range < $1.range }) {
      let isOtherGesture = finding.range == told.range && finding.gesture != nil && finding.gesture != told.gesture
      guard !noted.contains(finding.range) || isOtherGesture, others[finding.range] == nil else { continue }
      others[finding.range] = finding.gesture
    }
    return others.map { range, gesture in
      let isOther = gesture != nil && gesture != told.gesture
      return .sameDefect(at: range, by: isOther ? gesture : nil)
    }
  }
}
