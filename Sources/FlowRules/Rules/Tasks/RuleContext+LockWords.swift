import Diagnostics
import FlowModel
import Localization

/// Words about locks and their conditions.
extension RuleContext {
  /// Returns the note that shows where a lock is defined.
  func definition(of lock: Lock) -> Note {
    Note("the lock is defined here", at: flow[lock.screen].name.range)
  }

  /// Returns a value with which a lock is open, such as `code: given`, or nil.
  ///
  /// A value that the lock's own screens set comes first, because the others are settings that unlocking does not
  /// change. A new root signs the user out, rather than unlock the app.
  func unlocking(_ lock: Lock) -> String? {
    let actions = lock.screens.sorted().flatMap { flow[$0].actions }
    let changes = actions.flatMap { id in
      flow[id].cases.indices.flatMap { place in
        flow[id].cases[place].results.indices.filter { number in
          !flow[id].cases[place].results[number].steps.contains(where: \.swapsRoot)
        }.flatMap { structure.assignments(of: id, place, $0) }
      }
    }
    let changed = Set(changes.map(\.variable))
    return unlocking(lock.tests.filter { changed.contains($0.variable) }) ?? unlocking(lock.tests)
  }

  /// Returns a value with which one of some tests does not hold, or nil.
  func unlocking(_ tests: [Condition.Test]) -> String? {
    tests.lazy.compactMap { test in
      let variable = flow[test.variable]
      let open = variable.values.indices.first { value in !test.values.contains { $0.index == value } }
      return open.map { "\(variable.name.value): \(variable.values[$0].name.value)" }
    }.first
  }

  /// Returns the words that name the condition of a lock: `while "lock" is "locked"`.
  func whileClause(_ tests: [Condition.Test]) -> Message {
    let parts: [Message] = tests.map { test in
      let variable = flow[test.variable]
      let values = test.values.sorted { $0.index < $1.index }.map { quoted(variable.values[$0.index].name.value) }
      return "\(quoted(variable.name.value)) is \(listed(values, .or))"
    }
    return parts.isEmpty ? "" : " while \(listed(parts))"
  }
}

extension RuleContext {
  /// Returns the condition on a variable under which the app shows a task by itself in a locked layer, or nil if it is
  /// no lock.
  func lockCondition(of task: TaskID) -> Condition.Test? {
    let starts = structure.beginnings(of: task)
    guard !starts.isEmpty, starts.allSatisfy({ $0.options.locked }) else { return nil }
    let tests = starts.map { start -> Condition.Test? in
      guard let action = start.written.action.map({ flow[$0] }), !action.isUserInitiated else { return nil }
      return (action.condition.tests + action.cases[start.written.chosenCase].condition.tests).first
    }
    return tests.contains { $0 == nil } ? nil : tests[0]
  }
}
