import Diagnostics
import FlowModel
import Support
import Verification

extension RuleContext {
  /// An expectation with its verdict on a device.
  struct JudgedExpectation: Sendable {
    let expectation: Expectation
    let device: Device
    let judgement: VerificationResult.Judgement
    /// Whether it holds only because its premise never does.
    var isVacuous = false
    /// Whether it is undecided only because of the marks of a partial flow.
    var restsOnMarks = false
  }

  /// Returns the verdict of every expectation on each of its devices.
  static func judge(
    _ expectations: [Expectation], _ behaviours: [VerificationResult], _ watch: ProgressMonitor
  ) -> [JudgedExpectation] {
    expectations.flatMap { expectation in
      var judged: [JudgedExpectation] = []
      for behaviour in behaviours where expectation.device == nil || expectation.device == behaviour.device {
        let same = judged.first { $0.device == behaviour.twin && !expectation.asksForDevice }
        var judgement = same?.judgement.moved(to: behaviour.simulator) ?? behaviour.judge(expectation, watch: watch)
        let restsOnMarks =
          judgement.verdict == .violated && expectation.mayHold(beyond: behaviour.simulator.flow)
        if restsOnMarks {
          judgement = .init(verdict: .bounded(behaviour.bound), walk: nil)
        }
        judged.append(
          JudgedExpectation(
            expectation: expectation, device: behaviour.device, judgement: judgement,
            isVacuous: judgement.verdict == .proved
              && (same?.isVacuous ?? expectation.isVacuous(on: behaviour, watch)), restsOnMarks: restsOnMarks))
      }
      return judged
    }
  }

  /// Returns whether an expectation is vacuous on all of its devices.
  func isVacuous(_ expectation: Expectation) -> Bool {
    let judged = expectations.filter { $0.expectation.range == expectation.range }
    let devices = flow.devices.filter { expectation.device == nil || expectation.device == $0 }
    return judged.allSatisfy(\.isVacuous) && devices.allSatisfy { device in judged.contains { $0.device == device } }
  }

  /// The verdicts on the flow's expectations.
  var expectationVerdicts: [PropertyVerdict] {
    expectations.map {
      PropertyVerdict(
        property: $0.expectation.displayName, device: $0.device.rawValue, verdict: $0.judgement.verdict,
        limitingVariables: $0.judgement.untrackedVariables.map { flow[$0].name.value },
        kind: isVacuous($0.expectation) ? .vacuousExpectation : .expectation,
        cutoff: $0.restsOnMarks ? .partialFlow : nil)
    }
  }
}

extension Expectation {
  /// Returns whether parts of the app that the file omits may make the expectation true.
  fileprivate func mayHold(beyond flow: Flow) -> Bool {
    guard flow.outside != nil || !flow.screensWithUnknownExits.isEmpty else { return false }
    switch kind {
    case .never: return false
    case .reachable, .canReach: return true
    }
  }

  /// Returns whether the premise is certainly never satisfied.
  fileprivate func isVacuous(on behaviour: VerificationResult, _ watch: ProgressMonitor) -> Bool {
    vacuity.map { behaviour.judge($0, watch: watch).verdict == .proved } ?? false
  }

  /// Whether it depends on the device although the behaviour does not.
  fileprivate var asksForDevice: Bool {
    switch kind {
    case .never(let pattern), .reachable(let pattern, within: _): pattern.device != nil
    case .canReach(let from, let to, _): from.device != nil || to.device != nil
    }
  }
}
