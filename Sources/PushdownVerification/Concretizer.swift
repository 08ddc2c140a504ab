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

  /// Returns a configuration with a panel over the front; nothing is known of the panel.
  func underPanel(_ configuration: Configuration) -> Configuration {
    var copy = configuration
    copy.layers.append(Layer(style: .panel, isLocked: false, setsAside: false, stack: [Instance(filler)]))
    return copy
  }

  /// Returns the configuration; its front instance is that of the symbol.
  ///
  /// - Parameter state: the known values of the variables.
  func configuration(_ symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    let tab = symbol.summary.tab
    var configuration = Configuration(
      root: symbol.summary.root, selectedTab: tab,
      stacks: Array(repeating: [], count: flow[symbol.summary.root].stackCount), layers: [], state: state)
    if symbol.summary.layer == nil {
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
    let summary = symbol.summary
    guard summary.index > 0 else { return [symbol.instance] }
    guard !isPlain(summary) else { return plainStack(of: symbol) }
    var screens =
      summary.layer == nil ? summary.below + summary.under.filter { !summary.below.contains($0) } : summary.below
    // If the nearest task is at the root, its first screen is known and is the bottom of the stack.
    let root = summary.layer == nil ? summary.running?.rootScreen : nil
    if let root, let own = screens.firstIndex(of: root) { screens.remove(at: own) }
    if summary.hidesTabBar, !screens.contains(where: { flow[$0].hidesTabBar }) { screens.append(hiding) }
    if let beneath = summary.beneath, root == nil || summary.index > 1 {
      if let other = screens.lastIndex(of: beneath) { screens.remove(at: other) }
      screens.append(beneath)
    }
    let standIn = standIn(at: summary, isOnOwnStack: true)
    // If no screen hides the tab bar of the root's visible stack, a screen with `hidesTabBar` can only be the first.
    let mayHide = summary.layer != nil || summary.hidesTabBar
    let first = mayHide ? nil : screens.firstIndex { flow[$0].hidesTabBar }
    let bottom = root.map { [$0] } ?? first.map { [screens.remove(at: $0)] } ?? []
    while bottom.count + screens.count < summary.index { screens.insert(standIn, at: 0) }
    screens = bottom + screens
    // `hidesTabBar` has no effect on the first screen of a stack, so a hiding screen must not be first.
    let hidesFirst = root == nil && screens.first.map { flow[$0].hidesTabBar } ?? false
    if hidesFirst, summary.hidesTabBar { screens.insert(standIn, at: 0) }
    return screens.map { Instance($0) } + [symbol.instance]
  }

  /// Returns whether only the screen directly beneath is known, so that all others can be fillers.
  ///
  /// `markRunning` sets the first screen of a task at the root later.
  private func isPlain(_ summary: StackSummary) -> Bool {
    summary.below.isEmpty && !summary.hidesTabBar && (summary.layer != nil || summary.under.isEmpty)
  }

  /// Returns the stack of a symbol whose summary is plain.
  ///
  /// Nearly all are plain, and building stacks takes a large part of the time.
  private func plainStack(of symbol: StackSymbol) -> [Instance] {
    let summary = symbol.summary
    let fillers = summary.index - (summary.beneath == nil ? 0 : 1)
    var stack: [Instance] = []
    stack.reserveCapacity(summary.index + 1)
    if fillers > 0 { stack += repeatElement(Instance(standIn(at: summary, isOnOwnStack: true)), count: fillers) }
    if let beneath = summary.beneath { stack.append(Instance(beneath)) }
    stack.append(symbol.instance)
    return stack
  }

  /// Returns a screen that may be beneath the instance.
  ///
  /// It is a screen that nothing asks for, or one that is there according to the summary.
  ///
  /// - Parameter isOnOwnStack: whether it is on the stack of the instance.
  private func standIn(at summary: StackSummary, isOnOwnStack: Bool = false) -> ScreenID {
    let isSought = interest.below.contains(filler) || interest.under.contains(filler)
    guard isSought || (flow[filler].hidesTabBar && !summary.hidesTabBar) else { return filler }
    let fitting = flow.screenIDs.filter { screen in
      !flow[screen].isOneScreenLayer
        && (!isOnOwnStack || !interest.below.contains(screen) || summary.below.contains(screen))
        && (!interest.under.contains(screen) || summary.under.contains(screen))
    }
    return fitting.first { !flow[$0].hidesTabBar } ?? fitting.first ?? filler
  }

  private func rootStack(under symbol: StackSymbol) -> [Instance] {
    let summary = symbol.summary
    let top = summary.rootTop ?? summary.beneath
    if let usable = summary.usable, usable.shape == nil {
      if !usable.hasMoreBeneath, !usable.hidesTabBar { return [instance(of: usable, summary)] }
      return rootStack(under: usable, summary)
    }
    var stack = [Instance(standIn(at: summary))]
    for screen in summary.under { stack.append(Instance(screen)) }
    if let top { stack.append(Instance(top)) }
    return stack
  }

  /// Returns the root's visible stack under an `inputView` or panels; it hides the tab bar as the summary says.
  private func rootStack(under usable: StackSummary.Usable, _ summary: StackSummary) -> [Instance] {
    // Under a panel, the screens of interest are in another panel (`panelBeneath`).
    let isUnderPanel = summary.layer?.style.isPanel == true
    let top = instance(of: usable, summary)
    var screens = isUnderPanel ? [] : summary.under.filter { $0 != top.screen && !flow[$0].isOneScreenLayer }
    let hides = usable.hidesTabBar && !flow[top.screen].hidesTabBar
    if hides, !screens.contains(where: { flow[$0].hidesTabBar }) { screens.append(hiding) }
    // A screen with `hidesTabBar` that does not hide it can only be the first of the stack.
    let first = usable.hidesTabBar ? nil : screens.firstIndex { flow[$0].hidesTabBar }
    let bottom = first.map { screens.remove(at: $0) } ?? standIn(at: summary)
    return ([bottom] + screens).map { Instance($0) } + [top]
  }

  /// Returns a panel between the usable screen and the symbol's layer; it holds the screens of interest.
  private func panelBeneath(_ summary: StackSummary, over usable: StackSummary.Usable) -> Layer? {
    let screen = instance(of: usable, summary).screen
    let screens = summary.under.filter { $0 != screen && !flow[$0].isOneScreenLayer }
    guard usable.isUnderSeveral || !screens.isEmpty else { return nil }
    let top = usable.isUnderSeveral ? summary.beneath ?? standIn(at: summary) : screen
    return Layer(
      style: .panel, isLocked: false, setsAside: false, stack: screens.map { Instance($0) } + [Instance(top)])
  }

  private func instance(of usable: StackSummary.Usable, _ summary: StackSummary) -> Instance {
    // Directly beneath a lone panel is the usable screen.
    let known = summary.index == 0 && !usable.isUnderSeveral ? summary.beneath : nil
    var instance = Instance(usable.isOpen ? known ?? filler : usable.screen)
    (instance.hasArrived, instance.due) = (true, usable.due)
    return instance
  }

  private func addLayers(of symbol: StackSymbol, to configuration: inout Configuration) {
    let summary = symbol.summary
    guard let shape = summary.layer else { return }
    let usableCounts = summary.usable?.shape?.style.countsAsModal == true ? 1 : 0
    for _ in 0..<max(0, summary.modals - usableCounts) { configuration.layers.append(fillerLayer(.sheet, summary)) }
    if let usable = summary.usable, let shape = usable.shape {
      let stack = (usable.hasMoreBeneath ? [Instance(standIn(at: summary))] : []) + [instance(of: usable, summary)]
      configuration.layers.append(
        Layer(style: shape.style, isLocked: shape.isLocked, setsAside: false, stack: stack))
    } else if summary.usable == nil, configuration.layers.isEmpty, needsFillerLayer(summary) {
      configuration.layers.append(fillerLayer(.popover, summary))
    }
    if let usable = summary.usable, shape.style.isPanel, let panel = panelBeneath(summary, over: usable) {
      configuration.layers.append(panel)
    }
    configuration.layers.append(
      Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: ownStack(of: symbol)))
  }

  /// Returns whether an uncounted layer must be between the root and the symbol's layer.
  private func needsFillerLayer(_ summary: StackSummary) -> Bool {
    if summary.layer?.setsAside == true || summary.running.map({ !$0.isOnRootStack }) ?? false { return true }
    // An alert or similar layer is directly beneath, so the front screen of the root is another one.
    guard summary.index == 0, let top = summary.rootTop, let beneath = summary.beneath else { return false }
    return top != beneath
  }

  private func fillerLayer(_ style: Layer.Style, _ summary: StackSummary) -> Layer {
    Layer(style: style, isLocked: false, setsAside: false, stack: [Instance(summary.beneath ?? standIn(at: summary))])
  }

  /// Adds the nearest frame beneath; its serial is -1, as everywhere for the nearest frame.
  private func markRunning(_ symbol: StackSymbol, in configuration: inout Configuration) {
    guard let running = symbol.summary.running else { return }
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
    let isOnRoot = running.isOnRootStack && symbol.summary.layer != nil
    let beneath = isOnRoot ? configuration.top(of: 0) : configuration.position(beneath: configuration.front)
    guard let beneath else { return }
    if beneath.layer == 0 {
      configuration.stacks[tab][beneath.index].frame = frame
    } else {
      configuration.layers[beneath.layer - 1].stack[beneath.index].frame = frame
    }
  }
}
