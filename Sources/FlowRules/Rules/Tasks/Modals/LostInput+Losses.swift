import FlowModel
import OrderedCollections
import Verification

/// What a way to leave a screen loses.
extension LostInput {
  /// The ways in which input is lost, by its screen.
  struct Losses {
    private let context: RuleContext
    /// The screens that can follow on a screen with input while its text is not kept.
    private let unsaved: [ScreenID: Set<ScreenID>]
    /// The moves of a user that lose the input of a screen.
    private(set) var ofUser: [ScreenID: OrderedSet<Site>] = [:]

    /// The screens in front when an event discards input, by the event.
    private(set) var fronts: [ActionID: OrderedSet<ScreenID>] = [:]

    init(in context: RuleContext) {
      self.context = context
      let sites = context.facts.compactMap { fact -> (screen: ScreenID, site: Site)? in
        if case .losesInput(let screen) = fact.kind, let site = fact.site { (screen, site) } else { nil }
      }
      let screens = context.flow.screenIDs.filter { context.flow[$0].input }
      unsaved = Dictionary(uniqueKeysWithValues: screens.map { ($0, context.screensBeforeSaving($0)) })
      for (screen, site) in sites where site.isUserInitiated && counts(screen, site) {
        ofUser[screen, default: []].append(site)
      }
      for (_, site) in sites where !site.isUserInitiated {
        if case .action(let event) = site.cause { fronts[event, default: []].append(site.screen) }
      }
    }

    /// Adds further moves of a user, so that one repair is for all of them.
    mutating func add(_ others: [(screen: ScreenID, site: Site)]) {
      for (screen, site) in others where counts(screen, site) { ofUser[screen, default: []].append(site) }
    }

    /// Returns whether a way loses input that was neither kept nor asked about.
    func counts(_ screen: ScreenID, _ site: Site) -> Bool {
      !context.asksInEarlierCase(at: site) && !wasKept(screen, before: site)
    }

    /// Returns whether the user makes the move on a screen that is shown only after the input was kept.
    ///
    /// An alert does not count: it may say that the input was refused.
    private func wasKept(_ screen: ScreenID, before site: Site) -> Bool {
      let host = site.gestureScreen ?? site.screen
      guard site.trigger == .user || site.trigger == .gesture, host != screen, context.flow[host].kind == .screen else {
        return false
      }
      // Another column of a split view does not follow on the screen.
      guard context.structure.screensReachable(from: [screen]).contains(host) else { return false }
      return unsaved[screen].map { !$0.contains(host) } ?? false
    }
  }
}

extension RuleContext {
  /// Returns whether an earlier case of the action asks first, for example if the user has typed something.
  fileprivate func asksInEarlierCase(at site: Site) -> Bool {
    guard case .action(let action) = site.cause, let written = structure.step(at: site) else { return false }
    return structure.showings(of: action).contains { showing in
      showing.written.chosenCase < written.chosenCase && flow[showing.screen].kind.isQuestion
    }
  }

  /// Returns the screens that can follow on a screen before an action keeps its input.
  ///
  /// An action that keeps the input can still show an alert, which says that the input was refused.
  fileprivate func screensBeforeSaving(_ first: ScreenID) -> Set<ScreenID> {
    var found: Set<ScreenID> = [first]
    var pending = [first]
    while let screen = pending.popLast() {
      for action in structure.offered(on: screen) {
        let shown = structure.showings(of: action).map(\.screen)
        let followed = flow.keepsInput(action) ? shown.filter { flow[$0].isOneScreenLayer } : shown
        pending += followed.filter { found.insert($0).inserted }
      }
    }
    return found
  }
}

extension Site {
  /// The screen on which a gesture was made, or nil.
  var gestureScreen: ScreenID? { if case .gesture(_, on: let screen) = cause { screen } else { nil } }
}
