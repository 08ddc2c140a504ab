/// Where the words of a saturation stand: the symbol read and the state it leads to, found by
/// hashing in expected constant time.
///
/// The entries run parallel to the words of a `ControlSets`; only the first word of a set is in the hash table.
struct PlaceTable: Sendable {
  /// The transitions (·, symbol, state), or with `Rule.noSymbol` the ε-transitions (·, ε, state).
  struct Place: BitwiseCopyable, Sendable {
    /// The symbol the transitions read.
    var symbol: UInt32
    /// The state they lead to.
    var state: UInt32
    /// Which of the symbol's first 64 push targets have their edge to the state.
    var taken: UInt64
  }

  var places = FlatArray<Place>()
  private var slots: FlatArray<UInt32>
  private var used = 0
  private var mask: Int

  /// - Parameter count: about how many places there will be.
  init(expecting count: Int = 0) {
    slots = PairTable.emptySlots(for: count)
    mask = slots.count - 1
    places.reserveCapacity(count)
  }

  /// Takes the table away from others that share it; before places are inserted or changed.
  mutating func makeUnique() {
    places.makeUnique()
    slots.makeUnique()
  }

  /// The first word that stands at a place, or `PairTable.none`.
  @inline(__always)
  func find(_ symbol: UInt32, _ state: UInt32) -> UInt32 {
    var slot = PairTable.hash(state, symbol) & mask
    while true {
      let id = slots[slot]
      if id == PairTable.none { return id }
      if places[Int(id)].symbol == symbol && places[Int(id)].state == state { return id }
      slot = (slot &+ 1) & mask
    }
  }

  /// Makes a place that can be found again: the next word's.
  mutating func insert(_ symbol: UInt32, _ state: UInt32) {
    if (used + 1) * 2 > slots.count { grow() }
    used += 1
    place(UInt32(places.count), symbol, state)
    places.append(Place(symbol: symbol, state: state, taken: 0))
  }

  private mutating func place(_ id: UInt32, _ symbol: UInt32, _ state: UInt32) {
    var slot = PairTable.hash(state, symbol) & mask
    while slots[slot] != PairTable.none { slot = (slot &+ 1) & mask }
    slots[slot] = id
  }

  private mutating func grow() {
    let old = slots
    slots = FlatArray(repeating: PairTable.none, count: old.count * 2)
    mask = slots.count - 1
    for id in old where id != PairTable.none { place(id, places[Int(id)].symbol, places[Int(id)].state) }
  }
}
