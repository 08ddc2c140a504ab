// MARK: Steps

/// A step of an action.
public enum FlowStep<Flow: NavigationFlow> {
  case push(Flow.Screen)
  case present(Flow.Screen, Presentation)
  case start(Start)
  case end(String)
  case pop(Int)
  case popToRoot
  case popTo(Flow.Screen)
  case dismiss
  case dismissAll
  case dismissTo(Flow.Screen)
  case unwind(Flow.Screen)
  case replace(Flow.Screen)
  case tab(Flow.Screen)
  case root(Flow.Root)
  case set((inout Flow.State) -> Void)
  /// Acts on the root's stack, beneath all layers.
  indirect case onRoot(FlowStep)

  /// The start of a task.
  public struct Start {
    let task: TaskFacts
    let screen: Flow.Screen
    let presentation: Presentation
    fileprivate let run: any AnyTaskRun
    let then: ((String) -> [FlowStep])?
  }

  /// Starts a task whose end the caller awaits.
  public static func start<Kind: FlowTask>(
    _ run: TaskRun<Kind>, _ screen: Flow.Screen, _ presentation: Presentation = Kind.presentation,
    then: ((Kind.Outcome) -> [FlowStep])? = nil
  ) -> Self {
    .start(
      Start(
        task: TaskFacts(Kind.self), screen: screen, presentation: presentation, run: run,
        then: then.map { typed in { name in Kind.Outcome(rawValue: name).map(typed) ?? [] } }))
  }

  /// Ends the task of the screen.
  public static func complete<Kind: FlowTask>(_ kind: Kind.Type, _ outcome: Kind.Outcome) -> Self {
    .end(outcome.rawValue)
  }

  /// Whether it only removes screens or changes values, as a Cancel button does.
  fileprivate var onlyRemoves: Bool {
    switch self {
    case .pop, .popToRoot, .popTo, .dismiss, .dismissAll, .dismissTo, .unwind, .set: true
    case .push, .present, .start, .end, .replace, .tab, .root: false
    case .onRoot(let step): step.onlyRemoves
    }
  }

  fileprivate var isChange: Bool { if case .set = self { true } else { false } }

  fileprivate var run: (any AnyTaskRun)? { if case .start(let start) = self { start.run } else { nil } }

  /// The screen that it shows in a way that continues the screen's task.
  fileprivate var continuedScreen: Flow.Screen? {
    switch self {
    case .push(let screen), .present(let screen, _), .replace(let screen): screen
    case .onRoot(let step): step.continuedScreen
    default: nil
    }
  }
}

// MARK: Offers

/// Something that can happen on a screen now.
///
/// Tests and recorded runs use it.
public struct FlowOffer {
  /// The cause of an event.
  public enum Kind: String, Sendable { case tap, gesture, system, arrival, entry }

  /// The cause of the event.
  public let kind: Kind
  /// The label in the flow file.
  public let label: String
  /// The results that are not the user's choice; empty if there is only one.
  public let results: [String]
  let perform: @MainActor (String?) async -> Void

  /// Returns nothing if the function is nil, because the action is not offered.
  @MainActor
  public static func one<Value: Sendable>(_ kind: Kind, _ label: String, _ body: (@MainActor () async -> Value)?)
    -> [FlowOffer]
  {
    guard let body else { return [] }
    return [FlowOffer(kind: kind, label: label, results: []) { _ in _ = await body() }]
  }

  /// Returns nothing if the function is nil, because the action is not offered.
  @MainActor
  public static func choice<Result: RawRepresentable<String> & CaseIterable & Sendable, Value: Sendable>(
    _ kind: Kind, _ label: String, _ body: (@MainActor (Result) async -> Value)?
  ) -> [FlowOffer] {
    guard let body else { return [] }
    return [
      FlowOffer(kind: kind, label: label, results: Result.allCases.map(\.rawValue)) { name in
        if let result = name.flatMap(Result.init) { _ = await body(result) }
      }
    ]
  }
}

// MARK: Screens on stacks

/// One screen on a stack.
///
/// The actions of a scene hold it; only the navigator makes it.
@MainActor
public final class FlowInstance<Flow: NavigationFlow> {
  /// The number of the instance, which no other instance of the navigator has.
  public let id: Int
  /// The screen of the flow.
  public let screen: Flow.Screen
  private weak var navigator: Navigator<Flow>?
  fileprivate var frame: TaskFrame<Flow>?
  fileprivate var hasArrived = false
  fileprivate var due: Set<String> = []
  /// The scene with its actions.
  public var scene: Flow.Scene { Flow.scene(screen, self) }

  fileprivate init(_ id: Int, _ screen: Flow.Screen, _ navigator: Navigator<Flow>, frame: TaskFrame<Flow>? = nil) {
    (self.id, self.screen, self.navigator, self.frame) = (id, screen, navigator, frame)
  }

  /// The values that navigation depends on.
  public var state: Flow.State { navigator?.state ?? Flow.State() }
  /// What the app shows, for conditions.
  public var picture: FlowPicture<Flow> { navigator?.picture ?? FlowPicture(alone: screen) }

  /// Whether the screen has come to the front, and the action has not run since.
  public func isDue(_ label: String) -> Bool { navigator?.frontInstance === self && due.contains(label) }

  /// Performs the steps of an action, if the user can use the screen.
  public func perform(
    _ kind: FlowOffer.Kind, _ label: String, result: String? = nil, set: ((inout Flow.State) -> Void)? = nil,
    _ steps: [FlowStep<Flow>]
  ) {
    let event = FlowEvent(kind: kind, label: label, result: result, set: set, steps: steps)
    guard let navigator else { return event.abandon() }
    navigator.perform(event, on: self)
  }
}

/// An event and the steps that it runs.
struct FlowEvent<Flow: NavigationFlow> {
  let kind: FlowOffer.Kind
  let label: String
  var result: String?
  var set: ((inout Flow.State) -> Void)?
  let steps: [FlowStep<Flow>]

  /// Ends the runs that its caller awaits, because nothing starts them.
  @MainActor
  fileprivate func abandon() {
    for run in steps.compactMap(\.run) where run.end("cancelled") { run.callBack() }
  }
}

/// A running task, from the instance of its first screen upward.
private struct TaskFrame<Flow: NavigationFlow> {
  let id: Int
  let task: TaskFacts
  let run: (any AnyTaskRun)?
  let then: ((String) -> [FlowStep<Flow>])?
  var isAtRoot = false
}

/// A modal layer.
@MainActor
public struct FlowLayer<Flow: NavigationFlow> {
  /// The number of the layer, which no other layer of the navigator has.
  public let id: Int
  /// How it is shown on the device.
  public let style: Style
  /// Whether the user cannot swipe it away.
  public let isLocked: Bool
  /// Whether it hides the layers beneath it until it is closed.
  public let isAside: Bool
  /// The screens of the layer, the first one first.
  public fileprivate(set) var stack: [FlowInstance<Flow>]
}

/// What the app shows, for conditions.
@MainActor
public struct FlowPicture<Flow: NavigationFlow> {
  /// Where the screen in front is.
  public enum Placement: Sendable { case root, pushed, modal }

  /// The device on which the app runs.
  public let device: FlowDevice
  /// The screen in front.
  public let screen: Flow.Screen
  /// Where the screen in front is.
  public let shown: Placement
  /// The screen beneath the one in front, in the same layer or the next one; nil if there is none.
  public let beneath: Flow.Screen?
  /// The screens beneath it on the same stack.
  public let below: [Flow.Screen]
  /// The name of the running task.
  public let task: String?
  /// The number of modal layers.
  public let modals: Int
  /// Whether a layer is over the root.
  public let hasLayers: Bool
  /// Whether the user can tap the tab bar.
  public let isTabBarShown: Bool
  /// The screen of the selected tab; nil without tabs.
  public let tab: Flow.Screen?
  /// The root that is shown.
  public let root: Flow.Root
  /// The screen in front on the root's stack.
  public let visible: Flow.Screen
}

extension FlowPicture {
  /// The picture of a screen whose navigator is gone.
  fileprivate init(alone screen: Flow.Screen) {
    self.init(
      device: .phone, screen: screen, shown: .root, beneath: nil, below: [], task: nil, modals: 0, hasLayers: false,
      isTabBarShown: false, tab: nil, root: Flow.start, visible: screen)
  }
}

// MARK: Displays

/// Shows what a navigator says: the UIKit or the SwiftUI host, or your own.
@MainActor
public protocol FlowDisplay: AnyObject {
  /// Shows the current stacks and layers, and calls `done` when all animations have ended.
  func show(then done: @escaping @MainActor () -> Void)
  /// Reports layers that have closed without the display's knowledge, with `layerWasRemoved`.
  func reportClosedLayers()
}
