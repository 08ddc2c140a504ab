import Localization

/// A correction that a finding proposes: its words, and the edits that they stand for.
///
/// A check prints the words only after it has tried the edits.
public struct Remedy: Hashable, Sendable {
  /// One change of a flow file.
  public enum Edit: Hashable, Sendable {
    /// Writes an option, such as `once: true`, of the action with this label, or of the step at this range.
    case option(key: String, value: String, of: SourceRange)
    /// Writes another step in place of the one at this range.
    case step(String, replacing: SourceRange)
    /// Writes a step before the one at this range, or before all others of the action with this label.
    case firstStep(String, of: SourceRange)
    /// Removes the step at this range from its list.
    case without(SourceRange)
    /// Writes one step in place of the list with the step at this range.
    case list(String, around: SourceRange)
    /// Adds screens to the mapping that defines the screen with this name.
    case screens([String], beside: SourceRange)
    /// Adds an entry, such as `Cancel: cancel`, to a mapping of the screen or task with this name.
    case entry(String, under: String, of: SourceRange)

    /// The text at which it is written.
    public var range: SourceRange {
      switch self {
      case .option(_, _, let range), .step(_, let range), .firstStep(_, let range), .without(let range),
        .list(_, let range),
        .screens(_, let range), .entry(_, _, let range):
        range
      }
    }
  }

  /// The correction, as an imperative.
  public var help: Message
  /// The edits that perform it; empty for advice that no edit can express.
  public var edits: [Edit]

  /// Creates a correction.
  public init(_ help: Message, _ edits: [Edit] = []) {
    self.help = help
    self.edits = edits
  }
}
