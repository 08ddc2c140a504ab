import FlowModel

/// A way of a pushdown system.
struct Way {
  /// Its rules, by the numbers of what they mean.
  let rules: [UInt32]
  /// The values that it begins with, those that are left out unknown.
  let launch: [ValueID]
}
