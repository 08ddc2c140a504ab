import FlowModel
import FlowSimulation
import Verification

/// Makes a configuration that represents all configurations with a symbol in front.
struct Concretizer: Sendable {
  private let flow: Flow
  private let interest: Interest
  /// A screen that no pattern mentions, used where any screen is possible.
  private let filler: ScreenID
  /// The same, and it hides the tab bar.
  private let hiding: ScreenID

  init(_ flow: Flow, _ interest: Interest) {
    self.flow = flow
    self.interest = interest
    let ids = flow.screenIDs
    // A screen is wide; it is looked at where it lies.
    let isUnsought = { (screen: ScreenID) in
      !interest.below.contains(screen) && !interest.under.contains(screen)
        && !flow.screens[screen.index].kind.isOneScreenLayer
    }
    let hides = { (screen: ScreenID) in flow.screens[screen.index].hidesTabBar }
    let any = ids.first ?? ScreenID(0)
    filler = ids.first { isUnsought($0) && !hides($0) } ?? ids.first(where: isUnsought) ?? any
    hiding = ids.first { hides($0) && isUnsought($0) } ?? ids.first(where: hides) ?? any
  }

  /// The configuration; the front instance is the symbol's own.
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

  /// As many instances under the symbol's own as it stands on, those that are looked for among them.
  private func ownStack(of symbol: StackSymbol) -> [Instance] {
    let place = symbol.place
    guard place.index > 0 else { return [symbol.instance] }
    guard !isPlain(place) else { return plainStack(of: symbol) }
    var screens = place.layer == nil ? place.below + place.under.filter { !place.below.contains($0) } : place.below
    // Where the task at the root is the nearest, its first screen is known, and stands at the bottom.
    let root = place.layer == nil ? place.running?.rootScreen : nil
    if let root, let own = screens.firstIndex(of: root) { screens.remove(at: own) }
    if place.hidesTabBar, !screens.contains(where: { flow[$0].hidesTabBar }) { screens.append(hiding) }
    if let beneath = place.beneath, root == nil || place.index > 1 {
      if let other = screens.lastIndex(of: beneath) { screens.remove(at: other) }
      screens.append(beneath)
    }
    let stands = standIn(at: place)
    // Where nothing hides the tab bar of the root's visible stack, a screen that would can only be the first.
    let mayHide = place.layer != nil || place.hidesTabBar
    let first = mayHide ? nil : screens.firstIndex { flow[$0].hidesTabBar }
    let bottom = root.map { [$0] } ?? first.map { [screens.remove(at: $0)] } ?? []
    while bottom.count + screens.count < place.index { screens.insert(stands, at: 0) }
    screens = bottom + screens
    // The first screen of a stack hides nothing, so one that hides must not be first.
    let hidesFirst = root == nil && screens.first.map { flow[$0].hidesTabBar } ?? false
    if hidesFirst, place.hidesTabBar { screens.insert(stands, at: 0) }
    return screens.map { Instance($0) } + [symbol.instance]
  }

  /// Whether nothing that is asked tells the screens under a place apart, but for the one directly beneath.
  ///
  /// The first screen of a task at the root is put where it belongs later (`markRunning`).
  private func isPlain(_ place: StackSummary) -> Bool {
    place.below.isEmpty && !place.hidesTabBar && (place.layer != nil || place.under.isEmpty)
  }

  /// The stack of a symbol at a plain place: nearly all are, and putting one together is a good part of making rules.
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

  /// A screen that may stand under a place: one that nothing looks for, or that is there anyway.
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
    var top = place.rootTop ?? place.beneath
    if let usable = place.usable, usable.shape == nil {
      if !usable.hasMoreBeneath { return [Instance(usable.screen)] }
      top = usable.screen
    }
    var stack = [Instance(standIn(at: place))]
    for screen in place.under { stack.append(Instance(screen)) }
    if let top { stack.append(Instance(top)) }
    return stack
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
  private func needsCarrier(_ place: StackSummary) -> Bool {
    if place.layer?.setsAside == true || place.running.map({ !$0.isOnRootStack }) ?? false { return true }
    // An alert or its like is beneath, and what is in front of the root is another screen.
    guard place.index == 0, let top = place.rootTop, let beneath = place.beneath else { return false }
    return top != beneath
  }

  private func carrier(_ style: Layer.Style, _ place: StackSummary) -> Layer {
    Layer(style: style, isLocked: false, setsAside: false, stack: [Instance(place.beneath ?? filler)])
  }

  /// Puts the nearest frame beneath where it belongs; its serial is -1, as everywhere for the nearest one.
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
