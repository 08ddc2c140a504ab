import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Screens and tasks that need a value, and stay where the value is lost.
extension BackAfterSignOut {
  /// Returns the findings on actions and events after which what a screen or task on the visible stacks needs holds no more.
  func unmetNeeds(in context: RuleContext) -> [Finding] {
    let tests = context.flow.tests
    guard !tests.isEmpty else { return [] }
    let ending = context.flow.actionIDs.filter {
      context.flow.ends(tests, by: $0) && $0 != context.flow.relaunch
    }
    let walks = context.walks(endingNeedBy: ending)
    return ending.compactMap { action in
      guard let (walk, unmet) = walks[action],
        let set = context.flow[action].assignments.first(where: { $0.variable == unmet.test.variable })
      else { return nil }
      let before = walk.prefix(walk.transitions.count - 2).configuration.frontScreen
      let finding = Finding(
        .stays(context, action, before, unmet), help: .help(context, unmet), at: set.range,
        about: .action(action), place: context.place(of: .action(action)), screen: unmet.screen, action: action
      ).shown(by: walk)
      // The gate of the tab asks for the sign-in before the user sees it.
      return unmet.tab == nil ? finding : finding.withSeverity(.info)
    }
  }
}

/// A screen that is still there although what it needs holds no more.
private struct UnmetNeed {
  let screen: ScreenID
  let test: Condition.Test
  /// The first screen of the tab that has the need, if the tab is not selected.
  var tab: ScreenID?
}

extension Flow {
  /// The tests of all needs.
  fileprivate var tests: [Condition.Test] {
    (screens.compactMap(\.need) + tasks.compactMap(\.need)).flatMap(\.tests)
  }

  /// Returns whether an action sets a value that some need does not accept.
  fileprivate func ends(_ tests: [Condition.Test], by action: ActionID) -> Bool {
    self[action].assignments.contains { set in
      tests.contains { test in
        test.variable == set.variable && set.value.map { !test.values.contains($0) } ?? false
      }
    }
  }

  /// Returns the screen whose need, or whose task's need, does not hold; or a screen that is pushed in a tab with such a need.
  fileprivate func unmetNeed(in configuration: Configuration) -> UnmetNeed? {
    for instance in configuration.visibleStack + configuration.layers.flatMap(\.stack) {
      if let test = unmetTest(of: instance, configuration) { return UnmetNeed(screen: instance.screen, test: test) }
    }
    for stack in configuration.stacks.indices where stack != configuration.selectedTab {
      let own = configuration.stacks[stack]
      guard own.count > 1, let test = unmetTest(of: own[0], configuration) else { continue }
      return UnmetNeed(screen: own[own.count - 1].screen, test: test, tab: own[0].screen)
    }
    return nil
  }

  private func unmetTest(of instance: Instance, _ configuration: Configuration) -> Condition.Test? {
    let needs = [self[instance.screen].need, instance.frame.flatMap { self[$0.task].need }].compactMap { $0 }
    return needs.flatMap(\.tests).first { !$0.values.contains(configuration.state[$0.variable.index]) }
  }
}

extension RuleContext {
  /// Returns for each action a walk whose last move it is, and after which a need is no longer met, if one is near the
  /// launch.
  fileprivate func walks(endingNeedBy actions: [ActionID]) -> [ActionID: (Walk, UnmetNeed)] {
    var walks: [ActionID: (Walk, UnmetNeed)] = [:]
    for behaviour in behaviours where behaviour.twin == nil && walks.count < actions.count {
      _ = behaviour.simulator.firstWalk { walk, moves in
        guard flow.unmetNeed(in: walk.configuration) == nil else { return nil }
        for action in actions where walks[action] == nil {
          guard let move = moves.first(where: { $0.action == action }) else { continue }
          var longer = walk
          longer.take(move)
          longer.performArrivals()
          walks[action] = flow.unmetNeed(in: longer.configuration).map { (longer, $0) }
        }
        return walks.count == actions.count ? walk : nil
      }
    }
    return walks
  }
}

extension Message {
  fileprivate static func stays(
    _ context: RuleContext, _ action: ActionID, _ before: ScreenID, _ unmet: UnmetNeed
  ) -> Message {
    let variable = context.flow[unmet.test.variable]
    let values = unmet.test.values.map { variable.values[$0.index].name.value }
    let need = quoted("\(variable.name.value): \(operand(values))")
    let culprit = context.culprit(action, on: before)
    guard let tab = unmet.tab else {
      return "after \(culprit), \(context.name(unmet.screen)) is still there, which needs \(need)"
    }
    return
      "after \(culprit), \(context.name(unmet.screen)) waits in the tab \(context.name(tab)), which needs \(need)"
  }

  fileprivate static func help(_ context: RuleContext, _ unmet: UnmetNeed) -> Message {
    // Neither closing layers nor going back leaves the first screen of a tab, or the stack of another one.
    if unmet.tab != nil || context.structure.rootScreens.contains(unmet.screen) { return .helpForSignOut(context) }
    return
      "leave \(context.name(unmet.screen)) with the change, for example with \"dismiss all\", \"pop root\" or another root"
  }
}
