import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// One observation of a defect; the observations of one defect are merged into one diagnostic.
public struct Finding: Sendable {
  /// The subject of a finding; findings of one defect have the same subject and place.
  public enum About: Hashable, Sendable {
    case task(TaskID)
    case screen(ScreenID)
    case action(ActionID)
    /// The text at a source range.
    case text(SourceRange)
    /// Only the place identifies the defect.
    case place
  }

  /// The part of the file that declares the action: a screen, a task, a root or an entry.
  ///
  /// No part declares the default effect of a gesture, so `gesture` stands for every gesture.
  public enum Place: Hashable, Sendable {
    case screen(ScreenID)
    case task(TaskID)
    case root(RootID)
    case action(ActionID)
    case gesture
    case nowhere
  }

  /// The evidence of a finding about behaviours on a device.
  public struct Sighting: Sendable {
    /// A behaviour that shows the defect; stored indirectly, because it is large.
    indirect enum Witness: Sendable {
      case observation(Observation, of: VerificationResult)
      case walk(Walk)
      /// A behaviour that the file declares tap by tap.
      case script(Walk)
    }

    /// The device.
    let device: Device
    /// The evidence, or nil if no behaviour shows the defect, for example if a screen is never reached.
    let witness: Witness?

    /// The cost of the evidence.
    var cost: Cost? {
      if case .observation(let observation, _) = witness { observation.cost } else { nil }
    }

    /// Whether the file declares the behaviour.
    var isScript: Bool { if case .script = witness { true } else { false } }

    /// The number of paths that show the defect.
    var occurrences: Int {
      if case .observation(let observation, _) = witness { observation.occurrences } else { 1 }
    }
  }

  /// One sentence that begins with the problem.
  public var message: Message
  /// The correction.
  public var help: Message?
  /// The source range of the defect.
  public var range: SourceRange
  /// The places of other causes; findings of related rules with a common cause are reported as one.
  public var otherCauses: [SourceRange] = []
  /// The step that causes the defect, if it is not the place of the finding; the findings of a rule with the same step are
  /// reported as one.
  var origin: SourceRange?
  /// Other places involved.
  public var notes: [Note] = []
  /// The severity, if it is not that of the rule.
  public var severity: Severity?
  /// An edit that a program can apply.
  public var suggestion: Suggestion?
  /// The corrections to try, the best one first.
  public var remedies: [Remedy] = []
  /// The action that is missing.
  public var missingAction: Diagnostic.MissingAction?
  /// The subject.
  public var about: About
  /// The part of the file that declares the action.
  public var place: Place
  /// The screen on which the defect is observed.
  public var screen: ScreenID?
  /// The action that causes the defect.
  public var action: ActionID?
  /// The gesture that causes the defect, by name.
  public var gesture: String?
  /// The affected task.
  public var task: TaskID?
  /// The evidence; nil for a finding about the text, which holds on every device.
  public var sighting: Sighting?
  /// The verdict, if it is not the usual one of the rule.
  public var verdict: Verdict?

  /// Creates a finding at a source range.
  public init(
    _ message: Message, help: Message?, at range: SourceRange, about: About, place: Place = .nowhere,
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

  /// Returns the finding with its evidence.
  func sighted(_ observation: Observation, of behaviour: VerificationResult) -> Finding {
    var copy = self
    copy.sighting = Sighting(device: behaviour.device, witness: .observation(observation, of: behaviour))
    return copy
  }

  /// All places of its causes, including its own.
  var causes: [SourceRange] { [range] + otherCauses }

  /// Returns the finding with more places of causes.
  func causing(at ranges: [SourceRange]) -> Finding {
    var copy = self
    copy.otherCauses += ranges
    return copy
  }

  /// Returns the finding with notes added.
  func noting(_ more: [Note]) -> Finding {
    var copy = self
    copy.notes += more
    return copy
  }

  /// Returns the finding with a severity.
  func withSeverity(_ severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// Returns the finding with an action that is missing.
  func missing(_ action: String, on screen: ScreenID, _ context: RuleContext) -> Finding {
    var copy = self
    copy.missingAction = Diagnostic.MissingAction(action, on: context.flow[screen].name.range)
    return copy
  }

  /// Returns the finding with corrections to try, the best one first.
  func offering(_ remedies: [Remedy]) -> Finding {
    var copy = self
    copy.remedies = remedies
    copy.help = remedies.first?.help
    return copy
  }

  /// Returns the finding with an edit.
  func suggesting(_ suggestion: Suggestion?) -> Finding {
    var copy = self
    copy.suggestion = suggestion
    return copy
  }
}
