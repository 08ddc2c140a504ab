/// The device, screen, action and task that a finding is about, by name; nil where none applies.
public struct Subject: Hashable, Sendable {
  /// The device, or nil if the finding holds on every device of the flow.
  public var device: String?
  /// The screen's name.
  public var screen: String?
  /// The action's label, the entry's name or the gesture.
  public var action: String?
  /// The task's name.
  public var task: String?

  /// Creates a subject.
  public init(device: String? = nil, screen: String? = nil, action: String? = nil, task: String? = nil) {
    self.device = device
    self.screen = screen
    self.action = action
    self.task = task
  }
}
