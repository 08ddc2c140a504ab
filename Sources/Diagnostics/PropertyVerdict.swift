/// How far one property of all behaviours has been decided on one device.
public struct PropertyVerdict: Hashable, Sendable {
  /// What reports call the property.
  public var property: String
  /// The device it was decided for.
  public var device: String
  /// The answer.
  public var verdict: Verdict
  /// The variables that were in the way of a proof, where some were too many.
  public var turnsOn: [String]

  /// Creates a verdict on a property.
  public init(property: String, device: String, verdict: Verdict, turnsOn: [String] = []) {
    self.turnsOn = turnsOn
    self.property = property
    self.device = device
    self.verdict = verdict
  }
}
