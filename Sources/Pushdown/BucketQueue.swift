/// A priority queue for keys that never fall below the one taken last: a bucket per key that occurs, a heap of these keys.
///
/// Dial's buckets, for keys that are packed from several costs and so are few but far apart. Adding and taking an item is
/// constant but for a logarithm in the number of different keys, paid once per key. Items of the same key leave in the order
/// in which they came.
struct BucketQueue: Sendable {
  private struct Bucket: BitwiseCopyable, Sendable {
    var key: UInt64
    var first: UInt32
    var last: UInt32
  }

  private struct Node: BitwiseCopyable, Sendable {
    var item: UInt64
    var next: UInt32
  }

  private var nodes: ContiguousArray<Node> = []
  private var freeNode = PairTable.none
  private var buckets: ContiguousArray<Bucket> = []
  /// Buckets in heap order of their keys.
  private var heap: ContiguousArray<UInt32> = []
  /// Buckets by a hash of their key; dead ones go when the table is made anew.
  private var slots = ContiguousArray<UInt32>(repeating: PairTable.none, count: 64)
  private var used = 0
  private var latest: UInt32 = 0

  /// The key of the item taken last.
  private(set) var key: UInt64 = 0

  /// Adds an item.
  @inline(__always)
  mutating func push(_ item: UInt64, key: UInt64) {
    if buckets.isEmpty || buckets[Int(latest)].key != key { latest = bucket(of: key) }
    let node = makeNode(item)
    let last = buckets[Int(latest)].last
    if last == PairTable.none {
      buckets[Int(latest)].first = node
    } else {
      nodes[Int(last)].next = node
    }
    buckets[Int(latest)].last = node
  }

  /// Takes the item that came first among those of the least key.
  @inline(__always)
  mutating func pop() -> UInt64? {
    while let least = heap.first {
      let node = buckets[Int(least)].first
      guard node != PairTable.none else {
        // The last bucket stays: an item of its key may still come.
        if heap.count == 1 { return nil }
        retire()
        continue
      }
      key = buckets[Int(least)].key
      let item = nodes[Int(node)].item
      buckets[Int(least)].first = nodes[Int(node)].next
      if nodes[Int(node)].next == PairTable.none { buckets[Int(least)].last = PairTable.none }
      nodes[Int(node)].next = freeNode
      freeNode = node
      return item
    }
    return nil
  }

  @inline(__always)
  private mutating func makeNode(_ item: UInt64) -> UInt32 {
    guard freeNode != PairTable.none else {
      nodes.append(Node(item: item, next: PairTable.none))
      return UInt32(nodes.count - 1)
    }
    let node = freeNode
    freeNode = nodes[Int(node)].next
    nodes[Int(node)] = Node(item: item, next: PairTable.none)
    return node
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private mutating func bucket(of key: UInt64) -> UInt32 {
    var slot = BucketQueue.hash(key) & (slots.count - 1)
    while slots[slot] != PairTable.none {
      if buckets[Int(slots[slot])].key == key { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return makeBucket(key, slot)
  }

  private mutating func makeBucket(_ key: UInt64, _ slot: Int) -> UInt32 {
    let new = Bucket(key: key, first: PairTable.none, last: PairTable.none)
    let index = UInt32(buckets.count)
    buckets.append(new)
    slots[slot] = index
    used += 1
    rise(index)
    if used * 2 > slots.count { rehash() }
    return index
  }

  /// Makes the table anew with the buckets that may still be asked for.
  private mutating func rehash() {
    let alive = heap
    var size = 64
    while size < alive.count * 4 { size *= 2 }
    slots = ContiguousArray(repeating: PairTable.none, count: size)
    used = alive.count
    for index in alive {
      var slot = BucketQueue.hash(buckets[Int(index)].key) & (size - 1)
      while slots[slot] != PairTable.none { slot = (slot + 1) & (size - 1) }
      slots[slot] = index
    }
  }

  private mutating func rise(_ index: UInt32) {
    heap.append(index)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard buckets[Int(heap[child])].key < buckets[Int(heap[parent])].key else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the bucket of the least key out of the heap.
  private mutating func retire() {
    heap[0] = heap.removeLast()
    var parent = 0
    while parent * 2 + 1 < heap.count {
      var child = parent * 2 + 1
      if child + 1 < heap.count, buckets[Int(heap[child + 1])].key < buckets[Int(heap[child])].key { child += 1 }
      guard buckets[Int(heap[child])].key < buckets[Int(heap[parent])].key else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
