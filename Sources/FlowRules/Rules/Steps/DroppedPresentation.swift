import Diagnostics
import FlowModel
import Localization

/// Finds layers that UIKit drops, because one action shows them while another layer closes or comes up.
struct DroppedPresentation: Rule {
  static let metadata = RuleMetadata(
    id: "dropped-presentation", severity: .warning, exception: "an info where its own layer closes", evidence: .file,
    family: .steps, summary: "An action shows a modal layer while another one closes or appears.",
    rationale: """
      While UIKit closes a layer, or shows one, it refuses to show another one from there. Only the log says so. Most \
      apps wait for a layer that closes, so that case is only an info. Let the code show the next layer when the first \
      one has closed. Or stay in the layer that is up, with "push" or "replace". Two layers from one screen never come \
      up together.
      """,
    sources: [.uiKit], defersTo: ["present-over-alert", "stacked-alerts", "interrupted-task"],
    failing: [
      Example(
        "a player from a card that closes",
        """
        navflow: 1
        root: { stack: Podcasts }
        screens:
          Podcasts: { actions: { Episode: present Card } }
          Card: { actions: { Play: [dismiss, { ①present: Player, as: fullScreen }], Close: dismiss } }
          Player: { actions: { Close: dismiss } }
        """),
      Example(
        "a task that starts while a sheet closes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { More: present Menu } }
          Menu: { actions: { Charge: [dismiss all, ①start charge], Close: dismiss } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Cancel: cancel } }
        """),
      Example(
        "an alert's button that closes the sheet beneath it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Report: present Report } }
          Report: { actions: { Send: present Sent } }
          Sent: { kind: alert, actions: { OK: [dismiss, ①present Survey], Stay: stay } }
          Survey: { actions: { Close: dismiss } }
        """),
      Example(
        "a task that ends and shows a receipt from its own sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Receipt: { actions: { Close: dismiss } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: [complete charged, ①present Receipt], Cancel: cancel } }
        """),
      Example(
        "two sheets from one screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Welcome: [present News, ①present Terms] } }
          News: { actions: { Close: dismiss } }
          Terms: { actions: { Close: dismiss } }
        """),
    ],
    passing: [
      Example(
        "a task that ends, and its caller shows the player",
        """
        navflow: 1
        root: { stack: Podcasts }
        screens:
          Podcasts:
            actions: { Episode: { start: choose, then: { play: [{ present: Player, as: fullScreen }] } } }
          Player: { actions: { Close: dismiss } }
        tasks:
          choose:
            outcomes: [play, cancelled]
            screens:
              Card: { actions: { Play: complete play, Close: cancel } }
        """),
      Example(
        "an event that closes what stands over its screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Upload: present Upload } }
          Upload:
            actions:
              Options: present Options
              It fails: { by: system, while: open, do: [dismiss all, present Sorry] }
              Close: dismiss
          Options: { actions: { Close: dismiss } }
          Sorry: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a pushed task that ends",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Receipt: { actions: { Close: dismiss } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: [complete charged, present Receipt], Cancel: cancel } }
        """),
      Example(
        "a sheet that closes before the next, and one in its own window",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Look: [present News, dismiss, push Page], Lock: [present News, { present: Lock, aside: true }] } }
          News: { actions: { Close: dismiss } }
          Page: { title: Page }
          Lock: { actions: { Unlock: dismiss } }
        """),
      Example(
        "a push after the sheet has closed",
        """
        navflow: 1
        root: { stack: Podcasts }
        screens:
          Podcasts: { actions: { Episode: present Card } }
          Card: { actions: { Open: [dismiss, push Episode], Close: dismiss } }
          Episode: { title: Episode }
        """),
      Example(
        "a player in the layer that is up",
        """
        navflow: 1
        root: { stack: Podcasts }
        screens:
          Podcasts: { actions: { Episode: present Card } }
          Card: { actions: { Play: push Player, Close: dismiss } }
          Player: { title: Player }
        """),
      Example(
        "a screen of the root, where nothing closes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Search: [dismiss all, present Search] } }
          Search: { actions: { Close: dismiss } }
        """),
      Example(
        "a task that the step interrupts, which \"interrupted-task\" reports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Buy: start buy } }
          Card: { actions: { Close: dismiss } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Card: [dismiss, present Card], Pay: complete bought, Cancel: cancel } }
        """),
      Example(
        "alerts that show one another",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Colours: present Colours, Close: dismiss } }
          Colours: { kind: alert, actions: { Red: present Size, Blue: stay } }
          Size: { kind: alert, actions: { OK: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.showings.compactMap { showing in
      guard isLayer(showing, context), let action = showing.written.action else { return nil }
      let hosts = context.structure.hosts(of: showing.written)
      let finding = { (message: Message, help: Message) in
        Finding(
          message, help: help, at: showing.written.step.range, about: .place,
          place: context.structure.place(of: showing.written), screen: hosts.first, action: action)
      }
      if let first = layerBefore(showing, context) {
        return finding(.second(context, action, showing), .helpAfter(context, first, showing))
      }
      guard !context.isEntry(action), !closesAnother(context.flow[action], hosts, context),
        closesOwnLayer(showing.written, hosts, context)
      else { return nil }
      return finding(.dropped(context, action, showing), .help(context, showing)).withSeverity(.info)
    }
  }

  /// Returns whether an event closes what stands over its screen, or its own alert; then the screen beneath presents.
  private func closesAnother(_ action: Action, _ hosts: [ScreenID], _ context: RuleContext) -> Bool {
    action.isWhileOpen
      || !action.isUserInitiated && hosts.contains { context.flow[$0].kind.isQuestion }
  }

  /// Returns the first screen of the layer that the step directly before shows, or nil.
  ///
  /// The new layer would have to be shown from there.
  private func layerBefore(_ showing: PresentationSite, _ context: RuleContext) -> ScreenID? {
    guard !showing.options.aside, let last = showing.written.before.last(where: { !$0.movesNothing }) else {
      return nil
    }
    return context.structure.showings.first { $0.written.step.range == last.range && isLayer($0, context) }?.screen
  }

  /// Returns whether a step opens a layer on some device.
  private func isLayer(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    guard showing.verb == .present || showing.verb == .start else { return false }
    if context.flow[showing.screen].isOneScreenLayer { return true }
    return context.flow.devices.contains { device in
      switch showing.style(on: device, in: context.flow) {
      case .push, .inputView, nil: false
      case .sheet, .formSheet, .fullScreen, .popover, .panel: true
      }
    }
  }

  /// Returns whether the step directly before closes the layer of the action's own screen.
  private func closesOwnLayer(_ written: WrittenStep, _ hosts: [ScreenID], _ context: RuleContext) -> Bool {
    guard let last = written.before.last(where: { !$0.movesNothing }) else { return false }
    if last.completes { return !hosts.isEmpty && hosts.allSatisfy { beginsLayer(context.flow[$0].task, context) } }
    guard last.isDismiss else { return false }
    // After an earlier step that shows a layer, `dismiss` closes that layer.
    guard !written.before.contains(where: { $0.shownScreen(in: context.flow) != nil }) else { return false }
    // In a task, "interrupted-task" reports the more severe problem.
    guard context.structure.contexts(of: written) == [nil] else { return false }
    let onRoots = context.structure.screensOnRoots
    return !hosts.isEmpty && hosts.allSatisfy { isInLayer($0, context) && !onRoots.contains($0) }
  }

  /// Returns whether every step that begins a task opens a layer, which closes when the task ends.
  private func beginsLayer(_ task: TaskID?, _ context: RuleContext) -> Bool {
    guard let task, !context.structure.rootScreens.contains(context.flow[task].entry) else { return false }
    let beginnings = context.structure.beginnings(of: task)
    return !beginnings.isEmpty
      && beginnings.allSatisfy { isLayer($0, context) && !context.flow[$0.screen].isOneScreenLayer }
  }

  /// Returns whether a screen can be in a modal layer, or is a one-screen layer over one.
  private func isInLayer(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    if context.structure.branchesInLayers[screen.index] != nil { return true }
    guard context.flow[screen].isOneScreenLayer else { return false }
    return context.structure.showings(of: screen).contains { showing in
      context.structure.hosts(of: showing.written).contains {
        context.structure.branchesInLayers[$0.index] != nil
      }
    }
  }
}

extension Message {
  fileprivate static func dropped(_ context: RuleContext, _ action: ActionID, _ showing: PresentationSite) -> Message {
    "\(context.culprit(action)) closes the layer that it is on and shows \(context.name(showing.screen)) from there: "
      + "UIKit drops it, unless the app waits until the first has closed"
  }

  fileprivate static func second(_ context: RuleContext, _ action: ActionID, _ showing: PresentationSite) -> Message {
    "\(context.culprit(action)) shows \(context.name(showing.screen)) while another layer comes up: UIKit drops it"
  }

  fileprivate static func helpAfter(
    _ context: RuleContext, _ first: ScreenID, _ showing: PresentationSite
  ) -> Message {
    "let an action of \(context.name(first)) show \(context.name(showing.screen)), once it is up; or show only one of them"
  }

  fileprivate static func help(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let name = context.name(showing.screen)
    let isEnding = showing.written.before.contains { $0.completes && !$0.cancels }
    let waiting: Message =
      isEnding
      ? "show \(name) in the \"then\" of the step that started the task"
      : "show \(name) only when the first has closed (UIKit: the completion of \"dismiss\")"
    return showing.started == nil ? "\(waiting), or push it in the layer that is up" : waiting
  }
}
