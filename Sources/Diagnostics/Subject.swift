/// What a finding is about, in the flow's own names; nil where it does not apply.
public struct Subject: Hashable, Sendable {
  /// The device, or nil where the finding holds on every device of the flow.
  public var device: String?
  /// The screen.
  public var screen: String?
  /// The label of the action, the entry's name, or the gesture.
  public var action: String?
  /// The task.
  public var task: String?

  /// Creates a subject.
  public init(device: String? = nil, screen: String? = nil, action: String? = nil, task: String? = nil) {
    self.device = device
    self.screen = screen
    self.action = action
    self.task = task
  }
}
