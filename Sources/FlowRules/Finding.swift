import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// A sighting of a defect, before sightings of the same defect are merged and turned into a diagnostic.
public struct Finding: Sendable {
  /// What a finding is about: two sightings of one defect agree on this and on the place.
  public enum About: Hashable, Sendable {
    case task(TaskID)
    case screen(ScreenID)
    case action(ActionID)
    /// Whatever is written at a place of the file.
    case text(SourceRange)
    /// Nothing but the place decides.
    case place
  }

  /// Where the action that is at fault is written; each screen, task, root and entry is one place, and so are all gestures'
  /// own effects together.
  public enum Place: Hashable, Sendable {
    case screen(ScreenID)
    case task(TaskID)
    case root(RootID)
    case action(ActionID)
    case gesture
    case nowhere
  }

  /// How a finding about behaviours is seen on a device.
  public struct Sighting: Sendable {
    /// A behaviour that shows it; elsewhere, as it is wide, and findings are copied on their way.
    indirect enum Witness: Sendable {
      case observation(Observation, of: VerificationResult)
      case walk(Walk)
      /// One that the file writes down, tap by tap.
      case script(Walk)
    }

    /// The device.
    let device: Device
    /// What shows it, or nil where what is wrong is that something never happens.
    let witness: Witness?

    /// What it costs to see it.
    var cost: Cost? {
      if case .observation(let observation, _) = witness { observation.cost } else { nil }
    }

    /// Whether the file writes it down.
    var isScript: Bool { if case .script = witness { true } else { false } }

    /// On how many paths it was met.
    var occurrences: Int {
      if case .observation(let observation, _) = witness { observation.occurrences } else { 1 }
    }
  }

  /// One sentence, problem first.
  public var message: String
  /// What to write instead.
  public var help: String?
  /// The place that is at fault.
  public var range: SourceRange
  /// Other places involved.
  public var notes: [Note] = []
  /// Its weight where that is not the rule's own.
  public var severity: Severity?
  /// A mend that a program can apply.
  public var suggestion: Suggestion?
  /// What it is about.
  public var about: About
  /// Where the action that is at fault is written.
  public var place: Place
  /// The screen it is seen on.
  public var screen: ScreenID?
  /// The action that is at fault.
  public var action: ActionID?
  /// The gesture that is at fault, by name.
  public var gesture: String?
  /// The task that suffers.
  public var task: TaskID?
  /// How it is seen; nil for a finding about the file, which holds on every device.
  public var sighting: Sighting?
  /// Its verdict where that is not the usual one of the rule's evidence.
  public var verdict: Verdict?

  /// Creates a finding at a place of the file.
  public init(
    _ message: String, help: String?, at range: SourceRange, about: About, place: Place = .nowhere,
    screen: ScreenID? = nil, action: ActionID? = nil, task: TaskID? = nil
  ) {
    self.message = message
    self.help = help
    self.range = range
    self.about = about
    self.place = place
    self.screen = screen
    self.action = action
    self.task = task
  }

  /// The finding with the way to see it.
  func sighted(_ observation: Observation, of behaviour: VerificationResult) -> Finding {
    var copy = self
    copy.sighting = Sighting(device: behaviour.device, witness: .observation(observation, of: behaviour))
    return copy
  }

  /// The finding with notes added.
  func noting(_ more: [Note]) -> Finding {
    var copy = self
    copy.notes += more
    return copy
  }

  /// The finding with a weight of its own.
  func weighing(_ severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// The finding with a mend.
  func suggesting(_ suggestion: Suggestion?) -> Finding {
    var copy = self
    copy.suggestion = suggestion
    return copy
  }
}
