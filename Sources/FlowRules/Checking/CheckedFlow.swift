import Diagnostics
import FlowModel

/// What there is to say of one flow, before flows that import the same files are told together.
public struct CheckedFlow: Sendable {
  /// An acceptance and what came of it.
  struct Acceptance: Sendable {
    /// Whether it accepted something.
    enum Use: Sendable {
      case used
      case unused
      /// Its rule did not run, or has not seen everything.
      case unknown
    }

    let allow: Allow
    let subject: Subject
    let use: Use
  }

  /// The flow.
  let flow: Flow
  /// Its findings, those that are allowed included.
  let diagnostics: [Diagnostic]
  /// Every `allow` in it.
  let acceptances: [Acceptance]
  /// What was decided about properties of all behaviours.
  let verdicts: [PropertyVerdict]
}
