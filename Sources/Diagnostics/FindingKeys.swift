/// The keys that identify a finding: those of its own causes, and those of other findings that are reported with it.
public struct FindingKeys: Hashable, Sendable {
  /// The keys of its causes, sorted; empty for a finding that is never known.
  public var own: [KnownFinding]
  /// The keys of the findings of other rules with the same cause, sorted.
  public var affected: [KnownFinding]
  /// The key of each place of the finding, in the order of the places; empty if that is unknown.
  public var places: [KnownFinding]

  /// Creates keys.
  public init(own: [KnownFinding] = [], affected: [KnownFinding] = [], places: [KnownFinding] = []) {
    self.own = own
    self.affected = affected
    self.places = places
  }

  /// Returns the keys with other names.
  public func map(_ rename: (KnownFinding) -> KnownFinding) -> FindingKeys {
    FindingKeys(own: own.map(rename).sorted(), affected: affected.map(rename).sorted(), places: places.map(rename))
  }
}
