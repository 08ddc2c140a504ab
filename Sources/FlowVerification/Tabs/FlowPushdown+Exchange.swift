import FlowModel
import FlowSimulation
import Pushdown

/// One tab's stack by itself: what happens while another tab is selected is any of what the
/// systems of the other tabs let out.
///
/// While the tab is out of sight, its stack stays where it is, under `nothing`.
extension FlowPushdown {
  /// Whether the stacks of the other tabs are left to systems of their own.
  var isAlone: Bool { exchange != nil }

  /// The control while another tab is selected.
  mutating func away(_ world: Int32, _ leave: TabLeave, sinceLaunch: Bool = false) -> UInt32 {
    let (departure, root) = (leave.departure, leave.departure.root)
    let tab = SelectedTab(
      root: root, tab: departure.tab ?? simulator.flow[root].startTab,
      isAll: departure.tab != nil && departure.isDone && leave.scribe.origin.trigger != .entry,
      hasMore: departure.tab != nil && !departure.isDone)
    return controls.number(of: .away(world: world, selecting: tab, sinceLaunch: sinceLaunch))
  }

  /// What a launch puts on, or keeps waiting where the tab is not the first that is selected.
  mutating func word(launching launch: PartialMove, _ symbols: [UInt32]) -> GrowingWord {
    let world = world(of: launch.configuration)
    guard let departure = launch.departure else { return GrowingWord(control: ready(world), symbols: symbols) }
    let leave = TabLeave(departure: departure, scribe: RestOfMove.nothing.scribe, part: .own)
    let control = away(number(of: world), leave, sinceLaunch: true)
    return GrowingWord(control: control, symbols: symbols + [Self.nothing])
  }

  // MARK: Out

  /// Notes what a move that can happen hands over to the other tabs; the number of what goes
  /// out to the one that it selects.
  mutating func noted(_ template: UInt32, from world: Int32) -> Int32? {
    guard templates[Int(template)].handsOver else { return nil }
    // Many screens leave in the same way.
    let key = TabExchange.NoteKey(template: template, world: world)
    if let noted = exchange?.noted[key] { return noted }
    let leaves = note(templates[Int(template)], from: worlds[UInt32(world)])
    exchange?.noted.keep(leaves, for: key)
    return leaves
  }

  private mutating func note(_ template: MoveTemplate, from source: World) -> Int32? {
    let changes = template.assigned.filter { kept.contains($0.variable) }
    // Whose root it takes away has counted it already, and so has whoever is where there are no tabs.
    let isCounted = template.swapsRoot
    // What goes on may leave the tab in another part of the same move, which is counted there.
    let isFree = isCounted || !template.target.putsSymbols
    let weight = isFree ? 0 : weight(of: template.trigger)
    let after = source.setting(changes).state
    for before in source.states(midway: isCounted ? changes : [], simulator.flow) {
      exchange?.sets.add(from: before, to: after, weight)
    }
    if let loss = template.rootLoss { _ = note(loss, from: source, isCounted: false) }
    guard let leave = template.leave, leave.departure.tab != nil else { return nil }
    return note(leave, from: source, isCounted: isCounted)
  }

  /// - Parameter isCounted: whether the tab that it comes into has counted the move before.
  private mutating func note(_ leave: TabLeave, from source: World, isCounted: Bool) -> Int32? {
    let (departure, origin) = (leave.departure, leave.scribe.origin)
    let changes = departure.state.enumerated().compactMap { index, value in
      value == .unknown || !kept.contains(VariableID(index))
        ? nil : MoveTemplate.Change(variable: VariableID(index), value: value)
    }
    let weight = leave.part == .own && !isCounted ? weight(of: origin.trigger) : 0
    // What an entry lands on is told where it lands.
    let isDone = departure.tab != nil && departure.isDone && origin.trigger != .entry
    let part = departure.tab == nil ? RestOfMove.Part.losesRoot : .entered
    let entry = TabEntry(
      root: departure.root, tab: departure.tab, state: source.setting(changes).state,
      rest: isDone ? .nothing : RestOfMove(continuation: departure.rest, scribe: leave.scribe, part: part),
      layers: departure.layers, newLayers: departure.newLayers)
    let before = source.states(midway: isCounted ? changes : [], simulator.flow)
    let number = exchange?.add(entry, from: before, weight, isOnes: origin.trigger != .entry)
    if origin.trigger == .arrival, let action = origin.action { exchange?.leavesOnArrival.insert(action) }
    return number
  }

  // MARK: In

  /// The rules by which the tab comes back into sight, or goes with its root.
  ///
  /// - Parameter selected: the tab for which it was left.
  mutating func appendArrivals(_ world: World, _ selected: SelectedTab, to rules: inout ContiguousArray<Rule>) {
    guard let exchange else { return }
    let settings = exchange.othersSet.reach(from: world.state)
    for (number, arrival) in exchange.arrivals.enumerated() {
      let entry = arrival.entry
      guard entry.root == selected.root, let weight = arrival.weight(after: settings) else { continue }
      var next = world
      next.state = entry.state
      let control: UInt32
      if entry.isBare, !simulator.hasArrivals {
        // Whatever is in front, it is as it was left, and nothing happens by itself: one rule less for each symbol.
        control = ready(next)
      } else if entry.layers.isEmpty {
        let rest = Int32(rests.number(of: entry.rest))
        control = controls.number(of: .moving(world: self.number(of: next), rest: rest))
      } else {
        control = controls.number(of: .entering(arrival: Int32(number)))
      }
      let id = makeMeaning(arrival.isOnes ? .otherTab : .entryFromOtherTab, arrival: Int32(number))
      let guess: UInt64 = entry.isBare && entry.state == world.state ? 0 : 1
      // Who has still something to do there as the tab is left is less likely to come back as if there was nothing.
      let another: UInt64 = entry.isBare && selected.hasMore ? 1 : 0
      rules.append(.pop(to: control, weight: weight + guess + another, id: id))
    }
  }

  /// Lets in what has come to be let out by other tabs since the rules were made.
  mutating func admitArrivals(to forward: inout ForwardSaturation) {
    var extended: [(head: Int, rules: ContiguousArray<Rule>)] = []
    for control in controls.things.indices {
      let head = Head(control: UInt32(control), symbol: Self.nothing)
      guard case .away(let world, let tab, _) = controls.things[control], let number = forward.rules.index(of: head)
      else { continue }
      var rules: ContiguousArray<Rule> = []
      appendArrivals(worlds[UInt32(world)], tab, to: &rules)
      extended.append((number, rules))
    }
    forward.extend(extended)
  }

  /// What most likely comes in first: the tab is selected, and all is as it was at the launch; nothing where it is the first that
  /// is selected.
  var likelyArrivals: [TabArrival] {
    guard let root = simulator.flow.start, simulator.flow[root].hasTabs,
      grounds[root.index] != simulator.flow[root].startTab
    else { return [] }
    return launchStates.map { state in
      let entry = TabEntry(
        root: root, tab: grounds[root.index], state: state, rest: .nothing, layers: [], newLayers: 0)
      return TabArrival(entry: entry, sources: [state: weight(of: .user)], isOnes: true)
    }
  }

  /// The rule by which a move comes in with modal layers.
  mutating func append(entering number: Int32, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    guard let entry = exchange?.arrivals[Int(number)].entry else { return }
    let top = self[symbol: symbol]
    let tabs = simulator.flow[entry.root].tabs.count
    let world = World(
      state: entry.state, selected: grounds[entry.root.index], waiting: Array(repeating: [], count: tabs))
    var configuration = representative.configuration(top, world.blank)
    configuration.layers = entry.layers
    let known = 1 + entry.layers.reduce(0) { $0 + $1.stack.count }
    let view = PartialMove.View(known: known, groundKnown: 0, sight: .stacks, newLayers: entry.newLayers)
    let partial = PartialMove(
      entry.rest.continuation, in: configuration, seeing: view, simulator, grounds: grounds, isAlone: true)
    var scribe = entry.rest.scribe
    var told: [Fact] = []
    tell(partial, &scribe, to: &told)
    var stretch = Stretch(
      partial, scribe, telling: told, in: world.blank, on: top, numbered: symbol, part: entry.rest.part)
    stretch.selectsTab = true
    append(template(stretch), on: symbol, from: self.number(of: world), nil, to: &rules)
  }
}
