import FlowModel
import FlowSimulation

/// How tests find elements of the app.
package enum ElementSelection: String, Sendable, CaseIterable {
  /// By what users read.
  case text
  /// By accessibility identifiers.
  case id
}

/// What proves that a screen is in front.
enum ScreenProof: Hashable {
  case text(String)
  case identifier(String)
  /// The tab with this title is the selected one.
  case selectedTab(String)
  /// No text distinguishes the screen from the one before it.
  case missing
  /// Nothing is to be proved: the screen is outside of the app, still the same, or left by an arrival.
  case unneeded
}

extension TestStep {
  /// Returns what proves the screen after the step.
  func proof(_ selection: ElementSelection, _ names: FlowNames, _ simulator: Simulator) -> ScreenProof {
    let screen = after.frontScreen
    if simulator.flow[screen].kind.isOutsideApp || simulator.leavesByItself(after) { return .unneeded }
    if selection == .id { return .identifier(names.identifier(of: screen)) }
    let texts = ReadableTexts(after, simulator)
    let readBefore = Set(before.map { ReadableTexts($0, simulator).all } ?? [])
    if let text = texts.ofScreen.first(where: { !readBefore.contains($0) && !texts.ofBars.contains($0) }) {
      return .text(text)
    }
    if before?.frontScreen == screen { return .unneeded }
    guard case .gesture(.tab(let tab))? = move?.kind, tab == simulator.selectedTab(in: after) else { return .missing }
    return .selectedTab(simulator.flow[tab].displayTitle)
  }

  /// Returns whether the tab bar came into sight or went, with a title that shows it; nil if neither can be seen.
  func tabBarChange(_ simulator: Simulator) -> (isShown: Bool, title: String)? {
    guard let before, !simulator.flow[after.frontScreen].kind.isOutsideApp, !simulator.leavesByItself(after) else {
      return nil
    }
    let isShown = simulator.seesTabBar(in: after)
    guard isShown != simulator.seesTabBar(in: before), before.root == after.root else { return nil }
    let texts = ReadableTexts(after, simulator)
    var others = Set([texts.title, texts.back].compactMap { $0 } + texts.labels)
    if isShown { others.formUnion(ReadableTexts(before, simulator).all) }
    let titles = simulator.flow[after.root].tabs.map(simulator.flow.title(ofTab:))
    return titles.first { !others.contains($0) }.map { (isShown, $0) }
  }
}

extension Simulator {
  /// Returns whether an arrival is due, which may leave the screen in front at any moment.
  fileprivate func leavesByItself(_ configuration: Configuration) -> Bool {
    hasArrivals && dueArrival(in: configuration) != nil
  }
}

extension Screen.Kind {
  /// Whether the app itself does not draw the screen.
  var isOutsideApp: Bool {
    switch self {
    case .external, .system, .prompt: true
    case .screen, .alert, .actionSheet: false
    }
  }
}
