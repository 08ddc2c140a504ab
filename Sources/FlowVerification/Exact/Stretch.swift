import FlowSimulation

/// A move, or a part of one, as far as it has been worked off: what a template is made of.
struct Stretch {
  let partial: PartialMove
  var scribe: FactScribe
  /// What has been told so far.
  let told: [Fact]
  /// The move that begins with it; nil where one goes on.
  let move: Move?
  /// The world in which it begins.
  let source: World
  /// The symbol on which it begins, or the lowest of those that it has had to see.
  let symbol: StackSymbol
  /// The number of that on which it begins; nil where it has had to see more.
  let number: UInt32?
  let part: RestOfMove.Part
  /// Whether another tab has been selected before.
  var selectsTab = false
  /// Whether a task at a root has ended before.
  var hasEndedRoot = false

  init(
    _ partial: PartialMove, _ scribe: FactScribe, telling told: [Fact], of move: Move? = nil, in source: World,
    on symbol: StackSymbol, numbered number: UInt32? = nil, part: RestOfMove.Part = .own
  ) {
    self.partial = partial
    self.scribe = scribe
    self.told = told
    self.move = move
    self.source = source
    self.symbol = symbol
    self.number = number
    self.part = part
  }
}
