/// Several costs in one number, the most important one in the highest bits, so that adding numbers adds each cost and
/// comparing them compares the costs in order.
///
/// Each field has one bit more than asked for, a guard: a sum that sets a guard bit has overflowed, and nothing has
/// been carried into the next field yet. Adding and comparing take one operation, packing and reading O(fields).
public struct WeightLayout: Hashable, Sendable {
  /// One number in the whole 64 bits, less the guard.
  public static let single = WeightLayout(bits: [63])

  /// The width of each field without its guard, the most important first.
  public let bits: [Int]
  /// The guard bits.
  public let guards: UInt64

  /// Lays fields out in the given widths, the most important first; what exceeds 64 bits with the guards is cut off.
  public init(bits: [Int]) {
    var left = 64
    var widths: [Int] = []
    for width in bits {
      widths.append(max(0, min(width, left - 1)))
      left = max(0, left - width - 1)
    }
    self.bits = widths
    var shift = 0
    var guards: UInt64 = 0
    for width in widths.reversed() where width > 0 {
      shift += width
      guards |= 1 << UInt64(shift)
      shift += 1
    }
    self.guards = guards
  }

  /// The number for the given costs; nothing where one does not fit.
  ///
  /// What is given for a field without bits is left out.
  public func packed(_ costs: [UInt64]) -> UInt64? {
    guard costs.count <= bits.count else { return nil }
    var weight: UInt64 = 0
    for (index, width) in bits.enumerated() where width > 0 {
      let cost = index < costs.count ? costs[index] : 0
      guard cost < 1 << UInt64(width) else { return nil }
      weight = weight << UInt64(width + 1) | cost
    }
    return weight
  }

  /// The costs in a number.
  public func costs(of weight: UInt64) -> [UInt64] {
    bits.indices.map { cost($0, of: weight) }
  }

  /// One of the costs in a number: that of a field, counted from the most important; 0 where
  /// the layout has no such field.
  public func cost(_ field: Int, of weight: UInt64) -> UInt64 {
    var rest = weight
    for place in bits.indices.reversed() where bits[place] > 0 {
      let width = UInt64(bits[place])
      if place == field { return rest & ((1 << width) - 1) }
      rest = width == 63 ? 0 : rest >> (width + 1)
    }
    return 0
  }

  /// The mask of one field.
  public func mask(of field: Int) -> UInt64 {
    let shift = bits[(field + 1)...].filter { $0 > 0 }.reduce(0) { $0 + $1 + 1 }
    return ((1 << UInt64(bits[field])) - 1) << UInt64(shift)
  }
}
