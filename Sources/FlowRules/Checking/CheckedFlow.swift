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
  private(set) var verdicts: [PropertyVerdict]

  init(flow: Flow, diagnostics: [Diagnostic], acceptances: [Acceptance], verdicts: [PropertyVerdict]) {
    self.flow = flow
    self.diagnostics = diagnostics
    self.acceptances = acceptances
    self.verdicts = verdicts
  }

  /// The same, with a reason for all that is undecided.
  public func cut(by cutoff: PropertyVerdict.Cutoff?) -> CheckedFlow {
    guard let cutoff else { return self }
    var cut = self
    for index in verdicts.indices where verdicts[index].verdict.isUndecided { cut.verdicts[index].cutoff = cutoff }
    return cut
  }
}
