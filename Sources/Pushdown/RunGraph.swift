/// The automaton of a saturation as a graph: which transition or edge each rule makes of each transition.
///
/// The saturation must have been worked off to its end. The graph is made once where runs are looked for time and
/// again, in time O((t · r + s) · w) and memory O(t · r + s), with t, r, s and w as in `ForwardSaturation`.
public struct RunGraph: Sendable {
  /// What the runs are runs of.
  public let saturation: ForwardSaturation
  /// How many transitions there are.
  let count: Int
  /// In `heads`: an ε-transition has none.
  static let epsilon = PairTable.none - 1
  /// For each transition its frame, and the number of its head; `epsilon`, or `PairTable.none` for one that is swept.
  private(set) var frames = FlatArray<UInt32>()
  private(set) var heads = FlatArray<UInt32>()
  /// Where the arcs of a transition begin; those of the next follow.
  private(set) var start = FlatArray<UInt32>()
  /// The transition an arc leads to; with `Origin.edgeFlag`, the edge that a push makes.
  private(set) var targets = FlatArray<UInt32>()
  /// The rule of an arc, or `Origin.swept`; of an ε-transition's, the edge along which it goes down.
  private(set) var links = FlatArray<UInt32>()
  /// For each edge its place among those of its frame, and the frame it leads to.
  private(set) var places = FlatArray<UInt32>()
  private(set) var below = FlatArray<UInt32>()
  /// For each frame the transition it is entered with, and its ε-transitions from where they begin.
  private(set) var entries = FlatArray<UInt32>()
  private(set) var firstEpsilon = FlatArray<UInt32>()
  private(set) var epsilons = FlatArray<UInt32>()
  /// The transition it all begins with.
  let first: UInt32

  /// Draws the graph of what a saturation has found.
  public init(of saturation: ForwardSaturation) {
    self.saturation = saturation
    let index = TransitionIndex(saturation)
    count = index.count
    let top = saturation.start.stack.first
    let frame = saturation.startFrames - 1
    let row = top.map { saturation.table.find($0, UInt32(frame)) } ?? saturation.frames[0].epsilon
    first = index.transition(saturation.start.control, at: row)
    addEdges()
    for word in 0..<saturation.sets.words.count { addTransitions(UInt32(word), index) }
    start.append(UInt32(targets.count))
    addFrames(index)
  }

  private mutating func addEdges() {
    for edge in 0..<saturation.edges.count {
      below.append(saturation.table.places[Int(saturation.edges.first(UInt32(edge)))].state)
    }
    places = FlatArray(repeating: 0, count: saturation.edges.count)
    for frame in 0..<saturation.frames.count {
      var (edge, place) = (saturation.frames[frame].firstEdge, UInt32(0))
      while edge != PairTable.none {
        places[Int(edge)] = place
        edge = saturation.nextEdge[Int(edge)]
        place += 1
      }
    }
  }

  private mutating func addTransitions(_ word: UInt32, _ index: TransitionIndex) {
    let place = saturation.table.places[Int(word)]
    var rest = saturation.sets.words[Int(word)].mask
    while rest != 0 {
      let control = saturation.sets.words[Int(word)].chunk << 6 | UInt32(rest.trailingZeroBitCount)
      rest &= rest &- 1
      start.append(UInt32(targets.count))
      frames.append(place.state)
      if place.symbol == Rule.noSymbol {
        heads.append(Self.epsilon)
        addWaysDown(control, place.state, index)
      } else {
        heads.append(saturation.rules.heads.find(place.symbol, control))
        addRules(control, word, index)
      }
    }
  }

  private mutating func addWaysDown(_ control: UInt32, _ frame: UInt32, _ index: TransitionIndex) {
    var edge = saturation.frames[Int(frame)].firstEdge
    while edge != PairTable.none {
      links.append(edge)
      targets.append(index.transition(control, at: saturation.edges.first(edge)))
      edge = saturation.nextEdge[Int(edge)]
    }
  }

  private mutating func addRules(_ control: UInt32, _ word: UInt32, _ index: TransitionIndex) {
    let frame = saturation.table.places[Int(word)].state
    guard let head = heads.last, head != PairTable.none else {
      links.append(Origin.swept)
      targets.append(index.transition(control, at: saturation.frames[Int(frame)].epsilon))
      return
    }
    for place in saturation.rules.rules(ofHead: Int(head)) {
      let rule = saturation.rules.compiled[place]
      links.append(UInt32(place))
      switch rule.kind {
      case .pop: targets.append(index.transition(rule.first, at: saturation.frames[Int(frame)].epsilon))
      case .swap: targets.append(index.transition(rule.first, at: saturation.table.find(rule.second, frame)))
      case .push: targets.append(saturation.edge(of: rule.first, from: word) | Origin.edgeFlag)
      }
    }
  }

  private mutating func addFrames(_ index: TransitionIndex) {
    for frame in 0..<saturation.frames.count {
      let entry = saturation.frames[frame].entry
      let isEntered = frame >= saturation.startFrames
      entries.append(
        isEntered
          ? index.transition(entry.control, at: saturation.table.find(entry.symbol, UInt32(frame))) : PairTable.none)
      firstEpsilon.append(UInt32(epsilons.count))
      for control in saturation.sets.members(of: saturation.frames[frame].epsilon) {
        epsilons.append(index.transition(control, at: saturation.frames[frame].epsilon))
      }
    }
    firstEpsilon.append(UInt32(epsilons.count))
  }
}

/// The transitions of a saturation, numbered word by word.
private struct TransitionIndex {
  private let saturation: ForwardSaturation
  private var bases = FlatArray<UInt32>()
  private(set) var count = 0

  init(_ saturation: ForwardSaturation) {
    self.saturation = saturation
    for word in saturation.sets.words {
      bases.append(UInt32(count))
      count += word.mask.nonzeroBitCount
    }
  }

  /// The number of a transition that there is.
  func transition(_ control: UInt32, at row: UInt32) -> UInt32 {
    let word = saturation.sets.word(of: row, chunk: control >> 6)
    let lower = saturation.sets.words[Int(word)].mask & ((1 << UInt64(control & 63)) &- 1)
    return bases[Int(word)] &+ UInt32(lower.nonzeroBitCount)
  }
}
