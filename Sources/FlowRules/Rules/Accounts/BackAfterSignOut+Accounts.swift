import FlowModel
import FlowSimulation

/// Accounts: who needs one, and what ends it.
extension BackAfterSignOut {
  func isFormality(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    context.structure.purpose(of: screen).map(UserTask.Purpose.formalities.contains) ?? false
  }

  private func isSignIn(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    context.structure.purpose(of: screen).map { [.signIn, .signUp].contains($0) } ?? false
  }

  /// Returns whether a sign-in or sign-up is needed, according to `accountRequired` or to the first screens of the app.
  func needsAccount(_ context: RuleContext) -> Bool {
    if context.flow.accountRequired || signsInOnlyAfterSignOut(context) { return true }
    guard !context.structure.tasks(for: [.signIn, .signUp]).isEmpty, let start = context.flow.start,
      !context.flow[start].hasTabs
    else { return false }
    let first = context.flow.bottomScreen(of: start)
    let next = context.structure.offered(on: first).flatMap { context.structure.showings(of: $0).map(\.screen) }
    // An onboarding alone asks for no account.
    return isSignIn(first, context)
      || next.contains { isSignIn($0, context) } && next.allSatisfy { isFormality($0, context) }
  }

  /// Returns whether the app is launched with the user signed in, and only a sign-out leads to the sign-in.
  private func signsInOnlyAfterSignOut(_ context: RuleContext) -> Bool {
    let structure = context.structure
    let tasks = structure.tasks(for: [.signIn])
    if structure.tasks(for: [.signIn, .signUp]).isEmpty { return signsInWithoutTask(context) }
    guard !tasks.isEmpty,
      tasks.allSatisfy({ SignedIn($0, in: structure)?.holdsAtLaunch(in: context.flow) ?? false })
    else { return false }
    let signedIn = assignments(context)
    let signOuts = context.flow.actions.filter { isSignOut($0, signedIn, context) }
    let shown = Set(signOuts.flatMap { structure.screensShown(by: $0.id) })
    let leading = Set(signOuts.map(\.id))
    return !signOuts.isEmpty
      && tasks.flatMap { structure.beginnings(of: $0.id) }.allSatisfy { showing in
        let hosts = structure.hosts(of: showing.written)
        return showing.written.action.map(leading.contains) ?? false
          || !hosts.isEmpty && hosts.allSatisfy(shown.contains)
      }
  }

  /// Returns whether only screens that a sign-out shows bring back the value with which the app is launched.
  private func signsInWithoutTask(_ context: RuleContext) -> Bool {
    let (flow, structure) = (context.flow, context.structure)
    let signOuts = flow.actions.filter { isSignOut($0, [], context) }
    let leading = Set(signOuts.map(\.id))
    let shown = Set(signOuts.flatMap { structure.screensShown(by: $0.id) }).filter { screen in
      structure.showings(of: screen).allSatisfy { $0.written.action.map(leading.contains) ?? false }
    }
    return signOuts.flatMap(\.assignments).contains { signOut in
      let initial = flow[signOut.variable].initial
      guard let value = signOut.value, !initial.contains(value) else { return false }
      let signIns = flow.actions.filter { action in
        action.assignments.contains { $0.variable == signOut.variable && $0.value.map(initial.contains) ?? false }
      }
      return !signIns.isEmpty
        && signIns.allSatisfy {
          !structure.hosts[$0.id.index].isEmpty && structure.hosts[$0.id.index].allSatisfy(shown.contains)
        }
    }
  }

  /// Returns the values that sign-ins and sign-ups set.
  func assignments(_ context: RuleContext) -> [Assignment] {
    context.structure.tasks(for: [.signIn, .signUp]).flatMap(\.screens).flatMap { context.flow[$0].actions }
      .flatMap { context.flow[$0].assignments }
  }

  func isSignOut(_ action: Action, _ signedIn: [Assignment], _ context: RuleContext) -> Bool {
    guard action.isUserInitiated, action.allSteps.contains(where: { $0.shownScreen(in: context.flow) != nil }) else {
      return false
    }
    let isInSignIn = context.structure.hosts[action.id.index].contains { isFormality($0, context) }
    guard !isInSignIn else { return false }
    let undone = action.assignments.contains { own in
      signedIn.contains { $0.variable == own.variable }
        && !signedIn.contains { $0.variable == own.variable && $0.change == own.change }
    }
    return undone || action.wording.means(.signOut) || confirmsSignOut(action, context)
  }

  /// Returns whether an action answers an alert or action sheet that a sign-out shows.
  func confirmsSignOut(_ action: Action, _ context: RuleContext) -> Bool {
    context.structure.hosts[action.id.index].contains { host in
      context.flow[host].kind.isQuestion
        && context.structure.showings(of: host).contains { showing in
          showing.written.action.map { context.flow[$0].wording.means(.signOut) } ?? false
        }
    }
  }

  /// Returns whether a screen is the app's first screen, or belongs to the task of that screen.
  ///
  /// It returns false if the sign-out happened in the first root itself.
  func isEntrance(_ screen: ScreenID, afterSignOutIn root: RootID, _ context: RuleContext) -> Bool {
    guard let start = context.flow.start, start != root else { return false }
    let first = context.flow.bottomScreen(of: start)
    return screen == first || context.flow[screen].task.map { $0 == context.flow[first].task } ?? false
  }

  /// Returns whether the screen in front still offers a sign-out, in an app that asks for the account elsewhere.
  func offersSignOut(again action: ActionID, _ walk: Walk, _ context: RuleContext) -> Bool {
    let undone = Set(context.flow[action].assignments.map(\.variable))
    let asksForAccount = context.flow.actions.contains { other in
      other.allSteps.contains { $0.shownScreen(in: context.flow) != nil }
        && other.tests.contains { undone.contains($0.variable) }
    }
    return asksForAccount
      && walk.simulator.moves(in: walk.configuration).contains { move in
        guard let again = move.action, context.flow[again].isUserInitiated else { return false }
        return again == action || context.flow[again].wording.means(.signOut)
      }
  }

  /// Returns whether no action shows the screen in front with the present values.
  func isOnlyForMembers(_ configuration: Configuration, _ context: RuleContext) -> Bool {
    let showings = context.structure.showings(of: configuration.frontScreen)
    return !context.structure.rootScreens.contains(configuration.frontScreen) && !showings.isEmpty
      && showings.allSatisfy { showing in
        context.structure.conditions(of: showing.written).flatMap(\.tests).contains { test in
          !test.values.contains(configuration.state[test.variable.index])
        }
      }
  }

  /// Returns whether the screen in front was there before the sign-out.
  func wasThere(
    _ configuration: Configuration, _ performed: RuleContext.PerformedMove, _ context: RuleContext
  ) -> Bool {
    let before = performed.before
    let shown = (before.visibleStack + before.layers.flatMap(\.stack)).map(\.screen)
    let front = configuration.frontScreen
    return configuration.root == before.root && shown.contains(front) && !isFormality(front, context)
      && context.flow[front].kind == .screen
  }
}
