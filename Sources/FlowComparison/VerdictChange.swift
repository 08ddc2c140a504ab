import Diagnostics

/// A property of all behaviours that is decided otherwise than before.
public struct VerdictChange: Hashable, Sendable {
  /// What reports call the property.
  public var property: String
  /// The device it was decided for.
  public var device: String
  /// What was decided before.
  public var old: Verdict
  /// What is decided now.
  public var new: Verdict

  /// Creates a change.
  public init(property: String, device: String, old: Verdict, new: Verdict) {
    self.property = property
    self.device = device
    self.old = old
    self.new = new
  }

  /// The properties of both versions that turned, in the order of the new one; how far an undecided one was looked at does not
  /// count.
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

    init(_ verdict: PropertyVerdict) {
      property = verdict.property
      device = verdict.device
    }
  }
}
