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

  /// A step from which findings come, and the reason for which they are accepted, or nil.
  private struct StepKey: Hashable {
    let range: SourceRange
    let reason: String?
  }

  private let rule: RuleMetadata
  private let context: RuleContext

  init(_ rule: RuleMetadata, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// Returns the defects of findings, in the order of their first findings.
  func merge(_ findings: [Finding]) -> [MergedFinding] { merge(findings, at: Array(findings.indices)) }

  /// Returns the defects of some findings.
  func merge(_ findings: [Finding], at places: [Int]) -> [MergedFinding] {
    var groups: OrderedDictionary<Key, [Int]> = [:]
    for place in places {
      let isAllowed = !context.flow.allows(of: rule.id, for: findings[place]).isEmpty
      let key = Key(about: findings[place].about, place: findings[place].place, isAllowed: isAllowed)
      groups[key, default: []].append(place)
    }
    let defects = groups.values.map { merge(findings, group: $0) }
    let steps = OrderedDictionary(grouping: defects) {
      StepKey(range: $0.finding.origin ?? $0.finding.range, reason: $0.reason)
    }
    return steps.values.map(mergeStep)
  }

  /// Returns one finding for all effects of one step: the greatest loss; it lists the others as affected.
  private func mergeStep(_ defects: [MergedFinding]) -> MergedFinding {
    let losses = rule.isAboutLosses ? defects.map { Loss(of: $0.finding, rule, in: context.flow) } : []
    let greatest = losses.max()
    let worst = defects.indices.filter { losses.isEmpty || losses[$0] == greatest }
    let first = worst[Self.cheapest(of: worst.map { defects[$0].finding.sighting?.cost })]
    var reported = defects[first]
    for (place, defect) in defects.enumerated() where place != first {
      reported.affected.append(MergedFinding.Affected(rule: rule, merged: defect))
      reported.occurrences += defect.occurrences
      reported.members += defect.members
    }
    return reported
  }

  private func merge(_ findings: [Finding], group places: [Int]) -> MergedFinding {
    let group = places.map { findings[$0] }
    let cheapest = Self.cheapest(of: group.map(\.sighting?.cost))
    var reported = group[cheapest]
    reported.severity = group.map { $0.severity ?? rule.severity }.max()
    // The effects of an action on several screens or tasks are one finding with a note for each.
    if case .action = reported.about { reported.notes += group.flatMap(\.notes) }
    reported.notes = Array(OrderedSet(reported.notes + notes(on: group, besides: reported)))
    let devices = context.flow.devices.filter { device in
      group.contains { $0.sighting.map { $0.device == device } ?? true }
    }
    // If a device was not checked, "only on" the other devices would be unproved.
    let checked = context.behaviours.isEmpty ? context.flow.devices.count : context.behaviours.count
    return MergedFinding(
      finding: reported, others: group.indices.filter { $0 != cheapest }.map { group[$0] }, devices: devices,
      device: devices.count < checked ? devices.first : nil, occurrences: occurrences(of: group),
      reason: context.flow.allows(of: rule.id, for: group[0]).first?.reason, members: places)
  }

  /// Returns the number of occurrences; a scenario that fails on two devices counts once.
  private func occurrences(of findings: [Finding]) -> Int {
    let scripts = Set(findings.filter { $0.sighting?.isScript ?? false }.map(\.range))
    return findings.reduce(scripts.count) { count, finding in
      finding.sighting.map { $0.isScript ? count : count + $0.occurrences } ?? count + 1
    }
  }

  /// Returns the index of the first of the lowest costs, or 0 if all costs are missing.
  static func cheapest(of costs: [Cost?]) -> Int {
    let known = costs.enumerated().compactMap { index, cost in cost.map { (index, cost: $0) } }
    return known.min { $0.cost < $1.cost }?.0 ?? 0
  }

  /// Returns a note for each other place, with the gesture if a different gesture has the same effect there.
  ///
  /// The reported place also gets a note if another gesture has the same effect there.
  private func notes(on findings: [Finding], besides reported: Finding) -> [Note] {
    let noted = Set([reported.range] + reported.notes.map(\.range))
    var others: OrderedDictionary<SourceRange, String?> = [:]
    for finding in findings.sorted(by: { $0.range < $1.range }) {
      let isOtherGesture =
        finding.range == reported.range && finding.gesture != nil && finding.gesture != reported.gesture
      guard !noted.contains(finding.range) || isOtherGesture, others[finding.range] == nil else { continue }
      others[finding.range] = finding.gesture
    }
    return others.map { range, gesture in
      let isOther = gesture != nil && gesture != reported.gesture
      return .sameDefect(at: range, by: isOther ? gesture : nil)
    }
  }
}
