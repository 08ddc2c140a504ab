/// A priority queue for keys that never fall below the one taken last: a bucket per key that
/// occurs, a heap of these keys.
///
/// Dial's buckets (1969), for keys that are packed from several costs and so are few but far apart. Adding and
/// taking an item is constant, amortised and expected, but for a logarithm in the number of different keys,
/// paid once per key. Memory O(items + keys): items go with their key, keys stay. Items of the same key leave
/// in the order in which they came.
struct BucketQueue: Sendable {
  /// The key of the item taken last.
  private(set) var key: UInt64 = 0
  /// The items of this key, those up to `taken` gone.
  private var current = FlatArray<UInt64>()
  private var taken = 0

  /// Keys by bucket, and their items.
  private var keys = FlatArray<UInt64>()
  private var buckets: ContiguousArray<FlatArray<UInt64>> = []
  /// The buckets whose turn has yet to come, in heap order of their keys.
  private var heap = FlatArray<UInt32>()
  /// Buckets by a hash of their key; those whose turn has come go when the table is made anew.
  private var slots = FlatArray<UInt32>(repeating: PairTable.none, count: 64)
  private var used = 0
  private var latest = 0

  /// Takes everything away from other queues that share it, in time O(keys) where none does;
  /// before items are added or taken.
  mutating func makeUnique() {
    current.makeUnique()
    keys.makeUnique()
    heap.makeUnique()
    slots.makeUnique()
    for bucket in buckets.indices { buckets[bucket].makeUnique() }
  }

  /// Adds an item.
  @inline(__always)
  mutating func push(_ item: UInt64, key: UInt64) {
    if key == self.key { return current.append(item) }
    if latest >= keys.count || keys[latest] != key { latest = bucket(of: key) }
    buckets[latest].append(item)
  }

  /// Takes the item that came first among those of the least key.
  @inline(__always)
  mutating func pop() -> UInt64? {
    if taken == current.count && !advance() { return nil }
    let item = current[taken]
    taken &+= 1
    return item
  }

  /// Goes on to the next key, if there is one.
  private mutating func advance() -> Bool {
    taken = 0
    current = FlatArray()
    guard let least = heap.first.map(Int.init) else { return false }
    key = keys[least]
    swap(&current, &buckets[least])
    removeLeast()
    return true
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private mutating func bucket(of key: UInt64) -> Int {
    var slot = BucketQueue.hash(key) & (slots.count - 1)
    while slots[slot] != PairTable.none {
      if keys[Int(slots[slot])] == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = keys.count
    keys.append(key)
    buckets.append(FlatArray())
    slots[slot] = UInt32(index)
    used += 1
    insert(UInt32(index))
    if used * 2 > slots.count { rehash() }
    return index
  }

  /// Makes the table anew with the buckets that may still be asked for.
  private mutating func rehash() {
    var size = 64
    while size < heap.count * 4 { size *= 2 }
    slots = FlatArray(repeating: PairTable.none, count: size)
    used = heap.count
    for index in heap {
      var slot = BucketQueue.hash(keys[Int(index)]) & (size - 1)
      while slots[slot] != PairTable.none { slot = (slot + 1) & (size - 1) }
      slots[slot] = index
    }
  }

  private mutating func insert(_ index: UInt32) {
    heap.append(index)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard keys[Int(heap[child])] < keys[Int(heap[parent])] else { return }
      (heap[child], heap[parent]) = (heap[parent], heap[child])
      child = parent
    }
  }

  private mutating func removeLeast() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while parent * 2 + 1 < heap.count {
      var child = parent * 2 + 1
      if child + 1 < heap.count, keys[Int(heap[child + 1])] < keys[Int(heap[child])] { child += 1 }
      guard keys[Int(heap[child])] < keys[Int(heap[parent])] else { return }
      (heap[child], heap[parent]) = (heap[parent], heap[child])
      parent = child
    }
  }
}
