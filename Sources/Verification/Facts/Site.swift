import Diagnostics
import FlowModel
import FlowSimulation

/// Where something came about: what set it off, on which screen, and where the step that did it is written.
public struct Site: Hashable, Sendable {
  /// Who or what set off the move.
  public enum Trigger: Hashable, Sendable {
    case launch, user, gesture, system, arrival, entry
  }

  /// Who or what set off the move.
  public let trigger: Trigger
  /// The screen that was in front.
  public let screen: ScreenID
  /// Where the step is written.
  public let cause: Cause
  /// The step's own place, or nil where no step did it.
  public let range: SourceRange?

  package init(trigger: Trigger, screen: ScreenID, cause: Cause, range: SourceRange?) {
    self.trigger = trigger
    self.screen = screen
    self.cause = cause
    self.range = range
  }

  /// Whether the user did it, by a tap or a gesture.
  public var isUserInitiated: Bool { trigger == .user || trigger == .gesture }

  /// The same, whichever screen was in front.
  package var onAnyScreen: Site { Site(trigger: trigger, screen: .anywhere, cause: cause, range: range) }

  /// The same, wherever it began and whichever step did it.
  package var anywhere: Site { Site(trigger: trigger, screen: .anywhere, cause: cause.anywhere, range: nil) }

  /// Whether it is not known where it began, or which step did it.
  package var isAnywhere: Bool { screen == .anywhere && trigger != .entry }
}
