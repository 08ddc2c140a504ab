import UIKit

/// Shows the screens of a flow with UIKit: it presents, pushes, pops and dismisses the view controllers that you make.
@MainActor
public final class UIKitHost<Flow: NavigationFlow>: FlowDisplay {
  private let navigator: Navigator<Flow>
  private let window: UIWindow
  private let makeViewController: (Flow.Scene) -> UIViewController?
  /// Makes the button of a tab; by default it shows the screen's title.
  public var tabBarItem: (Flow.Screen) -> UITabBarItem = { UITabBarItem(title: $0.title, image: nil, tag: 0) }
  /// Returns the view that a popover points to; by default a popover stands in the middle.
  public var popoverSource: (Flow.Screen) -> UIView? = { _ in nil }
  private var viewControllers: [Int: UIViewController] = [:]
  private var shownRoot: (root: Flow.Root, stacks: [UIViewController])?
  private var shownLayers: [ShownLayer] = []
  private var waiting: [@MainActor () -> Void] = []
  private var isUpdating = false
  private let delegate = FlowDelegate()

  /// A modal layer on screen.
  private struct ShownLayer {
    let id: Int
    /// The presented view controller; nil for what another app or the system shows.
    let controller: UIViewController?
    /// The window of a layer that hides those beneath it.
    let window: UIWindow?
    /// Whether the controller stands at the bottom of the screen beneath, in the place of the keyboard.
    let isInputView: Bool
  }

  /// Creates a host.
  ///
  /// - Parameter viewController: makes the view controller of a scene; nil for a screen of another app or the system,
  ///   which you open yourself. An alert is a `UIAlertController`.
  public init(
    _ flow: Flow.Type = Flow.self, window: UIWindow, state: Flow.State = Flow.State(),
    viewController: @escaping (Flow.Scene) -> UIViewController?
  ) {
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    navigator = Navigator(on: isPad ? .pad : .phone, state: state)
    self.window = window
    makeViewController = viewController
    navigator.display = self
    delegate.layerWasSwipedAway = { [weak self] in self?.layerWasSwipedAway($0) }
    delegate.layerRefusedSwipe = { [weak self] in self?.layerRefusedSwipe($0) }
    delegate.stackShows = { [weak self] in self?.stackShows($0) }
    delegate.tabWasTapped = { [weak self] in self?.navigator.select($0) }
  }

  /// Gets a line of JSON for each event and screen, as `navflow replay` reads them.
  public var record: ((String) -> Void)? {
    get { navigator.record }
    set { navigator.record = newValue }
  }

  /// The values that navigation depends on.
  public var state: Flow.State {
    get { navigator.state }
    set { navigator.state = newValue }
  }

  /// The events from outside the app.
  public var entries: Flow.Entries { Flow.entries(navigator) }

  /// What the root offers beside its screens, such as a compose button over the tab bar.
  public var rootActions: Flow.ActionsOfRoot { Flow.rootActions(navigator) }

  /// Shows the first screen.
  public func open() { navigator.open() }

  /// Says that the user has tapped outside of an input view, which stands in the place of the keyboard.
  public func tapOutside() { if navigator.layers.last?.style == .inputView { navigator.tapOutside() } }

  /// Says that the user has come back from another app or website without a result.
  public func returnToApp() { if navigator.layers.last?.style == .external { navigator.returnToApp() } }

  // MARK: Showing

  /// Shows the current stacks and layers, and calls `done` when all animations have ended.
  public func show(then done: @escaping @MainActor () -> Void) {
    waiting.append(done)
    // The window needs a root view controller at once.
    if shownRoot == nil { showRoot() }
    guard !isUpdating else { return }
    isUpdating = true
    Task {
      while !self.waiting.isEmpty {
        let calls = self.waiting
        self.waiting = []
        await self.update()
        for call in calls { call() }
      }
      self.isUpdating = false
    }
  }

  /// Reports layers that UIKit has closed without the host.
  public func reportClosedLayers() {
    guard !isUpdating else { return }
    for layer in shownLayers {
      guard let controller = layer.controller, !layer.isInputView else { continue }
      if controller.presentingViewController == nil { return layerHasClosed(layer.id) }
    }
  }

  /// Makes the screen equal to the stacks and layers of the navigator.
  private func update() async {
    let layers = navigator.layers
    let kept = zip(shownLayers, layers).prefix { $0.id == $1.id }.count
    let isNewRoot = shownRoot?.root != navigator.root || shownRoot?.stacks.count != navigator.stacks.count
    if shownLayers.count > kept { await close(from: kept, animated: !isNewRoot) }
    if isNewRoot || !isRootShown { showRoot() }
    for (stack, controller) in zip(navigator.stacks, shownRoot?.stacks ?? []) { await set(stack, in: controller) }
    (window.rootViewController as? UITabBarController)?.selectedIndex = navigator.selected
    for (shown, layer) in zip(shownLayers, layers) {
      if let controller = shown.controller { await set(layer.stack, in: controller) }
    }
    for layer in layers.dropFirst(shownLayers.count) { await present(layer) }
    adjustGestures()
    let live = Set((navigator.stacks + layers.map(\.stack)).joined().map(\.id))
    viewControllers = viewControllers.filter { live.contains($0.key) }
  }

  /// Whether the root's view controllers are on screen; a navigation controller can show any stack.
  private var isRootShown: Bool {
    guard let shownRoot else { return false }
    return zip(shownRoot.stacks, navigator.stacks).allSatisfy { controller, stack in
      guard !(controller is UINavigationController) else { return true }
      guard let first = viewControllers[stack[0].id] else { return false }
      return controller === first
    }
  }

  private func showRoot() {
    let stacks = navigator.stacks.map { stack -> UIViewController in
      let first = viewController(of: stack[0]) ?? UIViewController()
      return navigator.isBare ? first : navigationController(first)
    }
    shownRoot = (navigator.root, stacks)
    guard !navigator.tabs.isEmpty else {
      window.rootViewController = stacks[0]
      return
    }
    for (stack, tab) in zip(stacks, navigator.tabs) { stack.tabBarItem = tabBarItem(tab) }
    let bar = UITabBarController()
    bar.viewControllers = stacks
    bar.delegate = delegate
    window.rootViewController = bar
  }

  private func viewController(of instance: FlowInstance<Flow>) -> UIViewController? {
    if let known = viewControllers[instance.id] { return known }
    let new = makeViewController(instance.scene)
    new?.hidesBottomBarWhenPushed = instance.screen.facts.hidesTabBar
    viewControllers[instance.id] = new
    return new
  }

  private func navigationController(_ first: UIViewController) -> FlowNavigationController {
    let controller = FlowNavigationController(rootViewController: first)
    controller.delegate = delegate
    return controller
  }

  /// Makes a navigation stack equal to that of the navigator.
  private func set(_ stack: [FlowInstance<Flow>], in controller: UIViewController) async {
    guard let controller = controller as? UINavigationController else { return }
    let wanted = stack.compactMap { viewController(of: $0) }
    guard !controller.viewControllers.elementsEqual(wanted, by: ===) else { return }
    let isVisible = controller.viewIfLoaded?.window != nil
    controller.setViewControllers(wanted, animated: isVisible)
    if isVisible { await wait { controller.transitionCoordinator != nil } }
  }

  /// Waits for the end of an animation, two seconds at most.
  private func wait(while isMoving: () -> Bool) async {
    for _ in 0..<100 where isMoving() { try? await Task.sleep(nanoseconds: 20_000_000) }
  }
}
