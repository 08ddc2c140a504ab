import Diagnostics
import FlowModel
import Localization

/// Finds actions with the role `back`, and replacements of Back, that leave more than the screen in front.
struct BackDismisses: Rule {
  static let metadata = RuleMetadata(
    id: "back-dismisses", severity: .warning, evidence: .file, family: .tasks,
    summary: "Back closes a modal layer, leaves a whole task, or goes past pages.",
    rationale: """
      Back returns to the previous screen on the same stack. If it closes the whole layer, or gives up the whole task, \
      the user is surprised and loses earlier pages. It is the same if Back goes past a page that the user came from. Call the action Cancel or Close, or let it pop. Reported are actions \
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
      Example(
        "a Back that forgets the archive",
        """
        navflow: 1
        root: { stack: Inbox }
        screens:
          Inbox: { actions: { Open: push Message, Archive: push Archive } }
          Archive: { actions: { Open: push Message } }
          Message: { gestures: { Back: ①pop root } }
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
      Example(
        "a Back that shows the first screen, which has pushed the page, and one that goes past a form",
        """
        navflow: 1
        root: { stack: Inbox }
        screens:
          Inbox: { actions: { Open: push Message, Write: push Form } }
          Message: { gestures: { Back: pop root } }
          Form: { input: true, actions: { Send: push Receipt } }
          Receipt: { gestures: { Back: pop root } }
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
