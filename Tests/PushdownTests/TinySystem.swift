import Pushdown

/// A random pushdown system so small that everything about it can be computed naively.
///
/// In every third system some controls sweep some symbols. `rules` has a rule for these heads too, for the naive way; who
/// asks for rules does not get it.
struct TinySystem: PushdownRules {
  /// The name of the rules of heads that are swept.
  static let sweep: UInt32 = 7_777

  var rules: [(head: Head, rule: Rule)] = []
  var start = Configuration(control: 0, stack: [])
  var controls: [UInt32] = []
  var symbols: [UInt32] = []
  private var sweepers: Set<UInt32> = []
  private var sweepable: Set<UInt32> = []

  /// Costs of two kinds, as taps and entries are.
  static let layout = WeightLayout(bits: [20, 20])

  init(rules: [(head: Head, rule: Rule)], start: Configuration) {
    self.rules = rules
    self.start = start
    controls = Set(rules.flatMap { [$0.head.control, $0.rule.control] } + [start.control]).sorted()
    symbols = Set(rules.map(\.head.symbol) + start.stack).sorted()
  }

  init(seed: Int) {
    self.init(plain: seed)
    if seed % 3 == 1 { sweep(seed) }
  }

  private init(plain seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    // Every other system has controls in several words of the masks.
    let stride: UInt32 = seed.isMultiple(of: 2) ? 1 : 45
    controls = (0..<UInt32(2 + random.below(3))).map { $0 * stride + 1 }
    symbols = (0..<UInt32(2 + random.below(2))).map { $0 * 3 + 2 }
    let count = 4 + random.below(9)
    let pushes = 1 + random.below(3)
    for id in 0..<count {
      let head = Head(control: pick(controls, &random), symbol: pick(symbols, &random))
      rules.append((head, rule(UInt32(id), push: id < pushes, &random)))
    }
    start = Configuration(
      control: pick(controls, &random), stack: (0..<(1 + random.below(3))).map { _ in pick(symbols, &random) })
  }

  /// Has some controls sweep some symbols, instead of whatever rules they had.
  private mutating func sweep(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 2_000_000)
    sweepers = Set(controls.filter { _ in random.below(2) == 0 })
    sweepable = Set(symbols.filter { _ in random.below(3) > 0 })
    rules = rules.filter { !isSwept($0.head) }
    for control in controls where sweepers.contains(control) {
      for symbol in symbols where sweepable.contains(symbol) {
        rules.append((Head(control: control, symbol: symbol), .pop(to: control, id: TinySystem.sweep)))
      }
    }
  }

  /// The same system, all of whose rules are asked for.
  var spelledOut: TinySystem {
    var other = self
    (other.sweepers, other.sweepable) = ([], [])
    return other
  }

  func isSweeping(control: UInt32) -> Bool { sweepers.contains(control) }

  func isSweepable(symbol: UInt32) -> Bool { sweepable.contains(symbol) }

  func isSwept(_ head: Head) -> Bool { isSweeping(control: head.control) && isSweepable(symbol: head.symbol) }

  /// All pairs of a control and a symbol.
  var heads: [Head] { controls.flatMap { control in symbols.map { Head(control: control, symbol: $0) } } }

  mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    if isSwept(Head(control: control, symbol: symbol)) { return }
    for (head, rule) in rules where head.control == control && head.symbol == symbol { list.append(rule) }
  }

  /// Applies rules one after the other to a real stack, and sweeps before each, and after the last until it is there; nothing
  /// where one does not apply.
  func replay(
    _ ids: [UInt32], from start: Configuration, until isThere: (Configuration) -> Bool = { _ in true }
  ) -> (end: Configuration, weight: UInt64)? {
    var (configuration, weight) = (start, UInt64(0))
    for id in ids {
      while configuration.head.map(isSwept) == true { configuration.stack.removeFirst() }
      guard let (head, rule) = rules.first(where: { $0.rule.id == id }), configuration.head == head,
        let next = configuration.applying(rule)
      else { return nil }
      configuration = next
      weight += rule.weight
    }
    while configuration.head.map(isSwept) == true, !isThere(configuration) { configuration.stack.removeFirst() }
    return (configuration, weight)
  }

  /// A rule by chance.
  private func rule(_ id: UInt32, push: Bool, _ random: inout SplitMix) -> Rule {
    let control = pick(controls, &random)
    let weight = TinySystem.layout.packed([UInt64(random.below(3)), UInt64(random.below(2))]) ?? 0
    if push {
      let (top, beneath) = (pick(symbols, &random), pick(symbols, &random))
      return .push(to: control, top, over: beneath, weight: weight, id: id)
    }
    return random.below(5) < 3
      ? .pop(to: control, weight: weight, id: id) : .swap(to: control, pick(symbols, &random), weight: weight, id: id)
  }

  private func pick(_ list: [UInt32], _ random: inout SplitMix) -> UInt32 { list[random.below(list.count)] }
}
