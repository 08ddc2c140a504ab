import Diagnostics
import FlowModel
import Localization

/// Finds actions with the role `back`, and replacements of Back, that leave more than the screen in front.
struct BackDismisses: Rule {
  static let metadata = RuleMetadata(
    id: "back-dismisses", severity: .warning, evidence: .file, family: .tasks,
    summary: "Back closes a modal layer or leaves a whole task.",
    rationale: """
      Back returns to the previous screen on the same stack. If it closes the whole layer, or gives up the whole task, \
      the user is surprised and loses earlier pages. Call the action Cancel or Close, or let it pop. Reported are actions \
      with the role back, and steps for Back under "gestures".
      """,
    sources: [.guidelines("sheets")],
    failing: [
      Example(
        "the first screen of a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Go back: { do: ①dismiss, role: back } } }
        """),
      Example(
        "a screen deep in a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Home: { do: [①dismiss all], role: back } } }
        """),
      Example(
        "\"unwind\" and \"cancel\" that close the layer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page, Charge: start charge } }
          Page: { actions: { Go back: { ①unwind: Home, role: back } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Go back: { do: ②cancel, role: back } } }
        """),
      Example(
        "Back under \"gestures\" that gives up the task from its second page",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Book: { start: book, as: fullScreen }, Rent: { start: rent, as: push } } }
        tasks:
          book:
            outcomes: [booked, cancelled]
            screens:
              Nights: { actions: { Next: push Guests, Cancel: cancel } }
              Guests: { gestures: { Back: ①cancel }, actions: { Book: complete booked } }
          rent:
            outcomes: [rented, cancelled]
            screens:
              Car: { actions: { Next: push Days } }
              Days: { gestures: { Back: ②cancel }, actions: { Next: push Seats } }
              Seats: { gestures: { Back: ③pop to Home }, actions: { Rent: complete rented } }
        """),
      Example(
        "Back that goes two pages back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Book: { start: book, as: fullScreen } } }
        tasks:
          book:
            outcomes: [booked, cancelled]
            screens:
              Nights: { actions: { Next: push Guests, Cancel: cancel } }
              Guests: { actions: { Next: push Price } }
              Price: { gestures: { Back: ①pop 2 }, actions: { Book: complete booked } }
        """),
    ],
    passing: [
      Example(
        "steps for a Back that the first screen of a layer does not offer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Edit } }
          Edit: { gestures: { Back: dismiss }, actions: { Save: dismiss } }
        """),
      Example(
        "Back on the first page of a pushed task, and a Back that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Book: { start: book, as: push } } }
        tasks:
          book:
            outcomes: [booked, cancelled]
            screens:
              Nights: { gestures: { Back: cancel }, actions: { Next: push Guests } }
              Guests: { gestures: { Back: present Sure }, actions: { Book: complete booked } }
              Sure: { kind: alert, actions: { Leave: { do: cancel, role: destructive }, Stay: stay } }
        """),
      Example(
        "Back that goes past the form after it was sent",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Ask: { start: ask, as: fullScreen } } }
        tasks:
          ask:
            outcomes: [asked, cancelled]
            screens:
              Topics: { actions: { Next: push Form, Cancel: cancel } }
              Form: { actions: { Send: push Sent } }
              Sent: { title: Message sent successfully, gestures: { Back: pop 2 }, actions: { Done: complete asked } }
        """),
      Example(
        "a Back that pops",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Go back: { do: pop, role: back } } }
        """),
      Example(
        "a Back within the layer, and out of a pushed task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page, Charge: { start: charge, as: push } } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { First: { dismiss: to Page, role: back }, Go back: { unwind: Page, role: back } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Go back: { do: cancel, role: back }, Home: { unwind: Home, role: back } } }
        """),
      Example(
        "an action named Close",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.steps { $0.mayCloseLayers }.compactMap { written in
      guard let action = written.action, leavesTooMuch(written, action, context) else { return nil }
      let screen = context.structure.hosts(of: written).first
      let isGesture = context.flow[action].trigger == .gesture(.back)
      let leaves = isGesture || context.structure.skipsPages(written, action)
      return Finding(
        leaves ? .leaves(context, action, screen) : .closes(context, action), help: isGesture ? .helpToPop : .help,
        at: written.step.range,
        about: screen.flatMap { context.flow[$0].task }.map { .task($0) } ?? .place,
        place: context.structure.place(of: action), screen: screen, action: action)
    }
  }

  private func leavesTooMuch(_ written: WrittenStep, _ action: ActionID, _ context: RuleContext) -> Bool {
    if context.structure.skipsPages(written, action) { return true }
    guard context.flow[action].trigger == .gesture(.back) else {
      return context.flow[action].role == .back && context.structure.closesLayer(written)
    }
    // A task that is done may end by Back, too.
    if written.step.completes || context.structure.leavesTask(written) {
      return (written.step.cancels || !written.step.completes) && context.structure.isLaterPage(written)
    }
    return context.structure.closesLayer(written) && context.structure.isPushed(written)
  }
}

extension Step.Kind {
  /// Whether the step may close layers, including that of the front screen.
  fileprivate var mayCloseLayers: Bool {
    switch self {
    case .dismiss, .unwind, .complete, .pop: true
    case .push, .present, .start, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}

extension FlowGraph {
  /// Returns whether an action of a step is on a screen that only other screens of its task push.
  fileprivate func isLaterPage(_ written: WrittenStep) -> Bool {
    hosts(of: written).contains { screen in
      guard let task = flow[screen].task, flow[task].entry != screen else { return false }
      let showings = showings(of: screen)
      return !showings.isEmpty
        && showings.allSatisfy { showing in
          showing.verb == .push && hosts(of: showing.written).contains { flow[$0].task == task }
        }
    }
  }

  /// Returns whether Back goes past pages of the task that have led to the page in front.
  ///
  /// After the work is done, those pages are no use any more.
  fileprivate func skipsPages(_ written: WrittenStep, _ action: ActionID) -> Bool {
    guard flow[action].trigger == .gesture(.back) || flow[action].role == .back, isLaterPage(written) else {
      return false
    }
    let pages = hosts(of: written).filter { !DonePages(self).saysDone($0) && !flow[$0].hidesBack }
    return pages.contains { page in
      let before = showings(of: page).flatMap { hosts(of: $0.written) }
      guard let task = flow[page].task, before.allSatisfy({ flow[$0].task == task }) else { return false }
      switch written.step.kind {
      case .pop(.count(let count)): return count > 1
      case .pop(.to(let target)), .unwind(let target): return flow[target].task == task && !before.contains(target)
      case .pop(.root): return isShownModally(task) && !before.contains(flow[task].entry)
      default: return false
      }
    }
  }

  /// Returns whether a step goes back to a screen that is not one of the task's.
  fileprivate func leavesTask(_ written: WrittenStep) -> Bool {
    let tasks = Set(hosts(of: written).compactMap { flow[$0].task })
    switch written.step.kind {
    case .pop(.to(let screen)), .unwind(let screen):
      return !tasks.isEmpty && flow[screen].task.map(tasks.contains) != true
    case .pop(.root):
      return tasks.contains {
        beginnings(of: $0).contains { showing in flow.devices.contains { showing.style(on: $0, in: flow) == .push } }
      }
    default: return false
    }
  }

  /// Returns whether an action of a step is on a screen that is pushed, so that Back is offered there.
  fileprivate func isPushed(_ written: WrittenStep) -> Bool {
    hosts(of: written).contains { showings(of: $0).contains { $0.verb == .push || $0.verb == .show } }
  }

  /// Returns whether a step closes the layer of the screen that offers its action.
  fileprivate func closesLayer(_ written: WrittenStep) -> Bool {
    switch written.step.kind {
    case .dismiss(.to(let screen)): isInLayer(written, without: screen)
    case .unwind(let screen): isInLayer(written, without: screen) && !isOnRoot(written)
    case .complete: hosts(of: written).contains { flow[$0].task.map(isShownModally) ?? false }
    case .dismiss: true
    case .push, .present, .start, .pop, .replace, .show, .tab, .root, .set, .stay: false
    }
  }

  /// Returns whether the screen that offers the action may be in a layer that does not contain a given screen.
  private func isInLayer(_ written: WrittenStep, without screen: ScreenID) -> Bool {
    layersHolding(hosts(of: written)).contains { !closure(of: [$0.screen]).contains(screen) }
  }

  /// Returns whether the screen that offers the action may be on a root's own stack.
  private func isOnRoot(_ written: WrittenStep) -> Bool { !screensOnRoots.isDisjoint(with: hosts(of: written)) }

  /// Returns whether every step that shows a task opens a layer for it.
  private func isShownModally(_ task: TaskID) -> Bool {
    let beginnings = beginnings(of: task)
    return !beginnings.isEmpty && rootScreens.isDisjoint(with: flow[task].screens)
      && beginnings.allSatisfy { showing in flow.devices.allSatisfy { showing.opensSheetOrFullScreen(on: $0, in: flow) }
      }
  }
}

extension Message {
  fileprivate static func closes(_ context: RuleContext, _ action: ActionID) -> Message {
    "\(context.culprit(action)) has the role back, and closes a modal layer"
  }

  fileprivate static func leaves(_ context: RuleContext, _ action: ActionID, _ screen: ScreenID?) -> Message {
    "\(context.culprit(action, on: screen)) leaves more than the screen in front: the pages before it are gone, too"
  }

  fileprivate static let helpToPop: Message =
    "remove \"Back\" from \"gestures\", so that it shows the page before; offer Cancel to leave"

  fileprivate static let help: Message = "write \"pop\", or give the action the role cancel or close"
}
