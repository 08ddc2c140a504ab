import Diagnostics
import FlowModel
import Localization
import Verification

/// Modal layers over modal layers, with any cause.
extension RuleContext {
  /// Modal layers that are shown at the same time.
  struct StackedModals {
    let count: Int
    /// The first screen of the topmost layer.
    let upper: ScreenID
    /// The task that begins with it, or nil.
    let task: TaskID?
    /// The step that shows it; nil if it was set aside in the same transition and comes back later.
    let site: Site?
  }

  /// Returns the first screens of the layers that are over others with a certain number of modal layers.
  func uppers(_ isRelevant: (Int) -> Bool) -> Set<ScreenID> {
    Set(
      facts.compactMap { fact in
        switch fact.kind {
        case .stacksModals(let count, let upper, _), .holdsModals(let count, let upper, _):
          isRelevant(count) ? upper : nil
        default: nil
        }
      })
  }

  /// Returns the remedies for a modal layer over others.
  func remedies(againstStacking modals: StackedModals) -> [Remedy] {
    guard let site = modals.site, let range = site.range else { return [] }
    if site.trigger == .entry {
      let closing = flow.tasks.isEmpty ? [remedy(closingLayersBefore: site)] : []
      return closing.compactMap(\.self)
        + remedies(keepingAway: site, from: modals.task.map { [$0] } ?? [], isEvent: isEvent(at: site))
    }
    let pushing: Remedy.Edit =
      modals.task == nil
      ? .step("push \(flow[modals.upper].name.value)", replacing: range)
      : .option(key: "as", value: "push", of: range)
    // Pushed, a screen would close the layer beneath with "dismiss".
    let screens = modals.task.map { flow[$0].screens } ?? [modals.upper]
    let closing = screens.flatMap { flow[$0].actions }.flatMap { flow[$0].allSteps }.filter { step in
      if case .dismiss(.front) = step.kind { true } else { false }
    }
    let pushed: Message = "push \(name(modals.upper)) in the layer that is up"
    let help: Message = closing.isEmpty ? pushed : "\(pushed), and go back from it with \(quoted("pop"))"
    return [Remedy(help, [pushing] + closing.map { .step("pop", replacing: $0.range) })]
  }

  /// Returns the findings that a closure makes of the configurations with more modal layers than a limit.
  func findings(
    ofModalsOver most: Int, find: (StackedModals) -> Finding?
  ) -> [Finding] {
    let stacking = findings { observed in
      guard case .stacksModals(let count, let upper, let task) = observed.kind, let site = observed.site, count > most
      else { return nil }
      return find(StackedModals(count: count, upper: upper, task: task, site: site))
    }
    let holding = findings { observed in
      guard case .holdsModals(let count, let upper, let task) = observed.kind, count > most else { return nil }
      return find(StackedModals(count: count, upper: upper, task: task, site: nil))
    }
    // If a step has the same effect at the same cost, the finding is at the step.
    return stacking
      + holding.filter { held in
        !stacking.contains { $0.about == held.about && $0.isSeen(asSoonAs: held) }
      }
  }

  /// Returns a finding at the step that shows the topmost layer, or else at its first screen.
  func finding(
    _ message: Message, help: Message?, by modals: StackedModals, about: Finding.About
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
  /// Returns whether it is observed on the same device at no higher cost than another.
  fileprivate func isSeen(asSoonAs other: Finding) -> Bool {
    guard sighting?.device == other.sighting?.device, let cost = sighting?.cost, let least = other.sighting?.cost else {
      return false
    }
    return cost <= least
  }
}
