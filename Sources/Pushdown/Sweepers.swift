/// Which controls sweep and which symbols can be swept, as far as a saturation has asked.
///
/// The answers for 64 controls are one word, so all controls of a word that sweep are told from those that do not in
/// one operation, however many there are.
struct Sweepers: Sendable {
  /// Sixty-four controls.
  private struct Chunk: BitwiseCopyable, Sendable {
    /// Those that were asked about.
    var asked: UInt64
    /// Those of them that sweep.
    var sweeping: UInt64
  }

  /// What is known about a symbol.
  private enum Answer: UInt8, BitwiseCopyable, Sendable {
    case unknown
    case stays
    case canBeSwept
  }

  private var chunks = FlatArray<Chunk>()
  private var symbols = FlatArray<Answer>()

  /// Takes the answers away from others that share them; before any is asked for.
  mutating func makeUnique() {
    chunks.makeUnique()
    symbols.makeUnique()
  }

  /// Those controls of a chunk that sweep a symbol; the source is asked about the ones that are new.
  @inline(__always)
  mutating func sweeping(
    _ mask: UInt64, _ chunk: UInt32, over symbol: UInt32, from source: inout some PushdownRules
  ) -> UInt64 {
    if Int(symbol) >= symbols.count || symbols[Int(symbol)] == .unknown { ask(symbol: symbol, &source) }
    guard symbols[Int(symbol)] == .canBeSwept else { return 0 }
    if Int(chunk) >= chunks.count || mask & ~chunks[Int(chunk)].asked != 0 { ask(mask, chunk, &source) }
    return mask & chunks[Int(chunk)].sweeping
  }

  /// Those controls of a chunk that are known to sweep a symbol.
  @inline(__always)
  func sweeping(_ mask: UInt64, _ chunk: UInt32, over symbol: UInt32) -> UInt64 {
    isSweepable(symbol) ? sweeping(mask, chunk) : 0
  }

  /// Whether a control is known to sweep a symbol.
  @inline(__always)
  func sweeps(_ control: UInt32, _ symbol: UInt32) -> Bool { isSweepable(symbol) && isSweeping(control) }

  /// Whether a control is known to sweep.
  @inline(__always)
  func isSweeping(_ control: UInt32) -> Bool { sweeping(1 << UInt64(control & 63), control >> 6) != 0 }

  /// Whether a symbol is known to be one that can be swept.
  @inline(__always)
  func isSweepable(_ symbol: UInt32) -> Bool { Int(symbol) < symbols.count && symbols[Int(symbol)] == .canBeSwept }

  @inline(__always)
  private func sweeping(_ mask: UInt64, _ chunk: UInt32) -> UInt64 {
    Int(chunk) < chunks.count ? mask & chunks[Int(chunk)].sweeping : 0
  }

  @inline(never)
  private mutating func ask(symbol: UInt32, _ source: inout some PushdownRules) {
    while symbols.count <= Int(symbol) { symbols.append(.unknown) }
    symbols[Int(symbol)] = source.isSweepable(symbol: symbol) ? .canBeSwept : .stays
  }

  @inline(never)
  private mutating func ask(_ mask: UInt64, _ chunk: UInt32, _ source: inout some PushdownRules) {
    while chunks.count <= Int(chunk) { chunks.append(Chunk(asked: 0, sweeping: 0)) }
    var rest = mask & ~chunks[Int(chunk)].asked
    while rest != 0 {
      let bit = rest & (~rest &+ 1)
      rest ^= bit
      let control = chunk << 6 | UInt32(truncatingIfNeeded: bit.trailingZeroBitCount)
      chunks[Int(chunk)].asked |= bit
      if source.isSweeping(control: control) { chunks[Int(chunk)].sweeping |= bit }
    }
  }
}
