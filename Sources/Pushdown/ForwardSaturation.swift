/// `post*` of one configuration: a finite automaton that accepts exactly the configurations reachable from it.
///
/// Saturation after Bouajjani, Esparza and Maler (CONCUR 1997) and Esparza, Hansel, Rossmanith and Schwoon (CAV 2000),
/// in the form of algorithm 2 of Schwoon's thesis (2002): one state per entry, the control and the top symbol that a
/// push leads to, and ε-transitions where a frame was popped. Transitions that differ in their control only share a
/// word of 64 bits; ε-transitions are kept the same way, under no symbol.
///
/// Time O((t · r + s) · w) for t transitions (control, symbol, frame), r rules a head on their average, s pairs of an
/// edge and an ε-transition of its frame, and at most w words a place, ⌈c / 64⌉ for c controls without gaps between
/// their numbers: the words of a place form a ring, which is gone around for each. That is O(c · rules · frames · w) at
/// most: the bound of 2000, times w. Controls that come to a word before it is worked off are swept or go down an edge
/// together, up to 64 in one operation; but each may come alone, so s and what is swept count in full.
///
/// Memory O(places · w + e + rules) for e edges, where places are the pairs (symbol, frame) that occur, and room for
/// each number up to the greatest symbol. Where nothing is swapped and each push leaves its symbol as it was, a frame
/// that a push entered has two places, one of them for ε.
public struct ForwardSaturation: Sendable {
  /// The heads of the reachable configurations, and their rules.
  public internal(set) var rules: RuleTable
  /// The configuration it began with.
  public let start: Configuration
  /// How many frames the start configuration made.
  let startFrames: Int

  var table: PlaceTable
  var sets = ControlSets()
  var frames = FlatArray<Frame>()
  /// Edges by number: the first word of the place they lead to first, so that those of a place are
  /// neighbours; the frame second.
  var edges: PairTable
  /// The next edge of the same frame.
  var nextEdge = FlatArray<UInt32>()
  /// The frame of each entry of the rules that a push has used.
  var frameOfEntry = FlatArray<UInt32>()

  /// Puts the start configuration in, and works nothing off.
  ///
  /// - Parameter heads: about how many heads there will be: room is made for them at once, as what grows is copied again and
  ///   again, into memory that nobody has touched before.
  public init(from start: Configuration, expecting heads: Int = 0) {
    self.start = start
    rules = RuleTable(expecting: heads)
    table = PlaceTable(expecting: heads * 9 / 4)
    sets.words.reserveCapacity(heads * 9 / 4)
    frames.reserveCapacity(heads)
    edges = PairTable(expecting: heads * 3 / 2)
    nextEdge.reserveCapacity(heads * 3 / 2)
    frameOfEntry.reserveCapacity(heads)
    startFrames = max(1, start.stack.count)
    let bottom = makeFrame(Head(control: Rule.noSymbol, symbol: Rule.noSymbol))
    guard let top = start.stack.first else {
      add(start.control, to: frames[Int(bottom)].epsilon)
      return
    }
    var state = bottom
    for symbol in start.stack.dropFirst().reversed() {
      let frame = makeFrame(Head(control: Rule.noSymbol, symbol: Rule.noSymbol))
      link(frame, to: row(symbol, state))
      state = frame
    }
    add(start.control, to: row(top, state, chunk: start.control >> 6))
  }

  /// Puts the start configuration in and works everything off.
  public init(from start: Configuration, rules source: inout some PushdownRules) {
    self.init(from: start)
    _ = saturate(with: &source)
  }

  /// Works words off, at most as many as given, so that a client can look up in between; true when nothing is left.
  public mutating func saturate(with source: inout some PushdownRules, steps: Int = .max) -> Bool {
    makeUnique()
    var left = steps
    while left > 0, let word = sets.worklist.popLast() {
      left -= 1
      let place = table.places[Int(word)]
      let (delta, chunk) = (sets.words[Int(word)].pending, sets.words[Int(word)].chunk)
      sets.words[Int(word)].pending = 0
      if place.symbol == Rule.noSymbol {
        spread(delta, chunk, from: place.state)
      } else {
        workOff(delta, chunk, at: word, with: &source)
      }
    }
    return sets.worklist.isEmpty
  }

  /// Gives heads, by number, more rules: each list has all that its head had among them.
  ///
  /// What follows is worked off the next time that is done. Time O(rules + places · heads).
  public mutating func extend(_ heads: [(head: Int, rules: ContiguousArray<Rule>)]) {
    makeUnique()
    for (head, list) in heads { rules.replaceRules(ofHead: head, by: list) }
    let extended = heads.map { rules.head($0.head) }
    for word in table.places.indices {
      for head in extended where head.symbol == table.places[word].symbol {
        sets.putBack(head.control, inWord: UInt32(word))
      }
    }
  }

  /// Gives a rule, by number, another weight; what is reachable does not turn on it.
  public mutating func reweigh(_ rule: Int, _ weight: UInt64) {
    rules.weights.makeUnique()
    rules.weights[rule] = weight
  }

  private mutating func makeUnique() {
    rules.makeUnique()
    table.makeUnique()
    sets.makeUnique()
    frames.makeUnique()
    edges.makeUnique()
    nextEdge.makeUnique()
    frameOfEntry.makeUnique()
  }

  private mutating func workOff(
    _ delta: UInt64, _ chunk: UInt32, at word: UInt32, with source: inout some PushdownRules
  ) {
    let place = table.places[Int(word)]
    let swept = rules.sweepers.sweeping(delta, chunk, over: place.symbol, from: &source)
    if swept != 0 { add(swept, chunk: chunk, to: frames[Int(place.state)].epsilon) }
    var rest = delta ^ swept
    while rest != 0 {
      let control = chunk << 6 | UInt32(truncatingIfNeeded: rest.trailingZeroBitCount)
      rest &= rest &- 1
      apply(rules.demand(control, place.symbol, from: &source), at: word)
    }
  }

  private mutating func apply(_ head: UInt32, at word: UInt32) {
    let state = table.places[Int(word)].state
    var index = Int(rules.start[Int(head)])
    let end = Int(rules.end[Int(head)])
    while index < end {
      let rule = rules.compiled[index]
      switch rule.kind {
      case .pop: add(rule.first, to: frames[Int(state)].epsilon)
      case .swap: add(rule.first, to: row(rule.second, state, chunk: rule.first >> 6))
      case .push: push(rule, at: word)
      }
      index &+= 1
    }
  }

  /// Takes over what a push target's frame was popped with, once per place.
  @inline(__always)
  private mutating func push(_ rule: CompiledRule, at word: UInt32) {
    if rule.second < 64 {
      let bit: UInt64 = 1 << UInt64(rule.second)
      if table.places[Int(word)].taken & bit != 0 { return }
      take(bit, word)
    }
    let frame = frame(of: rules.entry(of: rule.first))
    let (place, beneath) = (table.places[Int(word)], rules.beneath(rule.first))
    // Nearly always the symbol stays as it was, at the very place at hand.
    let isHere = beneath == place.symbol && sets.words[Int(word)].next == word
    link(frame, to: isHere ? word : row(beneath, place.state))
  }

  private mutating func take(_ bit: UInt64, _ word: UInt32) {
    var index = word
    repeat {
      table.places[Int(index)].taken |= bit
      index = sets.words[Int(index)].next
    } while index != word
  }

  private mutating func link(_ frame: UInt32, to row: UInt32) {
    let edge = edges.intern(row, frame)
    guard Int(edge) == nextEdge.count else { return }
    nextEdge.append(frames[Int(frame)].firstEdge)
    frames[Int(frame)].firstEdge = edge
    let epsilon = frames[Int(frame)].epsilon
    var word = epsilon
    repeat {
      add(sets.words[Int(word)].mask, chunk: sets.words[Int(word)].chunk, to: row)
      word = sets.words[Int(word)].next
    } while word != epsilon
  }

  private mutating func spread(_ delta: UInt64, _ chunk: UInt32, from frame: UInt32) {
    var edge = frames[Int(frame)].firstEdge
    while edge != PairTable.none {
      add(delta, chunk: chunk, to: edges.first(edge))
      edge = nextEdge[Int(edge)]
    }
  }

  @inline(__always)
  private mutating func add(_ control: UInt32, to row: UInt32) {
    add(1 << UInt64(control & 63), chunk: control >> 6, to: row)
  }

  /// Every word has a place, so one that the set had to make gets that of its set.
  @inline(__always)
  private mutating func add(_ mask: UInt64, chunk: UInt32, to row: UInt32) {
    if sets.insert(mask, chunk: chunk, into: row) { table.places.append(table.places[Int(row)]) }
  }

  /// The first word at a place, made for a chunk if need be.
  @inline(__always)
  private mutating func row(_ symbol: UInt32, _ state: UInt32, chunk: UInt32 = 0) -> UInt32 {
    let found = table.find(symbol, state)
    if found != PairTable.none { return found }
    table.insert(symbol, state)
    return sets.makeSet(chunk: chunk)
  }

  @inline(__always)
  private mutating func frame(of entry: UInt32) -> UInt32 {
    if Int(entry) < frameOfEntry.count && frameOfEntry[Int(entry)] != PairTable.none {
      return frameOfEntry[Int(entry)]
    }
    return enter(entry)
  }

  private mutating func enter(_ entry: UInt32) -> UInt32 {
    while frameOfEntry.count <= Int(entry) { frameOfEntry.append(PairTable.none) }
    let head = rules.head(ofEntry: entry)
    let frame = makeFrame(head)
    frameOfEntry[Int(entry)] = frame
    add(head.control, to: row(head.symbol, frame, chunk: head.control >> 6))
    return frame
  }

  private mutating func makeFrame(_ entry: Head) -> UInt32 {
    let frame = UInt32(frames.count)
    let epsilon = sets.makeSet()
    table.places.append(PlaceTable.Place(symbol: Rule.noSymbol, state: frame, taken: 0))
    frames.append(Frame(entry: entry, epsilon: epsilon, firstEdge: PairTable.none))
    return frame
  }
}
