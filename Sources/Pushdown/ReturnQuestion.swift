/// Whether every activation that is reachable can come to its end, back to this very caller.
///
/// An activation is a frame the client names; it ends well if the frame can be popped with a control the client
/// accepts. A question about the front screen alone would be wrong under recursion, where another activation matches;
/// so each transition (p, γ, q) of `post*` begins with what ⟨p, γ⟩ can be erased to, and goes down the edges: the set S
/// becomes the union of `Sum[x, γ′]` over x in S. Of the sets of a frame only the minimal ones matter, an antichain
/// (De Wulf, Doyen, Henzinger and Raskin 2006). Below an activation nothing need be looked at: when the inner one has
/// ended, the configuration is another that is looked at.
///
/// With a goal the same is asked of the bottom of the stack: has the goal been reached when it has been.
///
/// Time O(places · w + (t + b · e) · a · n + k · log k) for t transitions and e edges as in `ForwardSaturation`, n
/// results as in `BackwardSaturation`, antichains of at most a sets, b sets at most that were in the antichain of the
/// same frame at some time, and k different keys; what comes of a set and a symbol is worked out once besides
/// (`ResultSets`), and telling a failure takes O(n · (n · log n + δ)) for each edge of its way. Memory O(t + b · e),
/// and that of the sets. Both a and b may be exponential in n.
public struct ReturnQuestion {
  /// A configuration from which the answer is no.
  public struct Failure: Sendable {
    /// The activation that cannot end, or the bottom.
    public let frame: Int
    /// The control and the symbol on top, `Rule.noSymbol` where the stack is empty.
    public let head: Head
    /// The frame the top symbol stands in.
    public let topFrame: Int
    /// The edges between that frame and the activation, topmost first.
    public let edges: [Int]
    /// The heads that nothing gets past, where the way down ends; or the top where each symbol by itself can be erased.
    public let causes: [Head]
    /// The weight of the lightest run to such a configuration; 0 where no weights were given.
    public let weight: UInt64
  }

  private struct Candidate: BitwiseCopyable {
    var frame: UInt32
    /// What the stretch of stack above the frame's bottom can be erased to.
    var set: UInt32
    /// The candidate above, or `PairTable.none`.
    var above: UInt32
    /// The edge from there; where it begins, the head, or with `sweptFlag` the word of a transition that is swept.
    var link: UInt32
    /// The next set in the frame's antichain.
    var next: UInt32 = PairTable.none
  }

  /// What tells the word of a transition that is swept from a head.
  private static let sweptFlag: UInt32 = 1 << 31

  /// So many candidates are settled between two looks at whether to go on: some milliseconds'
  /// work where antichains are small.
  private static let slice = 16_384

  private let forward: ForwardSaturation
  private let backward: BackwardSaturation
  private let isActivation: (Int) -> Bool
  private let ends: (Int, UInt32) -> Bool
  private let asksBottom: Bool
  private let isAsked: (Head) -> Bool
  private let runKeys: RunKeys
  private var sets: ResultSets
  private var candidates: ContiguousArray<Candidate> = []
  /// Pairs of a frame and a set that were proposed, and the least key of each.
  private var proposals = PairTable()
  private var leastKeys = FlatArray<UInt64>()
  private var firstSet: ContiguousArray<UInt32>
  private var hasFailed: ContiguousArray<Bool>
  /// By frame, whether it is asked about or stands above one that is, however far.
  private var isAbove: ContiguousArray<Bool> = []
  private var queue = BucketQueue()
  private var keys: ContiguousArray<UInt64> = []
  private var failures: [Failure] = []

  /// Asks whether each frame for which `isActivation` holds can always be popped with a control for which `ends` holds.
  ///
  /// `backward` must be of the rules of `forward`, with what may be used to end an activation. With `runs`, each
  /// failure is the lightest of its frame, and the failures come in the order of their weights. Only configurations
  /// with a head for which `isAsked` holds are asked about; that of an empty stack has `Rule.noSymbol` for its symbol.
  /// A stack whose weight outgrows a field is passed over.
  public init(
    _ forward: ForwardSaturation, _ backward: BackwardSaturation, runs: ShortestRuns? = nil,
    isAsked: @escaping (Head) -> Bool = { _ in true }, isActivation: @escaping (Int) -> Bool,
    ends: @escaping (Int, UInt32) -> Bool
  ) {
    self.init(forward, backward, runs, isAsked, isActivation, ends, asksBottom: false)
  }

  /// Asks whether the goal of `backward` can be reached from every reachable configuration.
  public init(
    goalOf backward: BackwardSaturation, _ forward: ForwardSaturation, runs: ShortestRuns? = nil,
    isAsked: @escaping (Head) -> Bool = { _ in true }
  ) {
    self.init(forward, backward, runs, isAsked, { _ in false }, { _, _ in false }, asksBottom: true)
  }

  private init(
    _ forward: ForwardSaturation, _ backward: BackwardSaturation, _ runs: ShortestRuns?,
    _ isAsked: @escaping (Head) -> Bool, _ isActivation: @escaping (Int) -> Bool,
    _ ends: @escaping (Int, UInt32) -> Bool, asksBottom: Bool
  ) {
    self.isAsked = isAsked
    self.forward = forward
    self.backward = backward
    runKeys = RunKeys(runs)
    self.isActivation = isActivation
    self.ends = ends
    self.asksBottom = asksBottom
    sets = ResultSets(of: backward)
    firstSet = ContiguousArray(repeating: PairTable.none, count: forward.frameCount)
    hasFailed = ContiguousArray(repeating: false, count: forward.frameCount)
  }

  /// The failures, one per frame at most; none if the answer is yes.
  ///
  /// To be asked for once: what has been told is not told again.
  public mutating func answer() -> [Failure] { answer { _ in true } ?? [] }

  /// The same, as long as it is to go on with; nil where it was not.
  public mutating func answer(while goesOn: (Double) -> Bool) -> [Failure]? {
    failures = []
    queue.makeUnique()
    sets.makeUnique()
    proposals.makeUnique()
    leastKeys.makeUnique()
    isAbove = framesAboveWhatIsAsked()
    for word in forward.sets.words.indices where isAbove[Int(forward.table.places[word].state)] { begin(word) }
    var settled = 0
    while let item = queue.pop() {
      settle(UInt32(truncatingIfNeeded: item))
      settled += 1
      guard settled % Self.slice == 0 else { continue }
      guard goesOn(min(1, Double(settled) / Double(leastKeys.count))) else { return nil }
    }
    return failures
  }

  private func framesAboveWhatIsAsked() -> ContiguousArray<Bool> {
    if asksBottom { return ContiguousArray(repeating: true, count: forward.frameCount) }
    var isAbove = ContiguousArray(repeating: false, count: forward.frameCount)
    var open = (0..<forward.frameCount).filter(isActivation)
    guard !open.isEmpty else { return isAbove }
    let edges = 0..<UInt32(forward.edges.count)
    let above = Adjacency(
      nodes: forward.frameCount,
      from: ContiguousArray(edges.lazy.map { forward.table.places[Int(forward.edges.first($0))].state }),
      to: ContiguousArray(edges.lazy.map { forward.edges.second($0) }))
    for frame in open { isAbove[frame] = true }
    while let frame = open.popLast() {
      for arc in above.arcs(of: frame) where !isAbove[Int(above.target(arc))] {
        isAbove[Int(above.target(arc))] = true
        open.append(Int(above.target(arc)))
      }
    }
    return isAbove
  }

  private mutating func begin(_ word: Int) {
    let place = forward.table.places[word]
    let isEmptyStack = place.symbol == Rule.noSymbol
    if isEmptyStack && (!asksBottom || place.state != UInt32(ForwardSaturation.bottom)) { return }
    var rest = forward.sets.words[word].mask
    while rest != 0 {
      let control = forward.sets.words[word].chunk << 6 | UInt32(rest.trailingZeroBitCount)
      rest &= rest &- 1
      guard isAsked(Head(control: control, symbol: place.symbol)) else { continue }
      guard let key = runKeys.key(ofControl: control, in: UInt32(word)) else { continue }
      let set = isEmptyStack ? sets.set(of: control) : sets.set(ofHead: place.symbol, control)
      propose(set, at: place.state, key: key, above: PairTable.none, link: link(control, UInt32(word)))
    }
  }

  @inline(__always)
  private func link(_ control: UInt32, _ word: UInt32) -> UInt32 {
    let symbol = forward.table.places[Int(word)].symbol
    if symbol == Rule.noSymbol { return PairTable.none }
    let head = forward.rules.heads.find(symbol, control)
    return head == PairTable.none ? word | ReturnQuestion.sweptFlag : head
  }

  /// Queues a set, unless it has been queued at no higher cost, or one as small is known.
  private mutating func propose(_ set: UInt32, at frame: UInt32, key: UInt64, above: UInt32, link: UInt32) {
    let proposal = Int(proposals.intern(frame, set))
    if proposal == leastKeys.count {
      leastKeys.append(key)
    } else {
      guard key < leastKeys[proposal] else { return }
      leastKeys[proposal] = key
    }
    guard !isCovered(set, frame) else { return }
    let candidate = UInt32(candidates.count)
    candidates.append(Candidate(frame: frame, set: set, above: above, link: link))
    keys.append(key)
    queue.push(UInt64(candidate), key: key)
  }

  /// Whether the frame's antichain has a subset of a set.
  @inline(__always)
  private func isCovered(_ set: UInt32, _ frame: UInt32) -> Bool {
    var other = firstSet[Int(frame)]
    while other != PairTable.none {
      if sets.isSubset(candidates[Int(other)].set, of: set) { return true }
      other = candidates[Int(other)].next
    }
    return false
  }

  private mutating func settle(_ candidate: UInt32) {
    let (frame, set) = (candidates[Int(candidate)].frame, candidates[Int(candidate)].set)
    guard !isCovered(set, frame) else { return }
    admit(candidate, frame)
    if isActivation(Int(frame)) {
      if !sets.hasMember(set, where: { ends(Int(frame), $0) }) { fail(failure(candidate)) }
    } else if frame == UInt32(ForwardSaturation.bottom) {
      if asksBottom && !sets.hasMember(set, where: backward.isAccepted) { fail(failure(candidate)) }
    } else {
      descend(from: candidate, frame)
    }
  }

  /// Puts a set into its frame's antichain, in the place of those it is a subset of.
  private mutating func admit(_ candidate: UInt32, _ frame: UInt32) {
    var kept = candidate
    var other = firstSet[Int(frame)]
    while other != PairTable.none {
      let next = candidates[Int(other)].next
      if !sets.isSubset(candidates[Int(candidate)].set, of: candidates[Int(other)].set) {
        candidates[Int(kept)].next = other
        kept = other
      }
      other = next
    }
    candidates[Int(kept)].next = PairTable.none
    firstSet[Int(frame)] = candidate
  }

  private mutating func descend(from candidate: UInt32, _ frame: UInt32) {
    var edge = forward.frames[Int(frame)].firstEdge
    while edge != PairTable.none {
      let place = forward.table.places[Int(forward.edges.first(edge))]
      if let key = runKeys.key(after: keys[Int(candidate)], along: edge, from: frame) {
        let set = sets.set(after: candidates[Int(candidate)].set, over: place.symbol)
        propose(set, at: place.state, key: key, above: candidate, link: edge)
      }
      edge = forward.nextEdge[Int(edge)]
    }
  }

  private mutating func fail(_ failure: Failure) {
    guard !hasFailed[failure.frame] else { return }
    hasFailed[failure.frame] = true
    failures.append(failure)
  }

  private func failure(_ candidate: UInt32) -> Failure {
    var edges: [Int] = []
    var top = candidate
    while candidates[Int(top)].above != PairTable.none {
      edges.append(Int(candidates[Int(top)].link))
      top = candidates[Int(top)].above
    }
    let head = head(of: top)
    return Failure(
      frame: Int(candidates[Int(candidate)].frame), head: head, topFrame: Int(candidates[Int(top)].frame),
      edges: edges.reversed(), causes: causes(candidate, top: head), weight: keys[Int(candidate)])
  }

  /// What a way down began with.
  private func head(of top: UInt32) -> Head {
    let link = candidates[Int(top)].link
    if link & ReturnQuestion.sweptFlag == 0 { return forward.rules.head(Int(link)) }
    // The set has a single control, and after it what the goal has read.
    let controls = sets.members(of: candidates[Int(top)].set)
    let place = link == PairTable.none ? nil : forward.table.places[Int(link ^ ReturnQuestion.sweptFlag)]
    return Head(control: controls.first ?? PairTable.none, symbol: place?.symbol ?? Rule.noSymbol)
  }

  /// The heads that can neither be erased nor reach the goal, nearest to the top of the stack.
  private func causes(_ candidate: UInt32, top: Head) -> [Head] {
    var found = [top]
    var next = candidate
    while candidates[Int(next)].above != PairTable.none {
      let above = candidates[Int(next)].above
      let symbol = forward.edge(Int(candidates[Int(next)].link)).symbol
      let stuck = sets.members(of: candidates[Int(above)].set).filter { $0 & BackwardSaturation.goalFlag == 0 }
        .map { Head(control: $0, symbol: symbol) }.filter(backward.isStuck)
      if !stuck.isEmpty { found = stuck }
      next = above
    }
    return backward.isStuck(top) ? [top] : found
  }
}
