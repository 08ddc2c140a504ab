import FlowModel
import FlowSimulation

/// The texts that a user can read in a configuration.
struct ReadableTexts {
  /// The title of the screen in front; nil if the file does not give one.
  let title: String?
  /// The labels of the actions that are offered, those of the screen in front first.
  let labels: [String]
  /// The title of the screen beneath, which the back button shows.
  let back: String?
  /// The titles of the tabs, if the tab bar is in sight.
  let tabs: [String]
  /// The number of labels that belong to the screen in front.
  private let own: Int

  init(_ configuration: Configuration, _ simulator: Simulator) {
    let flow = simulator.flow
    let front = configuration.front
    title = flow[configuration.frontScreen].title?.value
    let stack = configuration.stack(of: front.layer)
    let hasBack = front.index > 0 && !flow[configuration.frontScreen].hidesBack
    back = hasBack ? flow[stack[front.index - 1].screen].title?.value : nil
    tabs = simulator.seesTabBar(in: configuration) ? flow[configuration.root].tabs.map(flow.title(ofTab:)) : []
    let taps = simulator.moves(in: configuration).compactMap { move -> (isFront: Bool, label: String)? in
      guard let action = flow.action(of: move), action.trigger == .user else { return nil }
      return (move.host == .front, action.label.value)
    }
    let labelsInFront = taps.filter(\.isFront).map(\.label).uniqued
    own = labelsInFront.count
    labels = labelsInFront + taps.filter { !$0.isFront }.map(\.label).uniqued
  }

  /// All texts.
  var all: [String] { [title].compactMap { $0 } + labels + [back].compactMap { $0 } + tabs }

  /// The texts that can prove that the screen is in front, the best one first.
  var ofScreen: [String] { [title].compactMap { $0 } + labels.prefix(own) }

  /// The texts of its own bars, which say nothing about the screen.
  var ofBars: Set<String> { Set([back].compactMap { $0 } + tabs) }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Simulator {
  /// Returns whether the user sees the tab bar, although an alert or a popover may stand over it.
  func seesTabBar(in configuration: Configuration) -> Bool {
    guard flow[configuration.root].hasTabs else { return false }
    if configuration.visibleStack.dropFirst().contains(where: { flow[$0.screen].hidesTabBar }) { return false }
    return !configuration.layers.contains { coversTabBar($0.style) }
  }

  /// Returns whether a layer hides the tab bar; a sheet does so on iPhone only.
  private func coversTabBar(_ style: Layer.Style) -> Bool {
    switch style {
    case .fullScreen, .external, .system: true
    case .sheet, .formSheet: device == .phone
    case .popover, .modelessPopover: device == .phone
    case .inputView, .panel, .alert, .actionSheet, .prompt: false
    }
  }
}
