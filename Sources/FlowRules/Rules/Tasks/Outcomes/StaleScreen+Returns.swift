import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Tasks and pages that return to a screen after they have changed its value.
extension StaleScreen {
  /// Returns the findings on pages that set a value and go back to the screen that has shown them.
  func afterPages(_ context: RuleContext) -> [Finding] {
    context.flow.screenIDs.flatMap { page -> [Finding] in
      let leaving = context.flow[page].actions.filter { context.onlyGoesBack($0) }
      guard !leaving.isEmpty, context.flow[page].kind == .screen else { return [] }
      let hosts = OrderedSet(
        context.structure.showings(of: page).filter { $0.verb == .push || $0.verb == .present }
          .flatMap { context.structure.hosts(of: $0.written) }
      ).filter { $0 != page }
      return hosts.flatMap { host in
        context.commonConditions(of: host).flatMap { test in
          leaving.flatMap { context.flow[$0].assignments }.filter { set in
            set.variable == test.variable && !(set.value.map(test.values.contains) ?? true)
              && !context.answers(set, on: host)
          }.map { set in
            Finding(
              .stale(context, page, host, set), help: .helpToGoFurther(context, host), at: set.range,
              about: .screen(host), place: .screen(page), screen: page)
          }
        }
      }
    }
  }

  /// Returns the findings on tasks that set a value and return to the screen that has started them.
  func afterTasks(_ context: RuleContext) -> [Finding] {
    context.structure.steps.compactMap { written in
      guard case .start(let task, _, let then) = written.step.kind, !written.step.isGate,
        written.isInOwnList(of: context.flow), written.before.allSatisfy(\.movesNothing), let action = written.action,
        context.flow[action].isUserInitiated, let screen = context.structure.hosts(of: written).first,
        case .screen(screen) = context.flow[action].owner,
        written.list.allSatisfy({ $0.range == written.step.range || $0.movesNothing })
      else { return nil }
      let conditions = context.commonConditions(of: screen)
      let changes = context.changes(by: task, then)
      for (test, set) in conditions.flatMap({ test in changes.map { (test, $0) } })
      where set.variable == test.variable && !(set.value.map(test.values.contains) ?? true)
        && !context.answers(set, on: screen)
      {
        return Finding(
          .stale(context, task, screen, set), help: .help(context, screen), at: written.step.range,
          about: .screen(screen), place: context.structure.place(of: written), screen: screen, action: action,
          task: task)
      }
      return nil
    }
  }
}

extension RuleContext {
  /// Returns whether a user's action sets a variable and goes back one screen or closes its layer.
  fileprivate func onlyGoesBack(_ action: ActionID) -> Bool {
    let steps = flow[action].allSteps.filter { !$0.movesNothing }
    guard flow[action].isUserInitiated, flow[action].setsVariables, steps.count == 1 else { return false }
    switch steps[0].kind {
    case .pop(.count(1)), .dismiss(.front): return true
    default: return false
    }
  }

  /// Returns the values that all ways to a screen ask for, one test for each variable.
  func commonConditions(of screen: ScreenID) -> [Condition.Test] {
    guard !structure.rootScreens.contains(screen), flow[screen].kind == .screen, flow[screen].openedElsewhere == nil
    else { return [] }
    let ways = structure.showings(of: screen).map {
      (asked: structure.conditions(of: $0.written).flatMap(\.tests), tests: tests(at: $0))
    }
    guard let first = ways.first else { return [] }
    return first.tests.filter { test in
      ways.allSatisfy { $0.tests.contains { $0.variable == test.variable } }
        && ways.contains { way in way.asked.contains { $0.variable == test.variable && way.tests.contains($0) } }
    }.map { test in
      let all = ways.flatMap { $0.tests.filter { $0.variable == test.variable }.flatMap(\.values) }
      return Condition.Test(variable: test.variable, values: Set(all).sorted { $0.index < $1.index })
    }
  }

  /// Returns the values with which a step shows its screen: those that its action asks for, unless the action sets others.
  private func tests(at showing: PresentationSite) -> [Condition.Test] {
    let asked = structure.conditions(of: showing.written).flatMap(\.tests)
    guard let action = showing.written.action else { return asked }
    let sets =
      structure.assignments(of: action, showing.written.chosenCase, showing.written.result)
      + showing.written.before.flatMap(\.assignments)
    let changed = Set(sets.map(\.variable))
    return asked.filter { !changed.contains($0.variable) }
      + changed.sorted { $0.index < $1.index }.compactMap { variable in
        sets.last { $0.variable == variable }?.value.map { Condition.Test(variable: variable, values: [$0]) }
      }
  }

  /// Returns the values that a task sets with an outcome after which its caller moves nothing.
  func changes(by task: TaskID, _ then: ThenID?) -> [Assignment] {
    let moving = Set(
      (then.map { flow[$0].branches } ?? []).filter { $0.steps.contains { !$0.movesNothing } }.map(\.outcome.value))
    let gifts = flow[task].gifts.filter { !moving.contains($0.outcome) }.flatMap(\.values)
    let own = flow[task].screens.flatMap { flow[$0].actions }.flatMap { id -> [Assignment] in
      flow[id].cases.indices.flatMap { place in
        flow[id].cases[place].results.indices.flatMap { number -> [Assignment] in
          let result = flow[id].cases[place].results[number]
          let ends = result.steps.contains { step in
            if case .complete(let outcome) = step.kind {
              outcome != .cancelled && !moving.contains(outcome)
            } else {
              false
            }
          }
          return ends ? structure.assignments(of: id, place, number) : []
        }
      }
    }
    return gifts + own
  }

  /// Returns whether an action of a screen asks for a new value of a variable, so that the screen knows it.
  func answers(_ set: Assignment, on screen: ScreenID) -> Bool {
    flow[screen].actions.contains { action in
      flow[action].tests.contains { test in
        test.variable == set.variable && set.value.map(test.values.contains) ?? false
      }
    }
  }
}

extension Message {
  fileprivate static func stale(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, _ set: Assignment
  ) -> Message {
    "task \(context.name(task)) sets \(quoted(context.flow.text(of: [set]))) and returns to \(context.name(screen)), which no "
      + "button would show then"
  }

  fileprivate static func stale(
    _ context: RuleContext, _ page: ScreenID, _ screen: ScreenID, _ set: Assignment
  ) -> Message {
    "\(context.name(page)) sets \(quoted(context.flow.text(of: [set]))) and returns to \(context.name(screen)), which no "
      + "button would show then"
  }

  fileprivate static func helpToGoFurther(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "go back past \(context.name(screen)), or give it an action for the new value"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "leave \(context.name(screen)) in the \"then\" of the step, or give it an action for the new value"
  }
}
