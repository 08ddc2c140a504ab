/// Computes the parts of `FlowGraph` from a flow.
struct FlowGraphReader {
  let flow: Flow

  /// Returns the screens that offer each action, including the replacements of gestures.
  func hosts() -> [[ScreenID]] {
    var hosts = [[ScreenID]](repeating: [], count: flow.actions.count)
    for screen in flow.screenIDs {
      for action in flow[screen].offeredActions { hosts[action.index].append(screen) }
    }
    return hosts
  }

  /// Returns all steps with their context in the file.
  func steps() -> [WrittenStep] {
    var found: [WrittenStep] = []
    found.reserveCapacity(2 * flow.actions.count)
    for action in flow.actionIDs {
      // Reads the actions in place, because copies are expensive.
      for chosenCase in flow[action].cases.indices {
        for result in flow[action].cases[chosenCase].results.indices {
          let devices = flow.devices(on: action, chosenCase, result)
          append(flow[action].cases[chosenCase].results[result].steps, to: &found) {
            WrittenStep(
              step: $0[$1], action: action, root: nil, chosenCase: chosenCase, result: result, list: $0, position: $1,
              stack: $2, front: $3, devices: devices)
          }
        }
      }
    }
    for root in flow.rootsOnDevices {
      guard case .task(let task, let then?) = root.kind else { continue }
      for branch in flow[then].branches {
        append(branch.steps, front: flow[task.value].entry, to: &found) {
          WrittenStep(
            step: $0[$1], action: nil, root: root.id, chosenCase: 0, result: 0, list: $0, position: $1, stack: $2,
            front: $3, devices: Device.allCases)
        }
      }
    }
    return found
  }

  /// Appends the steps of a list and of the `then`s in it.
  ///
  /// - Parameter make: makes a step from its list, its index, the stack on which it acts, and the screen shown last.
  private func append(
    _ list: [Step], from start: TargetStack = .own, front shown: ScreenID? = nil, to found: inout [WrittenStep],
    _ make: ([Step], Int, TargetStack, ScreenID?) -> WrittenStep
  ) {
    var (stack, front) = (start, shown)
    for (position, step) in list.enumerated() {
      // A step with `on: root` acts on another stack than that of the screen in front.
      found.append(make(list, position, step.isOnRoot ? .elsewhere : stack, front))
      // A task that ends returns to the stack on which it began.
      if case .start(_, _, let then?) = step.kind {
        for branch in flow[then].branches { append(branch.steps, from: stack, front: front, to: &found, make) }
      }
      stack = stack.after(step, in: flow)
      front = step.screenInFront(in: flow) ?? front
    }
  }

  /// Returns the range of each action's items in a list that is ordered by action; items without an action are last.
  func places(inOrderOf owners: some Collection<ActionID?>) -> [Range<Int>] {
    var places = [Range<Int>](repeating: 0..<0, count: flow.actions.count)
    for (place, owner) in owners.enumerated() {
      guard let owner else { break }
      places[owner.index] = (places[owner.index].isEmpty ? place : places[owner.index].lowerBound)..<place + 1
    }
    return places
  }

  /// Returns for each screen the tasks that may be running while it is shown.
  ///
  /// A task's own screens belong to it; other screens belong to the tasks of the screens that show them.
  func contexts(showings: [PresentationSite], hosts: [[ScreenID]], rootScreens: Set<ScreenID>) -> [Set<TaskID?>] {
    let own = flow.taskIDs.map { Set<TaskID?>([$0]) }
    var contexts: [Set<TaskID?>] = flow.screenIDs.map { screen in
      if let task = flow[screen].task { return own[task.index] }
      return rootScreens.contains(screen) ? [nil] : []
    }
    var shown = [[ScreenID]](repeating: [], count: flow.screens.count)
    for place in showings.indices where flow[showings[place].screen].task == nil {
      let (screen, stack) = (showings[place].screen, showings[place].written.stack)
      let offering = showings[place].written.action.map { hosts[$0.index] } ?? []
      let from = if case .stack(let screen) = stack { [screen] } else { offering }
      // A screen that is shown after the task may have been left belongs to no task.
      if from.isEmpty || stack.isLeft { contexts[screen.index].insert(nil) }
      for host in from { shown[host.index].append(screen) }
    }
    var changed = Array(flow.screenIDs)
    while let screen = changed.popLast() {
      for target in shown[screen.index] where !contexts[screen.index].isSubset(of: contexts[target.index]) {
        contexts[target.index].formUnion(contexts[screen.index])
        changed.append(target)
      }
    }
    // A screen that no step here shows may be shown by another file, outside every task.
    return contexts.map { $0.isEmpty ? [nil] : $0 }
  }
}
