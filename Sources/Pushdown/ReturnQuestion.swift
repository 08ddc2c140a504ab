/// Whether every activation that is reachable can come to its end, back to this very caller.
///
/// An activation is a frame the client names; it ends well if the frame can be popped with a control the client
/// accepts. A question about the front screen alone would be wrong under recursion, where another activation matches;
/// so each transition (p, γ, q) of `post*` begins with what ⟨p, γ⟩ can be erased to, and goes down the edges: the set S
/// becomes the union of `Sum[x, γ′]` over x in S. Of the sets of a frame only the minimal ones matter, an antichain
/// (De Wulf, Doyen, Henzinger and Raskin 2006).
///
/// When the innermost activation has ended, the configuration is mostly another that is looked at, so below it nothing
/// need be asked. It does where an activation goes only as another comes in its place: the outer ones are never the
/// innermost again. So they are asked about in their turn, where the client says that there are any; of those that
/// cannot end, the innermost is told.
///
/// With a goal the same is asked of the bottom of the stack: has the goal been reached when it has been.
///
/// Where configurations are of several kinds, each kind has an antichain of its own in a frame: a smaller set of another
/// kind says nothing of this one. With κ kinds, a and b below are κ times as large at most.
///
/// Time O(places · w + (t + b · e) · a · n + k · log k) for t transitions and e edges as in `ForwardSaturation`, n
/// results as in `BackwardSaturation`, antichains of at most a sets, b sets at most that were in the antichain of the
/// same frame at some time, and k different keys; what comes of a set and a symbol is worked out once besides
/// (`ResultSets`), and telling a failure takes O(n · (n · log n + δ)) for each edge of its way. Memory O(t + b · e),
/// and that of the sets. Both a and b may be exponential in n.
public struct ReturnQuestion {
  /// What a stretch of stack above a frame can be erased to.
  struct Candidate: BitwiseCopyable {
    var frame: UInt32
    /// The antichain that it belongs to: that of its frame, for the kind of configuration it began with.
    var chain: UInt32
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
  static let sweptFlag: UInt32 = 1 << 31

  /// So many candidates are settled between two looks at whether to go on: some milliseconds'
  /// work where antichains are small.
  private static let slice = 16_384

  let forward: ForwardSaturation
  let backward: BackwardSaturation
  let scope: Scope
  private let asksBottom: Bool
  private let runKeys: RunKeys
  var sets: ResultSets
  var candidates: ContiguousArray<Candidate> = []
  /// Pairs of a frame and a kind, which number the antichains; unused where all configurations are alike.
  private var chains = PairTable()
  /// Pairs of an antichain and a set that were proposed, and the least key of each.
  private var proposals = PairTable()
  private var leastKeys = FlatArray<UInt64>()
  private var firstSet: ContiguousArray<UInt32>
  private var hasFailed: ContiguousArray<Bool>
  /// By frame, whether it is asked about or stands above one that is, however far.
  private var isAbove: ContiguousArray<Bool> = []
  private var queue = BucketQueue()
  var keys: ContiguousArray<UInt64> = []
  private var failures: [Failure] = []

  /// Asks whether each activation can always end.
  ///
  /// `backward` must be of the rules of `forward`, with what may be used to end an activation. With `runs`, each
  /// failure is the lightest of its frame, and the failures come in the order of their weights. A stack whose weight outgrows a
  /// field is passed over.
  public init(
    _ forward: ForwardSaturation, _ backward: BackwardSaturation, runs: ShortestRuns? = nil, about scope: Scope
  ) {
    self.init(forward, backward, runs, scope, asksBottom: false)
  }

  /// Asks whether the goal of `backward` can be reached from every reachable configuration that is asked about.
  ///
  /// The way down goes past an activation only where that can end, or the goal can be reached from within, and where
  /// something is asked about beneath it.
  public init(
    goalOf backward: BackwardSaturation, _ forward: ForwardSaturation, runs: ShortestRuns? = nil,
    about scope: Scope = Scope()
  ) {
    self.init(forward, backward, runs, scope, asksBottom: true)
  }

  private init(
    _ forward: ForwardSaturation, _ backward: BackwardSaturation, _ runs: ShortestRuns?, _ scope: Scope,
    asksBottom: Bool
  ) {
    self.scope = scope
    self.forward = forward
    self.backward = backward
    runKeys = RunKeys(runs)
    self.asksBottom = asksBottom
    sets = ResultSets(of: backward)
    firstSet = ContiguousArray(repeating: PairTable.none, count: scope.kind == nil ? forward.frameCount : 0)
    hasFailed = ContiguousArray(repeating: false, count: firstSet.count)
  }

  /// The failures, one per frame and kind at most; none if the answer is yes.
  ///
  /// To be asked for once: what has been told is not told again.
  public mutating func answer() -> [Failure] { answer { _ in true } ?? [] }

  /// The same, as long as it is to go on with; nil where it was not.
  public mutating func answer(while goesOn: (Double) -> Bool) -> [Failure]? {
    failures = []
    queue.makeUnique()
    sets.makeUnique()
    chains.makeUnique()
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
    var open = (0..<forward.frameCount).filter { (scope.frames?.contains($0) ?? true) && scope.isActivation($0) }
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
      let head = Head(control: control, symbol: place.symbol)
      guard scope.isAsked(head) else { continue }
      guard let key = runKeys.key(ofControl: control, in: UInt32(word)) else { continue }
      let set = isEmptyStack ? sets.set(of: control) : sets.set(ofHead: place.symbol, control)
      propose(
        set, at: place.state, chain(place.state, scope.kind.map { name($0(head), place) }), key: key,
        above: PairTable.none, link: link(control, UInt32(word)))
    }
  }

  @inline(__always)
  private func link(_ control: UInt32, _ word: UInt32) -> UInt32 {
    let symbol = forward.table.places[Int(word)].symbol
    if symbol == Rule.noSymbol { return PairTable.none }
    let head = forward.rules.heads.find(symbol, control)
    return head == PairTable.none ? word | ReturnQuestion.sweptFlag : head
  }

  /// The antichain of a frame for a kind of configuration, which is nil where all are alike.
  @inline(__always)
  private mutating func chain(_ frame: UInt32, _ kind: UInt32?) -> UInt32 {
    guard let kind else { return frame }
    let chain = chains.intern(frame, kind)
    if Int(chain) == firstSet.count {
      firstSet.append(PairTable.none)
      hasFailed.append(false)
    }
    return chain
  }

  /// The kind of a configuration to the activation that a symbol is at the bottom of, if it is at one's.
  @inline(__always)
  private func name(_ kind: UInt32, _ place: PlaceTable.Place) -> UInt32 {
    guard let named = scope.named, scope.isActivation(Int(place.state)) else { return kind }
    return named(place.symbol, kind)
  }

  /// Queues a set, unless it has been queued at no higher cost, or one as small is known.
  private mutating func propose(
    _ set: UInt32, at frame: UInt32, _ chain: UInt32, key: UInt64, above: UInt32, link: UInt32
  ) {
    let proposal = Int(proposals.intern(chain, set))
    if proposal == leastKeys.count {
      leastKeys.append(key)
    } else {
      guard key < leastKeys[proposal] else { return }
      leastKeys[proposal] = key
    }
    guard !isCovered(set, chain) else { return }
    let candidate = UInt32(candidates.count)
    candidates.append(Candidate(frame: frame, chain: chain, set: set, above: above, link: link))
    keys.append(key)
    queue.push(UInt64(candidate), key: key)
  }

  /// Whether an antichain has a subset of a set.
  @inline(__always)
  private func isCovered(_ set: UInt32, _ chain: UInt32) -> Bool {
    var other = firstSet[Int(chain)]
    while other != PairTable.none {
      if sets.isSubset(candidates[Int(other)].set, of: set) { return true }
      other = candidates[Int(other)].next
    }
    return false
  }

  private mutating func settle(_ candidate: UInt32) {
    let (frame, set) = (candidates[Int(candidate)].frame, candidates[Int(candidate)].set)
    guard !isCovered(set, candidates[Int(candidate)].chain) else { return }
    admit(candidate)
    if frame == UInt32(ForwardSaturation.bottom) {
      if asksBottom && !sets.hasMember(set, where: isReached) { fail(candidate) }
    } else if !scope.isActivation(Int(frame)) {
      descend(from: candidate, frame) { _, kind in kind }
    } else {
      let canEnd = sets.hasMember(set, where: { isReached($0) || scope.ends(Int(frame), $0) })
      if !canEnd && !asksBottom { fail(candidate) }
      if let beneath = scope.beneath, canEnd || scope.goesOn { descend(from: candidate, frame, beneath) }
    }
  }

  /// Whether a result is that the goal has been reached, where there is one.
  private func isReached(_ result: UInt32) -> Bool { asksBottom && backward.isAccepted(result) }

  /// Puts a set into its antichain, in the place of those it is a subset of.
  private mutating func admit(_ candidate: UInt32) {
    let chain = Int(candidates[Int(candidate)].chain)
    var kept = candidate
    var other = firstSet[chain]
    while other != PairTable.none {
      let next = candidates[Int(other)].next
      if !sets.isSubset(candidates[Int(candidate)].set, of: candidates[Int(other)].set) {
        candidates[Int(kept)].next = other
        kept = other
      }
      other = next
    }
    candidates[Int(kept)].next = PairTable.none
    firstSet[chain] = candidate
  }

  @inline(__always)
  private mutating func descend(from candidate: UInt32, _ frame: UInt32, _ beneath: Scope.Beneath) {
    let here = scope.kind == nil ? 0 : chains.second(candidates[Int(candidate)].chain)
    var edge = forward.frames[Int(frame)].firstEdge
    while edge != PairTable.none {
      let place = forward.table.places[Int(forward.edges.first(edge))]
      if let there = beneath(place.symbol, here),
        let key = runKeys.key(after: keys[Int(candidate)], along: edge, from: frame)
      {
        let set = sets.set(after: candidates[Int(candidate)].set, over: place.symbol)
        let chain = chain(place.state, scope.kind == nil ? nil : name(there, place))
        propose(set, at: place.state, chain, key: key, above: candidate, link: edge)
      }
      edge = forward.nextEdge[Int(edge)]
    }
  }

  private mutating func fail(_ candidate: UInt32) {
    let chain = Int(candidates[Int(candidate)].chain)
    guard !hasFailed[chain] else { return }
    hasFailed[chain] = true
    failures.append(failure(candidate))
  }
}
