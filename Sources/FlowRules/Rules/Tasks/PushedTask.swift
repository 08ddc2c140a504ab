import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that begin with a push on the root's own stack.
struct PushedTask: Rule {
  static let metadata = RuleMetadata(
    id: "pushed-task", severity: .error, exception: "a warning for a simple task", evidence: .behaviour, family: .tasks,
    summary: "A task is pushed into the app's hierarchy instead of being shown modally.",
    rationale: """
      A pushed task looks like one more page of the app. The tab bar stays, Back looks like going home, and nothing \
      shows that a task must be ended. Show it as a modal layer, which covers the rest until the task is over.
      """,
    sources: [.merpay(problem: 1), .wwdc22],
    failing: [
      Example(
        "a task of several screens, pushed by \"start\"",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Register a bank: ①start connectBank } }
          Pay: { title: Pay }
        tasks:
          connectBank:
            presentation: push
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: push Account } }
              Account: { actions: { OK: complete connected } }
        """),
      Example(
        "a plain push of its first screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: present Charge } }
          Charge: { actions: { Register a bank: [dismiss, ①push Intro] } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ],
    passing: [
      Example(
        "a push inside a modal layer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: present Charge } }
          Charge: { actions: { Register a bank: { start: connectBank, as: push } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a sign-in in a root without tabs",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { actions: { Sign in: { start: signIn, as: push } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "a form that is not a task in the file",
        """
        navflow: 1
        root: { tabs: [Home, Settings], start: Settings }
        screens:
          Home: { title: Home }
          Settings: { actions: { Name: push Name } }
          Name: { input: true, actions: { Save: { do: pop, role: done } } }
        """),
      Example(
        "a task at a root",
        """
        navflow: 1
        root: { task: tour }
        tasks:
          tour:
            screens:
              Page: { actions: { Next: push Last } }
              Last: { actions: { Done: complete seen } }
            outcomes: [seen, cancelled]
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .begins(let task, let how, let screen, layer: 0, let root) = observed.kind, let site = observed.site,
        how != .root,
        isRelevant(task, in: root, context)
      else { return nil }
      let isContinuation = context.running(at: site) == task && screen != context.flow[task].entry
      let help = isContinuation ? context.helpToGoOn(in: task, with: screen) : nil
      let plain = context.finding(.pushed(context, task, site), help: help, by: site, about: .task(task), task: task)
      let finding = (isContinuation ? plain : plain.offering(remedies(task, screen, site, context))).noting([
        context.definition(of: task)
      ])
      let severity: Severity = context.flow[task].kind == .simple ? .warning : .error
      return finding.withSeverity(severity)
    }
  }

  /// After a sign-out, a sheet could be swiped away, and the account would be there again.
  private func remedies(_ task: TaskID, _ screen: ScreenID, _ site: Site, _ context: RuleContext) -> [Remedy] {
    guard let range = site.range, screen == context.flow[task].entry else { return [] }
    let name = context.flow[task].name.value.spelledAsQuotedScalar
    let verb = context.step(at: site).map { if case .start = $0.kind { true } else { false } } ?? false
    let ways = ["sheet", "fullScreen, locked: true"].map { style in
      let words = "start: \(name), as: \(style)"
      let edits: [Remedy.Edit] =
        verb
        ? [.option(key: "as", value: style, of: range)]
        : [.step("{ \(words) }", replacing: range)]
      return Remedy("show it as a modal layer: \(quoted("{ \(words) }"))", edits)
    }
    let leaves =
      if case .action(let action) = site.cause { context.flow[action].wording.means(.signOut) } else {
        false
      }
    let isSignIn = context.flow[task].purpose == .signIn && (leaves || context.flow.accountRequired)
    return isSignIn ? [ways[1]] : ways
  }

  /// Full-screen tasks have a rule of their own, and a sign-in may come before there is a tab bar to hide.
  private func isRelevant(_ task: TaskID, in root: RootID, _ context: RuleContext) -> Bool {
    guard context.flow[task].kind != .fullScreen else { return false }
    return context.flow[task].purpose == nil || context.flow[root].hasTabs
  }
}

extension Message {
  fileprivate static func pushed(_ context: RuleContext, _ task: TaskID, _ site: Site) -> Message {
    "task \(context.name(task)) is pushed, not shown modally: \(context.culprit(site)) begins it on the root's own stack"
  }
}
