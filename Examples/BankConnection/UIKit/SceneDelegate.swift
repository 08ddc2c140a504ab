import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var host: UIKitHost<AfterFlow>?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let host = UIKitHost<AfterFlow>(window: window) { viewController(for: $0) }
    host.record = { print("navflow: \($0)") }
    host.open()
    window.makeKeyAndVisible()
    (self.window, self.host) = (window, host)
  }

  /// The bank's website calls the app.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = BankWebsite.shared.comesBack(with: context.url) }
  }

  /// The user comes back from the bank's website without a result, or from anywhere else.
  func sceneDidBecomeActive(_ scene: UIScene) { host?.returnToApp() }
}
