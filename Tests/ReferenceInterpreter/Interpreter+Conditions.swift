import FlowModel

extension Interpreter {
  /// Returns whether `when` and `where` hold.
  func holds(_ condition: Condition, in configuration: Configuration) -> Bool {
    condition.tests.allSatisfy { $0.values.contains(configuration.values[$0.variable.index]) }
      && condition.pattern.map { holds($0, in: configuration) } ?? true
  }

  /// Returns whether the tab bar can be tapped.
  func showsTabBar(_ configuration: Configuration) -> Bool {
    flow[configuration.root].hasTabs && configuration.withoutPanels.layers.isEmpty
      && !configuration.stacks[configuration.selected].dropFirst().contains { flow[$0.screen].hidesTabBar }
  }

  private func holds(_ pattern: Pattern, in configuration: Configuration) -> Bool {
    let front = configuration.front.screen
    let task = configuration.running?.task
    let modals = configuration.visibleLayers.count { $0.style.isCounted }
    let tabs = flow[configuration.root].tabs
    let root = flow[configuration.root]
    let tab = tabs.isEmpty ? nil : tabs[root.tab(ofStack: configuration.selected)]
    let columns = columns(configuration)
    let visible = columns.isEmpty ? [configuration.selected] : Array(columns)
    let beneath = screenBeneath(configuration)
    let below = configuration.frontStack.dropLast().map(\.screen)
    let bar: Pattern.Visibility = showsTabBar(configuration) ? .shown : .hidden
    let placement = placement(configuration)
    return (pattern.screen?.holds { $0 == front } ?? true)
      && (pattern.task?.holds { $0 == task } ?? true)
      && (pattern.modals?.holds { $0.holds(modals) } ?? true)
      && (pattern.tabBar?.holds { $0 == bar } ?? true)
      && (pattern.tab?.holds { $0 == tab } ?? true)
      && (pattern.root?.holds { $0 == configuration.root } ?? true)
      && (pattern.column?.holds { $0 == root.column(ofStack: configuration.selected) } ?? true)
      && (pattern.visible?.holds { screen in
        visible.contains { configuration.stacks[$0].last?.screen == screen }
      } ?? true)
      && pattern.state.allSatisfy { test in test.match.holds { $0 == configuration.values[test.variable.index] } }
      && (pattern.beneath?.holds { $0 == beneath } ?? true)
      && (pattern.below?.holds { below.contains($0) } ?? true)
      && (pattern.shown?.holds { $0 == placement } ?? true)
      && (pattern.front?.holds { $0 == (configuration.layers.isEmpty ? .root : .layer) } ?? true)
      && (pattern.device?.holds { $0 == device } ?? true)
  }

  /// Returns the screen directly below the front one; layers set aside are skipped.
  private func screenBeneath(_ configuration: Configuration) -> ScreenID? {
    let stack = configuration.frontStack
    if stack.count > 1 { return stack[stack.count - 2].screen }
    guard let layer = configuration.layers.last else { return nil }
    return configuration.stack(level: layer.setsAside ? 0 : configuration.layers.count - 1).last?.screen
  }

  func placement(_ configuration: Configuration) -> Pattern.Placement {
    if configuration.frontStack.count > 1 { return .pushed }
    return configuration.layers.isEmpty ? .root : .modal
  }
}
