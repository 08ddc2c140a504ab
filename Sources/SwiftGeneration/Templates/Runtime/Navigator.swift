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

  // MARK: Gestures

  /// The gestures that the user can make, with their names in the flow language.
  var gestures: [(label: String, perform: () -> Void)] {
    var found: [(String, () -> Void)] = []
    if canGoBack { found.append(("Back", { self.goBack() })) }
    if canSwipeDown { found.append(("Swipe down", { self.swipeDown() })) }
    if canTapOutside { found.append(("Tap outside", { self.tapOutside() })) }
    if canReturn { found.append(("Return", { self.returnToApp() })) }
    if isTabBarShown {
      for (place, tab) in tabs.enumerated() where !isRemoved("Tab: \(tab.rawValue)", on: frontInstance) {
        found.append(("Tab: \(tab.rawValue)", { self.select(place) }))
      }
    }
    return found
  }

  /// Whether the front stack, or the one beneath an input view, has a screen to go back to.
  public var canGoBack: Bool {
    let top = top(of: usableLayer)
    return stack(of: usableLayer).count > 1 && !top.screen.facts.hidesBack && !isRemoved("Back", on: top)
  }

  /// Whether a swipe closes the layer in front, or runs the steps that the flow gives it.
  public var canSwipeDown: Bool {
    guard usableLayer > 0, [.sheet, .formSheet].contains(layers[usableLayer - 1].style) else { return false }
    let top = top(of: usableLayer)
    let hasSteps = top.screen.facts.gestures["Swipe down"] == .steps
    return (hasSteps || !layers[usableLayer - 1].isLocked) && !isRemoved("Swipe down", on: top)
  }

  /// Whether a tap beside the layer in front closes it.
  public var canTapOutside: Bool {
    guard let layer = layers.last else { return false }
    let isPossible =
      switch layer.style {
      case .popover: !layer.isLocked
      case .inputView: true
      case .actionSheet: device == .pad
      default: false
      }
    return isPossible && !isRemoved("Tap outside", on: frontInstance)
  }

  /// Whether the user is in another app or a screen of the system, and can come back.
  public var canReturn: Bool {
    (layers.last?.style == .external || layers.last?.style == .system)
      && !isRemoved("Return", on: frontInstance)
  }

  /// Returns whether the flow switches a gesture off, or gives it steps whose conditions do not hold.
  private func isRemoved(_ gesture: String, on here: FlowInstance<Flow>) -> Bool {
    guard let rule = here.screen.facts.gestures[gesture] else { return false }
    return rule == .none || steps(of: gesture, on: here) == nil
  }

  private func steps(of gesture: String, on here: FlowInstance<Flow>) -> FlowOffer? {
    Flow.offers(here.scene).first { $0.kind == .gesture && $0.label == gesture }
  }

  /// Whether the flow replaces a gesture on a screen, so that the system must not perform it.
  public func replaces(_ gesture: String, on here: FlowInstance<Flow>) -> Bool {
    here.screen.facts.gestures[gesture] != nil
  }

  /// The user taps Back, or swipes from the edge.
  public func goBack() {
    if canGoBack, !runSteps(of: "Back", on: top(of: usableLayer)) { gesture("Back") { $0.back() } }
  }

  /// The user swipes a layer down.
  public func swipeDown() {
    if canSwipeDown, !runSteps(of: "Swipe down", on: top(of: usableLayer)) { gesture("Swipe down") { $0.swipeDown() } }
  }

  /// The user taps beside the layer in front.
  public func tapOutside() {
    if canTapOutside, !runSteps(of: "Tap outside", on: frontInstance) { gesture("Tap outside") { $0.closeFront() } }
  }

  /// The user comes back from another app or a screen of the system without a result.
  public func returnToApp() {
    if canReturn, !runSteps(of: "Return", on: frontInstance) { gesture("Return") { $0.closeFront() } }
  }

  /// The user taps a tab.
  public func select(_ tab: Int) {
    guard isTabBarShown, tabs.indices.contains(tab) else { return }
    let label = "Tab: \(tabs[tab].rawValue)"
    let here = frontInstance
    if runSteps(of: label, on: here) || Flow.passGate(tabs[tab], here) { return }
    gesture(label) { $0.tap(tab: tab) }
  }

  /// Follows a display whose user has already removed a layer and everything above it.
  public func layerWasRemoved(_ id: Int) {
    // The steps that follow may show a new layer, which stays.
    while layers.contains(where: { $0.id == id }) {
      gesture(layers.last?.style.removal ?? "Swipe down") { $0.closeFront() }
    }
  }

  /// Follows a display whose user has already gone back to a screen of the front stack.
  public func wentBack(to id: Int) {
    let stack = stack(of: usableLayer)
    guard let place = stack.firstIndex(where: { $0.id == id }) else { return }
    let gone = Set(stack[(place + 1)...].map(\.id))
    while gone.contains(top(of: usableLayer).id) { gesture("Back") { $0.back() } }
  }

  private func gesture(_ label: String, _ body: (FlowExecution<Flow>) -> Void) {
    recordLine("{\"gesture\":\(label.json)}")
    run(body)
  }

  /// Runs the steps that a screen gives a gesture; returns false if it gives none.
  private func runSteps(of gesture: String, on here: FlowInstance<Flow>) -> Bool {
    guard let offer = steps(of: gesture, on: here) else { return false }
    Task { await offer.perform(nil) }
    return true
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
