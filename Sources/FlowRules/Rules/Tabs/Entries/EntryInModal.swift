import Diagnostics
import FlowModel
import Localization

/// Finds entries that push a screen on a modal layer which does not lead to it.
struct EntryInModal: Rule {
  static let metadata = RuleMetadata(
    id: "entry-in-modal", severity: .info, evidence: .file, family: .tabs,
    summary: "An entry pushes a screen on whatever modal layer is up.",
    rationale: """
      "push" acts on the stack in front. If a sheet is up when the user follows a link, the screen opens inside the sheet, \
      although nothing there leads to it. Close the layer first, or let the entry wait. An entry with a condition on what \
      is in front is not reported.
      """,
    sources: [.commonPractice], defersTo: ["growing-layers", "push-without-stack", "pushed-task"],
    failing: [
      Example(
        "a link to an article over a filter",
        """
        navflow: 1
        root: { stack: Front }
        screens:
          Front: { actions: { Read: push Article, Filter: present Filter } }
          Article: { title: Article }
          Filter: { actions: { Close: dismiss } }
        entries:
          Link: ①push Article
        """),
      Example(
        "a notification that selects a tab first",
        """
        navflow: 1
        root: { tabs: [Home, Orders] }
        screens:
          Home: { actions: { Rate: start rate } }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        tasks:
          rate:
            outcomes: [rated, cancelled]
            screens:
              Stars: { actions: { Send: complete rated, Cancel: cancel } }
        entries:
          Delivered: [tab Orders, ①push Order]
        """),
    ],
    passing: [
      Example(
        "a link that puts the filter away",
        """
        navflow: 1
        root: { stack: Front }
        screens:
          Front: { actions: { Read: push Article, Filter: present Filter } }
          Article: { title: Article }
          Filter: { actions: { Close: dismiss } }
        entries:
          Link: [dismiss all, push Article]
        """),
      Example(
        "a link that begins with a root",
        """
        navflow: 1
        roots: { main: { stack: Front } }
        screens:
          Front: { actions: { Read: push Article, Filter: present Filter } }
          Article: { title: Article }
          Filter: { actions: { Close: dismiss } }
        entries:
          Link: [root main, push Article]
        """),
      Example(
        "a link that waits",
        """
        navflow: 1
        root: { stack: Front }
        screens:
          Front: { actions: { Read: push Article, Filter: present Filter } }
          Article: { title: Article }
          Filter: { actions: { Close: dismiss } }
        entries:
          Link: { where: { modals: 0 }, push: Article }
        """),
      Example(
        "a layer that leads to the screen itself",
        """
        navflow: 1
        root: { stack: Front }
        screens:
          Front: { actions: { Search: present Search } }
          Search: { actions: { Open a result: push Article, Close: dismiss } }
          Article: { title: Article }
        entries:
          Link: push Article
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.showings.filter { pushesOnFrontStack($0, context) }.compactMap { showing in
      guard let entry = showing.written.action,
        let layer = context.structure.modalStarts.first(where: { isUnrelated(showing.screen, in: $0, context) })
      else { return nil }
      return Finding(
        .opens(context, entry, showing.screen, layer.screen), help: nil,
        at: showing.written.step.range,
        about: .action(entry), place: .action(entry), screen: showing.screen, action: entry
      ).offering(remedies(for: entry, showing, context)).noting([
        Note("this layer may be up", at: context.flow[layer.screen].name.range)
      ])
    }
  }

  private func remedies(for entry: ActionID, _ showing: PresentationSite, _ context: RuleContext) -> [Remedy] {
    let label = context.flow[entry].label.range
    let steps = showing.written.list.filter { !$0.movesNothing }.map { $0.words(in: context.flow) }
    let closing = Remedy(
      "close the layers first: \(quotedList(["dismiss all"] + steps))", [.firstStep("dismiss all", of: label)])
    let waiting = Remedy(
      "let it wait until nothing is in front: \(quoted("where: { front: root }"))",
      [.option(key: "where", value: "{ front: root }", of: label)])
    return context.flow.tasks.isEmpty ? [closing, waiting] : [waiting, closing]
  }

  /// Returns whether a step of an entry pushes on the stack that happens to be in front.
  private func pushesOnFrontStack(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    let (flow, written) = (context.flow, showing.written)
    return context.structure.isOfEntry(written) && written.isInOwnList(of: flow) && !isBehindGate(written, flow)
      && !written.step.isOnRoot
      && showing.verb != .replace
      && flow.devices.contains { showing.style(on: $0, in: flow) == .push } && !flow[showing.screen].isOneScreenLayer
      && written.before.allSatisfy { step in
        if case .tab = step.kind { true } else { step.movesNothing }
      }
      && context.structure.conditions(of: written).allSatisfy { $0.pattern.map(\.ignoresFront) ?? true }
  }

  /// Returns whether a step is a copy in the `then` of a gate: steps before it have run.
  private func isBehindGate(_ written: WrittenStep, _ flow: Flow) -> Bool {
    guard let action = written.action else { return false }
    return flow[action].cases[written.chosenCase].results[written.result].isGate && written.before.isEmpty
      && flow[action].cases.flatMap(\.results).contains { $0.steps.count > written.list.count }
  }

  /// Returns whether a layer that the user opens, and that is no lock, does not lead to a screen.
  private func isUnrelated(_ screen: ScreenID, in layer: ModalStart, _ context: RuleContext) -> Bool {
    !context.flow[layer.screen].isLock && layer.showings.contains { !context.structure.isOfEntry($0.written) }
      && !context.structure.closure(of: [layer.screen]).contains(screen)
  }
}

extension Pattern {
  /// Whether it asks for nothing that depends on the layers and screens in front.
  fileprivate var ignoresFront: Bool {
    screen == nil && task == nil && modals == nil && tabBar == nil && beneath == nil && below == nil && shown == nil
      && visible == nil && front == nil
  }
}

extension Message {
  fileprivate static func opens(
    _ context: RuleContext, _ entry: ActionID, _ screen: ScreenID, _ layer: ScreenID
  ) -> Message {
    "entry \(context.name(entry)) pushes \(context.name(screen)) on the stack in front, even inside the modal layer that "
      + "begins with \(context.name(layer))"
  }
}
