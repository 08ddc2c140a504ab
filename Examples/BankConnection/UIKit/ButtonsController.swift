import UIKit

/// A button of the example's screens.
struct Item {
  let title: String
  let action: @MainActor () -> Void

  init(_ title: String, _ action: @escaping @MainActor () -> Void) { (self.title, self.action) = (title, action) }
}

/// A screen with a title and some buttons.
final class ButtonsController: UIViewController {
  private let items: (ButtonsController) -> [Item]
  private let stack = UIStackView(arrangedSubviews: [])

  init(_ title: String, items: @escaping (ButtonsController) -> [Item]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Makes the buttons again, because what is offered may have changed.
  func reload() {
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    for item in items(self) {
      stack.addArrangedSubview(
        UIButton(type: .system, primaryAction: UIAction(title: item.title) { _ in item.action() }))
    }
  }
}
