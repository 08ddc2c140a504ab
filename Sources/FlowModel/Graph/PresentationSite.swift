/// A step that shows a screen, with its style.
public struct PresentationSite: Sendable {
  /// The verb of the step.
  public enum Verb: Hashable, Sendable {
    case push, replace, show, present, start
  }

  /// The step.
  public let written: WrittenStep
  /// The verb of the step.
  public let verb: Verb
  /// The screen that the step shows; for `start`, the first screen of the task.
  public let screen: ScreenID
  /// The task that is started, or nil for other verbs.
  public let started: TaskID?
  /// The options of the step.
  package let options: Step.PresentationOptions

  /// Returns the effective style on a device, or nil if the step does not run there.
  ///
  /// `replace` and `show` count as `push`, because their screen is on the same stack, or on one beside it.
  package func style(on device: Device, in flow: Flow) -> PresentationStyle? {
    written.devices.contains(device) ? styleIgnoringConditions(on: device, in: flow) : nil
  }

  /// Returns the effective style on a device, as if all conditions held.
  package func styleIgnoringConditions(on device: Device, in flow: Flow) -> PresentationStyle {
    switch verb {
    case .push, .replace, .show: .push
    case .present: flow.style(ofPresenting: options, on: device)
    case .start: started.map { flow.style(ofStarting: $0, options, on: device) } ?? .sheet
    }
  }

  /// Returns whether it opens a sheet or a full-screen layer on a device; popovers and panels do not count.
  package func opensSheetOrFullScreen(on device: Device, in flow: Flow) -> Bool {
    guard !flow[screen].isOneScreenLayer else { return false }
    switch style(on: device, in: flow) {
    case .sheet, .formSheet, .fullScreen: return true
    case .push, .popover, .inputView, .panel, nil: return false
    }
  }

  /// Creates the site of a step, or returns nil if the step shows no screen.
  package init?(_ written: WrittenStep, in flow: Flow) {
    self.written = written
    switch written.step.kind {
    case .push(let screen): (verb, self.screen, started, options) = (.push, screen, nil, .init())
    case .replace(let screen): (verb, self.screen, started, options) = (.replace, screen, nil, .init())
    case .show(let screen): (verb, self.screen, started, options) = (.show, screen, nil, .init())
    case .present(let screen, let options):
      (verb, self.screen, started, self.options) = (.present, screen, nil, options)
    case .start(let task, let options, _):
      (verb, self.screen, started, self.options) = (.start, flow[task].entry, task, options)
    case .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: return nil
    }
  }
}
