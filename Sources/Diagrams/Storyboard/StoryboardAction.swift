import FlowModel

/// An action of a screen, as a storyboard draws it.
struct StoryboardAction: Sendable {
  /// The label.
  let label: String
  /// Whether it opens another screen on the same stack: a row of a list, and not a button.
  let isRow: Bool

  /// Returns the actions that a user can tap on a screen, in the order of the file.
  static func all(on screen: Screen, of flow: Flow) -> [StoryboardAction] {
    screen.actions.map { flow[$0] }.filter { $0.trigger == .user }.map { action in
      let isRow = action.allSteps.contains { step in
        switch step.kind {
        case .push, .show: true
        default: false
        }
      }
      return StoryboardAction(label: action.label.value, isRow: isRow && screen.kind == .screen)
    }
  }
}

/// What is tapped on a screen, with the number of the tap.
public struct StoryboardTap: Sendable {
  /// The label of the action, or the gesture.
  public let label: String
  /// The number, or nil for a step that is no tap.
  public let number: Int?
  /// The style of the mark: the severity of a finding that the tap causes, or nil.
  public let style: String?

  /// Creates a tap.
  public init(label: String, number: Int?, style: String? = nil) {
    (self.label, self.number, self.style) = (label, number, style)
  }
}
