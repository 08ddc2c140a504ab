/// `pre*`: for every head what it can be erased to, and from where a goal can be reached.
///
/// The saturation of Bouajjani, Esparza and Maler (1997) in the form of algorithm 1 of Schwoon's thesis (2002), over
/// the heads a forward saturation found: `Sum[p, γ]` is the set of controls p′ with ⟨p, γ⟩ ⇒* ⟨p′, ε⟩ and, where there
/// is a goal, of its states s with ⟨p, γ⟩ ⇒* ⟨p″, w⟩ such that reading p″ and w leads to s. Heads that share a push
/// target share the set of what happens after it, so it is computed once.
///
/// What is swept has no set of its own: `Sum[c, γ]` is {c}, and what the goal reads c and γ to.
///
/// Time O((heads + rules + targets · c) · (n + δ) · u) for c controls, n results (controls and states of the goal), at
/// most δ transitions of the goal that read the same symbol, and at most u words a set: the bound of the thesis,
/// O(n² · rules), and what the goal adds, times u, as the words of a set form a ring. Rules that share a push target
/// count once. Results that come to a set before it is worked off go on together, up to 64 in one operation; but each
/// may come alone. Memory O(rules + heads · u + targets · n). What `HeadIndex` takes comes on top.
public struct BackwardSaturation: Sendable {
  /// What tells a state of the goal from a control in a set.
  static let goalFlag: UInt32 = 1 << 31

  /// A set that waits for another, and the next one in its list.
  private struct Waiting: BitwiseCopyable, Sendable {
    var node: UInt32
    var next: UInt32
  }

  /// The heads it is about.
  public let rules: RuleTable
  /// The configurations that are to be reached, if any.
  public let goal: StackAutomaton

  /// The heads in the order of their sets.
  let heads: HeadIndex
  /// One set per head, then one per push target.
  var sets: ControlSets
  /// The head or push target whose set a word belongs to, for words beyond the first ones of all sets.
  private var owners = FlatArray<UInt32>()
  private let nodes: Int
  /// Heads by the head or push target whose set they take over.
  private let dependents: Adjacency
  /// Push targets by the head they enter.
  private let callers: Adjacency
  /// Push targets by the head that may come after the frame; lists that grow.
  private var firstWaiting: FlatArray<UInt32>
  private var waiting = FlatArray<Waiting>()
  private var buffer: ContiguousArray<UInt32> = []

  /// Puts in what is known at once; `allowing` is asked once per rule, and without it all rules may be used.
  public init(
    of rules: RuleTable, to goal: StackAutomaton = StackAutomaton(), allowing: ((Rule) -> Bool)? = nil
  ) {
    self.rules = rules
    self.goal = goal
    heads = HeadIndex(of: rules)
    nodes = rules.headCount + rules.targets.count
    let links = RuleLinks(of: rules, heads, allowing: allowing)
    dependents = Adjacency(nodes: nodes, from: links.taken, to: links.takers)
    callers = Adjacency(nodes: rules.headCount, from: links.entered, to: links.callers)
    firstWaiting = FlatArray(repeating: PairTable.none, count: rules.headCount)
    sets = ControlSets(count: nodes)
    for pop in links.pops { insert(pop.control, into: pop.head) }
    for sweep in links.sweeps {
      let control = sweep.swept.control
      insert(swept: 1 << UInt64(control & 63), control >> 6, over: sweep.swept.symbol, into: sweep.head)
    }
    for entry in links.sweptEntries { goOn(entry.target, afterSwept: entry.swept) }
    seedGoal()
  }

  /// Puts in what is known at once and works everything off.
  public static func complete(
    of rules: RuleTable, to goal: StackAutomaton = StackAutomaton(), allowing: ((Rule) -> Bool)? = nil
  ) -> BackwardSaturation {
    var saturation = BackwardSaturation(of: rules, to: goal, allowing: allowing)
    _ = saturation.saturate()
    return saturation
  }

  /// The same, as long as it is to go on with, which is asked with the share done; nil where it was not.
  public static func complete(
    of rules: RuleTable, to goal: StackAutomaton = StackAutomaton(), allowing: ((Rule) -> Bool)? = nil,
    while goesOn: (Double) -> Bool
  ) -> BackwardSaturation? {
    var saturation = BackwardSaturation(of: rules, to: goal, allowing: allowing)
    while !saturation.saturate(steps: slice) { guard goesOn(saturation.share) else { return nil } }
    return saturation
  }

  /// How much of what has been found so far is worked off, from 0 to 1.
  public var share: Double {
    sets.words.isEmpty ? 1 : 1 - Double(sets.worklist.count) / Double(sets.words.count)
  }

  /// So many words are worked off between two looks at whether to go on: some milliseconds' work.
  private static let slice = 16_384

  /// Works words off, at most as many as given; true when nothing is left.
  public mutating func saturate(steps: Int = .max) -> Bool {
    sets.makeUnique()
    owners.makeUnique()
    firstWaiting.makeUnique()
    waiting.makeUnique()
    var left = steps
    while left > 0, let word = sets.worklist.popLast() {
      left -= 1
      workOff(word)
    }
    return sets.worklist.isEmpty
  }

  private mutating func seedGoal() {
    guard goal.stateCount > 0 else { return }
    var states: ContiguousArray<UInt32> = []
    for node in 0..<UInt32(rules.headCount) {
      let head = rules.head(Int(heads.heads[Int(node)]))
      states.removeAll(keepingCapacity: true)
      goal.appendStarts(head.control, to: &states)
      for state in states { insertSuccessors(of: state, over: head.symbol, into: node) }
    }
  }

  private mutating func workOff(_ word: UInt32) {
    let (delta, chunk) = (sets.words[Int(word)].pending, sets.words[Int(word)].chunk)
    sets.words[Int(word)].pending = 0
    let owner = Int(word) < nodes ? Int(word) : Int(owners[Int(word) - nodes])
    for arc in dependents.arcs(of: owner) { insert(delta, chunk: chunk, into: dependents.target(arc)) }
    guard owner < rules.headCount else { return }
    var link = firstWaiting[owner]
    while link != PairTable.none {
      insert(delta, chunk: chunk, into: waiting[Int(link)].node)
      link = waiting[Int(link)].next
    }
    for arc in callers.arcs(of: owner) { goOn(callers.target(arc), after: delta, chunk) }
  }

  /// The frame of a push target can be popped with some controls, or the goal automaton read it to some states: on with
  /// the symbol beneath.
  private mutating func goOn(_ target: UInt32, after delta: UInt64, _ chunk: UInt32) {
    let symbol = rules.beneath(target)
    let node = UInt32(rules.headCount) + target
    let swept = rules.sweepers.sweeping(delta, chunk, over: symbol)
    if swept != 0 { insert(swept: swept, chunk, over: symbol, into: node) }
    var rest = delta ^ swept
    while rest != 0 {
      let result = chunk << 6 | UInt32(truncatingIfNeeded: rest.trailingZeroBitCount)
      rest &= rest &- 1
      goOn(with: symbol, after: result, into: node)
    }
  }

  /// The frame of a push target is popped at once, as what it begins with is swept, or the goal reads that.
  private mutating func goOn(_ target: UInt32, afterSwept swept: Head) {
    goOn(target, after: 1 << UInt64(swept.control & 63), swept.control >> 6)
    // Without a goal nothing else can come of it, and no list is made of that.
    guard goal.stateCount > 0 else { return }
    for result in read(swept.symbol, after: swept.control).dropFirst() {
      goOn(target, after: 1 << UInt64(result & 63), result >> 6)
    }
  }

  @inline(__always)
  private mutating func goOn(with symbol: UInt32, after result: UInt32, into node: UInt32) {
    guard result & BackwardSaturation.goalFlag == 0 else {
      insertSuccessors(of: result ^ BackwardSaturation.goalFlag, over: symbol, into: node)
      return
    }
    let head = heads.find(symbol, result)
    guard head != PairTable.none else { return }
    let link = UInt32(truncatingIfNeeded: waiting.count)
    waiting.append(Waiting(node: node, next: firstWaiting[Int(head)]))
    firstWaiting[Int(head)] = link
    var word = head
    repeat {
      insert(sets.words[Int(word)].mask, chunk: sets.words[Int(word)].chunk, into: node)
      word = sets.words[Int(word)].next
    } while word != head
  }

  /// What is swept is erased to its control, or the goal reads it to its states.
  private mutating func insert(swept: UInt64, _ chunk: UInt32, over symbol: UInt32, into node: UInt32) {
    insert(swept, chunk: chunk, into: node)
    guard goal.stateCount > 0 else { return }
    var rest = swept
    while rest != 0 {
      insert(read(symbol, after: chunk << 6 | UInt32(rest.trailingZeroBitCount)), into: node)
      rest &= rest &- 1
    }
  }

  private mutating func insert(_ results: [UInt32], into node: UInt32) {
    for result in results { insert(result, into: node) }
  }

  private mutating func insertSuccessors(of state: UInt32, over symbol: UInt32, into node: UInt32) {
    buffer.removeAll(keepingCapacity: true)
    goal.appendSuccessors(of: state, over: symbol, to: &buffer)
    for index in 0..<buffer.count { insert(buffer[index] | BackwardSaturation.goalFlag, into: node) }
  }

  private mutating func insert(_ result: UInt32, into node: UInt32) {
    insert(1 << UInt64(result & 63), chunk: result >> 6, into: node)
  }

  /// Every word has an owner, so one that the set had to make gets that of its set.
  @inline(__always)
  private mutating func insert(_ mask: UInt64, chunk: UInt32, into node: UInt32) {
    if sets.insert(mask, chunk: chunk, into: node) { owners.append(node) }
  }
}
