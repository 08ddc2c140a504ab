import Diagnostics
import FlowModel
import Localization

/// Finds introductions and choices that only lead into a task, and are not part of it.
struct PagesBeforeTask: Rule {
  static let metadata = RuleMetadata(
    id: "pages-before-task", severity: .info, evidence: .file, family: .tasks,
    summary: "Pages under the tab bar only lead into a task, and are not part of it.",
    rationale: """
      The introduction and the first choice belong to the task that they begin. While they are pushed under the tab \
      bar, a tap on a tab leaves them behind. Users do not see that the task has begun. Make them the first screens \
      of the task.
      """,
    sources: [.merpay(problem: 1)],
    failing: [
      Example(
        "an introduction and a choice",
        """
        navflow: 1
        root: { tabs: [Home, Me] }
        screens:
          Home: { actions: { Report a damage: ①push Before } }
          Me: { title: Me }
          Before: { title: Before you begin, actions: { Next: push Kind } }
          Kind: { actions: { Water: start report, Fire: start report } }
        tasks:
          report:
            title: Report a damage
            outcomes: [sent, cancelled]
            screens:
              Details: { actions: { Send: complete sent, Close: cancel } }
        """),
      Example(
        "the button has the title of the task",
        """
        navflow: 1
        root: { tabs: [Home, Me] }
        screens:
          Home: { actions: { Connect a bank: ①push Banks } }
          Me: { title: Me }
          Banks: { title: Your bank, actions: { Choose: start connect } }
        tasks:
          connect:
            title: Connect a bank
            outcomes: [connected, cancelled]
            screens:
              Account: { actions: { Connect: complete connected, Close: cancel } }
        """),
    ],
    passing: [
      Example(
        "the pages are part of the task",
        """
        navflow: 1
        root: { tabs: [Home, Me] }
        screens:
          Home: { actions: { Report a damage: start report } }
          Me: { title: Me }
        tasks:
          report:
            title: Report a damage
            outcomes: [sent, cancelled]
            screens:
              Before: { title: Before you begin, actions: { Next: push Kind, Close: cancel } }
              Kind: { actions: { Water: push Details, Fire: push Details } }
              Details: { actions: { Send: complete sent } }
        """),
      Example(
        "pages with goods lead to a purchase",
        """
        navflow: 1
        root: { tabs: [Shop, Me] }
        screens:
          Shop: { actions: { Open: push Article } }
          Me: { title: Me }
          Article: { actions: { Buy: start buy, Buy as a present: start buy } }
        tasks:
          buy:
            title: Buy
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Pay: complete bought, Close: cancel } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let structure = context.structure
    guard context.flow.roots.contains(where: \.hasTabs) else { return [] }
    return structure.showings.compactMap { showing in
      guard showing.verb == .push, let action = showing.written.action.map({ context.flow[$0] }),
        action.isUserInitiated, structure.screensOnRoots.contains(showing.screen),
        let task = structure.taskOnlyBehind(showing.screen), isModal(task, context)
      else { return nil }
      let hosts = structure.hosts(of: showing.written)
      let pages = structure.pagesBeforeTask(from: showing.screen)
      guard !hosts.isEmpty, showing.written.stack.isLeft || hosts.allSatisfy({ context.flow[$0].task == nil }),
        hosts.allSatisfy({ structure.taskOnlyBehind($0) == nil }),
        isAnnounced(action, task, context) || pages.contains(where: structure.introduces)
      else { return nil }
      return Finding(
        .outside(context, pages, task), help: .help(context, showing.screen, task),
        at: showing.written.step.range, about: .task(task), place: structure.place(of: showing.written),
        screen: showing.screen, action: action.id, task: task
      ).noting([context.definition(of: task)])
    }
  }

  /// Returns whether every step that begins a task with its first screen shows a layer, and the task is no formality.
  private func isModal(_ task: TaskID, _ context: RuleContext) -> Bool {
    guard !(context.flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false) else { return false }
    return context.structure.beginnings(of: task).allSatisfy { showing in
      context.flow.devices.compactMap { showing.style(on: $0, in: context.flow) }.allSatisfy { $0 != .push }
    }
  }

  /// Returns whether a label is the title of a task.
  private func isAnnounced(_ action: Action, _ task: TaskID, _ context: RuleContext) -> Bool {
    Wording(action.label.value).lettersAndDigits == Wording(context.flow[task].displayTitle).lettersAndDigits
  }
}

extension Message {
  fileprivate static func outside(_ context: RuleContext, _ pages: [ScreenID], _ task: TaskID) -> Message {
    let names = listed(pages.map(context.name))
    let verbs: (Message, Message) = pages.count == 1 ? ("leads", "is") : ("lead", "are")
    return "\(names) only \(verbs.0) into task \(context.name(task)), and \(verbs.1) not part of it: a tap on a tab "
      + "leaves the user in the middle of it"
  }

  fileprivate static func help(_ context: RuleContext, _ first: ScreenID, _ task: TaskID) -> Message {
    "make \(context.name(first)) the first screen of \(context.name(task)), and write "
      + "\(quoted("start \(context.flow[task].name.value)")) here"
  }
}
