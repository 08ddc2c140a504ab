import FlowModel
import FlowSimulation
import Pushdown

/// How rules are made of moves: each is worked off once in the simulator, whatever the values of the
/// variables, and kept as a template.
extension FlowPushdown {
  // MARK: Templates

  /// What may happen with a symbol in front.
  mutating func offered(_ symbol: UInt32, _ world: Int32) -> OfferedMoves {
    let number = blankOfWorld[Int(world)]
    if let known = offers[symbol, number] { return known }
    let blank = blanks[UInt32(number)]
    let front = self[symbol: symbol]
    let configuration = representative.configuration(front, blank)
    let knowsBeneath = front.place.beneath != nil
    let mayShare = isSweepable(symbol: symbol)
    let all = simulator.offers(in: configuration, without: everyVariable)
    var templates: [UInt32] = []
    templates.reserveCapacity(all.count)
    for offer in all {
      let common = mayShare ? commonMove(offer.move, front, blank: number) : nil
      if let known = common.flatMap({ origins.commonTemplates[$0] }) {
        templates.append(known)
        continue
      }
      let partial = PartialMove(
        offer.move, in: configuration, knowsBeneath: knowsBeneath, simulator, grounds: grounds, isAlone: isAlone)
      var scribe = FactScribe(reader.origin(of: offer.move, in: configuration))
      var told = reader.facts(of: offer.move)
      let own = told.count
      tell(partial, &scribe, to: &told)
      let made = template(
        Stretch(partial, scribe, telling: told, of: offer.move, in: blank, on: front, numbered: symbol))
      if let common, isCommon(made, telling: own) { origins.commonTemplates.keep(made, for: common) }
      templates.append(made)
    }
    let seen = reader.facts(of: configuration) + reader.modalsThatAreUp(front.modals, upper: front.upper)
    let made = OfferedMoves(
      offers: all, templates: templates, shows: seen.map { facts.number(of: $0) },
      nothing: facts.number(of: reader.offersNothing(configuration)))
    offers.keep(made, of: symbol, in: number)
    return made
  }

  func isEntry(_ move: Move) -> Bool { if case .entry = move.kind { true } else { false } }

  /// What is left of a move, with the symbol in front that has come to light.
  private mutating func goingOn(_ rest: Int32, _ symbol: UInt32, _ world: Int32) -> UInt32 {
    let key = TemplateKey(symbol: symbol, rest: rest, blank: blankOfWorld[Int(world)])
    if let known = goingOn[key] { return known }
    let left = rests[UInt32(rest)]
    let blank = blanks[UInt32(key.blank)]
    let front = self[symbol: symbol]
    let partial = PartialMove(
      left.continuation, in: representative.configuration(front, blank), knowsBeneath: front.place.beneath != nil,
      simulator, grounds: grounds, isAlone: isAlone, losesRoot: left.part == .losesRoot)
    var scribe = left.scribe
    var told: [Fact] = []
    tell(partial, &scribe, to: &told)
    let made = template(
      Stretch(partial, scribe, telling: told, in: blank, on: front, numbered: symbol, part: left.part))
    goingOn.keep(made, for: key)
    return made
  }

  /// The number of the template of a stretch of a move.
  mutating func template(_ stretch: consuming Stretch) -> UInt32 {
    let partial = stretch.partial
    let after = partial.configuration
    let world = self.world(of: after)
    let ground = grounds[after.root.index]
    let endsRoot = stretch.hasEndedRoot || partial.endsTaskAtRoot
    var selectsTab = stretch.selectsTab || (!isAlone && world.selected != stretch.source.selected)
    var told = stretch.told
    let target: MoveTemplate.Target
    if partial.goesTooFar {
      target = .unknown
    } else if let departure = partial.departure {
      // What is told here is not told again where it goes to.
      if departure.isDone { stretch.scribe.finish(telling: &told) }
      let symbols = stacked(after, partial, at: stretch.symbol.place, insteadOf: stretch.number)
      let leave = TabLeave(departure: departure, scribe: stretch.scribe, part: stretch.part)
      target = symbols.count == 1 && symbols[0] == stretch.number ? .leaving(leave) : .away(symbols, leave)
      selectsTab = true
    } else if let rest = partial.restToSee, let view = PartialView(stretch, rest, to: world, ground: ground) {
      guard !view.isEnough(ground: ground) else {
        askWhereItBegan(partial, stretch.scribe, telling: told)
        return template(goOn(view, after: stretch, hasEndedRoot: endsRoot, ground: ground))
      }
      target = .seeing(view)
      selectsTab = true
    } else if let rest = partial.rest {
      let left = withoutOrigin(
        RestOfMove(continuation: rest, scribe: stretch.scribe.withoutBeginnings, part: stretch.part))
      target = rest.depth > Self.deepest ? .unknown : .moving(rest: Int32(rests.number(of: left)))
    } else {
      stretch.scribe.finish(telling: &told)
      if partial.known > 0 { reader.tellLanding(of: after, stretch.scribe.origin, to: &told) }
      reader.tellLayers(of: after, above: partial.keptLayers, stretch.scribe, to: &told)
      target = .ready(stacked(after, partial, at: stretch.symbol.place, insteadOf: stretch.number))
    }
    askWhereItBegan(partial, stretch.scribe, telling: told)
    let trigger = stretch.move.map(reader.trigger) ?? .arrival
    let isPlaced = !endsRoot && target.putsSymbols && partial.changesFrame(of: stretch.symbol.instance, in: after)
    let made = MoveTemplate(
      move: stretch.move, trigger: trigger, weighing: weight(of: trigger), to: target, after: blank(of: world),
      assigning: world.state, selectsTab: selectsTab, endsRoot: endsRoot, isPlaced: isPlaced,
      swapsRoot: partial.rootLoss != nil || after.root != stretch.symbol.place.root,
      rootLoss: partial.rootLoss.map { TabLeave(departure: $0, scribe: stretch.scribe, part: stretch.part) },
      carriedDepth: stretch.move == nil ? partial.depthOfCarriedFrame : nil)
    return keep(made, telling: told)
  }

  // MARK: Rules

  /// The rules of all that may happen between two moves in a world, by number.
  mutating func appendMoves(_ source: Int32, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    let offered = self.offered(symbol, source)
    guard !offered.areSure else {
      var acts = false
      for template in offered.templates {
        append(template, on: symbol, from: source, nil, to: &rules)
        acts = acts || templates[Int(template)].trigger != .entry
      }
      return finishHead(offered, isSureToAct: acts, nil, to: &rules)
    }
    let world = worlds[UInt32(source)]
    var mayAct = false
    var isSureToAct = false
    let turnsOnWorld = !offered.reads.isDisjoint(with: kept)
    let seen = turnsOnWorld && !offered.dependsOnTestsAlone ? prospects(of: offered, in: world, symbol) : nil
    for place in offered.offers.indices {
      let doubt: Doubt?
      switch seen?[place] ?? offered.prospect(at: place, with: turnsOnWorld ? world.state : nil, knowing: kept) {
      case .never: continue
      case .always: doubt = nil
      case .dependsOn(let variables): doubt = Doubt(symbol: symbol, world: world, variables: variables)
      }
      append(offered.templates[place], on: symbol, from: source, doubt, to: &rules)
      guard templates[Int(offered.templates[place])].trigger != .entry else { continue }
      mayAct = true
      isSureToAct = isSureToAct || doubt == nil
    }
    // Where nothing at all is offered, that is the finding: no other need look for a way out.
    let doubt =
      mayAct && !isSureToAct
      ? Doubt(symbol: symbol, world: world, variables: offered.reads.subtracting(kept)) : nil
    finishHead(offered, isSureToAct: isSureToAct, doubt, to: &rules)
  }

  /// Says what a head tells, and lets out whoever finds nothing there, where that may be.
  private mutating func finishHead(
    _ offered: OfferedMoves, isSureToAct: Bool, _ doubt: Doubt?, to rules: inout ContiguousArray<Rule>
  ) {
    guard !isSureToAct else { return headFacts.append(offered.shows) }
    headFacts.append(offered.shows + CollectionOfOne(offered.nothing))
    appendWayOut(.deadEnd, doubt, to: &rules)
  }

  /// Whether each of the moves that may happen is offered with the values of a world, where it
  /// takes a look at the flow to tell.
  private func prospects(of offered: OfferedMoves, in world: World, _ symbol: UInt32) -> [Offer.Prospect] {
    // What is offered is among what may be, in the same order.
    let now = simulator.offers(in: representative.configuration(self[symbol: symbol], world), without: dropped)
    var rest = now[...]
    let prospects = offered.offers.map { offer -> Offer.Prospect in
      guard let next = rest.first, next.move == offer.move else { return .never }
      rest.removeFirst()
      return next.prospect
    }
    precondition(rest.isEmpty, "something is offered that could not be with other values")
    return prospects
  }

  /// The rule of what is left of a move.
  mutating func append(goingOn rest: Int32, _ world: Int32, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    append(goingOn(rest, symbol, world), on: symbol, from: world, nil, to: &rules)
  }

  /// The rule that a template comes to with a symbol in front, in a world, all by number.
  mutating func append(
    _ template: UInt32, on symbol: UInt32, from source: Int32, _ doubt: Doubt?, to rules: inout ContiguousArray<Rule>
  ) {
    let place = Int(template)
    let world = world(after: place, from: source)
    let leaves = isAlone ? noted(template, from: source) : nil
    if var rule = templates[place].rule {
      rule.control = ready(world)
      rule.id = makeMeaning(template, doubt: doubt, leaves: leaves)
      return rules.append(rule)
    }
    let word: GrowingWord
    switch templates[place].target {
    case .ready(let symbols): word = GrowingWord(control: ready(world), symbols: symbols)
    case .unknown, .apart:
      if case .apart = templates[place].target { assertionFailure("its rules are made elsewhere") }
      isCut = true
      return appendWayOut(.beyond, doubt, to: &rules)
    case .seeing(let view): word = GrowingWord(control: seeing(view.with(worlds[UInt32(world)])), symbols: [])
    case .moving(let rest):
      word = GrowingWord(control: controls.number(of: .moving(world: world, rest: rest)), symbols: [])
    case .away(let symbols, let leave):
      word = GrowingWord(control: away(world, leave), symbols: symbols + [Self.nothing])
    case .leaving(let leave): word = GrowingWord(control: away(world, leave), symbols: [symbol, Self.nothing])
    }
    let id = makeMeaning(template, doubt: doubt, leaves: leaves)
    append(
      templates[place].isPlaced ? placing(word) : word, endsRoot: templates[place].endsRoot,
      weight(of: templates[place].trigger), id, to: &rules)
  }

  /// The number of the world that a template, by number, leads to from another.
  private mutating func world(after template: Int, from source: Int32) -> Int32 {
    let changesNothing = templates[template].assigned.allSatisfy { !kept.contains($0.variable) }
    if changesNothing, templates[template].blank == blankOfWorld[Int(source)] { return source }
    var world = blanks[UInt32(templates[template].blank)]
    world.state = worlds[UInt32(source)].state
    for change in templates[template].assigned where kept.contains(change.variable) {
      world.state[change.variable.index] = change.value
    }
    return number(of: world)
  }

  mutating func ready(_ world: World) -> UInt32 { ready(number(of: world)) }

  private mutating func ready(_ world: Int32) -> UInt32 {
    while readyControls.count <= Int(world) { readyControls.append(.max) }
    if readyControls[Int(world)] == .max { readyControls[Int(world)] = controls.number(of: .ready(world: world)) }
    return readyControls[Int(world)]
  }

  /// Adds what is told of what has happened.
  func tell(_ partial: PartialMove, _ scribe: inout FactScribe, to told: inout [Fact]) {
    for event in partial.events { told += scribe.read(event, reader) }
  }
}

extension PartialMove {
  /// Whether another frame, or none, stands where the lowest known instance was.
  ///
  /// - Parameter configuration: the move's own.
  fileprivate func changesFrame(of old: Instance, in configuration: FlowSimulation.Configuration) -> Bool {
    guard known > 0, groundKnown == 0 else { return false }
    let lowest = configuration.position(fromFront: known - 1)
    guard lowest != .bottom else { return false }
    return configuration[lowest].frame?.serial != old.frame?.serial
  }
}
