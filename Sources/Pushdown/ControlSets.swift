/// Sets of small numbers as bit masks of 64, each with what of it is still to be worked off.
///
/// A set is known by its first word. A number that falls outside the words there are gets one more; the words of a
/// set form a ring, so a system of at most 64 controls, without a goal, never looks further than the first.
/// Whatever looks for the word of a number takes time O(words of the set); its members, in order, take
/// O(k · log k) more for k of them.
struct ControlSets: Sendable {
  /// Sixty-four numbers of a set.
  struct Word: BitwiseCopyable, Sendable {
    /// Which of them the set has.
    var mask: UInt64
    /// Which of those nobody has worked off yet.
    var pending: UInt64
    /// Which sixty-four they are.
    var chunk: UInt32
    /// The next word of the set.
    var next: UInt32
  }

  var words = FlatArray<Word>()
  /// Words with something pending, last come, first served.
  var worklist = FlatArray<UInt32>()

  init() {}

  /// Empty sets, numbered from 0.
  init(count: Int) {
    words = FlatArray(repeating: Word(mask: 0, pending: 0, chunk: 0, next: 0), count: count)
    for index in 0..<count { words[index].next = UInt32(truncatingIfNeeded: index) }
  }

  /// Takes the sets away from others that share them; before anything is inserted or worked off.
  mutating func makeUnique() {
    words.makeUnique()
    worklist.makeUnique()
  }

  /// A new empty set whose first word holds the given chunk.
  @inline(__always)
  mutating func makeSet(chunk: UInt32 = 0) -> UInt32 {
    let index = UInt32(words.count)
    words.append(Word(mask: 0, pending: 0, chunk: chunk, next: index))
    return index
  }

  /// The word of a set that holds a chunk, or `PairTable.none`.
  @inline(__always)
  func word(of set: UInt32, chunk: UInt32) -> UInt32 {
    var index = set
    repeat {
      if words[Int(index)].chunk == chunk { return index }
      index = words[Int(index)].next
    } while index != set
    return PairTable.none
  }

  /// Adds the members of a mask; true where a word had to be made for them, which comes directly after the set's first.
  @inline(__always)
  mutating func insert(_ mask: UInt64, chunk: UInt32, into set: UInt32) -> Bool {
    if words[Int(set)].chunk == chunk {
      insert(mask, intoWord: set)
      return false
    }
    return insert(mask, chunk, intoLaterWordOf: set)
  }

  @inline(__always)
  private mutating func insert(_ mask: UInt64, intoWord index: UInt32) {
    var word = words[Int(index)]
    let new = mask & ~word.mask
    guard new != 0 else { return }
    if word.pending == 0 { worklist.append(index) }
    word.mask |= new
    word.pending |= new
    words[Int(index)] = word
  }

  @inline(never)
  private mutating func insert(_ mask: UInt64, _ chunk: UInt32, intoLaterWordOf set: UInt32) -> Bool {
    let found = word(of: set, chunk: chunk)
    insert(mask, intoWord: found == PairTable.none ? extend(set, chunk) : found)
    return found == PairTable.none
  }

  /// Lets a number of a word be worked off once more, if it is there.
  mutating func putBack(_ number: UInt32, inWord index: UInt32) {
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard words[Int(index)].chunk == number >> 6, words[Int(index)].mask & bit != 0 else { return }
    if words[Int(index)].pending == 0 { worklist.append(index) }
    words[Int(index)].pending |= bit
  }

  /// Whether a set has a member.
  func contains(_ member: UInt32, in set: UInt32) -> Bool {
    let index = word(of: set, chunk: member >> 6)
    return index != PairTable.none && words[Int(index)].mask & (1 << UInt64(member & 63)) != 0
  }

  /// The members of a set, in ascending order.
  func members(of set: UInt32) -> [UInt32] {
    var found: [UInt32] = []
    var index = set
    repeat {
      var mask = words[Int(index)].mask
      while mask != 0 {
        found.append(words[Int(index)].chunk << 6 | UInt32(mask.trailingZeroBitCount))
        mask &= mask &- 1
      }
      index = words[Int(index)].next
    } while index != set
    return found.sorted()
  }

  private mutating func extend(_ set: UInt32, _ chunk: UInt32) -> UInt32 {
    let index = makeSet(chunk: chunk)
    words[Int(index)].next = words[Int(set)].next
    words[Int(set)].next = index
    return index
  }
}
