/// A known finding in a baseline, with the other rules that report its cause.
public struct BaselineEntry: Hashable, Sendable {
  /// The known finding.
  public var finding: KnownFinding
  /// The other rules, sorted; their findings are known if they are reported alone.
  public var also: [RuleID]

  /// Creates an entry.
  public init(_ finding: KnownFinding, also: [RuleID] = []) {
    self.finding = finding
    self.also = also
  }

  /// Returns the entries of a finding, one for each of its causes.
  public static func all(of keys: FindingKeys) -> [BaselineEntry] {
    keys.own.map { key in
      let also = Set(keys.affected.map(\.rule)).subtracting([key.rule])
      return BaselineEntry(key, also: also.sorted { $0.name < $1.name })
    }
  }

  /// The keys of the findings that other rules report.
  public var affected: [KnownFinding] {
    also.map { rule in
      var key = finding
      key.rule = rule
      return key
    }
  }
}
