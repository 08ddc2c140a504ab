import FlowModel

/// The screens that can be shown while each tab is selected, read from the file alone.
struct TabReach {
  private let structure: FlowGraph
  /// The screens of each tab; nil stands for a root without tabs.
  private var shown: [ScreenID?: Set<ScreenID>] = [:]
  private var open: [(tab: ScreenID?, screen: ScreenID)] = []

  init(_ structure: FlowGraph) {
    self.structure = structure
    for root in structure.flow.rootsOnDevices {
      if root.hasTabs {
        root.tabs.enumerated().forEach { tab, screen in
          add(screen, in: screen)
          for column in root.content.splits[tab]?.columns ?? [] { add(column.value, in: screen) }
        }
      } else {
        structure.flow.firstScreens(of: root).forEach { add($0, in: nil) }
      }
    }
    for showing in structure.showings where structure.hosts(of: showing.written).isEmpty {
      add(showing, from: tabs(around: showing.written))
    }
    while let (tab, screen) = open.popLast() {
      for action in structure.offered(on: screen) {
        for showing in structure.showings(of: action) { add(showing, from: [tab]) }
      }
    }
  }

  /// The screens that may be shown under a tab bar; a screen that nothing shows may be anywhere.
  var screensUnderTabs: Set<ScreenID> {
    let flow = structure.flow
    guard flow.rootsOnDevices.contains(where: \.hasTabs) else { return [] }
    let known = shown.values.reduce(into: Set<ScreenID>()) { $0.formUnion($1) }
    let elsewhere = flow.screenIDs.filter { !known.contains($0) || flow[$0].openedElsewhere != nil }
    return shown.reduce(into: Set(elsewhere)) { if $1.key != nil { $0.formUnion($1.value) } }
  }

  /// Returns the tabs that may be selected when a step runs.
  func tabs(of written: WrittenStep) -> [ScreenID] {
    // After `root`, the step selects a tab of a root that the user has not seen yet.
    guard !written.before.contains(where: \.swapsRoot) else { return [] }
    let hosts = structure.hosts(of: written)
    guard !hosts.isEmpty else { return possible(tabs(around: written), where: written).compactMap(\.self) }
    return possible(allTabs, where: written).compactMap(\.self).filter { tab in
      hosts.contains { shown[tab, default: []].contains($0) }
    }
  }

  /// Returns the possible tabs of a step that no screen offers.
  private func tabs(around written: WrittenStep) -> [ScreenID?] {
    let owner = written.action.map { structure.flow[$0].owner }
    guard let root = if case .root(let root) = owner { root } else { written.root } else { return allTabs }
    return structure.flow[root].hasTabs ? structure.flow[root].tabs : [nil]
  }

  private var allTabs: [ScreenID?] { structure.flow.rootsOnDevices.flatMap(\.tabs) }

  private mutating func add(_ screen: ScreenID, in tab: ScreenID?) {
    if shown[tab, default: []].insert(screen).inserted { open.append((tab, screen)) }
  }

  /// Adds the screen of a step that may run while one of some tabs is selected.
  private mutating func add(_ showing: PresentationSite, from tabs: [ScreenID?]) {
    for tab in possible(tabs, where: showing.written) {
      add(showing.screen, in: selected(before: showing.written, from: tab))
    }
  }

  /// Returns the selected tab after the preceding steps of a step.
  private func selected(before written: WrittenStep, from tab: ScreenID?) -> ScreenID? {
    written.before.reduce(tab) { selected, step in
      switch step.kind {
      case .tab(let other): other
      case .root(let root): structure.flow[root].hasTabs ? structure.flow.bottomScreen(of: root) : nil
      default: selected
      }
    }
  }

  /// Returns those of some tabs that the conditions of a step allow.
  private func possible(_ tabs: [ScreenID?], where written: WrittenStep) -> [ScreenID?] {
    structure.conditions(of: written).compactMap { $0.pattern?.tab }.reduce(tabs) { tabs, match in
      tabs.filter { tab in match.holds { $0 == tab } }
    }
  }
}
