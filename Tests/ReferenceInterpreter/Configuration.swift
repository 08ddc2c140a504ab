import FlowModel

/// One state of the app: its root, stacks, modal layers and variables.
public struct Configuration: Sendable {
  /// How a layer is shown on the device.
  public enum Style: Hashable, Sendable {
    case sheet, formSheet, fullScreen, popover, inputView, alert, actionSheet, system, external

    /// Whether the layer counts as modal in patterns.
    var isCounted: Bool { self == .sheet || self == .formSheet || self == .fullScreen }
    /// Whether the layer is of exactly one screen.
    var isOneScreen: Bool { self == .alert || self == .actionSheet || self == .system || self == .external }
    /// Whether a screen can be pushed.
    var hasStack: Bool { !isOneScreen && self != .inputView }
    /// Whether arrivals beneath the layer stay as they are.
    var keepsArrivals: Bool { self == .alert || self == .actionSheet || self == .popover || self == .inputView }
  }

  /// A run of a task, kept by the instance of its first screen.
  public struct Run: Hashable, Sendable {
    /// Distinguishes runs of the same task.
    public var number: Int
    /// The task.
    public var task: TaskID
    /// What follows on its outcomes.
    public var then: ThenID?
    /// The screen that the user came from, or nil at a root.
    public var origin: ScreenID?
    /// The instance that it returns to, or nil at a root.
    public var returnPoint: Int?
    /// Whether it began afresh in the current transition.
    public var isFresh = false

    /// The run with nothing to return to.
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
    /// Whether it is the bottom of a root that was never in front.
    public var awaitsFront = false
    /// The task that ended at the bottom of a root and begins afresh.
    public var ended: TaskID?
    /// The arrivals that happened since it came to the front.
    public var arrived: Set<ActionID> = []
  }

  /// A modal layer.
  public struct Layer: Sendable {
    /// How it is shown.
    public var style: Style
    /// Whether it cannot be swiped away.
    public var isLocked: Bool
    /// Whether the layers beneath are set aside until it goes.
    public var setsAside: Bool
    /// Its stack, the front last.
    public var stack: [Instance]
  }

  /// The root shown.
  public var root: RootID
  /// The stack of each tab; one stack where there are no tabs.
  public var stacks: [[Instance]]
  /// The index of the selected tab.
  public var selected: Int
  /// The modal layers, the front last.
  public var layers: [Layer] = []
  /// The value of each variable.
  public var values: [ValueID]
  /// The number of the next instance or run.
  var nextNumber = 0

  // MARK: The front

  /// The stack of the layer in front.
  var frontStack: [Instance] {
    get { layers.last?.stack ?? stacks[selected] }
    set {
      if layers.isEmpty { stacks[selected] = newValue } else { layers[layers.count - 1].stack = newValue }
    }
  }

  /// The instance in front.
  var front: Instance { frontStack[frontStack.count - 1] }

  /// The stack of a level: zero is the root's visible stack, the levels above are layers.
  func stack(level: Int) -> [Instance] { level == 0 ? stacks[selected] : layers[level - 1].stack }

  /// The number of levels.
  var levels: Int { layers.count + 1 }

  /// The layers in sight.
  var visibleLayers: ArraySlice<Layer> { layers[(layers.lastIndex(where: \.setsAside) ?? 0)...] }

  /// Everything in sight and set aside, from the front down.
  var instances: [Instance] { (0..<levels).reversed().flatMap { stack(level: $0).reversed() } }

  /// The run of the running task.
  var running: Run? { instances.lazy.compactMap(\.run).first }

  /// Whether an instance is still there, in any tab.
  func contains(_ number: Int) -> Bool {
    (stacks + layers.map(\.stack)).joined().contains { $0.number == number }
  }

  mutating func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }
}
