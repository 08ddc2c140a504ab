// MARK: Gestures

extension Navigator {
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
}
