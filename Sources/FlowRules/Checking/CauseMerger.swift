import Diagnostics
import FlowModel
import Support
import Verification

/// Merges findings with the same cause: sightings of one defect, and findings of two rules if one defers to the other.
///
/// Two findings have the same cause if one rule defers to the other, they share the place of a cause, and both or
/// neither are accepted. The finding of the more severe rule is reported. If the rules are equally severe, the more
/// severe finding is reported. If the findings are also equally severe, that of the rule deferred to is reported.
struct CauseMerger {
  /// The findings of a rule, one for each sighting.
  struct RuleFindings: Sendable {
    let rule: RuleMetadata
    let findings: [Finding]
  }

  /// The indices of a finding: of its rule, and of the finding among those of the rule.
  private struct Item: Hashable {
    let rule: Int
    let place: Int
  }

  /// The key that findings with the same cause share.
  private struct Cause: Hashable {
    let range: SourceRange
    let rule: Int
    let device: Device?
    let isAllowed: Bool
  }

  /// The severities of a finding's rule and of the finding.
  private struct Rank: Comparable {
    let rule: Severity
    let finding: Severity

    static func < (one: Rank, other: Rank) -> Bool { (one.rule, one.finding) < (other.rule, other.finding) }
  }

  private let context: RuleContext
  private let results: [RuleFindings]
  private let severity: @Sendable (RuleMetadata, Finding?) -> Severity
  /// For each rule, the rules that defer to it or to which it defers.
  private let related: [[Int]]

  /// Creates a merger.
  ///
  /// - Parameter severity: returns the severity of a rule, or of one of its findings, in the project.
  init(
    _ results: [RuleFindings], in context: RuleContext,
    severity: @escaping @Sendable (RuleMetadata, Finding?) -> Severity
  ) {
    self.results = results
    self.context = context
    self.severity = severity
    related = Self.related(results.map(\.rule))
  }

  private static func related(_ rules: [RuleMetadata]) -> [[Int]] {
    let indices = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
    var related: [Set<Int>] = Array(repeating: [], count: rules.count)
    for (one, rule) in rules.enumerated() {
      for other in rule.defersTo.compactMap({ indices[$0] }) {
        related[one].insert(other)
        related[other].insert(one)
      }
    }
    return related.map { $0.sorted() }
  }

  private static func defers(_ one: Int, to other: Int, _ results: [RuleFindings]) -> Bool {
    results[one].rule.defersTo.contains(results[other].rule.id)
  }

  /// Returns the findings to report, for each rule.
  func merged() -> [[MergedFinding]] {
    let reporters = reporters()
    let listed = Dictionary(grouping: reporters.keys.sorted(by: isBefore)) { last($0, reporters) }
    return TaskPool.map(results.count) { rule in
      let own = results[rule].findings.indices.filter { reporters[Item(rule: rule, place: $0)] == nil }
      return merge(own, of: rule).map { finding in
        var finding = finding
        let others = finding.members.flatMap { listed[Item(rule: rule, place: $0)] ?? [] }
        finding.affected += affected(others)
        return finding
      }
    }
  }

  private func affected(_ items: [Item]) -> [MergedFinding.Affected] {
    Dictionary(grouping: items, by: \.rule).sorted { $0.key < $1.key }.flatMap { rule, items in
      merge(items.map(\.place).sorted(), of: rule).flatMap { finding in
        [MergedFinding.Affected(rule: results[rule].rule, merged: finding)] + finding.affected
      }
    }
  }

  private func merge(_ places: [Int], of rule: Int) -> [MergedFinding] {
    FindingMerger(results[rule].rule, context).merge(results[rule].findings, at: places)
  }

  // MARK: Reporting findings

  /// Returns the findings that another finding lists, each with that other finding.
  private func reporters() -> [Item: Item] {
    let items = results.indices.filter { !related[$0].isEmpty }.flatMap(items)
    var mostSevere: [Cause: Item] = [:]
    for item in items {
      for cause in causes(of: item) where mostSevere[cause].map({ rank($0) < rank(item) }) ?? true {
        mostSevere[cause] = item
      }
    }
    var reporters: [Item: Item] = [:]
    for item in items { reporters[item] = reporter(of: item, among: mostSevere) }
    return reporters
  }

  private func reporter(of item: Item, among mostSevere: [Cause: Item]) -> Item? {
    // A finding about the file holds on every device.
    let devices: [Device?] = finding(item).sighting.map { [$0.device, nil] } ?? context.flow.devices + [nil]
    let isAllowed = isAllowed(item)
    var reporter: Item?
    for range in finding(item).causes {
      for rule in related[item.rule] {
        for device in devices {
          let cause = Cause(range: range, rule: rule, device: device, isAllowed: isAllowed)
          guard let other = mostSevere[cause], outranks(other, item) else { continue }
          if reporter.map({ rank($0) < rank(other) }) ?? true { reporter = other }
        }
      }
    }
    return reporter
  }

  private func outranks(_ one: Item, _ other: Item) -> Bool {
    let ranks = (rank(one), rank(other))
    return ranks.0 == ranks.1 ? Self.defers(other.rule, to: one.rule, results) : ranks.0 > ranks.1
  }

  private func rank(_ item: Item) -> Rank {
    let rule = results[item.rule].rule
    return Rank(rule: severity(rule, nil), finding: severity(rule, finding(item)))
  }

  private func items(of rule: Int) -> [Item] { results[rule].findings.indices.map { Item(rule: rule, place: $0) } }

  /// Returns the finding that is reported in place of another one; no rules defer to each other in a cycle.
  private func last(_ item: Item, _ reporters: [Item: Item]) -> Item {
    var item = item
    while let next = reporters[item] { item = next }
    return item
  }

  private func causes(of item: Item) -> [Cause] {
    let (device, isAllowed) = (finding(item).sighting?.device, isAllowed(item))
    return finding(item).causes.map { Cause(range: $0, rule: item.rule, device: device, isAllowed: isAllowed) }
  }

  private func finding(_ item: Item) -> Finding { results[item.rule].findings[item.place] }

  private func isAllowed(_ item: Item) -> Bool {
    !context.flow.allows(of: results[item.rule].rule.id, for: finding(item)).isEmpty
  }

  private func isBefore(_ one: Item, _ other: Item) -> Bool { (one.rule, one.place) < (other.rule, other.place) }
}
