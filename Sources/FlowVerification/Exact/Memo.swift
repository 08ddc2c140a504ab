/// What has been worked out once, by what it was worked out for.
///
/// To look something up for the first time, a dictionary asks at run time how its keys are hashed, which takes as long as
/// hundreds of look-ups.
struct Memo<Key: Interned & Sendable, Value: Sendable>: Sendable {
  private var keys = Interner<Key>()
  private var values: [Value] = []

  /// What is known for a key; nil where nothing is.
  subscript(key: Key) -> Value? { keys.find(key).map { values[Int($0)] } }

  /// Keeps what has become known for a key.
  mutating func keep(_ value: Value, for key: Key) {
    let place = Int(keys.number(of: key))
    if place < values.count { values[place] = value } else { values.append(value) }
  }

  /// The same without what is not wanted any more.
  func filter(_ isWanted: (Value) -> Bool) -> Memo {
    var other = Memo()
    for (key, value) in zip(keys.things, values) where isWanted(value) { other.keep(value, for: key) }
    return other
  }
}
