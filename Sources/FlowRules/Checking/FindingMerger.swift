import Diagnostics
import FlowModel
import OrderedCollections

/// Makes one finding of all sightings of one defect: over paths, screens and devices.
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
    return groups.values.compactMap { group in merge(group) }
  }

  private func merge(_ group: [(finding: Finding, allows: [Allow])]) -> MergedFinding? {
    guard var told = group.map(\.finding).enumerated().min(by: isEasier)?.element else { return nil }
    told.severity = group.map { $0.finding.severity ?? rule.severity }.max()
    told.notes = Array(OrderedSet(told.notes + notes(on: group.map(\.finding), besides: told)))
    let devices = context.flow.devices.filter { device in
      group.contains { $0.finding.sighting.map { $0.device == device } ?? true }
    }
    return MergedFinding(
      finding: told, devices: devices, device: devices.count < context.flow.devices.count ? devices.first : nil,
      occurrences: group.reduce(0) { $0 + ($1.finding.sighting?.occurrences ?? 1) },
      reason: group.first?.allows.first?.reason, allowedBy: group.flatMap { $0.allows.map(\.rule.range) })
  }

  /// The cheapest to see comes first; of equally cheap ones the first that was met.
  private func isEasier(_ a: (offset: Int, element: Finding), _ b: (offset: Int, element: Finding)) -> Bool {
    guard let costA = a.element.sighting?.cost, let costB = b.element.sighting?.cost, costA != costB else {
      return a.offset < b.offset
    }
    return costA < costB
  }

  private func notes(on findings: [Finding], besides told: Finding) -> [Note] {
    let known = Set([told.range] + told.notes.map(\.range))
    let others = OrderedDictionary(findings.map { ($0.range, $0) }) { first, _ in first }
    return others.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { range, _ in
      Note("the same here", at: range)
    }
  }
}
