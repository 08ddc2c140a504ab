import FlowModel

/// What a finding points at.
enum FindingTarget: Hashable, Sendable {
  /// An action, on one screen where it is told, with the result and the screens that come of it where a trace tells them.
  case action(ActionID, on: ScreenID?, result: String?, to: [ScreenID])
  /// A screen, and what is done there where that is no action of the file.
  case screen(ScreenID, String?)
  /// A task as a whole.
  case task(TaskID)
  /// Nothing that is drawn.
  case nothing
}
