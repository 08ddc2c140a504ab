import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds screens that no behaviour shows.
struct UnreachableScreen: Rule {
  static let metadata = RuleMetadata(
    id: "unreachable-screen", severity: .warning, evidence: .behaviour, family: .tabs,
    summary: "No behaviour of the app shows a screen.",
    rationale: """
      Either the screen is needless work, or a transition to it was forgotten.
      """,
    sources: [.xcode], isAboutAbsence: true,
    failing: [
      Example(
        "a screen that no step shows",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          ①Settings: { title: Settings }
        """),
      Example(
        "a screen that only an impossible action shows",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Lounge: { when: { member: yes }, push: Lounge } } }
          ①Lounge: { title: Lounge }
        """),
      Example(
        "a task that nothing starts",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "a screen that only an entry shows",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { title: Offer }
        entries:
          Offer: { present: Offer }
        """),
      Example(
        "a screen whose step fails, which another rule reports",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login: { actions: { Next: push Home } }
          Home: { title: Home }
        """),
      Example(
        "a screen shown from one of several initial values",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: { values: [no, yes], initial: any } }
        screens:
          Home: { actions: { Lounge: { when: { member: yes }, push: Lounge } } }
          Lounge: { title: Lounge }
        """),
    ])

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool { context.looksAtAllDevices }

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.behaviours.isEmpty, context.isComplete else { return [] }
    var shown: Set<ScreenID> = []
    context.forEachPossibleFact { fact, _ in
      if case .shows(let screen) = fact.kind { shown.insert(screen) }
    }
    let failing = screensOfFailingSteps(context)
    return context.flow.screenIDs.filter { !shown.contains($0) && !failing.contains($0) }.map { id in
      let screen = context.flow[id]
      // All screens of a task that is never shown have one cause.
      let task = screen.task.flatMap { task in
        context.flow[task].screens.contains(where: shown.contains) ? nil : task
      }
      return Finding(
        .neverShown(screen), help: .help(screen, context), at: screen.name.range,
        about: task.map { .task($0) } ?? .screen(screen.id), screen: screen.id, task: screen.task)
    }
  }

  /// Returns the screens that only failing steps show; other rules report those steps.
  private func screensOfFailingSteps(_ context: RuleContext) -> Set<ScreenID> {
    let failed = Set(
      context.facts.compactMap { fact in
        if case .fails(let failure) = fact.kind, let site = fact.site, !failure.stepHappens { site.range } else { nil }
      })
    guard !failed.isEmpty else { return [] }
    return Set(
      context.flow.screenIDs.filter { screen in
        let showings = context.structure.showings(of: screen)
        return !showings.isEmpty && showings.allSatisfy { failed.contains($0.written.step.range) }
      })
  }
}

extension Message {
  fileprivate static func neverShown(_ screen: Screen) -> Message {
    "nothing ever shows the screen \(quoted(screen.name.value))"
  }

  fileprivate static func help(_ screen: Screen, _ context: RuleContext) -> Message {
    if let task = screen.task, !context.structure.isUsed(task) {
      let start = quoted("start \(context.flow[task].name.value)")
      return
        "it belongs to task \(context.name(task)), which nothing starts: write \(start) where it is needed, or remove "
        + "the task from the file"
    }
    let isNamed =
      !context.structure.showings(of: screen.id).isEmpty || context.structure.rootScreens.contains(screen.id)
    return isNamed
      ? "the steps that show it can never be taken: look at their conditions, and at what leads to them"
      : "show it with a step such as \(quoted("push \(screen.name.value)")), or remove it from the file"
  }
}
