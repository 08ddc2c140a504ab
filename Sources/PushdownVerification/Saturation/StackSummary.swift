import Support
import FlowModel
import FlowSimulation
import Verification

/// A summary of the instances beneath an instance: everything that later transitions can depend on.
///
/// It is computed from the bottom up, as by a finite automaton.
struct StackSummary: Hashable, Sendable {
  /// The shape of a modal layer.
  struct Shape: Hashable, Sendable {
    let style: Layer.Style
    let isLocked: Bool
    let setsAside: Bool

    init(_ layer: Layer) {
      style = layer.style
      isLocked = layer.isLocked
      setsAside = layer.setsAside
    }

    /// A shape that only says whether the layer counts as modal.
    var withoutDetails: Shape {
      Shape(Layer(style: style.countsAsModal ? .sheet : .popover, isLocked: false, setsAside: false, stack: []))
    }
  }

  /// The nearest frame beneath.
  struct Running: Hashable, Sendable {
    let task: TaskID
    let isAtRoot: Bool
    /// Whether it began on the root's visible stack.
    let isOnRootStack: Bool
    /// Its first screen, for a frame at a root.
    let rootScreen: ScreenID?
  }

  /// The part of the stack beneath an `inputView`, or beneath panels, that the user can still use.
  struct Usable: Hashable, Sendable {
    let shape: Shape?
    /// The screen, or `anywhere` if it is left open (`UsableMoves`).
    let screen: ScreenID
    let hasMoreBeneath: Bool
    /// Its arrivals that are due.
    let due: UInt64
    /// Whether the stack hides the tab bar.
    let hidesTabBar: Bool
    /// Whether another panel is between it and the panel of the instance.
    var isUnderSeveral = false

    /// Whether it may be any screen on which the panels stand.
    var isOpen: Bool { screen == .anywhere }
  }

  let root: RootID
  /// The tab with this stack; 0 in a root without tabs, and in a layer if no pattern or step depends on the tab.
  let tab: Int
  /// The layer that contains the instance; nil for the root's visible stack.
  var layer: Shape?
  /// The index on its stack, at most the largest one that the flow distinguishes.
  var index = 0
  /// The screens of interest beneath it on the same stack.
  var below: [ScreenID] = []
  /// The screens of interest beneath it on any stack.
  var under: [ScreenID] = []
  /// The number of visible modal layers beneath its own.
  var modals = 0
  /// The topmost modal layer, if its first screen is beneath the instance and the flow depends on it.
  var upper: UpperLayer?
  var running: Running?
  /// Whether a screen beneath it on the root's visible stack hides the tab bar.
  var hidesTabBar = false
  /// The screen directly beneath, set aside or not, if the flow depends on it.
  var beneath: ScreenID?
  /// The front screen of the root's visible stack, if steps can set aside all layers over it.
  var rootTop: ScreenID?
  var usable: Usable?
  /// Whether something has acted beneath the layers since the lowest of them was presented.
  ///
  /// Otherwise a layer could return to the stack as it was before.
  var isChangedBeneath = false

  /// Creates the summary for the bottom of a root.
  init(root: RootID, tab: Int = 0) {
    self.root = root
    self.tab = tab
  }

  /// A hash key of the parts that usually differ, because hashing all of them is slow.
  var roughKey: UInt64 {
    var key = RoughKey(
      (beneath?.index ?? -1) << 32 ^ (running?.task.index ?? -1), tab << 32 ^ (rootTop?.index ?? -1),
      index << 2 | (isChangedBeneath ? 2 : 0) | (layer == nil ? 0 : 1))
    for screen in under { key.add(screen.index) }
    if let usable { key.add(usable.screen.index << 1 | (usable.hasMoreBeneath ? 1 : 0)) }
    return key.value
  }
}

/// A symbol of the pushdown system: an instance, and a summary of the instances beneath it.
struct StackSymbol: Hashable, Sendable {
  let instance: Instance
  let summary: StackSummary

  /// The nearest frame at it or beneath it.
  var running: StackSummary.Running? {
    guard let frame = instance.frame else { return summary.running }
    return StackSummary.Running(
      task: frame.task, isAtRoot: frame.isAtRoot, isOnRootStack: summary.layer == nil,
      rootScreen: frame.isAtRoot ? instance.screen : nil)
  }

  /// The number of visible modal layers, including its own.
  var modals: Int { summary.modals + (summary.layer?.style.countsAsModal == true ? 1 : 0) }

  /// The topmost visible modal layer, its own included, if the flow depends on it.
  var upper: UpperLayer? {
    summary.index == 0 && summary.layer?.style.countsAsModal == true ? UpperLayer(instance) : summary.upper
  }

  /// Hashes the rough key, because hashing whole symbols is slow.
  func hash(into hasher: inout Hasher) { hasher.combine(roughKey) }

  /// Returns the summary beneath an instance that is pushed onto this one.
  func pushed(_ flow: Flow, _ interest: Interest) -> StackSummary {
    var next = summary
    next.index = min(summary.index + 1, interest.height)
    next.below = summary.below.inserting(instance.screen, if: interest.below.contains(instance.screen))
    next.under = summary.under.inserting(instance.screen, if: interest.under.contains(instance.screen))
    next.upper = interest.asksUpperLayer ? upper : nil
    next.running = running
    if summary.layer == nil, summary.index > 0, flow[instance.screen].hidesTabBar { next.hidesTabBar = true }
    next.beneath = interest.asksBeneath ? instance.screen : nil
    if summary.layer?.style.isPanel != true { next.usable = nil }
    return next
  }

  /// Returns the summary beneath the first instance of a layer that is presented over this one.
  func presented(_ shape: StackSummary.Shape, _ flow: Flow, _ interest: Interest) -> StackSummary {
    let rootTop = summary.layer == nil ? instance.screen : summary.rootTop
    let usable =
      shape.style == .inputView || shape.style.isPanel ? usable(under: shape, flow, interest) : nil
    let asksTab = interest.asksTabUnderLayers || shape.style.isPanel && usable?.isOpen == false
    var next = StackSummary(root: summary.root, tab: asksTab ? summary.tab : 0)
    next.layer = shape
    next.isChangedBeneath = summary.isChangedBeneath
    next.under = summary.under.inserting(instance.screen, if: interest.under.contains(instance.screen))
    next.modals = shape.setsAside ? 0 : min(modals, interest.maximumModals)
    next.upper = interest.asksUpperLayer && !shape.setsAside ? upper : nil
    next.running = running
    next.beneath = interest.asksBeneath ? instance.screen : nil
    next.rootTop = interest.setsAside && interest.asksBeneath ? rootTop : nil
    next.usable = usable
    return next
  }

  private func usable(
    under shape: StackSummary.Shape, _ flow: Flow, _ interest: Interest
  ) -> StackSummary.Usable? {
    if shape.style.isPanel, summary.layer?.style.isPanel == true {
      var usable = summary.usable
      usable?.isUnderSeveral = true
      return usable
    }
    let hides = summary.layer == nil && (summary.hidesTabBar || summary.index > 0 && flow[instance.screen].hidesTabBar)
    // With the screen, each panel would have a symbol for each screen on which it may stand.
    if shape.style.isPanel, instance.due == 0, !interest.dependsOnPanels[instance.screen.index] {
      return StackSummary.Usable(
        shape: summary.layer?.withoutDetails, screen: .anywhere, hasMoreBeneath: false, due: 0, hidesTabBar: hides)
    }
    return StackSummary.Usable(
      shape: summary.layer, screen: instance.screen, hasMoreBeneath: summary.index > 0, due: instance.due,
      hidesTabBar: hides)
  }
}

extension [ScreenID] {
  fileprivate func inserting(_ screen: ScreenID, if isWanted: Bool) -> [ScreenID] {
    guard isWanted, !contains(screen) else { return self }
    return (self + [screen]).sorted()
  }
}
