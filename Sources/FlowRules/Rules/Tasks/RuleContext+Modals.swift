import FlowModel
import FlowVerification

/// Modal layers over modal layers, whoever brings them there.
extension RuleContext {
  /// Modal layers that are up at once.
  struct StackedModals {
    let count: Int
    /// The first screen of the topmost.
    let upper: ScreenID
    /// The task that begins with it, or nil where none does.
    let task: TaskID?
    /// The step that brings it up; nil where it has been set aside in the same move, and comes back.
    let site: Site?
  }

  /// A finding for each time that more modal layers than so many are up, with the way to see it; `growing-layers` speaks for
  /// those of its cycles.
  func findings(
    ofModalsOver most: Int, find: (StackedModals) -> Finding
  ) -> [Finding] {
    let stacking = findings(of: .stacksModals) { fact, device in
      guard case .stacksModals(let count, let upper, let task, let site) = fact, count > most,
        !isPartOfGrowth(upper, site, on: device)
      else { return nil }
      return find(StackedModals(count: count, upper: upper, task: task, site: site))
    }
    let holding = findings(of: .holdsModals) { fact, device in
      guard case .holdsModals(let count, let upper, let task) = fact, count > most,
        !isPartOfGrowth(upper, nil, on: device)
      else { return nil }
      return find(StackedModals(count: count, upper: upper, task: task, site: nil))
    }
    // Where a step does it as soon, the step is told.
    return stacking
      + holding.filter { held in
        !stacking.contains { $0.about == held.about && $0.isSeen(asSoonAs: held) }
      }
  }

  /// A finding on modal layers at the step that brings up the topmost, or else at the screen that it shows first.
  func finding(
    _ message: String, help: String?, by modals: StackedModals, about: Finding.About
  ) -> Finding {
    if let site = modals.site { return finding(message, help: help, by: site, about: about, task: modals.task) }
    let showings = structure.showings(of: modals.upper)
    guard showings.count == 1, let written = showings.first?.written else {
      return Finding(
        message, help: help, at: flow[modals.upper].name.range, about: about, screen: modals.upper, task: modals.task)
    }
    return Finding(
      message, help: help, at: written.step.range, about: about, place: structure.place(of: written),
      screen: modals.upper, action: written.action, task: modals.task)
  }
}

extension Finding {
  /// Whether it is seen on the same device, and as soon as another.
  fileprivate func isSeen(asSoonAs other: Finding) -> Bool {
    guard sighting?.device == other.sighting?.device, let cost = sighting?.cost, let least = other.sighting?.cost else {
      return false
    }
    return cost <= least
  }
}
