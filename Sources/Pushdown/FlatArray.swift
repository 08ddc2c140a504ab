/// An array of plain values that asks once per piece of work whether it is shared, not at every write.
///
/// A saturation writes hundreds of millions of times to arrays nobody else sees; asking each time takes half its
/// time (measured: 3.6 times plain C++ for `pre*`). Whoever writes calls `makeUnique` first, once for all writes
/// until the value could next be copied: every public mutating method of this module that leads to a write does.
/// Indices are checked as in any array.
struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// What the values live in, freed with the last array that refers to it.
  private final class Storage {
    let base: UnsafeMutablePointer<Element>

    init(capacity: Int) {
      let bytes = capacity * MemoryLayout<Element>.stride
      base = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: FlatArray.alignment)
        .bindMemory(to: Element.self, capacity: capacity)
    }

    deinit { UnsafeMutableRawPointer(base).deallocate() }
  }

  /// Where a line of a cache begins: what fits into one shall not lie across two.
  private static var alignment: Int { 64 }

  private var storage: Storage
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// How many values there are.
  private(set) var count: Int

  init(capacity: Int = 0) {
    storage = Storage(capacity: capacity)
    base = storage.base
    self.capacity = capacity
    count = 0
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  init(_ values: some Sequence<Element>) {
    self.init(capacity: values.underestimatedCount)
    for value in values { append(value) }
  }

  /// Takes the values away from all other arrays that share them, by a copy if there are any.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { move(to: capacity) }
  }

  /// A value by its index; to be set only after `makeUnique`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  /// Adds a value; only after `makeUnique`.
  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { move(to: Swift.max(16, capacity * 2)) }
    (base + count).initialize(to: value)
    count &+= 1
  }

  /// Takes the last value off, if there is one.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  /// Makes room for a number of values in all.
  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { move(to: wanted) }
  }

  /// Out of line, or it would crowd the registers of every loop that adds something.
  @inline(never)
  private mutating func move(to capacity: Int) {
    let other = Storage(capacity: capacity)
    other.base.initialize(from: base, count: count)
    storage = other
    base = other.base
    self.capacity = capacity
  }
}

extension FlatArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}
