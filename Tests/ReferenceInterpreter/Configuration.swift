import FlowModel

/// One state of the app: the root, its stacks, the modal layers and the variables.
public struct Configuration: Sendable {
  /// The style of a layer on the device.
  public enum Style: Hashable, Sendable {
    case sheet, formSheet, fullScreen, popover, inputView, panel, modelessPopover, alert, actionSheet, system
    case external, prompt

    /// Whether the layer counts as modal in patterns.
    var isCounted: Bool { self == .sheet || self == .formSheet || self == .fullScreen }
    /// Whether the layer has exactly one screen.
    var isOneScreen: Bool { [.alert, .actionSheet, .system, .external, .prompt].contains(self) }
    /// Whether a screen can be pushed.
    var hasStack: Bool { !isOneScreen && self != .inputView }
    /// Whether arrivals below the layer are unaffected.
    var keepsArrivals: Bool { isPanel || [.alert, .actionSheet, .prompt, .popover, .inputView].contains(self) }
    /// Whether the layer leaves what is beneath usable, and stays.
    var isPanel: Bool { self == .panel || self == .modelessPopover }
  }

  /// A run of a task, stored in the instance of its first screen.
  public struct Run: Hashable, Sendable {
    /// Distinguishes runs of the same task.
    public var number: Int
    /// The task.
    public var task: TaskID
    /// The steps that follow its outcomes.
    public var then: ThenID?
    /// The screen that the user came from, or nil at a root.
    public var origin: ScreenID?
    /// The instance that it returns to, or nil at a root.
    public var returnPoint: Int?
    /// Whether its origin was another screen than the one that it returns to.
    public var isElsewhere = false
    /// Whether its `then` acts beneath panels.
    public var followsBeneathPanels = false
    /// Whether it restarted in the current transition.
    public var isFresh = false

    /// The run without a return point.
    var atRoot: Run { Run(number: number, task: task, then: then) }
  }

  /// A screen on a stack.
  public struct Instance: Sendable {
    /// Distinguishes instances of the same screen.
    public var number: Int
    /// The screen.
    public var screen: ScreenID
    /// The run that began with the instance.
    public var run: Run?
    /// Whether it is the bottom of a root and was never in front.
    public var awaitsFront = false
    /// The task that ended at the bottom of a root and restarts.
    public var ended: TaskID?
    /// The arrivals that happened since it came to the front.
    public var arrived: Set<ActionID> = []
  }

  /// A modal layer.
  public struct Layer: Sendable {
    /// The style.
    public var style: Style
    /// Whether the user cannot swipe it down.
    public var isLocked: Bool
    /// Whether the layers below are set aside until it is removed.
    public var setsAside: Bool
    /// The stack, front last.
    public var stack: [Instance]
  }

  /// The root in the window.
  public var root: RootID
  /// The stack of each tab, or the only stack.
  public var stacks: [[Instance]]
  /// The index of the selected tab.
  public var selected: Int
  /// The modal layers, front last.
  public var layers: [Layer] = []
  /// The value of each variable.
  public var values: [ValueID]
  /// Distinguishes the roots that the window has shown.
  var rootNumber = 0
  /// The last number of an instance, a run or a root.
  var lastNumber = 0

  // MARK: The front

  /// The stack of the front layer.
  var frontStack: [Instance] {
    get { layers.last?.stack ?? stacks[selected] }
    set {
      if layers.isEmpty { stacks[selected] = newValue } else { layers[layers.count - 1].stack = newValue }
    }
  }

  /// The instance in front.
  var front: Instance { frontStack[frontStack.count - 1] }

  /// Returns the stack of a level: zero is the root's visible stack, the levels above are layers.
  func stack(level: Int) -> [Instance] { level == 0 ? stacks[selected] : layers[level - 1].stack }

  /// The panels in front.
  var panels: [Layer] { Array(layers.suffix(layers.reversed().prefix { $0.style.isPanel }.count)) }

  /// The configuration without the panels in front.
  var withoutPanels: Configuration {
    var copy = self
    copy.layers.removeLast(panels.count)
    return copy
  }

  /// The number of levels.
  var levels: Int { layers.count + 1 }

  /// The layers that are not set aside.
  var visibleLayers: ArraySlice<Layer> { layers[(layers.lastIndex(where: \.setsAside) ?? 0)...] }

  /// All instances of the visible stack and the layers, from the front down.
  var instances: [Instance] { (0..<levels).reversed().flatMap { stack(level: $0).reversed() } }

  /// The run of the running task.
  var running: Run? { instances.lazy.compactMap(\.run).first }

  /// Returns whether an instance is on any stack of any tab.
  func contains(_ number: Int) -> Bool {
    (stacks + layers.map(\.stack)).joined().contains { $0.number == number }
  }

  /// Returns the level and place of the topmost instance of some screens, or nil.
  func topmost(of screens: Set<ScreenID>) -> (level: Int, place: Int)? {
    for level in (0..<levels).reversed() {
      if let place = stack(level: level).lastIndex(where: { screens.contains($0.screen) }) { return (level, place) }
    }
    return nil
  }

  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
