import Diagnostics
import FlowModel
import FlowSimulation

/// The place of a fact: its trigger, the screen in front, and the position of its step in the file.
public struct Site: Hashable, Sendable {
  /// The kinds of triggers.
  public enum Trigger: Hashable, Sendable {
    case launch, user, gesture, system, arrival, entry
  }

  /// The trigger of the move.
  public let trigger: Trigger
  /// The screen that was in front.
  public let screen: ScreenID
  /// The part of the flow that contains the step.
  public let cause: Cause
  /// The step's own range, or nil if no step did it.
  public let range: SourceRange?

  package init(trigger: Trigger, screen: ScreenID, cause: Cause, range: SourceRange?) {
    self.trigger = trigger
    self.screen = screen
    self.cause = cause
    self.range = range
  }

  /// Whether a tap or a gesture of the user triggered it.
  public var isUserInitiated: Bool { trigger == .user || trigger == .gesture }

  /// This site without the screen in front.
  package var onAnyScreen: Site { Site(trigger: trigger, screen: .anywhere, cause: cause, range: range) }

  /// This site without screen and step.
  package var anywhere: Site { Site(trigger: trigger, screen: .anywhere, cause: cause.anywhere, range: nil) }

  /// Whether the screen is unknown because the transition has forgotten where it began.
  ///
  /// Entries do the same on every screen, so their sites need no screen.
  package var isAnywhere: Bool { screen == .anywhere && trigger != .entry }
}
