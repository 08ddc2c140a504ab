import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Pushed pages without Back that only lead on.
extension DoneWithoutCancel {
  /// Returns the findings on pages without Back that the user has chosen and cannot give up.
  func onPages(_ context: RuleContext) -> [Finding] {
    let candidates = context.flow.screenIDs.filter { context.structure.onlyLeadsOn($0) }
    guard !candidates.isEmpty else { return [] }
    let underTabs = TabReach(context.structure).screensUnderTabs
    return candidates.filter { page in
      (context.flow[page].hidesTabBar || !underTabs.contains(page)) && context.structure.isChosen(page)
        && !context.structure.canGiveUp(page) && context.structure.isFinished(from: page)
    }.map { page in
      Finding(
        .onlyLeadsOn(context, page), help: .helpToGiveUp(context, page, context.structure.pagesWithoutBack(from: page)),
        at: context.flow[page].name.range,
        about: .screen(page), screen: page)
    }
  }
}

extension FlowGraph {
  /// Returns whether a page of no layer has no Back, and all its actions show further pages or keep it.
  fileprivate func onlyLeadsOn(_ page: ScreenID) -> Bool {
    let screen = flow[page]
    guard screen.kind == .screen, !screen.hasUnknownExits, screen.openedElsewhere == nil, !hasBack(screen),
      branchesInLayers[page.index] == nil, !rootScreens.contains(page), !isFormality(page), !saysDone(page)
    else { return false }
    let own = screen.actions.filter { flow[$0].isUserInitiated }
    return own.contains { showings(of: $0).contains { flow[$0.screen].kind == .screen && $0.verb != .present } }
      && own.allSatisfy { action in
        steps(of: action).allSatisfy { written in
          switch written.step.kind {
          case .push, .replace, .show, .present, .set, .stay: true
          case .start, .complete, .pop, .dismiss, .unwind, .tab, .root: false
          }
        }
      }
  }

  /// Returns whether users have chosen the page: only taps push it, from screens with something else to do or with Back.
  ///
  /// A page after a form, a change of the state or a sign-in follows on what is done.
  fileprivate func isChosen(_ page: ScreenID) -> Bool {
    let showings = showings(of: page)
    return !showings.isEmpty
      && showings.allSatisfy { showing in
        guard showing.verb == .push, let action = showing.written.action, flow[action].trigger == .user,
          !flow[action].setsVariables, flow[action].auth == nil, flow[action].writtenRole != .done
        else { return false }
        let hosts = hosts[action.index]
        return !hosts.isEmpty
          && hosts.allSatisfy { host in
            let screen = flow[host]
            let others = screen.actions.filter { $0 != action && flow[$0].isUserInitiated && !flow[$0].changesNothing }
            // A page without Back is part of the same way.
            let hasOther = rootScreens.contains(host) ? !others.isEmpty : hasBack(screen)
            return hasOther && !screen.input && screen.fields.isEmpty && !isFormality(host)
          }
      }
  }

  /// Returns whether the page, or one that follows on it, has a button with which the user gives up.
  fileprivate func canGiveUp(_ page: ScreenID) -> Bool {
    let pages = closure(of: [page])
    let questions = pages.flatMap { offered(on: $0).flatMap { showings(of: $0).map(\.screen) } }
    return (pages + questions).contains { screen in
      flow[screen].hasUnknownExits
        || offered(on: screen).contains { flow[$0].isUserInitiated && flow[$0].asksToLeave && !flow[$0].changesNothing }
    }
  }

  /// Returns the pages without Back that only lead on, among a page and those that follow on it.
  fileprivate func pagesWithoutBack(from page: ScreenID) -> [ScreenID] {
    closure(of: [page]).filter { flow[$0].kind == .screen && onlyLeadsOn($0) }
  }

  /// Returns whether a page that follows leads back or further; "isolated-screens" reports the others.
  fileprivate func isFinished(from page: ScreenID) -> Bool {
    closure(of: [page]).contains { screen in
      offered(on: screen).contains { action in
        flow[action].isUserInitiated
          && steps(of: action).contains { written in
            switch written.step.kind {
            case .pop, .dismiss, .unwind, .tab, .root, .complete: true
            case .push, .replace, .show, .present, .start, .set, .stay: false
            }
          }
      }
    }
  }

  private func hasBack(_ screen: Screen) -> Bool {
    switch screen.override(of: .back) {
    case .action: true
    case .removed: false
    case nil: !screen.hidesBack
    }
  }

  private func isFormality(_ screen: ScreenID) -> Bool {
    purpose(of: screen).map(UserTask.Purpose.formalities.contains) ?? false
  }

  private func saysDone(_ screen: ScreenID) -> Bool {
    [flow[screen].displayTitle, flow[screen].name.value].contains { Wording($0).saysDone }
  }
}

extension Message {
  fileprivate static func onlyLeadsOn(_ context: RuleContext, _ page: ScreenID) -> Message {
    "\(context.name(page)) has no Back, and no button gives up what it begins: the user can only finish it"
  }

  fileprivate static func helpToGiveUp(_ context: RuleContext, _ page: ScreenID, _ pages: [ScreenID]) -> Message {
    "show Back on \(listed(pages.map { context.name($0) })), or add \(quoted("\(context.flow.suggested(.cancel)): pop")) to \(context.name(page))"
  }
}
