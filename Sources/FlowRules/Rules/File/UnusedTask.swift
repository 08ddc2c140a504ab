import Diagnostics
import FlowModel

/// Finds tasks that no step starts or shows.
struct UnusedTask: Rule {
  static let metadata = RuleMetadata(
    id: "unused-task", severity: .warning, evidence: .file, family: .file,
    summary: "No action, entry or root starts a task.",
    rationale: """
      No "start" names the task, and no step, entry or root shows one of its screens. Start it where it is needed, \
      or remove it from the file.
      """,
    sources: [.flowLanguage], isAboutAbsence: true,
    failing: [
      Example(
        "nothing names the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          ①charge:
            screens:
              Amount: { title: Amount }
        """),
      Example(
        "only its own screens show each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          ①charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { Again: start charge, OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "a step shows one of its screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: present Amount } }
        tasks:
          charge:
            screens:
              Amount: { title: Amount }
        """),
      Example(
        "a root shows it",
        """
        navflow: 1
        root: { task: tour }
        tasks:
          tour:
            screens:
              Page: { title: Page }
        """),
      Example(
        "a fragment, which other files use",
        """
        navflow: 1
        tasks:
          charge:
            screens:
              Amount: { title: Amount }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.isFragment else { return [] }
    return context.flow.tasks.filter { !context.structure.isUsed($0.id) }.map { task in
      Finding(.unused(task), help: .help(task), at: task.name.range, about: .task(task.id), task: task.id)
    }
  }
}

extension FlowGraph {
  /// Returns whether a root, or a step outside the task's own screens, shows a screen of the task.
  func isUsed(_ task: TaskID) -> Bool {
    let screens = Set(flow[task].screens)
    guard rootScreens.isDisjoint(with: screens) else { return true }
    return screens.union([flow[task].entry]).contains { screen in
      showings(of: screen).contains { showing in
        let hosts = hosts(of: showing.written)
        let isOwn = !hosts.isEmpty && hosts.allSatisfy(screens.contains)
        return !isOwn && (showing.started == task || screens.contains(screen))
      }
    }
  }
}

extension String {
  fileprivate static func unused(_ task: UserTask) -> String { "nothing starts task \(quoted(task.name.value))" }

  fileprivate static func help(_ task: UserTask) -> String {
    "write \(quoted("start \(task.name.value)")) where it is needed, or remove it from the file"
  }
}
