import FlowModel
import OrderedCollections

/// The actions that give a user without an account something to do, read from the file alone.
///
/// Pages that lead only to a sign-in are no use: a tour, a welcome with a menu, or a page that needs the account.
struct UsefulActions {
  let flow: Flow

  /// Returns whether some of the actions on a screen are useful.
  ///
  /// A single action that needs an account may belong to a page with content. Several that only browse are a menu.
  func offersUse(_ actions: OrderedSet<ActionID>, on screen: ScreenID, in root: RootID) -> Bool {
    offersUse(actions, on: screen, in: root, [screen])
  }

  private func offersUse(
    _ actions: OrderedSet<ActionID>, on screen: ScreenID, in root: RootID?, _ seen: Set<ScreenID>
  ) -> Bool {
    let onward = actions.filter { flow[$0].trigger == .user && !isWayOut(flow[$0]) }
    let gated = onward.filter { onlyShowsGatedPages(flow[$0]) }
    return gated.count == 1
      || onward.contains { !gated.contains($0) && isUseful(flow[$0], on: screen, in: root, seen) }
  }

  private func isUseful(_ action: Action, on screen: ScreenID, in root: RootID?, _ seen: Set<ScreenID>) -> Bool {
    guard doesMoreThanFormalities(action) else { return false }
    let steps = action.ownSteps.filter { !isFormal($0) }
    return steps.isEmpty || steps.contains { isUseful($0, of: action, on: screen, in: root, seen) }
  }

  private func isUseful(
    _ step: Step, of action: Action, on screen: ScreenID, in root: RootID?, _ seen: Set<ScreenID>
  ) -> Bool {
    switch step.kind {
    case .push(let page), .present(let page, _), .replace(let page), .show(let page):
      return isUseful(page, shownBy: action, from: screen, seen)
    case .complete(let outcome):
      // The end of a tour at the root leads where the root's "then" says.
      guard let root, case .task(let task, let then?) = flow[root].kind, task.value == flow[screen].task else {
        return true
      }
      let next = flow[then].steps(after: outcome)
      return next.isEmpty || next.contains { !isFormal($0) && isUseful($0, of: action, on: screen, in: nil, seen) }
    case .start, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: return true
    }
  }

  /// Returns whether a page is useful: it has content of its own, or something useful to do.
  private func isUseful(_ page: ScreenID, shownBy action: Action, from screen: ScreenID, _ seen: Set<ScreenID>) -> Bool
  {
    let shown = flow[page]
    guard shown.kind == .screen, shown.task == nil || shown.task == flow[screen].task else { return true }
    if shown.item != nil || shown.input || !shown.fields.isEmpty || shown.hasUnknownExits { return true }
    guard !seen.contains(page) else { return false }
    let onward = OrderedSet(shown.actions.filter { flow[$0].trigger == .user && !isWayOut(flow[$0]) })
    guard !onward.isEmpty else {
      let label = action.wording
      return !label.goesOn && !label.informs
    }
    return offersUse(onward, on: page, in: nil, seen.union([page]))
      // A button that leads to the sign-in under another name, such as Buy, shows that the page has content.
      || onward.contains { !doesMoreThanFormalities(flow[$0]) && !flow[$0].wording.asksForAccount }
  }

  // MARK: Formalities

  /// Returns whether an action does more than show a sign-in or a similar task, and is no way out.
  ///
  /// A sign-in with further steps after it is part of a useful action.
  func doesMoreThanFormalities(_ action: Action) -> Bool {
    let steps = action.allSteps
    let isFormal = !steps.isEmpty && steps.allSatisfy(isFormal) && steps.contains(where: \.isShowing)
    return !isWayOut(action) && !isFormal
  }

  /// Returns whether a task is a sign-in, a sign-up, a reset or an onboarding.
  func isFormality(_ task: TaskID?) -> Bool {
    task.flatMap { flow[$0].purpose }.map(UserTask.Purpose.formalities.contains) ?? false
  }

  private func isWayOut(_ action: Action) -> Bool { [.cancel, .close, .back].contains(action.role) }

  /// Returns whether an action only shows pages that need an account.
  private func onlyShowsGatedPages(_ action: Action) -> Bool {
    let steps = action.ownSteps
    return !steps.isEmpty
      && steps.allSatisfy { step in
        switch step.kind {
        case .push(let page), .present(let page, _), .show(let page): flow[page].need != nil
        default: false
        }
      }
  }

  private func isFormal(_ step: Step) -> Bool {
    switch step.kind {
    case .start(let task, _, let then):
      isFormality(task) && (then.map { flow[$0].branches.flatMap(\.steps) } ?? []).allSatisfy(isFormal)
    case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen):
      isFormality(flow[screen].task) || flow[screen].kind == .external
    case .root, .set, .stay, .dismiss, .pop: true
    case .complete, .unwind, .tab: false
    }
  }
}

extension Action {
  /// The steps as written, without those of the results that a gate adds.
  fileprivate var ownSteps: [Step] { cases.flatMap { $0.results.filter { !$0.isGate }.flatMap(\.steps) } }
}

extension Wording {
  /// Whether the label names information that every app has: privacy, terms, help.
  fileprivate var informs: Bool {
    let words = Set(latinWords.map(String.init))
    return !words.isDisjoint(with: ["privacy", "terms", "imprint", "legal", "licences", "licenses", "help", "about"])
      || ["プライバシー", "規約", "ヘルプ", "このアプリについて", "ライセンス"].contains(where: text.contains)
  }

  /// Whether the label asks for an account: Sign in, Join, Get started.
  fileprivate var asksForAccount: Bool {
    let words = latinWords.map(String.init)
    let asking: Set = [
      "sign", "log", "login", "signin", "signup", "join", "register", "account", "started", "enter", "create", "apple",
    ]
    return goesOn || words.contains(where: asking.contains)
      || ["サインイン", "ログイン", "登録", "アカウント", "会員"].contains(where: text.contains)
  }
}

extension Step {
  /// Whether it shows a screen that the step names.
  fileprivate var isShowing: Bool {
    switch kind {
    case .push, .present, .replace, .show, .start: true
    case .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
