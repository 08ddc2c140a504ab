/// How far one property of all behaviours has been decided on one device.
public struct PropertyVerdict: Hashable, Sendable {
  /// What reports call the property.
  public var property: String
  /// The device it was decided for.
  public var device: String
  /// The answer.
  public var verdict: Verdict

  /// Creates a verdict on a property.
  public init(property: String, device: String, verdict: Verdict) {
    self.property = property
    self.device = device
    self.verdict = verdict
  }
}
