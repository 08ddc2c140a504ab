extension Flow {
  /// Calls a closure on every step of every result of the actions, with the action it is of.
  @inlinable public func forEachStep(_ body: (Step, ActionID) -> Void) {
    // An action is wide; it is looked at where it lies.
    for action in actions.indices {
      for place in actions[action].cases.indices {
        for result in actions[action].cases[place].results.indices {
          for step in actions[action].cases[place].results[result].steps { body(step, ActionID(action)) }
        }
      }
    }
  }

  /// The style of a layer, or `push`, that showing a screen comes to on a device; for alerts and their like the caller looks
  /// at the screen's kind.
  public func style(ofPresenting showing: Step.Showing, on device: Device) -> PresentationStyle {
    showing.style?.style(on: device) ?? .sheet
  }

  /// The style of a layer, or `push`, that starting a task comes to on a device.
  public func style(ofStarting task: TaskID, _ showing: Step.Showing, on device: Device) -> PresentationStyle {
    // Looked up where it lies: a task is wide.
    if let style = showing.style?.style(on: device) { return style }
    return tasks[task.index].presentation(on: device)
  }

  /// The name of a gesture as taps and reports write it.
  public func name(of gesture: Gesture) -> String {
    switch gesture {
    case .back: "Back"
    case .swipeDown: "Swipe down"
    case .tapOutside: "Tap outside"
    case .return: "Return"
    case .tab(let screen): "Tab: \(self[screen].name.value)"
    }
  }

  /// The name of a value of a variable.
  public func name(of value: ValueID, of variable: VariableID) -> String {
    self[variable].values[value.index].name.value
  }

  /// The name of a root; the only root of a file is called `root`.
  public func name(of root: RootID) -> String { self[root].name?.value ?? "root" }

  /// The screen that a root without tabs, or its selected tab at launch, stands on.
  public func bottomScreen(of root: RootID) -> ScreenID {
    switch self[root].kind {
    case .tabs(let tabs, let start): tabs[start].value
    case .stack(let screen), .screen(let screen): screen.value
    case .task(let task, _): self[task.value].entry
    }
  }
}
