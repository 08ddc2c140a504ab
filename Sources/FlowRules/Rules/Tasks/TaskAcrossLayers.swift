import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that begin on the root's stack and continue in a modal layer.
struct TaskAcrossLayers: Rule {
  static let metadata = RuleMetadata(
    id: "task-across-layers", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "One run of a task has screens both on the root's stack and in a modal layer.",
    rationale: """
      Half of the task looks like part of the app, and half like a separate task. When people close the layer, they \
      cannot tell what they leave. Put all screens of the task into one modal layer.
      """,
    sources: [.merpay(problem: 1)],
    failing: [
      Example(
        "a second half in a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: push Intro } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: ①present Account } }
              Account: { actions: { OK: complete connected } }
        """),
      Example(
        "a sheet with a screen of no task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: { start: connectBank, as: push } } }
          Terms: { actions: { Close: dismiss } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Terms: ①present Terms, OK: complete connected } }
        """),
      Example(
        "a replace in another task's sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pay: { start: pay, as: push } } }
        tasks:
          ①pay:
            outcomes: [paid, cancelled]
            screens: { Amount: { actions: { Scan: start scan, OK: complete paid } }, Sent: { title: Sent } }
          scan:
            outcomes: [scanned, cancelled]
            screens: { Code: { actions: { Use it: replace Sent } } }
        """),
    ],
    passing: [
      Example(
        "a pushed task with an alert and a photo picker",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { start: write, as: push } } }
          Photos: { kind: system }
          Sure: { kind: alert, actions: { Discard: cancel, Keep: stay } }
        tasks:
          write:
            outcomes: [sent, cancelled]
            screens:
              Draft: { actions: { Photo: present Photos, Leave: present Sure, Send: complete sent } }
        """),
      Example(
        "a mini player of the root over a pushed task",
        """
        navflow: 1
        root: { tabs: [Home, Me], start: Home, actions: { Mini player: present Player } }
        screens:
          Home: { title: Home }
          Me: { actions: { Change password: { start: change, as: push } } }
          Player: { actions: { Close: dismiss } }
        tasks:
          change:
            outcomes: [changed, cancelled]
            screens:
              Form: { actions: { Save: complete changed } }
        """),
      Example(
        "a task at a root",
        """
        navflow: 1
        root: { task: tour, then: { seen: stay } }
        tasks:
          tour:
            outcomes: [seen, cancelled]
            screens:
              Page: { actions: { More: present Details, Done: complete seen } }
              Details: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let steps = context.findings { observed in
      guard case .spansLayers(let task) = observed.kind, let site = observed.site,
        context.isPart(of: task, site.screen), !context.isOfRoot(site)
      else { return nil }
      let how: Message = "\(context.culprit(site)) goes on in a modal layer"
      return context.finding(
        .split(context, task, how), help: .help(context, task), by: site, about: .task(task), task: task
      ).noting([context.definition(of: task)])
    }
    // If no step opens a layer within the task, a `replace` step puts a screen of the task into another layer.
    let replacements = context.findings { observed in
      guard case .runsAcrossLayers(let task) = observed.kind, !steps.contains(where: { $0.about == .task(task) }) else {
        return nil
      }
      return Finding(
        .split(context, task, "\"replace\" brings one of its screens into a modal layer"), help: .help(context, task),
        at: context.flow[task].name.range, about: .task(task), place: .task(task), task: task)
    }
    return steps + replacements
  }
}

extension RuleContext {
  /// Returns whether the site is an action of the root, such as a mini player, which does not continue the task.
  fileprivate func isOfRoot(_ site: Site) -> Bool {
    guard case .action(let action) = site.cause, case .root = flow[action].owner else { return false }
    return true
  }

  /// Returns whether a screen belongs to a task, or a screen of the task shows it.
  fileprivate func isPart(of task: TaskID, _ screen: ScreenID) -> Bool {
    guard flow[screen].task == nil else { return true }
    return structure.showings(of: screen).contains { showing in
      structure.hosts(of: showing.written).contains { flow[$0].task == task }
    }
  }
}

extension Message {
  fileprivate static func split(_ context: RuleContext, _ task: TaskID, _ how: Message) -> Message {
    "task \(context.name(task)) is split: it began on the root's own stack, and \(how)"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID) -> Message {
    "show all of \(context.name(task)) in one modal layer, and push its screens there"
  }
}
