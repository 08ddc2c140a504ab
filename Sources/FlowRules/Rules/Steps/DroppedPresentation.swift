import Diagnostics
import FlowModel
import OrderedCollections
import Support

/// Finds layers that are shown by a screen whose own layer is closing.
struct DroppedPresentation: Rule {
  static let metadata = RuleMetadata(
    id: "dropped-presentation", severity: .warning, evidence: .file, family: .steps,
    summary: "One action closes its own modal layer and shows another one: UIKit drops the second.",
    rationale: """
      While UIKit closes a layer, it refuses to show another one from there, and only the log says so. Let the screen \
      beneath show the next layer after the first has closed: end the task, and show it in "then". Or stay in the layer \
      that is up, with "push" or "replace".
      """,
    sources: [.uiKit],
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
    let onRoots = Lazy { context.structure.screensOnRoots }
    return context.structure.showings.compactMap { showing in
      guard isLayer(showing, context), let action = showing.written.action, !context.isEntry(action) else { return nil }
      let hosts = context.structure.hosts(of: showing.written)
      guard closesOwnLayer(showing.written, hosts, context, onRoots: onRoots) else { return nil }
      return Finding(
        .dropped(context, action, showing), help: .help(context, showing), at: showing.written.step.range,
        about: .place,
        place: context.structure.place(of: showing.written), screen: hosts.first, action: action)
    }
  }

  /// Returns whether a step opens a layer on some device.
  private func isLayer(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    guard showing.verb == .present || showing.verb == .start else { return false }
    if context.flow[showing.screen].isOneScreenLayer { return true }
    return context.flow.devices.contains { device in
      switch showing.style(on: device, in: context.flow) {
      case .push, .inputView, nil: false
      case .sheet, .formSheet, .fullScreen, .popover: true
      }
    }
  }

  /// Returns whether the step directly before closes the layer of the action's own screen.
  private func closesOwnLayer(
    _ written: WrittenStep, _ hosts: [ScreenID], _ context: RuleContext, onRoots: Lazy<OrderedSet<ScreenID>>
  ) -> Bool {
    guard let last = written.before.last(where: { !$0.movesNothing }), last.isDismiss else { return false }
    // After an earlier step that shows a layer, `dismiss` closes that layer.
    guard !written.before.contains(where: { $0.shownScreen(in: context.flow) != nil }) else { return false }
    // In a task, "interrupted-task" reports the more severe problem.
    guard context.structure.contexts(of: written) == [nil] else { return false }
    return !hosts.isEmpty && hosts.allSatisfy { isInLayer($0, context) && !onRoots.value.contains($0) }
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

extension String {
  fileprivate static func dropped(_ context: RuleContext, _ action: ActionID, _ showing: PresentationSite) -> String {
    "\(context.culprit(action)) closes the layer that it is on and shows \(context.name(showing.screen)) from there: "
      + "UIKit drops it"
  }

  fileprivate static func help(_ context: RuleContext, _ showing: PresentationSite) -> String {
    "end a task here and show \(context.name(showing.screen)) in its \"then\", or push it in the layer that is up"
  }
}
