import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import FlowVerification

@Suite("The saturation and the search agree on generated flows") struct AgreementTests {
  /// The number of flows for each part; `make agreement` asks for more.
  static let batch = getenv("NAVFLOW_FLOWS").flatMap { Int(String(cString: $0)) } ?? 4

  @Test("on flows with one stack", arguments: 0..<20)
  func agreeOnStacks(part: Int) throws {
    var features = GeneratedFlow.Features()
    features.tabs = false
    expectAgreement(part) { GeneratedFlow.text(seed: $0, features: features) }
  }

  @Test("on flows with tabs", arguments: 0..<12)
  func agreeOnTabs(part: Int) throws { expectAgreement(50 + part) { GeneratedFlow.text(seed: $0) } }

  /// Compares the engines on one batch of seeds; a disagreement is recorded with a minimal flow.
  private func expectAgreement(_ part: Int, text: (UInt64) -> String) {
    var (compared, complete) = (0, 0)
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = text(UInt64(seed))
      guard let flow = FlowReader.read(text: text).flow else { continue }
      for device in flow.devices {
        guard let comparison = EngineComparison(flow, on: device) else { continue }
        compared += 1
        if comparison.isComplete { complete += 1 }
        // The first is enough: shrinking takes its time, and one cause often has several effects.
        comparison.disagreements.first?.record(of: "seed \(seed)", on: device, text, limits: EngineComparison.limits)
      }
    }
    // Most flows can be saturated, and of a dozen some are small enough to be searched to the end; else this would test nothing.
    #expect(compared > Self.batch / 3 && (complete > 0 || Self.batch < 12))
  }
}
