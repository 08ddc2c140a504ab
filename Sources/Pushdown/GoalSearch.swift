/// Looks for a reachable configuration in a regular set: the intersection of two automata, the lightest path first.
///
/// Pairs of a frame and a state of the goal, searched from the top of the stack down by Dijkstra's algorithm (1959).
/// With weights the key is what the run costs if the rest of the stack is reached as cheaply as possible, which never
/// overestimates (A*), so the first path to the bottom is the lightest.
///
/// Time O(places · w + (t + e) · (q + δ) + k · log k) for t transitions and e edges as in `ForwardSaturation`, q states
/// of the goal, at most δ of its transitions that read the same symbol, and k different keys. Memory O(t + frames · q),
/// and O((t + e) · δ) for the queue.
struct GoalSearch {
  /// A configuration found: its topmost transition and the edges beneath, topmost first.
  struct Find {
    var word: UInt32
    var control: UInt32
    var edges: [UInt32]
  }

  private let saturation: ForwardSaturation
  private let goal: StackAutomaton
  private let runKeys: RunKeys
  private var nodes = PairTable()
  private var keys: ContiguousArray<UInt64> = []
  private var isFinal: ContiguousArray<Bool> = []
  /// The node above and the edge between; or the word of the topmost transition and its control.
  private var above: ContiguousArray<(node: UInt32, link: UInt32)> = []
  private var queue = BucketQueue()
  private var seeds: ContiguousArray<(word: UInt32, control: UInt32)> = []
  private var buffer: ContiguousArray<UInt32> = []

  init(_ saturation: ForwardSaturation, for goal: StackAutomaton, runs: ShortestRuns? = nil) {
    self.saturation = saturation
    self.goal = goal
    runKeys = RunKeys(runs)
  }

  /// The lightest configuration in the set, or without weights any.
  mutating func first() -> Find? {
    nodes.makeUnique()
    queue.makeUnique()
    seed()
    while let item = queue.pop() {
      let node = UInt32(truncatingIfNeeded: item)
      guard !isFinal[Int(node)] else { continue }
      isFinal[Int(node)] = true
      if nodes.first(node) == UInt32(ForwardSaturation.bottom) && goal.isAccepting(nodes.second(node)) {
        return find(from: node)
      }
      descend(from: node)
    }
    return nil
  }

  private mutating func seed() {
    for word in 0..<UInt32(saturation.sets.words.count) {
      let (place, cell) = (saturation.table.places[Int(word)], saturation.sets.words[Int(word)])
      let isEmptyStack = place.symbol == Rule.noSymbol
      if isEmptyStack && place.state != UInt32(ForwardSaturation.bottom) { continue }
      var rest = cell.mask
      while rest != 0 {
        let control = cell.chunk << 6 | UInt32(rest.trailingZeroBitCount)
        rest &= rest &- 1
        begin(word, control, isEmptyStack ? nil : place.symbol, place.state)
      }
    }
  }

  private mutating func begin(_ word: UInt32, _ control: UInt32, _ symbol: UInt32?, _ frame: UInt32) {
    var starts: ContiguousArray<UInt32> = []
    goal.appendStarts(control, to: &starts)
    guard !starts.isEmpty, let key = runKeys.key(ofControl: control, in: word) else { return }
    let seed = UInt32(seeds.count)
    seeds.append((word, control))
    for start in starts {
      guard let symbol else {
        improve(frame, start, key, above: PairTable.none, link: seed)
        continue
      }
      buffer.removeAll(keepingCapacity: true)
      goal.appendSuccessors(of: start, over: symbol, to: &buffer)
      for state in buffer { improve(frame, state, key, above: PairTable.none, link: seed) }
    }
  }

  private mutating func descend(from node: UInt32) {
    let (frame, state) = (Int(nodes.first(node)), nodes.second(node))
    var next = saturation.frames[frame].firstEdge
    while next != PairTable.none {
      let edge = next
      next = saturation.nextEdge[Int(edge)]
      guard let key = runKeys.key(after: keys[Int(node)], along: edge, from: UInt32(frame)) else { continue }
      let place = saturation.table.places[Int(saturation.edges.first(edge))]
      buffer.removeAll(keepingCapacity: true)
      goal.appendSuccessors(of: state, over: place.symbol, to: &buffer)
      for successor in buffer { improve(place.state, successor, key, above: node, link: edge) }
    }
  }

  private mutating func improve(_ frame: UInt32, _ state: UInt32, _ key: UInt64, above: UInt32, link: UInt32) {
    let node = Int(nodes.intern(frame, state))
    if node == keys.count {
      keys.append(.max)
      isFinal.append(false)
      self.above.append((above, link))
    }
    guard key < keys[node] else { return }
    keys[node] = key
    self.above[node] = (above, link)
    queue.push(UInt64(node), key: key)
  }

  private func find(from node: UInt32) -> Find {
    var edges: [UInt32] = []
    var (next, link) = above[Int(node)]
    while next != PairTable.none {
      edges.append(link)
      (next, link) = above[Int(next)]
    }
    return Find(word: seeds[Int(link)].word, control: seeds[Int(link)].control, edges: edges.reversed())
  }
}
