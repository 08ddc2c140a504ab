/// What a command tells the shell.
public enum ExitStatus: Int32, Sendable {
  /// Nothing at or above `failOn`.
  case success = 0
  /// Findings at or above `failOn`.
  case findings = 1
  /// Usage, unreadable or unrecognised input, or a flow file with a mistake in itself.
  case unusable = 2
  /// The time limit left a rule at or above `failOn` undecided, and nothing else failed.
  case undecided = 3
  /// Ctrl-C ended it early.
  case interrupted = 130
}
