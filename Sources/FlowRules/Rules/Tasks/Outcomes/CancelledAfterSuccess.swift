import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import OrderedCollections
import Verification

/// Finds tasks that end as cancelled from the page that says that their work is done.
struct CancelledAfterSuccess: Rule {
  static let metadata = RuleMetadata(
    id: "cancelled-after-success", severity: .error,
    exception: "a warning if no variable shows that the work is done", evidence: .trace, family: .tasks,
    summary: "A gesture ends a task as cancelled after its work is done.",
    rationale: """
      The last page says "Paid", and its only button completes the task. A swipe ends the same task as cancelled. \
      The caller then says that nothing has happened, or offers the work again. Give each gesture on that page the \
      step of the button, and write "back: hidden" if Back leads to a page that can cancel.
      """,
    sources: [.merpay(problem: 3), .guidelines("sheets")], defersTo: ["unhandled-gesture-exit"],
    failing: [
      Example(
        "the last page of a purchase is swiped down",
        """
        navflow: 1
        root: { stack: Films }
        state: { seat: [none, paid] }
        screens:
          Films: { actions: { Buy a seat: { when: { seat: none }, start: buy } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Seat: { actions: { Pay: { set: { seat: paid }, push: Paid }, Cancel: cancel } }
              ①Paid: { title: Your seat is paid, back: hidden, actions: { Done: complete bought } }
        """),
      Example(
        "Back leads to a page with Close",
        """
        navflow: 1
        root: { stack: Meter }
        state: { contract: [none, signed] }
        screens:
          Meter: { actions: { Change the contract: start change } }
        tasks:
          change:
            outcomes: [signed, cancelled]
            screens:
              Offer: { actions: { Sign: present Service, Close: cancel }, gestures: { Swipe down: none } }
              Service: { kind: external, actions: { Signed: { by: system, set: { contract: signed }, push: Signed } } }
              ①Signed: { gestures: { Swipe down: complete signed }, actions: { OK: complete signed } }
        """),
      Example(
        "a last page with two buttons",
        """
        navflow: 1
        root: { stack: Films }
        state: { seat: [none, paid] }
        screens:
          Films: { actions: { Buy a seat: { when: { seat: none }, start: buy }, Ticket: push Ticket } }
          Ticket: { title: Ticket }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Seat: { actions: { Pay: { set: { seat: paid }, push: Paid }, Cancel: cancel } }
              ①Paid:
                title: Your seat is paid
                back: hidden
                actions: { Done: complete bought, See my ticket: [complete bought, push Ticket] }
        """),
    ],
    passing: [
      Example(
        "the gesture does what the button does",
        """
        navflow: 1
        root: { stack: Films }
        state: { seat: [none, paid] }
        screens:
          Films: { actions: { Buy a seat: { when: { seat: none }, start: buy } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Seat: { actions: { Pay: { set: { seat: paid }, push: Paid }, Cancel: cancel } }
              Paid:
                title: Your seat is paid
                back: hidden
                gestures: { Swipe down: complete bought }
                actions: { Done: complete bought }
        """),
      Example(
        "the last page of a form, whose button does the work",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Join: start join } }
        tasks:
          join:
            outcomes: [joined, cancelled]
            screens:
              Form: { actions: { Next: push Address, Cancel: cancel } }
              Address: { actions: { Join: { either: { right: complete joined, wrong: stay } } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let pages = DonePages(context.structure)
    return context.findings { fact in
      if case .shows(let screen) = fact.kind { pages.outcome(on: screen) != nil } else { false }
    } find: { fact, performed in
      guard case .shows(let page) = fact.kind, let outcome = pages.outcome(on: page),
        let task = context.flow[page].task,
        performed.after.frontScreen == page, let start = performed.walk.stateBefore(task)
      else { return nil }
      let ways = cancellations(of: task, after: performed)
      let changed = performed.walk.lastChange(since: start)
      guard let first = ways.first, changed != nil || pages.isJudgedByCaller(page) else { return nil }
      let finding = Finding(
        .cancelled(context, task, page, first, performed, changed),
        help: .help(context, page, outcome, ways, performed),
        at: context.flow[page].name.range, about: .task(task), place: .screen(page), screen: page, task: task
      ).shown(by: first).noting([context.definition(of: task)])
      let isCertain = changed != nil && pages.saysDone(page) && pages.isShownWithAssignment(page)
      return isCertain ? finding : finding.withSeverity(.warning)
    }
  }

  /// Returns the walks that cancel a task from its last page: by one gesture, or by going back and leaving there.
  private func cancellations(of task: TaskID, after performed: RuleContext.PerformedMove)
    -> [Walk]
  {
    let count = performed.walk.transitions.count
    let ways = performed.returns.flatMap { walk -> [Walk] in
      if walk.cancels(task, since: count) { return [walk] }
      guard walk.configuration.runningTask == task, let next = RuleContext.PerformedMove(walk) else { return [] }
      return (next.returns + next.closings).filter { $0.cancels(task, since: walk.transitions.count) }.prefix(1).map(
        \.self)
    }
    return ways.filter { $0.transitions.count == count + 1 } + ways.filter { $0.transitions.count > count + 1 }
  }
}

extension Walk {
  /// Returns the index of the variable that was changed last and differs from a former state, or nil.
  fileprivate func lastChange(since start: [ValueID]) -> Int? {
    for (before, after) in zip(transitions, transitions.dropFirst()).reversed() {
      let (before, after) = (before.target.state, after.target.state)
      if let changed = after.indices.first(where: { before[$0] != after[$0] && start[$0] != configuration.state[$0] }) {
        return changed
      }
    }
    return nil
  }

  /// Returns whether a task is cancelled in the transitions from an index on.
  fileprivate func cancels(_ task: TaskID, since index: Int) -> Bool {
    transitions[index...].contains { $0.events.contains { $0.kind == .cancels(task) } }
  }
}

extension Message {
  fileprivate static func cancelled(
    _ context: RuleContext, _ task: TaskID, _ page: ScreenID, _ walk: Walk, _ performed: RuleContext.PerformedMove,
    _ changed: Int?
  ) -> Message {
    let ways = moves(of: walk, after: performed, context).map { context.culprit($0.move, on: $0.screen) }
    let state: Message? = changed.map { place in
      let variable = context.flow.variables[place]
      let value = context.flow.name(of: performed.after.state[place], of: variable.id)
      return ", although \(quoted(variable.name.value)) is \(quoted(value))"
    }
    return
      "task \(context.name(task)) ends as cancelled after its work is done: \(ways.joined(separator: ", then "))\(state ?? "")"
  }

  /// Returns the moves of a walk after another one, with the screen in front of each.
  private static func moves(of walk: Walk, after performed: RuleContext.PerformedMove, _ context: RuleContext) -> [(
    move: Move, screen: ScreenID
  )] {
    let count = performed.walk.transitions.count
    return walk.transitions.indices.dropFirst(count).compactMap { place in
      let move = walk.transitions[place].move
      return move.flatMap {
        context.flow.action(of: $0)?.trigger == .arrival ? nil : ($0, walk.transitions[place - 1].target.frontScreen)
      }
    }
  }

  fileprivate static func help(
    _ context: RuleContext, _ page: ScreenID, _ outcome: OutcomeID, _ ways: [Walk],
    _ performed: RuleContext.PerformedMove
  ) -> Message {
    let firsts = OrderedSet(ways.compactMap { performed.move(continuing: $0) })
    let gestures = firsts.filter { if case .gesture(.back) = $0.kind { false } else { true } }.map { move in
      "\(context.walkName(of: move).english): complete \(context.flow[outcome].name)"
    }
    let parts =
      (gestures.count < firsts.count ? [quoted("back: hidden")] : [])
      + (gestures.isEmpty ? [] : [quoted("gestures: { \(gestures.joined(separator: ", ")) }")])
    return "write under \(context.name(page)): \(parts.joined(separator: " and "))"
  }
}

extension RuleContext {
  /// Returns the name of the gesture of a move.
  fileprivate func walkName(of move: Move) -> Message {
    if case .gesture(let gesture) = move.kind { name(gesture) } else { "" }
  }
}
