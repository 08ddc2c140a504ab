/// A failure of a step at run time; each raw value is the id of the rule that reports it.
public enum StepFailure: String, Hashable, Sendable, CaseIterable {
  case pushWithoutStack = "push-without-stack"
  case popAtRoot = "pop-at-root"
  case popToAbsent = "pop-to-absent"
  case dismissWithoutModal = "dismiss-without-modal"
  case dismissToAbsent = "dismiss-to-absent"
  case unwindToAbsent = "unwind-to-absent"
  case presentOverAlert = "present-over-alert"
  case presentWhileCovered = "present-while-covered"
  case stackedAlerts = "stacked-alerts"
  case completeWithoutTask = "complete-without-task"
  case tabAbsent = "tab-absent"
  case replaceWithoutStack = "replace-without-stack"
  case rootSwapUnderModal = "root-swap-under-modal"
  case coveredPopover = "covered-popover"
  case changeBehindModal = "change-behind-modal"

  /// Whether the step runs in spite of the failure.
  public var stepHappens: Bool { [.rootSwapUnderModal, .coveredPopover, .changeBehindModal].contains(self) }
}
