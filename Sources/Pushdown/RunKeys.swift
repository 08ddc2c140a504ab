/// The keys of lightest runs, for searches down the stack; all 0 where there are no weights.
///
/// Each is found in constant time.
struct RunKeys: Sendable {
  private let isWeighed: Bool
  private let guards: UInt64
  private let cells: FlatArray<WeighedWord>
  private let items: FlatArray<Origin>
  private let edges: FlatArray<Origin>
  private let frames: FlatArray<UInt64>

  init(_ runs: ShortestRuns?) {
    isWeighed = runs != nil
    guards = runs?.layout.guards ?? 0
    cells = runs?.cells ?? FlatArray()
    items = runs?.items ?? FlatArray()
    edges = runs?.edges ?? FlatArray()
    frames = runs?.frameKeys ?? FlatArray()
  }

  /// The key of the transition a word has for a control; nothing where it was not met.
  @inline(__always)
  func key(ofControl control: UInt32, in word: UInt32) -> UInt64? {
    guard isWeighed else { return 0 }
    let key = items[Int(cells[Int(word)].item(1 << UInt64(control & 63)))].key
    return key == .max ? nil : key
  }

  /// The key one edge further down than a key of the edge's frame: what the run costs at least, stood there as cheaply
  /// as possible; nothing where the edge was not met or the sum overflows.
  @inline(__always)
  func key(after key: UInt64, along edge: UInt32, from frame: UInt32) -> UInt64? {
    guard isWeighed else { return 0 }
    guard edges[Int(edge)].key != .max else { return nil }
    let total = key &+ (edges[Int(edge)].key &- frames[Int(frame)])
    return total & guards == 0 ? total : nil
  }
}
