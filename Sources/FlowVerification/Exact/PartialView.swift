import FlowModel
import FlowSimulation

/// What has come to light for a move that has to see more than the front: taken off the stack until it is enough.
struct PartialView: Hashable {
  /// An instance that is known.
  struct Seen: Hashable {
    let instance: Instance
    /// The shape of the layer it stands in; nil on a root's stack.
    let shape: Place.Shape?
    /// Whether it is the first of its layer or stack.
    let isFirst: Bool
  }

  /// What is left of the move.
  let rest: RestOfMove
  /// The world in which it goes on.
  private(set) var world: World
  let newLayers: Int
  /// The tab that is to be selected; nil where all has to be seen.
  let tab: Int?
  /// The instances, the front one first.
  private(set) var seen: [Seen]
  /// The last of them, with what it stands on.
  private(set) var lowest: StackSymbol

  /// Begins with what a move knows when it has to see more.
  init?(_ stretch: borrowing Stretch, _ rest: Continuation, to world: World, ground: Int) {
    let partial = stretch.partial
    let configuration = partial.configuration
    self.rest = RestOfMove(continuation: rest, scribe: stretch.scribe, part: stretch.part)
    self.world = world
    tab = partial.tabToSee
    newLayers = configuration.layers.count - partial.keptLayers
    var seen: [Seen] = []
    for position in configuration.positions(fromFront: partial.known) {
      let shape = position.layer > 0 ? Place.Shape(configuration.layers[position.layer - 1]) : nil
      seen.append(Seen(instance: configuration[position], shape: shape, isFirst: position.index == 0))
    }
    let beneath = configuration.stacks[ground]
    for index in (beneath.count - partial.groundKnown..<beneath.count).reversed() {
      seen.append(Seen(instance: beneath[index], shape: nil, isFirst: index == 0))
    }
    guard let last = seen.last else { return nil }
    self.seen = seen
    lowest = StackSymbol(instance: last.instance, place: stretch.symbol.place)
  }

  /// The same in another world.
  func with(_ world: World) -> PartialView {
    var copy = self
    copy.world = world
    return copy
  }

  /// Adds the instance that has come to light next; its frame is called by how many unknown ones came before it.
  mutating func add(_ symbol: StackSymbol) {
    var instance = symbol.instance
    if instance.frame != nil { instance.frame?.serial = -1 - Int32(foundFrames) }
    seen.append(Seen(instance: instance, shape: symbol.place.layer, isFirst: symbol.place.index == 0))
    lowest = StackSymbol(instance: instance, place: symbol.place)
  }

  /// How many frames have come to light since it began.
  var foundFrames: Int { seen.count { $0.instance.frame.map { $0.serial < 0 } ?? false } }

  /// How many of the instances stand in layers or on the selected tab's stack, as far as is known.
  var inSight: Int {
    (seen.firstIndex { $0.shape == nil && $0.isFirst } ?? seen.count - 1) + 1
  }

  /// Whether the instance that stands first on the ground's stack is known, and so everything.
  func seesAll(ground: Int) -> Bool {
    seen.count { $0.shape == nil && $0.isFirst } == (world.selected == ground ? 1 : 2)
  }

  /// Whether the move can go on.
  func isEnough(ground: Int) -> Bool {
    guard let tab else { return seesAll(ground: ground) }
    guard world.selected != ground else { return seen.contains { $0.shape == nil } }
    guard let bottom = seen.firstIndex(where: { $0.shape == nil && $0.isFirst }) else { return false }
    return tab != ground || seen.count > bottom + 1
  }
}

extension Configuration {
  /// The position that has so many above it, or the lowest.
  func position(fromFront count: Int) -> Position {
    var here = front
    for _ in 0..<count {
      guard let next = position(beneath: here) else { return here }
      here = next
    }
    return here
  }

  /// So many positions from the front down.
  func positions(fromFront count: Int) -> [Position] {
    var positions: [Position] = []
    var here: Position? = front
    while positions.count < count, let at = here {
      positions.append(at)
      here = position(beneath: at)
    }
    return positions
  }
}
