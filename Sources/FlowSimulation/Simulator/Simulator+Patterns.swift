import FlowModel

extension Simulator {
  /// Returns whether the tab bar can be tapped.
  public func showsTabBar(in configuration: Configuration) -> Bool {
    flow[configuration.root].hasTabs && !configuration.hasInputView && configuration.usableLayer == 0
      && !configuration.visibleStack.dropFirst().contains { flow[$0.screen].hidesTabBar }
  }

  /// Returns the screen that names the selected tab, or nil in a root without tabs.
  public func selectedTab(in configuration: Configuration) -> ScreenID? {
    let tabs = flow[configuration.root].tabs
    return tabs.isEmpty ? nil : tabs[flow[configuration.root].tab(ofStack: configuration.selectedTab)]
  }

  /// Returns the placement of the front screen.
  public func placement(in configuration: Configuration) -> Pattern.Placement {
    let front = configuration.front
    if front.index > 0 { return .pushed }
    return front.layer > 0 ? .modal : .root
  }

  /// Returns whether a condition holds in a configuration.
  public func holds(_ condition: Condition, in configuration: Configuration) -> Bool {
    if condition.isAlways { return true }
    return condition.tests.allSatisfy { $0.values.contains(configuration.state[$0.variable.index]) }
      && (condition.pattern.map { holds($0, in: configuration) } ?? true)
  }

  /// Returns whether a configuration matches a pattern.
  public func holds(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    holdsOfFront(pattern, in: configuration) && holdsOfStacks(pattern, in: configuration)
      && pattern.state.allSatisfy { clause in clause.match.holds { $0 == configuration.state[clause.variable.index] } }
      && (pattern.device?.holds { $0 == device } ?? true)
  }

  /// Returns whether the clauses about the front screen and the screens below it hold.
  private func holdsOfFront(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    let front = configuration.front
    return (pattern.screen?.holds { $0 == configuration.frontScreen } ?? true)
      && (pattern.shown?.holds { $0 == placement(in: configuration) } ?? true)
      && (pattern.front?.holds { $0 == (front.layer > 0 ? .layer : .root) } ?? true)
      && (pattern.beneath?.holds { $0 == screenBeneathFront(in: configuration) } ?? true)
      && (pattern.below?.holds { below in
        configuration.stack(of: front.layer).dropLast().contains { $0.screen == below }
      } ?? true)
  }

  /// Returns whether the clauses about tasks, layers, tabs and roots hold.
  private func holdsOfStacks(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    (pattern.task?.holds { $0 == configuration.runningTask } ?? true)
      && (pattern.modals?.holds { $0.holds(configuration.modalCount) } ?? true)
      && (pattern.tabBar?.holds { ($0 == .shown) == showsTabBar(in: configuration) } ?? true)
      && (pattern.tab?.holds { $0 == selectedTab(in: configuration) } ?? true)
      && (pattern.root?.holds { $0 == configuration.root } ?? true)
      && (pattern.column?.holds { $0 == column(inUse: configuration) } ?? true)
      && (pattern.visible?.holds { visibleScreens(in: configuration).contains($0) } ?? true)
  }

  /// Returns the screen directly under the front screen, on its stack or on top of the next layer that is not set
  /// aside.
  private func screenBeneathFront(in configuration: Configuration) -> ScreenID? {
    let front = configuration.front
    if front.index > 0 { return configuration.stack(of: front.layer)[front.index - 1].screen }
    return configuration.layer(beneath: front.layer).map { configuration[configuration.top(of: $0)].screen }
  }
}
