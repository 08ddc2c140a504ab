import FlowModel
import FlowSimulation

/// Makes, for a symbol, a configuration that answers every question about it as all the configurations do in which it is in front.
struct Representative: Sendable {
  private let flow: Flow
  private let interest: Interest
  /// A screen that nothing looks for, to stand where any screen will do.
  private let filler: ScreenID
  /// The same, and it hides the tab bar.
  private let hiding: ScreenID

  init(_ flow: Flow, _ interest: Interest) {
    self.flow = flow
    self.interest = interest
    let ids = flow.screens.map(\.id)
    let unsought = ids.filter {
      !interest.below.contains($0) && !interest.under.contains($0) && !flow[$0].isOneScreenLayer
    }
    let any = flow.screens.first?.id ?? ScreenID(0)
    filler = unsought.first { !flow[$0].hidesTabBar } ?? unsought.first ?? any
    hiding = unsought.first { flow[$0].hidesTabBar } ?? ids.first { flow[$0].hidesTabBar } ?? any
  }

  /// The configuration; the front instance is the symbol's own.
  func configuration(_ symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    var configuration = Configuration(
      root: symbol.place.root, selectedTab: 0, stacks: [[]], layers: [], state: state)
    if symbol.place.layer == nil {
      configuration.stacks = [ownStack(of: symbol)]
    } else {
      configuration.stacks = [rootStack(under: symbol)]
      addLayers(of: symbol, to: &configuration)
    }
    markRunning(symbol, in: &configuration)
    return configuration
  }

  /// As many instances under the symbol's own as it stands on, those that are looked for among them.
  private func ownStack(of symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    guard place.index > 0 else { return [symbol.instance] }
    var screens = place.layer == nil ? place.below + place.under.filter { !place.below.contains($0) } : place.below
    if place.hidesTabBar, !screens.contains(where: { flow[$0].hidesTabBar }) { screens.append(hiding) }
    if let beneath = place.beneath {
      if let other = screens.lastIndex(of: beneath) { screens.remove(at: other) }
      screens.append(beneath)
    }
    let stands = standIn(at: place)
    while screens.count < place.index { screens.insert(stands, at: 0) }
    // The first screen of a stack hides nothing, so one that hides must not be first.
    if place.hidesTabBar, screens.first.map({ flow[$0].hidesTabBar }) == true { screens.insert(stands, at: 0) }
    return screens.map { Instance($0) } + [symbol.instance]
  }

  /// A screen that may stand under a place: one that nothing looks for, or that is there anyway.
  private func standIn(at place: Place) -> ScreenID {
    let isSought = interest.below.contains(filler) || interest.under.contains(filler)
    guard isSought else { return filler }
    let fitting = flow.screens.map(\.id).filter { screen in
      !flow[screen].isOneScreenLayer && (!interest.below.contains(screen) || place.below.contains(screen))
        && (!interest.under.contains(screen) || place.under.contains(screen))
    }
    return fitting.first { !flow[$0].hidesTabBar } ?? fitting.first ?? filler
  }

  private func rootStack(under symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    var screens = [standIn(at: place)] + place.under
    if let usable = place.usable, usable.shape == nil {
      if !usable.hasMoreBeneath { return [Instance(usable.screen)] }
      screens.append(usable.screen)
    } else if let top = place.rootTop ?? place.beneath {
      screens.append(top)
    }
    return screens.map { Instance($0) }
  }

  private func addLayers(of symbol: StackSymbol, to configuration: inout Configuration) {
    let place = symbol.place
    guard let shape = place.layer else { return }
    let usableCounts = place.usable?.shape?.style.countsAsModal == true ? 1 : 0
    for _ in 0..<max(0, place.modals - usableCounts) { configuration.layers.append(carrier(.sheet, place)) }
    if let usable = place.usable, let shape = usable.shape {
      let stack = (usable.hasMoreBeneath ? [Instance(filler)] : []) + [Instance(usable.screen)]
      configuration.layers.append(
        Layer(style: shape.style, isLocked: shape.isLocked, setsAside: false, stack: stack))
    } else if configuration.layers.isEmpty, needsCarrier(place) {
      configuration.layers.append(carrier(.popover, place))
    }
    configuration.layers.append(
      Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: ownStack(of: symbol)))
  }

  /// Whether something must stand between the root and the layer that no count counts.
  private func needsCarrier(_ place: Place) -> Bool {
    place.layer?.setsAside == true || place.running.map { !$0.isOnRootStack } ?? false
  }

  private func carrier(_ style: Layer.Style, _ place: Place) -> Layer {
    Layer(style: style, isLocked: false, setsAside: false, stack: [Instance(place.beneath ?? filler)])
  }

  /// Puts the nearest frame beneath where it belongs; its serial is -1, as everywhere for the nearest one.
  private func markRunning(_ symbol: StackSymbol, in configuration: inout Configuration) {
    guard let running = symbol.place.running else { return }
    let frame = Frame(
      serial: -1, task: running.task, origin: nil, then: nil, isAtRoot: running.isAtRoot, misplacedBy: nil)
    if running.isAtRoot {
      configuration.stacks[0][0].frame = frame
      if let screen = running.rootScreen, configuration.front != .bottom { configuration.stacks[0][0].screen = screen }
      return
    }
    let isOnRoot = running.isOnRootStack && symbol.place.layer != nil
    let beneath = isOnRoot ? configuration.top(of: 0) : configuration.position(beneath: configuration.front)
    guard let beneath else { return }
    if beneath.layer == 0 {
      configuration.stacks[0][beneath.index].frame = frame
    } else {
      configuration.layers[beneath.layer - 1].stack[beneath.index].frame = frame
    }
  }
}
