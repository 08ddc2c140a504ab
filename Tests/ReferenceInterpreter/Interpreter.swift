import FlowModel

/// A direct interpreter of a flow, written from the documentation alone, for comparison with the simulator.
public struct Interpreter: Sendable {
  /// The flow.
  public let flow: Flow
  /// The device.
  public let device: Device

  /// Creates an interpreter of a flow that has a root.
  public init(_ flow: Flow, on device: Device) {
    self.flow = flow.on(device)
    self.device = device
  }

  /// A choice that a configuration offers.
  public indirect enum Choice: Hashable, Sendable {
    /// An action, entry or replaced gesture: its case and result, and whether it belongs to the screen under an input
    /// view.
    case action(ActionID, chosen: Int, result: Int, isUnderInputView: Bool = false)
    /// The default effect of a gesture.
    case gesture(Gesture)
    /// A choice of the screen under the panels, of the tab bar or of the root there.
    case beneath(Choice)
    /// An action with `while: open` of a screen that cannot be used.
    case covered(ActionID, chosen: Int, result: Int)
    /// A choice of a column that is not in use.
    case column(Int, Choice)
  }

  /// An event of a transition.
  public enum Event: Hashable, Sendable {
    case starts(TaskID)
    /// Without an outcome if a `root` step completes a task at a root.
    case completes(TaskID, OutcomeID?)
    case cancels(TaskID)
    case interrupts(TaskID)
    /// A task that continues in a hidden tab.
    case abandons(TaskID)
    /// A task that ended on another screen than its origin.
    case returnsElsewhere(TaskID, origin: ScreenID, landed: ScreenID)
    /// A step that cannot run, with the rule that reports it.
    case fails(String)
  }

  /// A successor with the events of the transition.
  public typealias Outcome = (configuration: Configuration, events: [Event])

  /// Returns the configuration of the launch.
  public func launch(_ values: [ValueID]) -> Outcome {
    let root = flow.start ?? RootID(0)
    var execution = Execution(self, Configuration(root: root, stacks: [], selected: 0, values: values))
    execution.showRoot(root)
    execution.settle()
    return execution.outcome
  }

  /// Returns the result of a choice.
  public func take(_ choice: Choice, in configuration: Configuration) -> Outcome {
    var execution = Execution(self, configuration)
    perform(choice, &execution)
    return execution.outcome
  }

  private func perform(_ choice: Choice, _ execution: inout Execution) {
    switch choice {
    case .beneath(let choice):
      execution.actBeneathPanels(unless: closesLayers(choice)) { perform(choice, &$0) }
    case .covered(let action, let chosen, let result): execution.performCovered(action, chosen, result)
    case .column(let column, let choice):
      execution.use(column)
      perform(choice, &execution)
    case .action(let action, let chosen, let result, let isUnder):
      execution.perform(action, chosen, result, isUnderInputView: isUnder)
    case .gesture(let gesture): execution.perform(gesture)
    }
  }

  /// Returns whether the steps of a choice close layers, beginning with the panels.
  private func closesLayers(_ choice: Choice) -> Bool {
    guard case .action(let id, let chosen, let result, _) = choice else { return false }
    return flow[id].cases[chosen].results[result].steps.contains {
      switch $0.kind {
      case .dismiss, .unwind, .root: true
      default: false
      }
    }
  }

  /// Returns the style of the layer that a screen is shown in, or nil for a push.
  func style(
    of screen: ScreenID, _ style: PresentationStyle, _ showing: Step.PresentationOptions
  ) -> Configuration.Style? {
    switch flow[screen].kind {
    case .alert: return .alert
    case .actionSheet: return .actionSheet
    case .system: return .system
    case .prompt: return .prompt
    case .external: return .external
    case .screen: break
    }
    switch style {
    case .push: return nil
    case .sheet: return .sheet
    case .formSheet: return .formSheet
    case .fullScreen: return .fullScreen
    case .popover: return showing.isModeless ? .modelessPopover : .popover
    case .inputView: return .inputView
    case .panel: return .panel
    }
  }
}
