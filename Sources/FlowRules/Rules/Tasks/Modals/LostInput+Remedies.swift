import Diagnostics
import FlowModel
import Localization
import OrderedCollections
import Verification

/// Alerts that ask before a user loses what was typed.
extension RuleContext {
  /// Returns the remedy that asks before all moves of a user that lose the input of a screen.
  ///
  /// One repair for all of them, so that the next check finds no other one.
  func remedies(askingBefore sites: OrderedSet<Site>, lose screen: ScreenID) -> [Remedy] {
    var alerts: OrderedDictionary<String, String> = [:]
    var gestures: OrderedDictionary<ScreenID, [String]> = [:]
    var (edits, words) = ([Remedy.Edit](), [Message]())
    for site in sites {
      guard let leaving = leavingStep(at: site) else { return [] }
      let number = alerts.count
      if let known = question(thatMay: leaving, on: [site.gestureScreen ?? site.screen, screen]) {
        alerts[leaving] = flow[known].name.value
      }
      let alert = alerts[leaving] ?? "Discard \(flow[screen].name.value)\(number == 0 ? "" : " \(number + 1)")"
      alerts[leaving] = alert
      if case .gesture(let gesture, on: let host) = site.cause {
        gestures[host, default: []].append("\(operand([flow.name(of: gesture)])): present \(alert)")
      } else if let range = site.range {
        edits.append(.step("present \(alert)", replacing: range))
        words.append("\(quoted("present \(alert)")) in place of \(quoted(leaving))")
      }
    }
    for (host, entries) in gestures {
      let all = entries.joined(separator: ", ")
      edits.append(.entry(all, under: "gestures", of: flow[host].name.range))
      words.append(("\(quoted("gestures: { \(all) }")) on \(name(host))" as Message).about("key"))
    }
    let screens = alerts.filter { !flow.hasScreen(named: $0.value) }.map { leaving, alert in
      "\(alert): { kind: alert, title: \(flow.suggested(.discardQuestion)), actions: "
        + "{ \(flow.suggested(.discard)): { do: \(leaving), role: destructive }, "
        + "\(flow.suggested(.keep)): { do: stay, role: cancel } } }"
    }
    if !screens.isEmpty { edits.append(.screens(screens, beside: flow[screen].name.range)) }
    if screens.isEmpty { return [Remedy("ask first, as the button does: \(listed(Array(OrderedSet(words))))", edits)] }
    let asking: Message = alerts.count == 1 ? "an alert" : "alerts"
    return [Remedy("ask first, with \(asking) that can discard or keep: \(listed(Array(OrderedSet(words))))", edits)]
  }

  /// Returns the remedies for an event that discards input while some screens are in front.
  func remedies(keepingAway site: Site, from fronts: OrderedSet<ScreenID>) -> [Remedy] {
    guard case .action(let action) = site.cause else { return [] }
    if flow[action].isWhileOpen {
      return option("while", "shown", at: site).map { edit in
        [Remedy("let it happen only while its screen is in front, with \"while: shown\"", [edit])]
      } ?? []
    }
    guard flow[action].trigger == .entry, flow[action].condition.pattern == nil, !fronts.isEmpty,
      !mustNotBeDropped(action)
    else { return [] }
    let clause = "{ screen: { not: \(operand(fronts.sorted().map { flow[$0].name.value })) } }"
    return option("where", clause, at: site).map { edit in
      [Remedy("let it wait while the text may be there: \(quoted("where: \(clause)"))", [edit])]
    } ?? []
  }

  /// Returns a question that a button of some screens shows, and that can leave with a step or keep the screen; or nil.
  private func question(thatMay leaving: String, on screens: [ScreenID]) -> ScreenID? {
    let shown = screens.flatMap { structure.offered(on: $0).flatMap { structure.showings(of: $0).map(\.screen) } }
    return shown.first { shown in
      guard flow[shown].kind.isQuestion else { return false }
      let answers = flow[shown].actions.map { flow[$0] }
      return answers.contains(where: \.changesNothing)
        && answers.contains { answer in
          answer.allSteps.count == 1 && answer.allSteps[0].words(in: flow) == leaving
            && (answer.role == .destructive || answer.wording.means(.leave))
        }
    }
  }

  /// Returns the step that the alert performs in place of a move, or nil if the move has several steps.
  private func leavingStep(at site: Site) -> String? {
    switch site.cause {
    case .gesture(.back, _): return "pop"
    case .gesture(.tab(let tab), _): return "tab \(flow[tab].name.value)"
    case .gesture(let gesture, on: let host):
      guard gesture == .swipeDown || gesture == .tapOutside else { return nil }
      return flow[host].task == nil ? "dismiss" : "cancel"
    case .action:
      guard site.range != nil, isAlone(stepAt: site), let step = step(at: site), step.isPlainExit else { return nil }
      return step.words(in: flow)
    case .rootThen, .launch: return nil
    }
  }
}

extension Flow {
  fileprivate func hasScreen(named name: String) -> Bool { screens.contains { $0.name.value == name } }
}

extension Step {
  /// Whether it only leaves the screen, with nothing that follows.
  fileprivate var isPlainExit: Bool {
    switch kind {
    case .pop, .dismiss, .complete: true
    case .push, .present, .start, .unwind, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}
