import FlowModel

/// The change of a counter whose value is not known: a value `v` becomes `v + amount`, limited to `low...high`.
///
/// Changes of this form are closed under composition. A configuration with unknown values holds the change in the place
/// of the value, as a negative number.
package struct CounterChange: Hashable {
  private let amount: Int
  private let low: Int
  private let high: Int

  private init(amount: Int, low: Int, high: Int) {
    self.amount = min(max(amount, -Self.limit), Self.limit)
    self.low = low
    self.high = high
  }

  /// Counters have fewer values than this.
  private static let limit = 127

  /// Reads the change in the place of a value; nil for a known value, and for `unknown`, which stands for no change.
  package init?(_ value: ValueID) {
    guard value < .unknown else { return nil }
    let code = Int(ValueID.unknown.rawValue - value.rawValue) - 1
    self.init(amount: (code >> 16) - Self.limit, low: (code >> 8) & 0xFF, high: code & 0xFF)
  }

  /// The change in the place of a value.
  fileprivate var code: ValueID { ValueID(-2 - ((amount + Self.limit) << 16 | low << 8 | high)) }

  /// Returns the change followed by another addition.
  fileprivate func adding(_ more: Int, valueCount: Int) -> Self {
    let limit = { (value: Int) in min(max(value + more, 0), valueCount - 1) }
    return Self(amount: amount + more, low: limit(low), high: limit(high))
  }

  /// No change.
  fileprivate static func none(valueCount: Int) -> Self { Self(amount: 0, low: 0, high: valueCount - 1) }

  /// Returns the index of the value after the change, for the index of the value before it.
  package func applied(to index: Int) -> Int { min(max(index + amount, low), high) }
}

extension ValueID {
  /// The value of a variable that is not known.
  package static let unknown = ValueID(-1)

  /// Adds an amount to the value of a counter, which stops at its bounds.
  mutating func add(_ amount: Int, valueCount: Int) {
    if rawValue >= 0 {
      self = ValueID(min(max(index + amount, 0), valueCount - 1))
    } else {
      let before = CounterChange(self) ?? .none(valueCount: valueCount)
      self = before.adding(amount, valueCount: valueCount).code
    }
  }
}
