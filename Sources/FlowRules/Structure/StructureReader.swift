import FlowModel

/// Reads off a flow's text what `FlowStructure` knows.
struct StructureReader {
  let flow: Flow

  /// The screens on which each action is offered, steps in gestures' places included.
  func hosts() -> [[ScreenID]] {
    var hosts = [[ScreenID]](repeating: [], count: flow.actions.count)
    for screen in flow.screenIDs {
      for action in flow[screen].actions { hosts[action.index].append(screen) }
      for place in flow[screen].gestures.indices {
        if case .action(let action) = flow[screen].gestures[place].override { hosts[action.index].append(screen) }
      }
    }
    return hosts
  }

  /// Every step and where it is written.
  func steps() -> [WrittenStep] {
    var found: [WrittenStep] = []
    found.reserveCapacity(2 * flow.actions.count)
    for action in flow.actionIDs {
      // Actions and their parts are wide: they are looked at where they lie.
      for chosenCase in flow[action].cases.indices {
        for result in flow[action].cases[chosenCase].results.indices {
          let devices = flow.devices(on: action, chosenCase, result)
          append(flow[action].cases[chosenCase].results[result].steps, to: &found) {
            WrittenStep(
              step: $0, action: action, root: nil, chosenCase: chosenCase, result: result, list: $1, ground: $2,
              devices: devices)
          }
        }
      }
    }
    for root in flow.roots {
      guard case .task(_, let then?) = root.kind else { continue }
      for branch in flow[then].branches {
        append(branch.steps, to: &found) {
          WrittenStep(
            step: $0, action: nil, root: root.id, chosenCase: 0, result: 0, list: $1, ground: $2,
            devices: Device.allCases)
        }
      }
    }
    return found
  }

  /// Adds the steps of a list and of the `then`s within it, each made with the list that it is in and where it acts.
  private func append(
    _ list: [Step], from start: BaseTab = .own, to found: inout [WrittenStep],
    _ make: (Step, [Step], BaseTab) -> WrittenStep
  ) {
    var ground = start
    for step in list {
      found.append(make(step, list, ground))
      // A task that ends gives back what it was begun on.
      if case .start(_, _, let then?) = step.kind {
        for branch in flow[then].branches { append(branch.steps, from: ground, to: &found, make) }
      }
      ground = ground.after(step, in: flow)
    }
  }

  /// Where each action's items are in a list that has them in the order of the actions; those of no action come last.
  func places(inOrderOf owners: some Collection<ActionID?>) -> [Range<Int>] {
    var places = [Range<Int>](repeating: 0..<0, count: flow.actions.count)
    for (place, owner) in owners.enumerated() {
      guard let owner else { break }
      places[owner.index] = (places[owner.index].isEmpty ? place : places[owner.index].lowerBound)..<place + 1
    }
    return places
  }

  /// For each screen, the tasks that may be running while it shows: a task's own screens belong to it, others show in the tasks of
  /// whoever shows them.
  func contexts(showings: [PresentationSite], hosts: [[ScreenID]], rootScreens: Set<ScreenID>) -> [Set<TaskID?>] {
    let own = flow.taskIDs.map { Set<TaskID?>([$0]) }
    var contexts: [Set<TaskID?>] = flow.screenIDs.map { screen in
      if let task = flow[screen].task { return own[task.index] }
      return rootScreens.contains(screen) ? [nil] : []
    }
    var shown = [[ScreenID]](repeating: [], count: flow.screens.count)
    for place in showings.indices where flow[showings[place].screen].task == nil {
      let (screen, ground) = (showings[place].screen, showings[place].written.ground)
      let offering = showings[place].written.action.map { hosts[$0.index] } ?? []
      let from = if case .stack(let screen) = ground { [screen] } else { offering }
      // What is shown where the task may have gone belongs to none.
      if from.isEmpty || ground.isLeft { contexts[screen.index].insert(nil) }
      for host in from { shown[host.index].append(screen) }
    }
    var changed = Array(flow.screenIDs)
    while let screen = changed.popLast() {
      for target in shown[screen.index] where !contexts[screen.index].isSubset(of: contexts[target.index]) {
        contexts[target.index].formUnion(contexts[screen.index])
        changed.append(target)
      }
    }
    // What nothing shows here may be shown by another file, outside every task.
    return contexts.map { $0.isEmpty ? [nil] : $0 }
  }
}
