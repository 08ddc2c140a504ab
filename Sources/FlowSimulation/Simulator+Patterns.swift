import FlowModel

extension Simulator {
  /// Whether the tab bar can be tapped now.
  public func showsTabBar(in configuration: Configuration) -> Bool {
    flow[configuration.root].hasTabs && configuration.layers.isEmpty
      && !configuration.visibleStack.dropFirst().contains { flow[$0.screen].hidesTabBar }
  }

  /// The screen that names the selected tab, or nil in a root without tabs.
  public func selectedTab(in configuration: Configuration) -> ScreenID? {
    let tabs = flow[configuration.root].tabs
    return tabs.isEmpty ? nil : tabs[configuration.selectedTab]
  }

  /// How the front screen stands.
  public func standing(in configuration: Configuration) -> Pattern.Standing {
    let front = configuration.front
    if front.index > 0 { return .pushed }
    return front.layer > 0 ? .modal : .root
  }

  /// Whether a condition holds.
  public func holds(_ condition: Condition, in configuration: Configuration) -> Bool {
    if condition.isAlways { return true }
    return condition.tests.allSatisfy { $0.values.contains(configuration.state[$0.variable.index]) }
      && (condition.pattern.map { holds($0, in: configuration) } ?? true)
  }

  /// Whether a configuration is one that a pattern describes.
  public func holds(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    holdsOfFront(pattern, in: configuration) && holdsOfStacks(pattern, in: configuration)
      && pattern.state.allSatisfy { clause in clause.match.holds { $0 == configuration.state[clause.variable.index] } }
      && (pattern.device?.holds { $0 == device } ?? true)
  }

  /// The clauses about the front screen and what is under it.
  private func holdsOfFront(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    let front = configuration.front
    return (pattern.screen?.holds { $0 == configuration.frontScreen } ?? true)
      && (pattern.shown?.holds { $0 == standing(in: configuration) } ?? true)
      && (pattern.beneath?.holds { $0 == screenBeneathFront(in: configuration) } ?? true)
      && (pattern.below?.holds { below in
        configuration.stack(of: front.layer).dropLast().contains { $0.screen == below }
      } ?? true)
  }

  /// The clauses about tasks, layers and roots.
  private func holdsOfStacks(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    (pattern.task?.holds { $0 == configuration.runningTask } ?? true)
      && (pattern.modals?.holds { $0.holds(configuration.modalCount) } ?? true)
      && (pattern.tabBar?.holds { ($0 == .shown) == showsTabBar(in: configuration) } ?? true)
      && (pattern.tab?.holds { $0 == selectedTab(in: configuration) } ?? true)
      && (pattern.root?.holds { $0 == configuration.root } ?? true)
  }

  /// The screen directly under the front screen, on its stack or at the front of the layer beneath that is not set aside.
  private func screenBeneathFront(in configuration: Configuration) -> ScreenID? {
    let front = configuration.front
    if front.index > 0 { return configuration.stack(of: front.layer)[front.index - 1].screen }
    return configuration.layer(beneath: front.layer).map { configuration[configuration.top(of: $0)].screen }
  }
}
