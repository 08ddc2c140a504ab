import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Sign-ins that are shown to users who are signed in.
extension BackToCompleted {
  /// Returns the findings on actions and events that start a sign-in which has succeeded, and on sign-ins that stay in
  /// front after their success.
  func signInsAgain(in context: RuleContext) -> [Finding] {
    context.structure.tasks(for: [.signIn]).flatMap { task -> [Finding] in
      guard let signedIn = SignedIn(task, in: context.structure) else { return [] }
      let reported = context.entriesSigningInAgain(task)
      return context.walksShowing(task, again: signedIn).filter { !reported.contains($0.action) }.map { again in
        Finding(
          again.isStarted ? .again(context, again, task, signedIn) : .remains(context, again, signedIn),
          help: again.isStarted ? .helpToAsk(context, again, signedIn) : .helpToLeave(context, again),
          at: again.range(in: context), about: .action(again.action),
          place: context.place(of: .action(again.action)), screen: again.before, action: again.action, task: task.id
        ).shown(by: again.walk).withSeverity(again.isStarted ? .info : .warning)
      }
    }
  }
}

/// A sign-in that is in front although the user is signed in.
private struct SignInAgain {
  let action: ActionID
  /// The screen in front before.
  let before: ScreenID
  /// The screen of the sign-in.
  let shown: ScreenID
  /// Whether the sign-in has begun again; otherwise it is still there after its success.
  let isStarted: Bool
  let walk: Walk

  /// Returns the step that shows the sign-in, or the label of the action.
  func range(in context: RuleContext) -> SourceRange {
    guard isStarted else { return context.flow[action].assignments.first?.range ?? context.flow[action].label.range }
    return step(in: context)?.range ?? context.flow[action].label.range
  }

  func step(in context: RuleContext) -> Step? {
    context.structure.showings(of: action).last { $0.screen == shown }?.written.step
      ?? context.flow[action].allSteps.last { step in
        if case .root(let root) = step.kind { context.flow.bottomScreen(of: root) == shown } else { false }
      }
  }
}

extension RuleContext {
  /// Returns a walk for each action that shows a sign-in although the user is signed in; only near the launch.
  fileprivate func walksShowing(_ task: UserTask, again signedIn: SignedIn) -> [SignInAgain] {
    var found: [ActionID: SignInAgain] = [:]
    for behaviour in behaviours where behaviour.twin == nil {
      _ = behaviour.simulator.firstWalk { walk, _ in
        for place in walk.transitions.indices.dropFirst() {
          guard let again = signInAgain(at: place, of: walk, task, signedIn), found[again.action] == nil else {
            continue
          }
          found[again.action] = again
        }
        return nil
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the sign-in that a transition shows, if the user is signed in afterwards.
  private func signInAgain(
    at place: Int, of walk: Walk, _ task: UserTask, _ signedIn: SignedIn
  ) -> SignInAgain? {
    let (before, after) = (walk.transitions[place - 1].target, walk.transitions[place].target)
    guard let move = walk.transitions[place].move, let action = move.action, action != flow.relaunch,
      signedIn.holds(in: after.state), task.screens.contains(after.frontScreen),
      !(flow.result(of: move)?.isGate ?? false)
    else { return nil }
    let isStarted = !before.visibleFrames.contains { $0.task == task.id }
    let isRelevant =
      isStarted
      ? signedIn.holds(in: before.state) && !asksForSignIn(flow[action])
      : !signedIn.holds(in: before.state) && wasThere(after, since: before) && offersNoEnd(of: task, after.frontScreen)
        // "stale-screen" reports it.
        && !commonConditions(of: after.frontScreen).contains { signedIn.values[$0.variable] != nil }
    guard isRelevant else { return nil }
    return SignInAgain(
      action: action, before: before.frontScreen, shown: after.frontScreen, isStarted: isStarted,
      walk: walk.prefix(place))
  }

  /// Returns whether the screen in front was in the same layer before; a page of the sign-in that is new is the next one.
  private func wasThere(_ after: Configuration, since before: Configuration) -> Bool {
    after.layers.count == before.layers.count
      && before.stack(of: before.frontLayer).contains { $0.screen == after.frontScreen }
  }

  /// Returns whether a page of a sign-in has no button with which it ends or goes on without the sign-in.
  private func offersNoEnd(of task: UserTask, _ screen: ScreenID) -> Bool {
    let buttons = structure.offered(on: screen).map { flow[$0] }.filter(\.isUserInitiated)
    return flow[screen].kind == .screen
      && !buttons.contains { button in
        !button.setsVariables && button.allSteps.contains { $0.completes && !$0.cancels }
          || button.tests.contains { SignedIn(task, in: structure)?.values[$0.variable] != nil }
      }
  }

  /// Returns whether the user asks for a sign-in although they are signed in: by its name, or to change the account.
  private func asksForSignIn(_ action: Action) -> Bool {
    guard action.isUserInitiated else { return false }
    let isQuestion = structure.hosts[action.id.index].contains { flow[$0].kind.isQuestion }
    return isQuestion || action.wording.means(.signOut) || action.wording.means(.signIn)
      || action.wording.isOne(of: .changingAccount)
      || action.allSteps.contains(where: \.swapsRoot)
  }
}

extension Message {
  fileprivate static func again(
    _ context: RuleContext, _ again: SignInAgain, _ task: UserTask, _ signedIn: SignedIn
  ) -> Message {
    "\(context.culprit(again.action, on: again.before)) starts \(context.name(task.id)) also while "
      + "\(quoted(signedIn.text(in: context.flow))): users who are signed in are asked again"
  }

  fileprivate static func remains(_ context: RuleContext, _ again: SignInAgain, _ signedIn: SignedIn) -> Message {
    "\(context.culprit(again.action, on: again.before)) signs the user in, and \(context.name(again.shown)) of the "
      + "sign-in is still in front"
  }

  fileprivate static func helpToLeave(_ context: RuleContext, _ again: SignInAgain) -> Message {
    "end the task with \"complete …\" where it sets the value"
  }

  /// The help: what follows on the sign-in, at once for users who are signed in.
  fileprivate static func helpToAsk(_ context: RuleContext, _ again: SignInAgain, _ signedIn: SignedIn) -> Message {
    let following = again.step(in: context).flatMap { step -> Step? in
      guard case .start(_, _, let then?) = step.kind else { return nil }
      return context.flow[then].branches.filter { $0.outcome.value != .cancelled }.flatMap(\.steps).first {
        $0.shownScreen(in: context.flow) != nil
      }
    }
    guard let following else {
      return "ask for the value, with \(quoted("when: { \(signedIn.text(in: context.flow, not: true)) }"))"
    }
    let words = following.words(in: context.flow)
    return
      "show what follows at once: \(quoted("cases: [{ when: { \(signedIn.text(in: context.flow)) }, do: \(words) }, …]"))"
  }
}
