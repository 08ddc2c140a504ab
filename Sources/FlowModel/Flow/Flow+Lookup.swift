extension Flow {
  /// Calls a closure on every step of every action.
  @inlinable public func forEachStep(_ body: (Step, ActionID) -> Void) {
    // Reads each action in place, because a copy of an action is expensive.
    for action in actions.indices {
      for place in actions[action].cases.indices {
        for result in actions[action].cases[place].results.indices {
          for step in actions[action].cases[place].results[result].steps { body(step, ActionID(action)) }
        }
      }
    }
  }

  /// Returns the style of the layer that `present` creates on a device, or `push`.
  ///
  /// A one-screen layer, such as an alert, ignores the style; the caller checks the kind of the screen.
  public func style(ofPresenting options: Step.PresentationOptions, on device: Device) -> PresentationStyle {
    options.style?.style(on: device) ?? .sheet
  }

  /// Returns the style of the layer that `start` creates on a device, or `push`.
  public func style(ofStarting task: TaskID, _ options: Step.PresentationOptions, on device: Device)
    -> PresentationStyle
  {
    // Reads the task in place, because a copy of a task is expensive.
    if let style = options.style?.style(on: device) { return style }
    return tasks[task.index].presentation(on: device)
  }

  /// Returns the name of a gesture in taps and reports.
  public func name(of gesture: Gesture) -> String {
    switch gesture {
    case .back: "Back"
    case .swipeDown: "Swipe down"
    case .tapOutside: "Tap outside"
    case .return: "Return"
    case .swipeLeft: "Swipe left"
    case .swipeRight: "Swipe right"
    case .tab(let screen): "Tab: \(self[screen].name.value)"
    }
  }

  /// Returns the part of the app that a screen belongs to: its `group`, or the title of the imported file that defines it.
  public func group(of screen: ScreenID) -> String? {
    self[screen].group?.value ?? fileTitles[self[screen].name.range.file]
  }

  /// Returns the words of a tab in the tab bar if they are not the title of its screen, or nil.
  public func label(ofTab screen: ScreenID) -> String? {
    for root in rootsOnDevices {
      if let place = root.tabs.firstIndex(of: screen), let label = root.content.labels[place] { return label.value }
    }
    return nil
  }

  /// Returns what users read in the tab bar: the label, or the title of the tab's screen.
  public func title(ofTab screen: ScreenID) -> String { label(ofTab: screen) ?? self[screen].displayTitle }

  /// Returns the tab with a label, or nil.
  public func tab(labelled label: String) -> ScreenID? {
    for root in rootsOnDevices {
      if let place = root.content.labels.first(where: { $0.value.value == label })?.key { return root.tabs[place] }
    }
    return nil
  }

  /// Returns the name of a value of a variable.
  public func name(of value: ValueID, of variable: VariableID) -> String {
    self[variable].values[value.index].name.value
  }

  /// Returns the name of a root; a file's only root is called `root`.
  public func name(of root: RootID) -> String { self[root].name?.value ?? "root" }

  /// Returns the first screens of a root, on the flow's first device.
  package func firstScreens(of root: RootID) -> [ScreenID] { firstScreens(of: self[root]) }

  /// Returns the bottom screen of a root, in the tab selected at launch if the root has tabs.
  public func bottomScreen(of root: RootID) -> ScreenID { bottomScreen(of: self[root].content) }

  /// Returns the bottom screen of what a root shows, in the tab selected at launch if it has tabs.
  public func bottomScreen(of content: Root.Content) -> ScreenID {
    switch content.kind {
    case .tabs(let tabs, let start): tabs[start].value
    case .stack(let screen), .screen(let screen): screen.value
    case .task(let task, _): self[task.value].entry
    }
  }
}
