// MARK: Layers and gestures

extension UIKitHost {
  /// The view controller that presents the next layer.
  private var presenter: UIViewController? {
    let top = shownLayers.last { $0.controller != nil && !$0.isInputView }
    return top?.controller ?? window.rootViewController
  }

  private func present(_ layer: FlowLayer<Flow>) async {
    guard let first = viewController(of: layer.stack[0]), let presenter else {
      shownLayers.append(ShownLayer(id: layer.id, controller: nil, window: nil, isInputView: false))
      return
    }
    if layer.style == .inputView {
      show(first, atBottomOf: presenter)
      shownLayers.append(ShownLayer(id: layer.id, controller: first, window: nil, isInputView: true))
      return
    }
    let controller = layer.style.hasStack ? navigationController(first) : first
    (controller as? FlowNavigationController)?.wasDismissed = { [weak self] in self?.layerHasClosed(layer.id) }
    controller.modalPresentationStyle = layer.style.modal
    if !(controller is UIAlertController) { controller.presentationController?.delegate = delegate }
    setSource(of: controller.popoverPresentationController, for: layer.stack[0].screen, in: presenter)
    let own = layer.isAside ? windowAside() : nil
    shownLayers.append(ShownLayer(id: layer.id, controller: controller, window: own, isInputView: false))
    (own?.rootViewController ?? presenter).present(controller, animated: true)
    await wait { controller.isBeingPresented }
    await set(layer.stack, in: controller)
  }

  private func setSource(
    of popover: UIPopoverPresentationController?, for screen: Flow.Screen, in presenter: UIViewController
  ) {
    guard let popover else { return }
    if let view = popoverSource(screen) {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    } else if let view = presenter.view {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
  }

  /// A window over the others, for a layer that hides those beneath it.
  private func windowAside() -> UIWindow? {
    guard let scene = window.windowScene else { return nil }
    let own = UIWindow(windowScene: scene)
    own.windowLevel = UIWindow.Level(rawValue: window.windowLevel.rawValue + CGFloat(shownLayers.count + 1))
    own.rootViewController = UIViewController()
    own.makeKeyAndVisible()
    return own
  }

  private func show(_ input: UIViewController, atBottomOf presenter: UIViewController) {
    let stack = (presenter as? UITabBarController)?.selectedViewController ?? presenter
    let parent = (stack as? UINavigationController)?.topViewController ?? stack
    guard let view = parent.view, let own = input.view else { return }
    parent.addChild(input)
    own.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(own)
    NSLayoutConstraint.activate([
      own.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      own.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      own.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    input.didMove(toParent: parent)
  }

  /// Closes the layers from an index upward, unless they have closed by themselves.
  private func close(from place: Int, animated: Bool) async {
    let gone = shownLayers[place...]
    shownLayers.removeSubrange(place...)
    for layer in gone where layer.isInputView {
      layer.controller?.willMove(toParent: nil)
      layer.controller?.view.removeFromSuperview()
      layer.controller?.removeFromParent()
    }
    for layer in gone.reversed() where layer.window != nil { await dismiss(layer.controller, animated: animated) }
    await dismiss(gone.first { $0.controller != nil && !$0.isInputView }?.controller, animated: animated)
    for layer in gone { layer.window?.isHidden = true }
    window.makeKeyAndVisible()
  }

  /// Dismisses a view controller and all above it.
  ///
  /// An alert has dismissed itself before it calls its action.
  private func dismiss(_ controller: UIViewController?, animated: Bool) async {
    guard let controller, let presenter = controller.presentingViewController else { return }
    if !controller.isBeingDismissed { presenter.dismiss(animated: animated) }
    await wait { controller.presentingViewController != nil }
  }

  private func layerHasClosed(_ id: Int) {
    guard let place = shownLayers.firstIndex(where: { $0.id == id }) else { return }
    let gone = shownLayers[place...]
    shownLayers.removeSubrange(place...)
    for layer in gone { layer.window?.isHidden = true }
    navigator.layerWasRemoved(id)
  }

  // MARK: Gestures

  /// Lets the system perform only the gestures that the flow leaves as they are.
  private func adjustGestures() {
    for layer in navigator.layers {
      guard let controller = shownLayers.first(where: { $0.id == layer.id })?.controller, let top = layer.stack.last
      else {
        continue
      }
      controller.isModalInPresentation =
        layer.isLocked || navigator.replaces(layer.style == .popover ? "Tap outside" : "Swipe down", on: top)
    }
    for top in (navigator.stacks + navigator.layers.map(\.stack)).compactMap(\.last) { adjustBack(on: top) }
  }

  private func adjustBack(on top: FlowInstance<Flow>) {
    guard let controller = viewControllers[top.id] else { return }
    let isHidden = top.screen.facts.hidesBack
    let isReplaced = navigator.replaces("Back", on: top)
    controller.navigationItem.hidesBackButton = isHidden
    controller.navigationItem.backAction =
      isReplaced ? UIAction { [weak self] _ in self?.navigator.goBack() } : nil
    controller.navigationController?.interactivePopGestureRecognizer?.isEnabled = !isHidden && !isReplaced
  }

  // MARK: Reports of the delegate

  private func layerWasSwipedAway(_ controller: UIViewController) {
    if let layer = shownLayers.first(where: { $0.controller === controller }) { layerHasClosed(layer.id) }
  }

  private func layerRefusedSwipe(_ controller: UIViewController) {
    guard let front = navigator.layers.last, shownLayers.first(where: { $0.controller === controller })?.id == front.id
    else { return }
    if front.style == .popover { navigator.tapOutside() } else { navigator.swipeDown() }
  }

  private func stackShows(_ shown: UIViewController) {
    guard !isUpdating, let id = viewControllers.first(where: { $0.value === shown })?.key else { return }
    navigator.wentBack(to: id)
  }
}

/// Hears of what the user does with layers, stacks and tabs.
///
/// It is not generic, because UIKit calls it.
@MainActor
private final class FlowDelegate: NSObject, UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var layerWasSwipedAway: (UIViewController) -> Void = { _ in }
  var layerRefusedSwipe: (UIViewController) -> Void = { _ in }
  var stackShows: (UIViewController) -> Void = { _ in }
  var tabWasTapped: (Int) -> Void = { _ in }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    layerWasSwipedAway(presentationController.presentedViewController)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    layerRefusedSwipe(presentationController.presentedViewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    // A call may come late, after the stack has changed again.
    if navigationController.topViewController === viewController { stackShows(viewController) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let tab = tabBarController.viewControllers?.firstIndex(where: { $0 === viewController }) { tabWasTapped(tab) }
    return false
  }
}

/// A navigation controller that reports when it is dismissed, by the user or by code.
private final class FlowNavigationController: UINavigationController {
  var wasDismissed: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { wasDismissed?() }
  }
}

extension Style {
  fileprivate var modal: UIModalPresentationStyle {
    switch self {
    case .fullScreen, .system: .fullScreen
    case .formSheet: .formSheet
    case .popover: .popover
    default: .automatic
    }
  }
}
