/// The lightest runs of a system whose controls bear a value each besides: those of the system without values that
/// some rule cannot be used with.
///
/// The same algorithm as that of `ShortestRuns`, over the automaton of the system without values: a transition has a
/// value now, and the value its frame was entered with. Nothing is saturated or looked up anew, so many such systems
/// take little more than their transitions.
///
/// Time O((t · r + s · v) · v² + k · log k) at most for v values and k different keys, with t, r and s as in
/// `ForwardSaturation`; what occurs with few values takes less. Memory O((transitions + e) · v² + (heads + frames) · v)
/// as there, and for the queue no more than the time.
public struct ValuedRuns: Sendable {
  /// What the runs are runs of.
  public let graph: RunGraph
  /// Whether some cost outgrew its field: such runs are left out, so a lighter one than what is told may
  /// be missing, or a run at all.
  public private(set) var overflowed = false
  private let layout: WeightLayout
  let uses: RuleUses
  private let values: UInt32
  /// How many bits a value has.
  let bits: UInt32
  /// Transitions with their values: the transition, and the value its frame was entered with before its own.
  var itemTable = PairTable()
  var items = FlatArray<Origin>()
  private var isFinal = FlatArray<Bool>()
  /// Edges with values: the edge, and the value its frame was entered with before that of the frame below.
  var edgeTable = PairTable()
  var edges = FlatArray<Origin>()
  private var edgeIsFinal = FlatArray<Bool>()
  /// By frame and value it was entered with.
  private var frameKeys: FlatArray<UInt64>
  var frameEdges: FlatArray<UInt32>
  /// By head and value, the first transition that had it.
  var headItems: FlatArray<UInt32>
  var queue = BucketQueue()

  private static func bits(_ values: Int) -> Int { Int.bitWidth - (max(1, values) - 1).leadingZeroBitCount }

  /// Sets out from the start with each of some values.
  public init(
    _ graph: RunGraph, layout: WeightLayout = .single, values: Int, from initial: [Int], uses: RuleUses
  ) {
    self.graph = graph
    self.layout = layout
    self.uses = uses
    self.values = UInt32(values)
    bits = UInt32(Self.bits(values))
    let (rules, frames) = (graph.saturation.rules, graph.saturation.frames.count)
    frameKeys = FlatArray(repeating: .max, count: frames << bits)
    frameEdges = FlatArray(repeating: PairTable.none, count: frames << bits)
    headItems = FlatArray(repeating: PairTable.none, count: rules.headCount << bits)
    begin(initial)
  }

  /// The frames of the start were entered with no value to speak of, which is 0.
  private mutating func begin(_ initial: [Int]) {
    let start = graph.saturation.startFrames
    for frame in 0..<start { frameKeys[frame << bits] = 0 }
    for edge in 0..<(start - 1) {
      let number = Int(self.edge(UInt32(edge), 0, 0))
      edges[number].key = 0
      edgeIsFinal[number] = true
    }
    let way = Origin(key: 0, link: PairTable.none, previous: PairTable.none)
    for value in initial { relax(graph.first, 0, UInt32(value), way) }
  }

  /// Takes items out of the queue, at most as many as given; true when nothing is left.
  public mutating func run(steps: Int = .max) -> Bool {
    makeUnique()
    var left = steps
    while left > 0 {
      guard let item = queue.pop() else { return true }
      left -= 1
      if item >> 63 != 0 { settle(edge: Int(item & ~(1 << 63))) } else { settle(Int(item)) }
    }
    return false
  }

  private mutating func makeUnique() {
    itemTable.makeUnique()
    items.makeUnique()
    isFinal.makeUnique()
    edgeTable.makeUnique()
    edges.makeUnique()
    edgeIsFinal.makeUnique()
    frameKeys.makeUnique()
    frameEdges.makeUnique()
    headItems.makeUnique()
    queue.makeUnique()
  }

  /// The number of a transition with values, a new one if need be.
  private mutating func item(_ transition: UInt32, _ entered: UInt32, _ value: UInt32) -> Int {
    let number = Int(itemTable.intern(transition, entered << bits | value))
    if number == items.count {
      items.append(Origin.unmet)
      isFinal.append(false)
    }
    return number
  }

  private mutating func edge(_ edge: UInt32, _ entered: UInt32, _ outer: UInt32) -> UInt32 {
    let number = edgeTable.intern(edge, entered << bits | outer)
    if Int(number) == edges.count {
      edges.append(Origin.unmet)
      edgeIsFinal.append(false)
    }
    return number
  }

  private mutating func settle(_ item: Int) {
    guard !isFinal[item] else { return }
    isFinal[item] = true
    let transition = Int(itemTable.first(UInt32(item)))
    let (entered, value) = split(itemTable.second(UInt32(item)))
    let head = graph.heads[transition]
    if head == RunGraph.epsilon { return goDown(transition, entered, value, item) }
    if head == PairTable.none { return sweep(transition, entered, value, item) }
    let place = Int(head << bits | value)
    if headItems[place] == PairTable.none { headItems[place] = UInt32(item) }
    apply(transition, entered, value, item)
  }

  private mutating func sweep(_ transition: Int, _ entered: UInt32, _ value: UInt32, _ item: Int) {
    let way = Origin(key: items[item].key, link: Origin.swept, previous: UInt32(item))
    relax(graph.targets[Int(graph.start[transition])], entered, value, way)
  }

  func split(_ values: UInt32) -> (UInt32, UInt32) { (values >> bits, values & (1 << bits - 1)) }

  private mutating func apply(_ transition: Int, _ entered: UInt32, _ value: UInt32, _ item: Int) {
    let key = items[item].key
    for arc in Int(graph.start[transition])..<Int(graph.start[transition + 1]) {
      let rule = graph.links[arc]
      guard uses.allowed[Int(rule)] >> UInt64(value) & 1 != 0 else { continue }
      let target = graph.targets[arc]
      let after = uses.result(rule, value)
      let way = Origin(
        key: key &+ graph.saturation.rules.weights[Int(rule)], link: rule, previous: UInt32(truncatingIfNeeded: item))
      if target & Origin.edgeFlag == 0 {
        relax(target, entered, after, way)
      } else {
        relax(edge: Int(edge(target ^ Origin.edgeFlag, after, entered)), way)
      }
    }
  }

  private mutating func goDown(_ transition: Int, _ entered: UInt32, _ value: UInt32, _ item: Int) {
    let within = items[item].key - frameKeys[Int(graph.frames[transition] << bits | entered)]
    for arc in Int(graph.start[transition])..<Int(graph.start[transition + 1]) {
      for outer in 0..<values {
        let edge = edgeTable.find(graph.links[arc], entered << bits | outer)
        guard edge != PairTable.none, edgeIsFinal[Int(edge)] else { continue }
        combine(edge, graph.targets[arc], outer, value, item, within)
      }
    }
  }

  private mutating func combine(
    _ edge: UInt32, _ target: UInt32, _ outer: UInt32, _ value: UInt32, _ item: Int, _ within: UInt64
  ) {
    let key = edges[Int(edge)].key &+ within
    relax(target, outer, value, Origin(key: key, link: edge | Origin.edgeFlag, previous: UInt32(item)))
  }

  @inline(__always)
  private mutating func relax(_ transition: UInt32, _ entered: UInt32, _ value: UInt32, _ way: Origin) {
    let item = self.item(transition, entered, value)
    guard way.key < items[item].key, !isFinal[item] else { return }
    guard way.key & layout.guards == 0 else { return overflowed = true }
    items[item] = way
    queue.push(UInt64(item), key: way.key)
  }

  private mutating func relax(edge: Int, _ way: Origin) {
    guard way.key < edges[edge].key, !edgeIsFinal[edge] else { return }
    guard way.key & layout.guards == 0 else { return overflowed = true }
    edges[edge] = way
    queue.push(1 << 63 | UInt64(edge), key: way.key)
  }

  private mutating func settle(edge number: Int) {
    guard !edgeIsFinal[number] else { return }
    edgeIsFinal[number] = true
    let edge = edgeTable.first(UInt32(number))
    let (entered, outer) = split(edgeTable.second(UInt32(number)))
    let frame = graph.saturation.edges.second(edge)
    let own = Int(frame << bits | entered)
    if frameKeys[own] == .max {
      frameKeys[own] = edges[number].key
      frameEdges[own] = UInt32(number)
      let way = Origin(key: edges[number].key, link: PairTable.none, previous: PairTable.none)
      relax(graph.entries[Int(frame)], entered, entered, way)
    }
    for place in Int(graph.firstEpsilon[Int(frame)])..<Int(graph.firstEpsilon[Int(frame) + 1]) {
      let epsilon = graph.epsilons[place]
      let target = graph.targets[Int(graph.start[Int(epsilon)] + graph.places[Int(edge)])]
      for value in 0..<values {
        let item = itemTable.find(epsilon, entered << bits | value)
        guard item != PairTable.none, isFinal[Int(item)] else { continue }
        combine(UInt32(number), target, outer, value, Int(item), items[Int(item)].key - frameKeys[own])
      }
    }
  }
}

extension ValuedRuns {
  /// What has been met weighs no more than this, and all that weighs less has been met.
  public var weight: UInt64 { queue.key }

  /// Whether a rule, by number, can be used with a value.
  public func allows(_ rule: Int, _ value: Int) -> Bool { uses.allowed[rule] >> UInt64(value) & 1 != 0 }

  /// The weight of the lightest run to a head, by number, with a value; nothing where it was not met.
  public func weight(ofHead head: Int, value: Int) -> UInt64? {
    let item = headItems[head << Int(bits) | value]
    return item == PairTable.none ? nil : items[Int(item)].key
  }

  /// The lightest run to a head, by number, with a value, and the value it sets out with; nothing where it was not met,
  /// or where the run is longer than the limit.
  public func witness(toHead head: Int, value: Int, limit: Int = 1_000_000) -> (start: Int, rules: [UInt32])? {
    let item = headItems[head << Int(bits) | value]
    guard item != PairTable.none else { return nil }
    var todo = Array(entering(item).reversed())
    todo.append(item)
    var found: [UInt32] = []
    var first = item
    while let next = todo.popLast() {
      let isEdge = next & Origin.edgeFlag != 0
      let origin = isEdge ? edges[Int(next ^ Origin.edgeFlag)] : items[Int(next)]
      guard origin.link != PairTable.none else {
        // An edge of the start was there from the beginning, with no value.
        if !isEdge { first = next }
        continue
      }
      if origin.link & Origin.edgeFlag != 0 {
        if origin.link != Origin.swept { todo.append(origin.link) }
      } else {
        found.append(graph.saturation.rules.ids[Int(origin.link)])
        guard found.count <= limit else { return nil }
      }
      todo.append(origin.previous)
    }
    return (Int(split(itemTable.second(first)).1), found.reversed())
  }

  /// The edges by which the lightest run comes to stand in the frame of a transition, topmost first, flagged.
  private func entering(_ item: UInt32) -> [UInt32] {
    var found: [UInt32] = []
    var frame = graph.frames[Int(itemTable.first(item))] << bits | split(itemTable.second(item)).0
    while frameEdges[Int(frame)] != PairTable.none {
      let edge = frameEdges[Int(frame)]
      found.append(edge | Origin.edgeFlag)
      frame = graph.below[Int(edgeTable.first(edge))] << bits | split(edgeTable.second(edge)).1
    }
    return found
  }
}
