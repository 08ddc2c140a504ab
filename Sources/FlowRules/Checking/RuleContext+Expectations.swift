import Diagnostics
import FlowModel
import FlowVerification

extension RuleContext {
  /// An expectation on a device, and what has come of it.
  struct JudgedExpectation: Sendable {
    let expectation: Expectation
    let device: Device
    let judgement: Behaviour.Judgement
  }

  /// Every expectation of the flow on each device that it is for.
  static func judge(
    _ expectations: [Expectation], _ behaviours: [Behaviour], _ watch: Watch
  ) -> [JudgedExpectation] {
    expectations.flatMap { expectation in
      behaviours.filter { expectation.device == nil || expectation.device == $0.device }.map {
        JudgedExpectation(expectation: expectation, device: $0.device, judgement: $0.judge(expectation, watch: watch))
      }
    }
  }

  /// The verdicts on the flow's expectations.
  var expectationVerdicts: [PropertyVerdict] {
    expectations.map {
      PropertyVerdict(
        property: $0.expectation.displayName, device: $0.device.rawValue, verdict: $0.judgement.verdict)
    }
  }
}
