import Support
import FlowModel
import FlowSimulation
import Verification

/// All that ever matters of what an instance stands on, computed from the bottom up as a finite automaton would.
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

  /// What an `inputView` leaves usable beneath it.
  struct Usable: Hashable, Sendable {
    let shape: Shape?
    let screen: ScreenID
    let hasMoreBeneath: Bool
  }

  let root: RootID
  /// The tab whose stack lies at the bottom; 0 in a root without tabs, and where one system holds all tabs.
  let tab: Int
  /// The layer it stands in; nil for the root's visible stack.
  var layer: Shape?
  /// Its height on its stack, 0 for the first, up to what the flow can count.
  var index = 0
  /// The screens of interest under it on the same stack.
  var below: [ScreenID] = []
  /// The screens of interest anywhere under it.
  var under: [ScreenID] = []
  /// The modal layers under its own that count and are not set aside.
  var modals = 0
  /// The topmost of those layers and its own, where its first screen is under it and the flow asks for it.
  var upper: UpperLayer?
  var running: Running?
  /// Whether a screen under it on the root's visible stack hides the tab bar.
  var hidesTabBar = false
  /// The screen directly beneath, set aside or not, where the flow asks for it.
  var beneath: ScreenID?
  /// The front of the root's visible stack, where layers can be set aside down to it.
  var rootTop: ScreenID?
  var usable: Usable?

  /// The bottom of a root.
  init(root: RootID, tab: Int = 0) {
    self.root = root
    self.tab = tab
  }

  /// What mostly tells places apart: all of it is long.
  var roughKey: UInt64 {
    RoughKey((beneath?.index ?? -1) << 32 ^ (running?.task.index ?? -1), index << 1 | (layer == nil ? 0 : 1)).value
  }
}

/// A symbol of the pushdown system: an instance, and all that matters of what it stands on.
struct StackSymbol: Hashable, Sendable {
  let instance: Instance
  let place: StackSummary

  /// The nearest frame at it or beneath it.
  var running: StackSummary.Running? {
    guard let frame = instance.frame else { return place.running }
    return StackSummary.Running(
      task: frame.task, isAtRoot: frame.isAtRoot, isOnRootStack: place.layer == nil,
      rootScreen: frame.isAtRoot ? instance.screen : nil)
  }

  /// The modal layers that count and are not set aside, its own among them.
  var modals: Int { place.modals + (place.layer?.style.countsAsModal == true ? 1 : 0) }

  /// The topmost of them, where the flow asks for it.
  var upper: UpperLayer? {
    place.index == 0 && place.layer?.style.countsAsModal == true ? UpperLayer(instance) : place.upper
  }

  /// Hashes what mostly tells symbols apart.
  func hash(into hasher: inout Hasher) { hasher.combine(roughKey) }

  /// The place of an instance pushed onto this one.
  func pushed(_ flow: Flow, _ interest: Interest) -> StackSummary {
    var next = place
    next.index = min(place.index + 1, interest.height)
    next.below = place.below.inserting(instance.screen, if: interest.below.contains(instance.screen))
    next.under = place.under.inserting(instance.screen, if: interest.under.contains(instance.screen))
    next.upper = interest.asksUpperLayer ? upper : nil
    next.running = running
    if place.layer == nil, place.index > 0, flow[instance.screen].hidesTabBar { next.hidesTabBar = true }
    next.beneath = interest.asksBeneath ? instance.screen : nil
    next.usable = nil
    return next
  }

  /// The place of the first instance of a layer presented over this one.
  func presented(_ shape: StackSummary.Shape, _ interest: Interest) -> StackSummary {
    let rootTop = place.layer == nil ? instance.screen : place.rootTop
    var next = StackSummary(root: place.root, tab: interest.asksTabUnderLayers ? place.tab : 0)
    next.layer = shape
    next.under = place.under.inserting(instance.screen, if: interest.under.contains(instance.screen))
    next.modals = shape.setsAside ? 0 : min(modals, interest.mostModals)
    next.upper = interest.asksUpperLayer && !shape.setsAside ? upper : nil
    next.running = running
    next.beneath = interest.asksBeneath ? instance.screen : nil
    next.rootTop = interest.setsAside && interest.asksBeneath ? rootTop : nil
    if shape.style == .inputView {
      next.usable = StackSummary.Usable(shape: place.layer, screen: instance.screen, hasMoreBeneath: place.index > 0)
    }
    return next
  }
}

extension [ScreenID] {
  fileprivate func inserting(_ screen: ScreenID, if isWanted: Bool) -> [ScreenID] {
    guard isWanted, !contains(screen) else { return self }
    return (self + [screen]).sorted()
  }
}
