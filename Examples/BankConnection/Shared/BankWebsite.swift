import Foundation

/// The website of the bank, which lies outside of the app.
///
/// It comes back with the link `example-pay://bank`.
@MainActor
final class BankWebsite {
  static let shared = BankWebsite()
  private var whenDone: (@MainActor () -> Void)?

  /// The page that the app opens.
  let address = URL(string: "https://bank.example/connect")

  /// Notes what happens when the user has signed in on the website.
  func prepare(_ whenDone: @escaping @MainActor () -> Void) { self.whenDone = whenDone }

  /// Follows the link back to the app; returns false if the app does not wait for it.
  func comesBack(with link: URL) -> Bool {
    guard link.scheme == "example-pay", let whenDone else { return false }
    self.whenDone = nil
    whenDone()
    return true
  }
}
