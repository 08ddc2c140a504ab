/// What becomes of a value that a control bears besides, rule by rule: with which values a rule can be
/// used, and what it makes of them.
public struct RuleUses: Sendable {
  /// Values are numbers below this one.
  public static let mostValues = 64

  /// By number of a rule, the values with which it can be used, as a bit mask.
  private(set) var allowed: FlatArray<UInt64>
  /// By number of a rule, where in `results` it stands what it makes of the values; `PairTable.none`
  /// where it leaves them as they are.
  private(set) var changes: FlatArray<UInt32>
  private(set) var results = FlatArray<UInt8>()

  /// Every rule can be used with every value and leaves it as it is.
  public init(of rules: RuleTable) {
    allowed = FlatArray(repeating: .max, count: rules.ruleCount)
    changes = FlatArray(repeating: PairTable.none, count: rules.ruleCount)
  }

  /// Lets a rule be used with the values of a bit mask only.
  public mutating func allow(_ rule: Int, with values: UInt64) {
    allowed.makeUnique()
    allowed[rule] = values
  }

  /// Lets a rule make other values of all values, given in their order.
  public mutating func change(_ rule: Int, to values: [Int]) {
    changes.makeUnique()
    results.makeUnique()
    changes[rule] = UInt32(results.count)
    for value in values { results.append(UInt8(value)) }
  }

  /// The value after a rule was used with one.
  @inline(__always)
  func result(_ rule: UInt32, _ value: UInt32) -> UInt32 {
    let place = changes[Int(rule)]
    return place == PairTable.none ? value : UInt32(results[Int(place + value)])
  }
}
