import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Values that an action sets when it shows a task or layer, and that only some ways out set back.
extension StuckValue {
  /// Returns the findings on actions that are impossible after another way out of what they have shown.
  func lostByEndings(in context: RuleContext) -> [Finding] {
    let reported = GestureSkipsSet().findings(in: context)
    return context.openings.compactMap { opening in
      // "gesture-skips-set" shows the button whose steps the gesture lacks.
      let isReported = reported.contains { finding in
        guard let action = finding.action, let screen = finding.screen else { return false }
        return opening.isReset(by: context.flow[action], on: screen)
      }
      let ways = opening.waysWithoutReset(in: context.structure).map { $0.text(in: context) }
      guard !isReported, !ways.isEmpty else { return nil }
      let showing = opening.showing
      return Finding(
        .lost(context, opening, Array(OrderedSet(ways).prefix(3))), help: .helpToReset(context, opening, [], ways),
        at: opening.set.range, about: .text(opening.set.range), place: context.structure.place(of: showing.written),
        screen: context.structure.hosts(of: showing.written).first, action: opening.action
      ).withSeverity(.warning)
    }
  }
}

/// An action that shows a task or a screen, and sets a variable so that it is impossible until something sets it back.
struct Opening {
  /// A way out of the screens that are shown.
  enum Way {
    case gesture(Gesture, ScreenID)
    case action(ActionID)
  }

  let showing: PresentationSite
  let action: ActionID
  /// The assignment of the action.
  let set: Assignment
  /// The values with which the action is offered.
  let accepted: Set<ValueID>
  /// The screens of the task, or those that follow on the screen.
  let screens: Set<ScreenID>
  /// The outcomes on which the `then` of the step sets the value back, or leads elsewhere.
  private var resettingOutcomes: Set<OutcomeID> = []

  /// Reads a step; nil unless only actions of the shown screens set the variable back, and nothing else shows them again.
  init?(_ showing: PresentationSite, in structure: FlowGraph) {
    let (flow, written) = (structure.flow, showing.written)
    guard let action = written.action, flow[action].isUserInitiated, written.isInOwnList(of: flow),
      !written.step.isGate,
      [.push, .present, .start].contains(showing.verb), flow[showing.screen].kind == .screen,
      structure.conditions(of: written).allSatisfy({ $0.pattern == nil })
    else { return nil }
    let screens = Set(showing.started.map { flow[$0].screens } ?? structure.closure(of: [showing.screen]))
    let tests = structure.conditions(of: written).flatMap(\.tests)
    let sets = structure.assignments(of: action, written.chosenCase, written.result)
    let changed = tests.compactMap { test -> (set: Assignment, accepted: Set<ValueID>)? in
      guard !flow[test.variable].isCounter, let set = sets.last(where: { $0.variable == test.variable }),
        let value = set.value, !test.values.contains(value)
      else { return nil }
      return (set, Set(test.values))
    }
    guard let first = changed.first, !structure.hosts(of: written).contains(where: screens.contains) else { return nil }
    (self.showing, self.action, self.screens) = (showing, action, screens)
    (set, accepted) = (first.set, first.accepted)
    if case .start(_, _, let then?) = written.step.kind {
      let branches = flow[then].branches
      let resetting = branches.filter { $0.steps.flatMap(\.assignments).contains(where: isReset) }
      // Where the steps lead elsewhere, the action is not in front again.
      let leading = resetting.isEmpty ? [] : branches.filter { !$0.steps.allSatisfy(\.movesNothing) }
      resettingOutcomes = Set((resetting + leading).map(\.outcome.value))
    }
    guard isSetBackOnlyInside(structure), isShownOnlyWithAccepted(structure) else { return nil }
  }

  /// Returns whether some action on the screens, or the `then` of the step, sets the value back, and nothing else does.
  private func isSetBackOnlyInside(_ structure: FlowGraph) -> Bool {
    let flow = structure.flow
    let resets = { (assignments: [Assignment]) in assignments.contains(where: isReset) }
    let gifts = flow.tasks.flatMap { $0.gifts.flatMap(\.values) }
    let own: ThenID? = if case .start(_, _, let then) = showing.written.step.kind { then } else { nil }
    let thens = flow.thens.indices.filter { ThenID($0) != own }.flatMap { flow.thens[$0].branches }.flatMap(\.steps)
      .flatMap(\.assignments)
    guard !resets(gifts), !resets(thens) else { return false }
    let resetting = flow.actions.filter { resets($0.assignments) }
    return !(resetting.isEmpty && resettingOutcomes.isEmpty)
      && resetting.allSatisfy { action in
        let hosts = structure.hosts[action.id.index]
        return !hosts.isEmpty && hosts.allSatisfy(screens.contains)
      }
  }

  /// Returns whether an action on one of the screens sets the value back.
  func isReset(by action: Action, on screen: ScreenID) -> Bool {
    screens.contains(screen) && action.assignments.contains(where: isReset)
  }

  /// Returns whether an assignment may give the variable an accepted value.
  private func isReset(_ own: Assignment) -> Bool {
    own.variable == set.variable && own.value.map(accepted.contains) ?? true
  }

  /// Returns whether the screens are shown from elsewhere only with accepted values, so that they cannot set the value back.
  private func isShownOnlyWithAccepted(_ structure: FlowGraph) -> Bool {
    screens.isDisjoint(with: structure.rootScreens)
      && screens.flatMap { structure.showings(of: $0) }.allSatisfy { other in
        let hosts = structure.hosts(of: other.written)
        if !hosts.isEmpty, hosts.allSatisfy(screens.contains) { return true }
        return structure.conditions(of: other.written).flatMap(\.tests).contains { test in
          test.variable == set.variable && Set(test.values).isSubset(of: accepted)
        }
      }
  }

  /// Returns the ways out of the screens that leave the value as it is.
  func waysWithoutReset(in structure: FlowGraph) -> [Way] {
    let ordered = screens.sorted().filter { !structure.flow[$0].isOneScreenLayer }
    return ordered.flatMap { gestures(on: $0, structure) } + ordered.flatMap { actions(on: $0, structure) }
  }

  /// Returns the outcomes with which the ways out that leave the value as it is end the task.
  func outcomesWithoutReset(in structure: FlowGraph) -> OrderedSet<OutcomeID> {
    let outcomes = waysWithoutReset(in: structure).flatMap { way -> [OutcomeID] in
      guard case .action(let action) = way else { return [.cancelled] }
      return structure.flow[action].allSteps.compactMap { step in
        if case .complete(let outcome) = step.kind, !resettingOutcomes.contains(outcome) { outcome } else { nil }
      }
    }
    return OrderedSet(outcomes)
  }

  private func gestures(on screen: ScreenID, _ structure: FlowGraph) -> [Way] {
    guard !resettingOutcomes.contains(.cancelled) else { return [] }
    let isLayer = structure.flow.devices.contains { showing.style(on: $0, in: structure.flow) != .push }
    return structure.closingGestures(of: structure.flow[screen]).filter { gesture in
      switch gesture {
      case .swipeDown, .tapOutside: isLayer
      case .back: !isLayer && screen == showing.screen
      default: false
      }
    }.map { .gesture($0, screen) }
  }

  private func actions(on screen: ScreenID, _ structure: FlowGraph) -> [Way] {
    let flow = structure.flow
    return structure.offered(on: screen).filter { id in
      flow[id].cases.indices.contains { place in
        flow[id].cases[place].results.indices.contains { number in
          flow[id].cases[place].results[number].steps.contains { leaves($0, screen) }
            && !structure.assignments(of: id, place, number).contains { $0.variable == set.variable }
        }
      }
    }.map { .action($0) }
  }

  /// Returns whether a step leaves the screens.
  private func leaves(_ step: Step, _ screen: ScreenID) -> Bool {
    switch step.kind {
    case .complete(let outcome): showing.started != nil && !resettingOutcomes.contains(outcome)
    case .dismiss: showing.verb == .present
    case .root: true
    case .pop: showing.verb == .push && screen == showing.screen
    default: false
    }
  }
}

extension RuleContext {
  /// The actions that show something and are impossible until it sets a value back; none if something unknown may set it.
  var openings: [Opening] {
    guard flow.relaunch == nil, flow.screensWithUnknownExits.isEmpty, !flow.isFragment else { return [] }
    return structure.showings.compactMap { Opening($0, in: structure) }
  }
}

extension Opening.Way {
  /// Returns the way as the subject of a sentence.
  func text(in context: RuleContext) -> Message {
    switch self {
    case .gesture(let gesture, let screen): context.name(gesture, on: screen)
    case .action(let action): context.culprit(action)
    }
  }
}

extension Message {
  fileprivate static func lost(_ context: RuleContext, _ opening: Opening, _ ways: [Message]) -> Message {
    "after \(listed(ways, .or)), \(quoted(context.flow.text(of: [opening.set]))) stays without end, and "
      + "\(context.culprit(opening.action)) is impossible from then on"
  }

  /// The help: what every ending of the task does, or what the gesture lacks.
  static func helpToReset(
    _ context: RuleContext, _ opening: Opening, _ sets: [Assignment], _ ways: [Message]
  ) -> Message {
    let variable = context.flow[opening.set.variable]
    let value = opening.accepted.min { $0.index < $1.index }.map { variable.values[$0.index].name.value } ?? ""
    let set = "{ \(variable.name.value): \(value) }"
    guard let task = opening.showing.started else {
      return "set it back in \(listed(Array(ways.prefix(3)))), too: \(quoted("set: \(set)"))"
    }
    let outcomes = context.flow[task].outcomes.filter { $0.value != .cancelled }
    guard case .start(_, _, nil) = opening.showing.written.step.kind else {
      let names = opening.outcomesWithoutReset(in: context.structure).map { quoted(context.flow[$0].name) }
      return "add \(quoted("{ set: \(set) }")) to the steps of \(listed(names)) in its \"then\""
    }
    let others = outcomes.map { "\(context.flow[$0.value].name): stay, " }.joined()
    return
      "set it back whatever cancels the task: \(quoted("{ start: \(context.flow[task].name.value), then: { \(others)cancelled: { set: \(set) } } }"))"
  }
}
