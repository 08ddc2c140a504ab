import Diagnostics
import Localization

/// A place at which a run and the flow do not agree.
package struct RunFinding: Sendable {
  /// The kind of a finding.
  package enum Kind: String, Sendable {
    case left = "run-left-flow"
    case notOffered = "run-not-offered"
    case unknownName = "run-unknown-name"
  }

  package let kind: Kind
  /// The line of the run.
  package let line: Int
  package let message: Message
  package var help: Message?
  /// The trace of the cheapest explanation; nil after resuming.
  package var steps: [TraceStep] = []
  /// The command that replays the trace.
  package var replay: Replay?
  /// What the app did, behind the last step.
  package var observed: String?
  /// Whether an earlier finding was before it, so that the run was resumed elsewhere.
  package var isAfterResuming = false

  init(_ kind: Kind, line: Int, _ message: Message, help: Message? = nil) {
    self.kind = kind
    self.line = line
    self.message = message
    self.help = help
  }
}
