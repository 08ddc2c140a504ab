import FlowModel

/// Gestures after a sign-out.
extension BackAfterSignOut {
  /// Returns the findings on gestures that show the account again.
  func returns(in context: RuleContext) -> [Finding] {
    let needsAccount = needsAccount(context)
    let signedIn = assignments(context)
    return context.findings(afterPerforming: { isSignOut($0, signedIn, context) }) { performed in
      let front = performed.after.frontScreen
      guard let action = performed.move.action, context.flow[front].kind == .screen else { return nil }
      let leadsToEntrance = needsAccount || isEntrance(front, afterSignOutIn: performed.before.root, context)
      let back = performed.returns.first { back in
        wasThere(back.configuration, performed, context)
          && (leadsToEntrance || isOnlyForMembers(back.configuration, context)
            || offersSignOut(again: action, back, context))
      }
      guard let back, let move = performed.move(continuing: back) else { return nil }
      let shown = back.configuration.frontScreen
      let range = context.step(showing: front, by: performed.move)?.step.range ?? context.flow[action].label.range
      return Finding(
        .showsAccount(context, shown, by: move, on: front), help: .helpForSignOut(context), at: range,
        about: .action(action),
        place: context.place(of: .action(action)), screen: performed.before.frontScreen, action: action
      ).shown(by: back)
    }
  }
}
