import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import PushdownVerification
@testable import Verification
@testable import VerifierPortfolio

/// The saturation and the explicit search, compared on one flow and device.
///
/// The saturation must not miss what a search finds, and must not claim anything that a complete search refutes.
struct EngineComparison {
  /// A statement on which the engines differ.
  struct Disagreement {
    enum Subject { case fact, stuck, judgement, growth, trace }

    var subject: Subject
    var message: String
  }

  /// The limits of the search that the saturation is compared with.
  static let limits = SearchEngine.Limits(depth: 7, configurations: 600)

  private let search: VerificationResult
  private let reading: StackReading
  /// A search of the launch only, combined with the saturation.
  private let combined: VerificationResult

  /// Runs both engines; nil if the flow is a fragment or the saturation does not end.
  init?(_ flow: Flow, on device: Device, limits: SearchEngine.Limits = EngineComparison.limits) {
    var flow = flow
    flow.expectations = Self.expectations(on: flow)
    guard let simulator = Simulator(flow, on: device) else { return nil }
    let (saturation, isWhole) = StackSaturation.saturated(simulator, maximumRows: 100_000, .none)
    guard isWhole, saturation.cuts.isEmpty, let reading = StackReading(saturation, .none) else { return nil }
    self.reading = reading
    search = SearchEngine(simulator, limits: limits).explore()
    // What the saturation misses among the configurations of this search is not seen, so it has one only.
    let short = SearchEngine(simulator, limits: .init(depth: .max, configurations: 1)).explore()
    combined = CombinedResult.combined(short, reading, .none)
  }

  /// Whether the search explored every configuration.
  var isComplete: Bool { search.isComplete }

  /// Everything on which the engines differ.
  var disagreements: [Disagreement] {
    let all: [(Disagreement.Subject, [String])] = [
      (.fact, missingFacts), (.stuck, stuckProblems), (.judgement, judgementProblems), (.growth, growthProblems),
      (.trace, combined.replayProblems(atMost: 60)),
    ]
    return all.flatMap { subject, messages in messages.map { Disagreement(subject: subject, message: $0) } }
  }

  /// The facts that occur or may occur.
  private var possible: Set<Fact> {
    Set((combined.observations.map(\.fact) + combined.undecided).map(\.ofEntryOnAnyScreen))
  }

  /// The facts of the search are possible facts.
  private var missingFacts: [String] {
    let (found, possible) = (search.observations.map(\.fact).filter { $0.stuck == nil }, possible)
    let missing = found.filter { !possible.contains($0.ofEntryOnAnyScreen) }
    return missing.map { "the saturation misses \(search.word(for: $0))" }
  }

  /// The stuck facts of the search are possible, and those of the saturation are certain.
  private var stuckProblems: [String] {
    guard search.isComplete else { return [] }
    let possible = Set(possible.compactMap(\.stuck))
    let missing = Set(search.observations.compactMap(\.fact.stuck)).subtracting(possible).sorted()
    return missing.map { "the saturation misses that \($0) is stuck" } + combined.stuckProblems(by: search)
  }

  /// The answer to an expectation is that of the search, if the search has one.
  private var judgementProblems: [String] {
    search.simulator.flow.expectations.flatMap { expectation -> [String] in
      let (expected, answer) = (search.judge(expectation), combined.judge(expectation))
      if case .bounded = expected.verdict { return [] }
      if case .bounded = answer.verdict { return [] }
      guard answer.verdict == expected.verdict else {
        return ["\(expectation.displayName): \(answer.verdict), the search says \(expected.verdict)"]
      }
      guard let shown = answer.walk, !isReplayable(shown) else { return [] }
      return ["\(expectation.displayName): the trace cannot be replayed"]
    }
  }

  private func isReplayable(_ shown: Walk) -> Bool {
    let simulator = search.simulator
    var replayed = Walk(simulator, from: shown.transitions[0].target.state)
    for move in shown.transitions.compactMap(\.move) {
      guard simulator.isOffered(move, in: replayed.configuration) else { return false }
      replayed.take(move)
    }
    return replayed.configuration == shown.configuration
  }

  /// The growth that the search finds is possible and real.
  private var growthProblems: [String] {
    search.growths().flatMap { cycle -> [String] in
      let isPossible = reading.growth.contains {
        $0.kind == cycle.kind && !$0.screens.isDisjoint(with: cycle.screens)
      }
      return (cycle.canBeRepeated ? [] : ["\(cycle.kind) of \(cycle.screens) cannot be repeated"])
        + (isPossible ? [] : ["the saturation misses \(cycle.kind) of \(cycle.screens)"])
    }
  }

  /// Expectations about reaching and returning to the first screens.
  private static func expectations(on flow: Flow) -> [FlowModel.Expectation] {
    // Source ranges identify patterns and expectations.
    let range = { (number: Int) in
      let position = SourcePosition(line: 1, column: 1 + number, offset: number)
      return SourceRange(file: flow.file, start: position, end: position)
    }
    let patterns = flow.screens.prefix(3).enumerated().map { number, screen in
      var pattern = Pattern(range: range(number), text: "{ screen: \(screen.name.value) }")
      pattern.screen = Pattern.Match([screen.id])
      return pattern
    }
    let kinds = patterns.flatMap { from in
      [FlowModel.Expectation.Kind.never(from), .reachable(from, within: 2)]
        + patterns.flatMap {
          [.canReach(from: from, $0, worstCase: false), .canReach(from: from, $0, worstCase: true)]
        }
    }
    return kinds.enumerated().map { number, kind in
      FlowModel.Expectation(name: nil, device: nil, kind: kind, range: range(patterns.count + number))
    }
  }
}

extension EngineComparison.Disagreement {
  /// Records the disagreement with the smallest flow that shows one on the same subject.
  func record(of name: String, on device: Device, _ text: String, limits: SearchEngine.Limits) {
    let subject = subject
    let minimal = Shrinker.minimalText(text, tries: 1_500) { flow in
      guard flow.devices.contains(device) else { return false }
      let comparison = EngineComparison(flow, on: device, limits: limits)
      return comparison?.disagreements.contains { $0.subject == subject } ?? false
    }
    let shown = FlowReader.read(text: minimal).flow.flatMap { flow in
      EngineComparison(flow, on: device, limits: limits)?.disagreements.first { $0.subject == subject }?.message
    }
    Issue.record("\(name) on \(device): \(message)\nthe minimal flow, where \(shown ?? message):\n\(minimal)")
  }
}
