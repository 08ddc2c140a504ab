import FlowModel

/// The part of a flow that a frame surrounds.
enum FrameID: Hashable, Sendable {
  case task(TaskID)
  /// A tab, named by its first screen.
  case tab(ScreenID)
}
