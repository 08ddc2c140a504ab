import Diagnostics

/// A change of the verdict on a property.
public struct VerdictChange: Hashable, Sendable {
  /// The name of the property in reports.
  public var property: String
  /// The device.
  public var device: String
  /// The old verdict.
  public var old: Verdict
  /// The new verdict.
  public var new: Verdict

  /// Creates a change.
  public init(property: String, device: String, old: Verdict, new: Verdict) {
    self.property = property
    self.device = device
    self.old = old
    self.new = new
  }

  /// Returns the properties of both versions whose verdict changed, in the order of the new version.
  ///
  /// A different bound is no change.
  public static func changes(from old: [PropertyVerdict], to new: [PropertyVerdict]) -> [VerdictChange] {
    let before = Dictionary(old.map { (Key($0), $0.verdict) }) { first, _ in first }
    return new.compactMap { now in
      guard let verdict = before[Key(now)], verdict != now.verdict, !(verdict.isUndecided && now.verdict.isUndecided)
      else {
        return nil
      }
      return VerdictChange(property: now.property, device: now.device, old: verdict, new: now.verdict)
    }
  }

  private struct Key: Hashable {
    let property: String
    let device: String
    let isRule: Bool

    init(_ verdict: PropertyVerdict) {
      property = verdict.property
      device = verdict.device
      isRule = verdict.kind == .rule
    }
  }
}
