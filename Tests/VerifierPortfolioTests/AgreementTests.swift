import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import ExplicitSearch

@Suite("The saturation and the search agree on generated flows") struct AgreementTests {
  /// The number of flows for each part that `make agreement` asks for, or nil.
  private static let requested = getenv("NAVFLOW_FLOWS").flatMap { Int(String(cString: $0)) }

  /// The number of flows for each part.
  static let batch = requested ?? 1

  /// Returns the parts to compare: `make test` takes a third of them, because a comparison takes a second.
  private static func parts(_ count: Int) -> Range<Int> { 0..<(requested == nil ? (count + 2) / 3 : count) }

  @Test("on flows with one stack", arguments: parts(20))
  func agreeOnStacks(part: Int) throws {
    var features = GeneratedFlow.Features()
    features.tabs = false
    expectAgreement(part) { GeneratedFlow.text(seed: $0, features: features) }
  }

  @Test("on flows with tabs", arguments: parts(12))
  func agreeOnTabs(part: Int) throws { expectAgreement(50 + part) { GeneratedFlow.text(seed: $0) } }

  @Test("on flows with split views", arguments: parts(16))
  func agreeOnSplitViews(part: Int) throws {
    // Steps beneath layers often need more of the stacks than the saturation follows.
    expectAgreement(100 + part, atLeast: Self.batch / 12) {
      GeneratedFlow.text(seed: $0, features: .withSplitViews)
    }
  }

  @Test("on flows with items and marks", arguments: parts(12))
  func agreeOnMarks(part: Int) throws {
    expectAgreement(300 + part) { GeneratedFlow.text(seed: $0, features: .withMarks) }
  }

  @Test("on flows with panels", arguments: parts(12))
  func agreeOnPanels(part: Int) throws {
    expectAgreement(500 + part) { GeneratedFlow.text(seed: $0, features: .withPanels) }
  }

  @Test("on flows with pages", arguments: parts(12))
  func agreeOnPages(part: Int) throws {
    expectAgreement(600 + part) { GeneratedFlow.text(seed: $0, features: .withPages) }
  }

  @Test("on flows with actions of open screens", arguments: parts(12))
  func agreeOnOpenActions(part: Int) throws {
    // An action that may come at any time often needs more of the stacks than the saturation follows.
    expectAgreement(650 + part, atLeast: Self.batch / 12) {
      GeneratedFlow.text(seed: $0, features: .withOpenActions)
    }
  }

  @Test("on flows with relaunches", arguments: parts(6))
  func agreeOnRelaunches(part: Int) throws {
    expectAgreement(800 + part) { GeneratedFlow.text(seed: $0, features: .withRelaunches) }
  }

  @Test("on flows with several additions", arguments: parts(8))
  func agreeOnAdditions(part: Int) throws {
    expectAgreement(700 + part, atLeast: Self.batch / 6, searched: 0) {
      GeneratedFlow.text(seed: $0, features: .withAdditions(seed: $0))
    }
  }

  @Test("on flows with gates", arguments: parts(12))
  func agreeOnGates(part: Int) throws {
    expectAgreement(400 + part) { GeneratedFlow.text(seed: $0, features: .withGates) }
  }

  /// Searches of apps see more configurations and fewer taps, because an app offers much at once.
  private static let appLimits = SearchEngine.Limits(depth: 5, configurations: 1_000)

  /// Apps take longer than small flows.
  private static let appBatch = max(1, batch / 4)

  @Test("on flows with the shape of an app", arguments: parts(12))
  func agreeOnApps(part: Int) throws { expectAgreementOnApps(part, isFirstDraft: false) }

  @Test("on first drafts of apps", arguments: parts(12))
  func agreeOnFirstDrafts(part: Int) throws { expectAgreementOnApps(part, isFirstDraft: true) }

  private func expectAgreementOnApps(_ part: Int, isFirstDraft: Bool) {
    var compared = 0
    for seed in part * Self.appBatch..<(part + 1) * Self.appBatch {
      let text = GeneratedApp.text(seed: UInt64(seed), isFirstDraft: isFirstDraft)
      compared += expectAgreement(on: text, "app \(seed)", Self.appLimits).count
    }
    #expect(compared >= Self.appBatch / 2)
  }

  /// Compares the engines on the flows of a part.
  ///
  /// - Parameters:
  /// - least: the number of flows that must be saturated.
  /// - searched: the number of flows that must be searched to the end, if there are a dozen.
  private func expectAgreement(
    _ part: Int, atLeast least: Int = batch / 3, searched: Int = 1, text: (UInt64) -> String
  ) {
    let comparisons = (part * Self.batch..<(part + 1) * Self.batch).flatMap { seed in
      expectAgreement(on: text(UInt64(seed)), "seed \(seed)", EngineComparison.limits)
    }
    let complete = comparisons.count(where: \.isComplete)
    // Otherwise the test compares too little. A small batch may contain no flow that can be searched to the end.
    #expect(comparisons.count >= least && (complete >= searched || Self.batch < 12))
  }

  /// Compares the engines on each device; a disagreement is recorded with a minimal flow.
  private func expectAgreement(
    on text: String, _ name: String, _ limits: SearchEngine.Limits
  ) -> [EngineComparison] {
    guard let flow = FlowReader.read(text: text).flow?.withOpenings() else { return [] }
    return flow.devices.compactMap { device in
      guard let comparison = EngineComparison(flow, on: device, limits: limits) else { return nil }
      // The first is enough: shrinking takes its time, and one cause often has several effects.
      comparison.disagreements.first?.record(of: name, on: device, text, limits: limits)
      return comparison
    }
  }
}
