/// How a screen or task is shown.
public enum Style: String, Hashable, Sendable {
  case push, sheet, formSheet, fullScreen, popover, inputView
  case alert, actionSheet, system, external, prompt

  /// Whether the layer has exactly one screen, which a button closes.
  public var isOneScreen: Bool {
    switch self {
    case .alert, .actionSheet, .system, .external, .prompt: true
    case .push, .sheet, .formSheet, .fullScreen, .popover, .inputView: false
    }
  }

  /// Whether screens can be pushed in the layer.
  public var hasStack: Bool { !isOneScreen && self != .inputView }

  /// Whether the layer counts as modal.
  public var isModal: Bool { self == .sheet || self == .formSheet || self == .fullScreen }

  /// Whether the screen beneath stays visible, so that it does not arrive again.
  var keepsScreenBeneath: Bool {
    switch self {
    case .alert, .actionSheet, .prompt, .popover, .inputView: true
    case .push, .sheet, .formSheet, .fullScreen, .system, .external: false
    }
  }
}

/// A kind of device.
public enum FlowDevice: String, Hashable, Sendable { case phone, pad }

/// How a screen or task is shown on each device.
public struct Presentation: Hashable, Sendable {
  /// The style on iPhone.
  public let phone: Style
  /// The style on iPad.
  public let pad: Style
  /// Whether the user cannot swipe it away.
  public let isLocked: Bool
  /// Whether it comes up in a window of its own, and hides the layers in front until it is closed.
  public let isAside: Bool

  /// Creates the same presentation for both devices.
  public init(_ style: Style, locked: Bool = false, aside: Bool = false) {
    self.init(phone: style, pad: style, locked: locked, aside: aside)
  }

  /// Creates a presentation for each device.
  public init(phone: Style, pad: Style, locked: Bool = false, aside: Bool = false) {
    (self.phone, self.pad, isLocked, isAside) = (phone, pad, locked, aside)
  }

  /// The style on a device.
  public func style(on device: FlowDevice) -> Style { device == .phone ? phone : pad }
}

/// The ways in which a task can end.
public protocol TaskOutcome: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The outcome of a gesture that removes the task, such as a swipe.
  static var cancelled: Self { get }
}

/// A task of the flow.
public protocol FlowTask: Sendable {
  associatedtype Outcome: TaskOutcome
  /// The name in the flow file.
  static var name: String { get }
  static var presentation: Presentation { get }
}

/// The name and the outcomes of a task.
public struct TaskFacts: Hashable, Sendable {
  /// The name in the flow file.
  public let name: String
  let outcomes: Set<String>

  /// Reads the name and the outcomes from the type of a task.
  public init<Kind: FlowTask>(_ kind: Kind.Type) {
    name = Kind.name
    outcomes = Set(Kind.Outcome.allCases.map(\.rawValue))
  }
}

/// One run of a task.
///
/// It ends exactly once.
@MainActor
public final class TaskRun<Kind: FlowTask>: AnyTaskRun {
  /// The outcome, once the run has ended.
  public private(set) var outcome: Kind.Outcome?
  /// Whether the first screen was shown.
  public fileprivate(set) var hasStarted = false
  private var isOver = false
  private var waiting: [CheckedContinuation<Kind.Outcome, Never>] = []

  /// Creates a run that has not started.
  public init() {}

  /// Waits until the run has ended, its screens have gone, and the steps that follow in the flow were performed.
  public func ended() async -> Kind.Outcome {
    if isOver, let outcome { return outcome }
    return await withCheckedContinuation { waiting.append($0) }
  }

  fileprivate func begin() { hasStarted = true }

  /// Sets the outcome.
  ///
  /// Only the first call has an effect.
  fileprivate func end(_ name: String) -> Bool {
    guard outcome == nil else { return false }
    outcome = Kind.Outcome(rawValue: name) ?? .cancelled
    return true
  }

  fileprivate func callBack() {
    guard let outcome, !isOver else { return }
    isOver = true
    for caller in waiting { caller.resume(returning: outcome) }
    waiting = []
  }
}

/// A run of any task.
@MainActor
private protocol AnyTaskRun: AnyObject {
  var hasStarted: Bool { get }
  func begin()
  func end(_ name: String) -> Bool
  func callBack()
}

/// What a flow says about one of its screens.
public struct ScreenFacts: Sendable {
  /// What takes the place of a gesture's usual effect.
  public enum GestureRule: Sendable { case none, steps }

  /// The style of a screen that always has a layer of its own.
  let style: Style?
  let task: TaskFacts?
  let hidesBack: Bool
  let hidesTabBar: Bool
  /// The actions that run by themselves when the screen comes to the front.
  let arrivals: [String]
  let gestures: [String: GestureRule]

  /// Creates the facts about a screen.
  public init(
    style: Style? = nil, task: TaskFacts? = nil, hidesBack: Bool = false, hidesTabBar: Bool = false,
    arrivals: [String] = [], gestures: [String: GestureRule] = [:]
  ) {
    (self.style, self.task, self.hidesBack, self.hidesTabBar) = (style, task, hidesBack, hidesTabBar)
    (self.arrivals, self.gestures) = (arrivals, gestures)
  }
}

/// A screen of a flow.
///
/// The raw value is the name in the flow file.
public protocol FlowScreen: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var facts: ScreenFacts { get }
  /// The title in the flow file, or else the name.
  var title: String { get }
}

/// The values that navigation depends on.
public protocol FlowState: Hashable, Sendable {
  init()
  /// The values by the names of the flow file.
  var values: [String: String] { get }
  /// Sets a value by the names of the flow file, as UI tests pass them; returns false for an unknown one.
  mutating func set(_ name: String, to value: String) -> Bool
}

/// A flow, for which navflow generates a type from its file.
public protocol NavigationFlow: Sendable {
  associatedtype Screen: FlowScreen
  associatedtype Scene
  associatedtype State: FlowState
  associatedtype Root: Hashable, Sendable
  /// The functions for events from outside the app.
  associatedtype Entries
  /// The functions of what the roots offer beside their screens; nothing if they offer nothing.
  associatedtype ActionsOfRoot = Void

  /// The path of the flow file.
  static var file: String { get }
  static var start: Root { get }
  @MainActor static func content(of root: Root, on device: FlowDevice) -> RootContent<Self>
  @MainActor static func scene(_ screen: Screen, _ here: FlowInstance<Self>) -> Scene
  /// What a scene offers now.
  @MainActor static func offers(_ scene: Scene) -> [FlowOffer]
  @MainActor static func entries(_ navigator: Navigator<Self>) -> Entries
  /// What can happen from outside the app now.
  @MainActor static func offers(_ entries: Entries) -> [FlowOffer]
  @MainActor static func rootActions(_ navigator: Navigator<Self>) -> ActionsOfRoot
  /// What the root offers now.
  @MainActor static func offers(_ actions: ActionsOfRoot) -> [FlowOffer]
  /// Starts the task that the screen of a tab needs first; returns false if it needs none.
  @MainActor static func passGate(_ tab: Screen, _ here: FlowInstance<Self>) -> Bool
}

extension NavigationFlow {
  /// Returns false, for flows without gates on tabs.
  @MainActor public static func passGate(_ tab: Screen, _ here: FlowInstance<Self>) -> Bool { false }
}

extension NavigationFlow where ActionsOfRoot == Void {
  /// Returns nothing, for flows whose roots have no actions.
  @MainActor public static func rootActions(_ navigator: Navigator<Self>) {}
  /// Returns nothing, for flows whose roots have no actions.
  @MainActor public static func offers(_ actions: Void) -> [FlowOffer] { [] }
}

/// What a root shows at first.
public struct RootContent<Flow: NavigationFlow> {
  /// The screens that name the tabs; empty without a tab bar.
  let tabs: [Flow.Screen]
  let stacks: [[Flow.Screen]]
  let selected: Int
  /// Whether it is a single screen without a navigation stack.
  let isBare: Bool
  let task: TaskFacts?
  let then: ((String) -> [FlowStep<Flow>])?

  /// Returns a root with tabs, each with the screens of its stack.
  public static func tabs(_ stacks: [[Flow.Screen]], selected: Int) -> Self {
    Self(tabs: stacks.map { $0[0] }, stacks: stacks, selected: selected, isBare: false, task: nil, then: nil)
  }

  /// Returns a root with one stack.
  public static func stack(_ screens: Flow.Screen...) -> Self {
    Self(tabs: [], stacks: [screens], selected: 0, isBare: false, task: nil, then: nil)
  }

  /// Returns a root that is a single screen.
  public static func screen(_ screen: Flow.Screen) -> Self {
    Self(tabs: [], stacks: [[screen]], selected: 0, isBare: true, task: nil, then: nil)
  }

  /// Returns a root whose stack begins with a task, and what follows the task.
  public static func task<Kind: FlowTask>(
    _ kind: Kind.Type, _ screen: Flow.Screen, then: ((Kind.Outcome) -> [FlowStep<Flow>])? = nil
  ) -> Self {
    Self(
      tabs: [], stacks: [[screen]], selected: 0, isBare: false, task: TaskFacts(kind),
      then: then.map { typed in { name in Kind.Outcome(rawValue: name).map(typed) ?? [] } })
  }
}
