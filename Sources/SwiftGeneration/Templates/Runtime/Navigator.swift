// MARK: The navigator

/// Knows the stacks, the layers and the tasks of an app, and performs the steps of its flow.
@MainActor
public final class Navigator<Flow: NavigationFlow> {
  /// The device on which the app runs.
  public let device: FlowDevice
  /// The values that navigation depends on.
  public var state: Flow.State
  /// The root that is shown.
  public private(set) var root: Flow.Root
  /// The index of the selected tab; 0 without tabs.
  public private(set) var selected = 0
  /// The stack of each tab; one stack without tabs.
  public private(set) var stacks: [[FlowInstance<Flow>]] = []
  /// The modal layers, the lowest first.
  public private(set) var layers: [FlowLayer<Flow>] = []
  /// What shows the stacks and layers; nil in tests.
  public weak var display: (any FlowDisplay)?
  /// Gets a line of JSON for each event and screen, as `navflow replay` reads them.
  public var record: ((String) -> Void)?
  /// The number of events so far, with those that were not possible.
  public private(set) var eventCount = 0
  private var content: RootContent<Flow>
  private var count = 0
  private var live: [(id: Int, run: any AnyTaskRun)] = []
  private var over: [any AnyTaskRun] = []

  /// Creates an app at its first screen.
  public init(on device: FlowDevice, state: Flow.State = Flow.State()) {
    (self.device, self.state, root) = (device, state, Flow.start)
    content = Flow.content(of: Flow.start, on: device)
    install(Flow.start)
    FlowExecution(in: self).launch()
    arrive()
  }

  /// Shows the first screen.
  ///
  /// Set `display` and `record` before.
  public func open() {
    recordLine(
      "{\"navflow\":1,\"flow\":\(Flow.file.json),\"device\":\"\(device.rawValue)\",\"given\":{"
        + state.values.sorted { $0.key < $1.key }.map { "\($0.key.json):\($0.value.json)" }.joined(separator: ",")
        + "}}")
    recordScreen()
    finish()
  }

  // MARK: Questions

  /// The tab screens of the root; empty without tabs.
  public var tabs: [Flow.Screen] { content.tabs }
  /// Whether the root is a single screen without a navigation stack.
  public var isBare: Bool { content.isBare }
  /// The instance of the screen in front.
  public var frontInstance: FlowInstance<Flow> { (layers.last?.stack ?? stacks[selected]).last ?? stacks[selected][0] }
  /// The scene of the screen in front.
  public var scene: Flow.Scene { frontInstance.scene }

  /// The instance that the user can use beside the one in front: the one beneath an input view.
  public var usableInstance: FlowInstance<Flow> {
    guard layers.last?.style == .inputView else { return frontInstance }
    return top(of: usableLayer)
  }

  /// What the app shows, for conditions.
  public var picture: FlowPicture<Flow> {
    let stack = self.stack(of: layers.count)
    let beneath = stack.count > 1 ? stack[stack.count - 2] : layer(beneath: layers.count).map(top)
    return FlowPicture(
      device: device, screen: frontInstance.screen,
      shown: stack.count > 1 ? .pushed : layers.isEmpty ? .root : .modal, beneath: beneath?.screen,
      below: stack.dropLast().map(\.screen), task: FlowExecution(in: self).frame(runningAt: front)?.task.name,
      modals: modalCount, hasLayers: !layers.isEmpty, isTabBarShown: isTabBarShown,
      tab: tabs.isEmpty ? nil : tabs[selected], root: root, visible: stacks[selected][stacks[selected].count - 1].screen
    )
  }

  /// Whether the user can tap the tab bar.
  public var isTabBarShown: Bool {
    !tabs.isEmpty && layers.isEmpty && !stacks[selected].dropFirst().contains { $0.screen.facts.hidesTabBar }
  }

  /// The names of the tasks that run on the root's visible stack and in the layers, outermost first.
  public var tasks: [String] {
    (stacks[selected] + layers.flatMap(\.stack)).compactMap { $0.frame?.task.name }
  }

  /// The screens of each layer, from the root upward.
  public var lines: [(style: Style?, screens: [Flow.Screen])] {
    (0...layers.count).map { (style(of: $0), stack(of: $0).map(\.screen)) }
  }

  /// What can happen now.
  public var offers: [FlowOffer] {
    let own = Flow.offers(scene) + (usableInstance === frontInstance ? [] : Flow.offers(usableInstance.scene))
    return own.filter { $0.kind != .gesture } + Flow.offers(Flow.rootActions(self))
      + gestures.map { gesture in
        FlowOffer(kind: .gesture, label: gesture.label, results: []) { _ in gesture.perform() }
      } + Flow.offers(Flow.entries(self))
  }

  // MARK: Events

  /// Performs an event from outside the app.
  public func enter(
    _ label: String, result: String? = nil, set: ((inout Flow.State) -> Void)? = nil, _ steps: [FlowStep<Flow>]
  ) {
    let event = FlowEvent(kind: .entry, label: label, result: result, set: set, steps: steps)
    perform(event) { $0.enter(event) }
  }

  /// Performs an action of a root.
  public func perform(
    _ kind: FlowOffer.Kind, _ label: String, at root: Flow.Root, result: String? = nil,
    set: ((inout Flow.State) -> Void)? = nil, _ steps: [FlowStep<Flow>]
  ) {
    let event = FlowEvent(kind: kind, label: label, result: result, set: set, steps: steps)
    guard offersActions(of: root) else { return refuse(event) }
    perform(event) { $0.begin(event, isFront: false) }
  }

  /// Returns whether the actions of a root can be used: its tab bar, or without tabs its stack, is not covered.
  public func offersActions(of root: Flow.Root) -> Bool {
    root == self.root && (tabs.isEmpty ? usableLayer == 0 : isTabBarShown)
  }

  /// Returns whether an entry would show the screen that is in front already.
  public func isBlocked(by screen: Flow.Screen) -> Bool {
    frontInstance.screen == screen && !(layers.isEmpty && stacks[selected].count == 1)
  }

  fileprivate func perform(_ event: FlowEvent<Flow>, on here: FlowInstance<Flow>) {
    if here !== frontInstance { display?.reportClosedLayers() }
    guard here === frontInstance || here === usableInstance,
      event.kind != .arrival || here.due.remove(event.label) != nil
    else { return refuse(event) }
    perform(event) { $0.begin(event, isFront: here === self.frontInstance) }
  }

  private func refuse(_ event: FlowEvent<Flow>) {
    eventCount += 1
    recordLine("{\"note\":\("not possible now: \(event.label)".json)}")
    event.abandon()
  }

  private func perform(_ event: FlowEvent<Flow>, _ body: (FlowExecution<Flow>) -> Void) {
    recordLine(event.line)
    run(body)
    event.abandonUnstarted()
  }

  private func run(_ body: (FlowExecution<Flow>) -> Void) {
    eventCount += 1
    body(FlowExecution(in: self))
    arrive()
    recordScreen()
    finish()
  }

  // MARK: After an event

  private func arrive() {
    let here = frontInstance
    guard !here.screen.facts.arrivals.isEmpty, !here.hasArrived else { return }
    here.hasArrived = true
    here.due = Set(here.screen.facts.arrivals)
  }

  /// Ends the runs whose screens have gone, shows the result, and lets their callers continue.
  private func finish() {
    let frames = Set((stacks + layers.map(\.stack)).flatMap { $0.compactMap { $0.frame?.id } })
    for (_, run) in live.filter({ !frames.contains($0.id) }) where run.end("cancelled") { over.append(run) }
    live.removeAll { !frames.contains($0.id) }
    let ended = over
    over = []
    let callBack: @MainActor () -> Void = { for run in ended { run.callBack() } }
    if let display { display.show(then: callBack) } else { callBack() }
  }

  fileprivate func begin(_ run: any AnyTaskRun, _ id: Int) {
    run.begin()
    live.append((id, run))
  }

  fileprivate func end(_ run: any AnyTaskRun, _ outcome: String) { if run.end(outcome) { over.append(run) } }

  // MARK: Records

  private func recordLine(_ line: String) { record?(line) }

  private func recordScreen() {
    guard record != nil else { return }
    let picture = picture
    let tab = picture.tab.map { ",\"tab\":\($0.rawValue.json)" } ?? ""
    recordLine("{\"screen\":\(picture.screen.rawValue.json),\"modals\":\(picture.modals)\(tab)}")
  }
}
