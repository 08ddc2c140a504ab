import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Screens of an account that are in front after the sign-out.
extension BackAfterSignOut {
  /// Returns the findings on sign-outs of an app that needs an account after which its screens stay in front.
  func remainders(in context: RuleContext) -> [Finding] {
    guard needsAccount(context) else { return [] }
    let signedIn = context.structure.tasks(for: [.signIn]).compactMap { SignedIn($0, in: context.structure) }
    guard !signedIn.isEmpty else { return [] }
    return context.findings(afterPerforming: { action in
      action.isUserInitiated && signedIn.contains { $0.isEnded(by: action.assignments) }
    }) { performed in
      let (before, after) = (performed.before, performed.after)
      guard let action = performed.move.action, signedIn.contains(where: { $0.holds(in: before.state) }),
        signedIn.allSatisfy({ !$0.holds(in: after.state) }), staysOfAccount(after, since: before, signedIn, context),
        !isLeftByEvent(performed.walk, context),
        let set = context.flow[action].assignments.first(where: { set in signedIn.contains { $0.isEnded(by: [set]) } })
      else { return nil }
      return Finding(
        .remains(context, action, before.frontScreen, after.frontScreen), help: .helpForSignOut(context), at: set.range,
        about: .action(action), place: context.place(of: .action(action)), screen: before.frontScreen, action: action
      ).shown(by: performed.walk)
    }
  }

  /// Returns whether the screen in front was open before and belongs to no sign-in.
  ///
  /// The first screen of the app counts only if the app begins signed in.
  private func staysOfAccount(
    _ after: Configuration, since before: Configuration, _ signedIn: [SignedIn], _ context: RuleContext
  ) -> Bool {
    let front = after.frontScreen
    let open = (before.stacks.joined() + before.layers.flatMap(\.stack)).map(\.screen)
    return after.root == before.root && context.flow[front].kind == .screen && open.contains(front)
      && !isFormality(front, context)
      && (signedIn.allSatisfy { $0.holdsAtLaunch(in: context.flow) }
        || context.flow.start.map { context.flow.bottomScreen(of: $0) } != front)
  }

  /// Returns whether an event that may follow shows the sign-in, or another root.
  private func isLeftByEvent(_ walk: Walk, _ context: RuleContext) -> Bool {
    walk.simulator.moves(in: walk.configuration).contains { move in
      guard let action = move.action, !context.flow[action].isUserInitiated, action != context.flow.relaunch else {
        return false
      }
      var longer = walk
      longer.take(move)
      longer.performArrivals()
      let shown = longer.configuration
      return shown.root != walk.configuration.root || isFormality(shown.frontScreen, context)
    }
  }
}

extension Message {
  fileprivate static func remains(
    _ context: RuleContext, _ action: ActionID, _ before: ScreenID, _ front: ScreenID
  ) -> Message {
    "after \(context.culprit(action, on: before)), the user is signed out, and \(context.name(front)) of the account is still in "
      + "front"
  }
}
