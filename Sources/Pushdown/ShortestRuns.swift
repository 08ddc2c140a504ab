/// The lightest runs to all that a forward saturation found.
///
/// Knuth's generalisation of Dijkstra's algorithm (1977) on the weighted automaton of Reps, Schwoon, Jha and Melski
/// (2005). A transition (control, symbol, frame) costs what leads from the frame's entry to it; the key it is taken out
/// of the queue with adds what leads to the frame at all. Keys never fall, so each transition, ε-transition and edge is
/// final when it is taken, and the first with a given head gives the lightest run to that head.
///
/// What is swept costs nothing and leaves no rule in a run. The saturation must have been worked off to its end.
///
/// Time O((t · r + s) · w + k · log k) for k different keys, with t, r, s and w as in `ForwardSaturation`: each
/// use of a rule and each pair that s counts is tried once. Memory O(transitions + e + heads) for e edges and all
/// transitions, ε among their symbols, and O(t · r + s) for the queue, where something stands as often as a
/// lighter way to it was found.
public struct ShortestRuns: Sendable {
  /// What the runs are runs of.
  public let saturation: ForwardSaturation
  /// How the weights are put together.
  public let layout: WeightLayout
  /// Whether some cost outgrew its field: such runs are left out, so a lighter one than what is told may
  /// be missing, or a run at all.
  public private(set) var overflowed = false

  var cells = FlatArray<WeighedWord>()
  /// By cell, which of the symbol's first 64 push targets have a final edge.
  private var taken: FlatArray<UInt64>
  /// For each transition the lightest way found.
  var items: FlatArray<Origin>
  /// For each edge the same; its last rule is a push.
  var edges: FlatArray<Origin>
  private var edgeIsFinal: FlatArray<Bool>
  /// For each frame the key of the first edge that entered it.
  var frameKeys: FlatArray<UInt64>
  var frameEdges: FlatArray<UInt32>
  /// For each head the word of the first transition that had it.
  var headWords: FlatArray<UInt32>
  let weights: FlatArray<UInt64>
  private var queue = BucketQueue()
  private var awaited: ContiguousArray<Bool> = []
  /// The awaited heads that are swept, and so have no number, and which of them have been met.
  private var sweptTargets = PairTable()
  private var isMet = FlatArray<Bool>()
  private var missing = -1

  /// Sets out from the start; `weigh`, where given, is asked once per rule for a weight other than the rule's own.
  public init(
    of saturation: ForwardSaturation, layout: WeightLayout = .single, weigh: ((Rule) -> UInt64)? = nil
  ) {
    self.saturation = saturation
    self.layout = layout
    let rules = saturation.rules
    weights =
      weigh.map { weigh in FlatArray((0..<rules.ruleCount).lazy.map { weigh(rules.rule($0)) }) } ?? rules.weights
    cells.reserveCapacity(saturation.sets.words.count)
    var base: UInt32 = 0
    for word in saturation.sets.words {
      cells.append(WeighedWord(mask: word.mask, base: base, chunk: word.chunk, next: word.next))
      base += UInt32(word.mask.nonzeroBitCount)
    }
    taken = FlatArray(repeating: 0, count: cells.count)
    items = FlatArray(repeating: Origin.unmet, count: Int(base))
    edges = FlatArray(repeating: Origin.unmet, count: saturation.edges.count)
    edgeIsFinal = FlatArray(repeating: false, count: saturation.edges.count)
    frameKeys = FlatArray(repeating: .max, count: saturation.frames.count)
    frameEdges = FlatArray(repeating: PairTable.none, count: saturation.frames.count)
    headWords = FlatArray(repeating: PairTable.none, count: rules.headCount)
    if weights.contains(where: { $0 & layout.guards != 0 }) { overflowed = true } else { begin() }
  }

  private mutating func begin() {
    for frame in 0..<saturation.startFrames { frameKeys[frame] = 0 }
    for edge in 0..<(saturation.startFrames - 1) {
      edges[edge].key = 0
      edgeIsFinal[edge] = true
    }
    let frame = UInt32(saturation.startFrames - 1)
    let top = saturation.start.stack.first
    let row = top.map { saturation.table.find($0, frame) } ?? saturation.frames[0].epsilon
    relax(row, saturation.start.control, Origin(key: 0, link: PairTable.none, previous: PairTable.none))
  }

  /// Takes items out of the queue, at most as many as given; true when nothing is left.
  public mutating func run(steps: Int = .max) -> Bool {
    missing = -1
    return advance(steps)
  }

  /// Takes items out of the queue until all of the given heads that are reachable have been met; true when they have.
  ///
  /// Each of them that is swept is looked for in time O(places · w) first.
  public mutating func run(until targets: [Head], steps: Int = .max) -> Bool {
    awaited = ContiguousArray(repeating: false, count: headWords.count)
    missing = 0
    for head in targets.compactMap(saturation.rules.index) where headWords[head] == PairTable.none && !awaited[head] {
      awaited[head] = true
      missing += 1
    }
    expect(swept: targets.filter(saturation.rules.isSwept))
    return advance(steps)
  }

  private mutating func expect(swept targets: [Head]) {
    sweptTargets = PairTable()
    for head in targets where item(of: head) == nil && saturation.reaches(head) {
      _ = sweptTargets.intern(head.symbol, head.control)
    }
    isMet = FlatArray(repeating: false, count: sweptTargets.count)
    missing += sweptTargets.count
  }

  private mutating func advance(_ steps: Int) -> Bool {
    makeUnique()
    var left = steps
    while missing != 0 && left > 0 {
      guard let item = queue.pop() else { return true }
      left -= 1
      if item >> 63 != 0 {
        settle(edge: UInt32(truncatingIfNeeded: item))
      } else {
        settle(UInt32(truncatingIfNeeded: item), UInt32(truncatingIfNeeded: item >> 32))
      }
    }
    return missing == 0
  }

  private mutating func makeUnique() {
    cells.makeUnique()
    taken.makeUnique()
    items.makeUnique()
    edges.makeUnique()
    edgeIsFinal.makeUnique()
    frameKeys.makeUnique()
    frameEdges.makeUnique()
    headWords.makeUnique()
    isMet.makeUnique()
    queue.makeUnique()
  }

  @inline(__always)
  private mutating func settle(_ word: UInt32, _ bit: UInt32) {
    let mask: UInt64 = 1 << UInt64(bit)
    guard cells[Int(word)].final & mask == 0 else { return }
    cells[Int(word)].final |= mask
    let control = cells[Int(word)].chunk << 6 | bit
    let place = saturation.table.places[Int(word)]
    let item = cells[Int(word)].item(mask)
    if place.symbol == Rule.noSymbol {
      spread(control, item, from: place.state)
    } else if saturation.rules.sweepers.sweeps(control, place.symbol) {
      sweep(control, place, item)
    } else {
      let head = saturation.rules.heads.find(place.symbol, control)
      if headWords[Int(head)] == PairTable.none { meet(head, at: word) }
      apply(head, item, at: word, place.state)
    }
  }

  private mutating func meet(_ head: UInt32, at word: UInt32) {
    headWords[Int(head)] = word
    if missing > 0 && awaited[Int(head)] {
      awaited[Int(head)] = false
      missing -= 1
    }
  }

  private mutating func sweep(_ control: UInt32, _ place: PlaceTable.Place, _ item: UInt32) {
    if missing > 0 {
      let target = sweptTargets.find(place.symbol, control)
      if target != PairTable.none && !isMet[Int(target)] {
        isMet[Int(target)] = true
        missing -= 1
      }
    }
    let way = Origin(key: items[Int(item)].key, link: Origin.swept, previous: item)
    relax(saturation.frames[Int(place.state)].epsilon, control, way)
  }

  private mutating func apply(_ head: UInt32, _ item: UInt32, at word: UInt32, _ state: UInt32) {
    let key = items[Int(item)].key
    var index = Int(saturation.rules.start[Int(head)])
    let end = Int(saturation.rules.end[Int(head)])
    while index < end {
      let rule = saturation.rules.compiled[index]
      let way = Origin(key: key &+ weights[index], link: UInt32(truncatingIfNeeded: index), previous: item)
      switch rule.kind {
      case .pop: relax(saturation.frames[Int(state)].epsilon, rule.first, way)
      case .swap: relax(saturation.table.find(rule.second, state), rule.first, way)
      case .push: push(rule, way, at: word)
      }
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func relax(_ row: UInt32, _ control: UInt32, _ way: Origin) {
    var index = row
    while cells[Int(index)].chunk != control >> 6 { index = cells[Int(index)].next }
    let bit: UInt64 = 1 << UInt64(control & 63)
    let cell = cells[Int(index)]
    guard cell.final & bit == 0 else { return }
    let item = Int(cell.item(bit))
    guard way.key < items[item].key else { return }
    guard way.key & layout.guards == 0 else {
      overflowed = true
      return
    }
    items[item] = way
    queue.push(UInt64(control & 63) << 32 | UInt64(index), key: way.key)
  }

  /// A push target counts as taken when its edge is final, not when it is scheduled: another rule may be lighter.
  @inline(__always)
  private mutating func push(_ rule: CompiledRule, _ way: Origin, at word: UInt32) {
    let bit: UInt64 = rule.second < 64 ? 1 << UInt64(rule.second) : 0
    if taken[Int(word)] & bit != 0 { return }
    let edge = Int(saturation.edge(of: rule.first, from: word))
    if edgeIsFinal[edge] {
      taken[Int(word)] |= bit
      return
    }
    guard way.key < edges[edge].key else { return }
    guard way.key & layout.guards == 0 else {
      overflowed = true
      return
    }
    edges[edge] = way
    queue.push(1 << 63 | UInt64(edge), key: way.key)
  }

  private mutating func settle(edge: UInt32) {
    guard !edgeIsFinal[Int(edge)] else { return }
    edgeIsFinal[Int(edge)] = true
    let key = edges[Int(edge)].key
    let frame = Int(saturation.edges.second(edge))
    if frameKeys[frame] == .max { enter(frame, by: edge, key) }
    let epsilon = saturation.frames[frame].epsilon
    var word = epsilon
    repeat {
      var rest = cells[Int(word)].final
      while rest != 0 {
        let mask = rest & (~rest &+ 1)
        rest ^= mask
        let item = cells[Int(word)].item(mask)
        let control = cells[Int(word)].chunk << 6 | UInt32(truncatingIfNeeded: mask.trailingZeroBitCount)
        combine(edge, item, control, items[Int(item)].key - frameKeys[frame])
      }
      word = cells[Int(word)].next
    } while word != epsilon
  }

  private mutating func enter(_ frame: Int, by edge: UInt32, _ key: UInt64) {
    frameKeys[frame] = key
    frameEdges[frame] = edge
    let entry = saturation.frames[frame].entry
    let way = Origin(key: key, link: PairTable.none, previous: PairTable.none)
    relax(saturation.table.find(entry.symbol, UInt32(frame)), entry.control, way)
  }

  private mutating func spread(_ control: UInt32, _ item: UInt32, from frame: UInt32) {
    let within = items[Int(item)].key - frameKeys[Int(frame)]
    var edge = saturation.frames[Int(frame)].firstEdge
    while edge != PairTable.none {
      if edgeIsFinal[Int(edge)] { combine(edge, item, control, within) }
      edge = saturation.nextEdge[Int(edge)]
    }
  }

  @inline(__always)
  private mutating func combine(_ edge: UInt32, _ item: UInt32, _ control: UInt32, _ within: UInt64) {
    let way = Origin(key: edges[Int(edge)].key &+ within, link: edge | Origin.edgeFlag, previous: item)
    relax(saturation.edges.first(edge), control, way)
  }
}
