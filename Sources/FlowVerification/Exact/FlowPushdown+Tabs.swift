import FlowModel
import FlowSimulation
import Pushdown

/// Roots with tabs: one tab's stack, the ground, lies beneath that of whichever is selected,
/// the others are in the control.
extension FlowPushdown {
  /// The world of a configuration.
  func world(of configuration: FlowSimulation.Configuration) -> World {
    guard configuration.stacks.count > 1 else { return World(state: configuration.state) }
    let ground = grounds[configuration.root.index]
    guard !isAlone else {
      return World(state: configuration.state, selected: ground, waiting: configuration.stacks.map { _ in [] })
    }
    let waiting = configuration.stacks.enumerated().map { tab, stack in
      tab == ground || tab == configuration.selectedTab ? [] : stack.map(\.normal)
    }
    return World(state: configuration.state, selected: configuration.selectedTab, waiting: waiting)
  }

  mutating func number(of world: World) -> Int32 {
    let count = worlds.things.count
    let number = worlds.number(of: world)
    if worlds.things.count > count {
      waiting.add(world)
      blankOfWorld.append(blank(of: world))
    }
    return Int32(number)
  }

  /// The number of a world without its values.
  mutating func blank(of world: World) -> Int32 {
    // Where no tabs wait, one is like another.
    let isPlain = world.selected == 0 && world.waiting.isEmpty
    if isPlain, let plainBlank { return plainBlank }
    let number = Int32(blanks.number(of: world.blank))
    if isPlain { plainBlank = number }
    return number
  }

  /// The control under which a move sees more.
  mutating func seeing(_ view: PartialView) -> UInt32 {
    let count = views.things.count
    let number = views.number(of: view)
    if views.things.count > count { waiting.add(view) }
    return controls.number(of: .seeing(view: Int32(number)))
  }

  /// Goes on with a move that had to see more, if it is enough now.
  mutating func append(seeing known: PartialView, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    var view = known
    let ground = grounds[self[symbol: symbol].place.root.index]
    view.add(self[symbol: symbol])
    guard view.seen.count <= WaitingStacks.deepest, !waiting.hasTooManyViews else {
      isCut = true
      if !isAlone { waiting.overflow(view.world) }
      return appendWayOut(.beyond, to: &rules)
    }
    guard view.isEnough(ground: ground) else {
      let id = makeMeaning(.otherTab)
      return rules.append(.pop(to: seeing(view), id: id))
    }
    let stretch = goOn(view.with(view.world.blank), ground: ground)
    append(template(stretch), on: symbol, from: number(of: view.world), nil, to: &rules)
  }

  /// Goes on with a move that has seen enough.
  ///
  /// - Parameters:
  ///   - stretch: what the move has done before, where that is part of the same rule.
  ///   - hasEndedRoot: whether a task at a root has ended by then.
  func goOn(_ view: PartialView, after stretch: Stretch? = nil, hasEndedRoot: Bool = false, ground: Int) -> Stretch {
    let (configuration, sight) = configuration(seeing: view, ground: ground)
    let partial = PartialMove(
      view.rest.continuation, in: configuration, seeing: sight, simulator, grounds: grounds, isAlone: isAlone)
    var scribe = view.rest.scribe
    var told = stretch?.told ?? []
    tell(partial, &scribe, to: &told)
    var next = Stretch(
      partial, scribe, telling: told, of: stretch?.move, in: stretch?.source ?? view.world, on: view.lowest,
      part: view.rest.part)
    next.selectsTab = true
    next.hasEndedRoot = hasEndedRoot
    return next
  }

  /// The configuration as far as it is known, on what stands for the rest.
  func configuration(seeing view: PartialView, ground: Int) -> (FlowSimulation.Configuration, PartialMove.View) {
    let isOnGround = view.world.selected == ground || view.seen.count > view.inSight
    var base = view.world
    if isOnGround { base.selected = ground }
    var configuration = representative.configuration(view.lowest, base)
    configuration.renameUnknownFrame(under: base.selected, to: -1 - Int32(view.foundFrames))
    configuration.selectedTab = view.world.selected
    for (index, seen) in view.seen.enumerated().dropLast().reversed() {
      configuration.put(seen, onStackOf: index < view.inSight ? view.world.selected : ground)
    }
    let sight = PartialMove.View(
      known: view.inSight, groundKnown: view.seen.count - view.inSight,
      sight: view.seesAll(ground: ground) ? .all : .stacks, newLayers: view.newLayers)
    return (configuration, sight)
  }
}

extension FlowSimulation.Configuration {
  /// The nearest frame that has not come to light is called by how many have.
  fileprivate mutating func renameUnknownFrame(under tab: Int, to serial: Int32) {
    for index in stacks[tab].indices.dropLast() where stacks[tab][index].frame != nil {
      stacks[tab][index].frame?.serial = serial
    }
  }

  fileprivate mutating func put(_ seen: PartialView.Seen, onStackOf tab: Int) {
    if let shape = seen.shape {
      if seen.isFirst {
        layers.append(
          Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: [seen.instance]))
      } else {
        layers[layers.count - 1].stack.append(seen.instance)
      }
    } else if seen.isFirst {
      stacks[tab] = [seen.instance]
    } else {
      stacks[tab].append(seen.instance)
    }
  }
}

extension Root {
  /// The tab that is selected first; 0 in a root without tabs.
  var startTab: Int { if case .tabs(_, let start) = kind { start } else { 0 } }
}
