import Diagnostics
import FlowModel
import Localization

/// The result of checking one flow, before the results of all flows are combined.
public struct CheckedFlow: Sendable {
  /// An `allow` and its use.
  struct Acceptance: Sendable {
    /// Whether the `allow` accepted a finding.
    enum Use: Sendable {
      case used
      case unused
      /// Its rule did not run, or did not see all behaviours.
      case unknown
    }

    let allow: Allow
    let subject: Subject
    let use: Use
  }

  /// The flow.
  public let flow: Flow
  /// The findings, including accepted ones.
  public private(set) var diagnostics: [Diagnostic]
  /// All `allow`s in the flow.
  let acceptances: [Acceptance]
  /// The verdicts on properties of all behaviours.
  public private(set) var verdicts: [PropertyVerdict]

  init(flow: Flow, diagnostics: [Diagnostic], acceptances: [Acceptance], verdicts: [PropertyVerdict]) {
    self.flow = flow
    self.diagnostics = diagnostics
    self.acceptances = acceptances
    self.verdicts = verdicts
  }

  /// Returns the result with findings that a closure has changed.
  public func changing(_ change: ([Diagnostic]) -> [Diagnostic]) -> CheckedFlow {
    var changed = self
    changed.diagnostics = change(diagnostics)
    return changed
  }

  /// Returns the result with an advice in every undecided verdict.
  public func advising(_ advice: Message?) -> CheckedFlow {
    var advising = self
    for index in verdicts.indices where verdicts[index].isOpen { advising.verdicts[index].advice = advice }
    return advising
  }

  /// Returns the result with a reason for every undecided verdict that has none.
  ///
  /// More time would not decide what a partial flow leaves open.
  public func cut(by cutoff: PropertyVerdict.Cutoff?) -> CheckedFlow {
    guard let cutoff else { return self }
    var cut = self
    for index in verdicts.indices where verdicts[index].isOpen && verdicts[index].cutoff == nil {
      cut.verdicts[index].cutoff = cutoff
    }
    return cut
  }
}
