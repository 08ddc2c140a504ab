import FlowModel
import FlowSimulation
import Verification

/// Builds a configuration that represents all configurations with a symbol in front.
struct Concretizer: Sendable {
  private let flow: Flow
  private let interest: Interest
  /// A screen that no pattern mentions, used where any screen is possible.
  private let filler: ScreenID
  /// A screen that no pattern mentions and that hides the tab bar.
  private let hiding: ScreenID

  init(_ flow: Flow, _ interest: Interest) {
    self.flow = flow
    self.interest = interest
    let ids = flow.screenIDs
    // Reads the screen in place, because a copy of a screen is expensive.
    let isUnsought = { (screen: ScreenID) in
      !interest.below.contains(screen) && !interest.under.contains(screen)
        && !flow.screens[screen.index].kind.isOneScreenLayer
    }
    let hides = { (screen: ScreenID) in flow.screens[screen.index].hidesTabBar }
    let any = ids.first ?? ScreenID(0)
    filler = ids.first { isUnsought($0) && !hides($0) } ?? ids.first(where: isUnsought) ?? any
    hiding = ids.first { hides($0) && isUnsought($0) } ?? ids.first(where: hides) ?? any
  }

  /// Returns the configuration; its front instance is that of the symbol.
  ///
  /// - Parameter state: the known values of the variables.
  func configuration(_ symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    let tab = symbol.place.tab
    var configuration = Configuration(
      root: symbol.place.root, selectedTab: tab,
      stacks: Array(repeating: [], count: flow[symbol.place.root].stackCount), layers: [], state: state)
    if symbol.place.layer == nil {
      configuration.stacks[tab] = ownStack(of: symbol)
    } else {
      configuration.stacks[tab] = rootStack(under: symbol)
      addLayers(of: symbol, to: &configuration)
    }
    markRunning(symbol, in: &configuration)
    return configuration
  }

  /// Returns the symbol's instance on its stack, with the screens of interest beneath it and fillers up to its index.
  private func ownStack(of symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    guard place.index > 0 else { return [symbol.instance] }
    guard !isPlain(place) else { return plainStack(of: symbol) }
    var screens = place.layer == nil ? place.below + place.under.filter { !place.below.contains($0) } : place.below
    // If the nearest task is at the root, its first screen is known and is the bottom of the stack.
    let root = place.layer == nil ? place.running?.rootScreen : nil
    if let root, let own = screens.firstIndex(of: root) { screens.remove(at: own) }
    if place.hidesTabBar, !screens.contains(where: { flow[$0].hidesTabBar }) { screens.append(hiding) }
    if let beneath = place.beneath, root == nil || place.index > 1 {
      if let other = screens.lastIndex(of: beneath) { screens.remove(at: other) }
      screens.append(beneath)
    }
    let standIn = standIn(at: place)
    // If no screen hides the tab bar of the root's visible stack, a screen with `hidesTabBar` can only be the first.
    let mayHide = place.layer != nil || place.hidesTabBar
    let first = mayHide ? nil : screens.firstIndex { flow[$0].hidesTabBar }
    let bottom = root.map { [$0] } ?? first.map { [screens.remove(at: $0)] } ?? []
    while bottom.count + screens.count < place.index { screens.insert(standIn, at: 0) }
    screens = bottom + screens
    // `hidesTabBar` has no effect on the first screen of a stack, so a hiding screen must not be first.
    let hidesFirst = root == nil && screens.first.map { flow[$0].hidesTabBar } ?? false
    if hidesFirst, place.hidesTabBar { screens.insert(standIn, at: 0) }
    return screens.map { Instance($0) } + [symbol.instance]
  }

  /// Returns whether only the screen directly beneath is known, so that all others can be fillers.
  ///
  /// `markRunning` sets the first screen of a task at the root later.
  private func isPlain(_ place: StackSummary) -> Bool {
    place.below.isEmpty && !place.hidesTabBar && (place.layer != nil || place.under.isEmpty)
  }

  /// Returns the stack of a symbol whose summary is plain.
  ///
  /// Nearly all are plain, and building stacks takes a large part of the time.
  private func plainStack(of symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    let fillers = place.index - (place.beneath == nil ? 0 : 1)
    var stack: [Instance] = []
    stack.reserveCapacity(place.index + 1)
    if fillers > 0 { stack += repeatElement(Instance(standIn(at: place)), count: fillers) }
    if let beneath = place.beneath { stack.append(Instance(beneath)) }
    stack.append(symbol.instance)
    return stack
  }

  /// Returns a screen that may be beneath the instance: one without interest, or one that is there according to the summary.
  private func standIn(at place: StackSummary) -> ScreenID {
    let isSought = interest.below.contains(filler) || interest.under.contains(filler)
    guard isSought || (flow[filler].hidesTabBar && !place.hidesTabBar) else { return filler }
    let fitting = flow.screenIDs.filter { screen in
      !flow[screen].isOneScreenLayer && (!interest.below.contains(screen) || place.below.contains(screen))
        && (!interest.under.contains(screen) || place.under.contains(screen))
    }
    return fitting.first { !flow[$0].hidesTabBar } ?? fitting.first ?? filler
  }

  private func rootStack(under symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    let top = place.rootTop ?? place.beneath
    if let usable = place.usable, usable.shape == nil {
      if !usable.hasMoreBeneath { return [instance(of: usable)] }
      return rootStack(under: usable, place)
    }
    var stack = [Instance(standIn(at: place))]
    for screen in place.under { stack.append(Instance(screen)) }
    if let top { stack.append(Instance(top)) }
    return stack
  }

  /// Returns the root's visible stack under an `inputView` or panels; it hides the tab bar as the summary says.
  private func rootStack(under usable: StackSummary.Usable, _ place: StackSummary) -> [Instance] {
    let bottom = Instance(standIn(at: place))
    let hides = usable.hidesTabBar && !flow[usable.screen].hidesTabBar
    return hides ? [bottom, Instance(hiding), instance(of: usable)] : [bottom, instance(of: usable)]
  }

  /// Returns a panel between the usable screen and the symbol's layer; it holds the screens of interest.
  private func panelBeneath(_ place: StackSummary, over usable: StackSummary.Usable) -> Layer? {
    let screens = place.under.filter { $0 != usable.screen && !flow[$0].isOneScreenLayer }
    guard usable.isUnderSeveral || !screens.isEmpty else { return nil }
    let top = usable.isUnderSeveral ? place.beneath ?? standIn(at: place) : usable.screen
    return Layer(
      style: .panel, isLocked: false, setsAside: false, stack: screens.map { Instance($0) } + [Instance(top)])
  }

  private func instance(of usable: StackSummary.Usable) -> Instance {
    var instance = Instance(usable.screen)
    (instance.hasArrived, instance.due) = (true, usable.due)
    return instance
  }

  private func addLayers(of symbol: StackSymbol, to configuration: inout Configuration) {
    let place = symbol.place
    guard let shape = place.layer else { return }
    let usableCounts = place.usable?.shape?.style.countsAsModal == true ? 1 : 0
    for _ in 0..<max(0, place.modals - usableCounts) { configuration.layers.append(carrier(.sheet, place)) }
    if let usable = place.usable, let shape = usable.shape {
      let stack = (usable.hasMoreBeneath ? [Instance(standIn(at: place))] : []) + [instance(of: usable)]
      configuration.layers.append(
        Layer(style: shape.style, isLocked: shape.isLocked, setsAside: false, stack: stack))
    } else if place.usable == nil, configuration.layers.isEmpty, needsCarrier(place) {
      configuration.layers.append(carrier(.popover, place))
    }
    if let usable = place.usable, shape.style.isPanel, let panel = panelBeneath(place, over: usable) {
      configuration.layers.append(panel)
    }
    configuration.layers.append(
      Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: ownStack(of: symbol)))
  }

  /// Returns whether an uncounted layer must be between the root and the symbol's layer.
  private func needsCarrier(_ place: StackSummary) -> Bool {
    if place.layer?.setsAside == true || place.running.map({ !$0.isOnRootStack }) ?? false { return true }
    // An alert or similar layer is directly beneath, so the front screen of the root is another one.
    guard place.index == 0, let top = place.rootTop, let beneath = place.beneath else { return false }
    return top != beneath
  }

  private func carrier(_ style: Layer.Style, _ place: StackSummary) -> Layer {
    Layer(style: style, isLocked: false, setsAside: false, stack: [Instance(place.beneath ?? standIn(at: place))])
  }

  /// Adds the nearest frame beneath; its serial is -1, as everywhere for the nearest frame.
  private func markRunning(_ symbol: StackSymbol, in configuration: inout Configuration) {
    guard let running = symbol.place.running else { return }
    let tab = configuration.selectedTab
    let frame = Frame(
      serial: -1, task: running.task, origin: nil, then: nil, isAtRoot: running.isAtRoot, misplacedBy: nil)
    if running.isAtRoot {
      configuration.stacks[tab][0].frame = frame
      if let screen = running.rootScreen, configuration.front != .bottom {
        configuration.stacks[tab][0].screen = screen
      }
      return
    }
    let isOnRoot = running.isOnRootStack && symbol.place.layer != nil
    let beneath = isOnRoot ? configuration.top(of: 0) : configuration.position(beneath: configuration.front)
    guard let beneath else { return }
    if beneath.layer == 0 {
      configuration.stacks[tab][beneath.index].frame = frame
    } else {
      configuration.layers[beneath.layer - 1].stack[beneath.index].frame = frame
    }
  }
}
