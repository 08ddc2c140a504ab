import OrderedCollections

/// Gives each different value a small number, so that it is written once however often it is used.
struct NumberTable<Value: Hashable> {
  /// The values in the order in which they were first met.
  private(set) var values: OrderedSet<Value> = []

  /// The number of a value.
  mutating func number(of value: Value) -> Int { values.append(value).index }
}
