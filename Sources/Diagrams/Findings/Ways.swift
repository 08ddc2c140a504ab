import Diagnostics

/// The ways that lead to findings, with numbers for their taps: one number where ways go together, however many they are.
struct Ways: Sendable {
  /// A tap and what stands beside it: `③`, or `B④` where not all ways go there.
  struct Number: Sendable {
    /// The tap.
    var tap: TracedTap
    /// What stands beside it.
    var text: String
  }

  /// Which of the ways are numbered.
  enum Numbered: Hashable, Sendable {
    case all
    /// Only those to errors: all would be too many.
    case errors
    case none
  }

  /// More ways than this make a thicket of numbers.
  static let most = 8

  /// Which of the ways are numbered.
  let numbered: Numbered
  private let traces: [Trace]

  /// Takes the ways of findings, or of errors only where that makes few enough.
  init(toTheWorstOf findings: [Diagnostic]) {
    let all = Self.ways(to: findings)
    let worst = Self.ways(to: findings.filter { $0.severity == .error })
    numbered = all.count <= Self.most ? .all : 1...Self.most ~= worst.count ? .errors : .none
    traces = numbered == .all ? all : numbered == .errors ? worst : []
  }

  /// The ways; one that is the beginning of another is no way of its own.
  private static func ways(to findings: [Diagnostic]) -> [Trace] {
    var ways: [Trace] = []
    for trace in findings.compactMap(\.trace) {
      if ways.contains(where: { $0.begins(with: trace.steps[...]) }) { continue }
      ways.removeAll { trace.begins(with: $0.steps[...]) }
      ways.append(trace)
    }
    return ways
  }

  /// The taps and their numbers.
  func numbers(_ reader: FindingReader) -> [Number] {
    var numbers: [Number] = []
    for (way, trace) in traces.enumerated() {
      for (index, tap) in reader.taps(of: trace).enumerated() {
        let together = ways(along: trace.steps[...tap.step])
        guard together.first == way else { continue }
        let letters = together.count == traces.count ? "" : together.map(Self.letter).joined()
        numbers.append(Number(tap: tap, text: letters + TapNumber.text(index + 1)))
      }
    }
    return numbers
  }

  /// What each way alone leads to, by its letter; nothing where there is but one way.
  func legend(of findings: [Diagnostic]) -> [(letter: String, findings: [String])] {
    guard traces.count > 1 else { return [] }
    let words = WayWords(
      ways: traces.indices.map { way in
        findings.filter { $0.trace.map { ways(along: $0.steps[...]) == [way] } ?? false }
      })
    return traces.indices.map { (Self.letter($0), words.words(of: $0)) }
  }

  private func ways(along steps: ArraySlice<TraceStep>) -> [Int] {
    traces.indices.filter { traces[$0].begins(with: steps) }
  }

  private static func letter(_ way: Int) -> String {
    Unicode.Scalar(UInt8(ascii: "A") + UInt8(truncatingIfNeeded: way)).description
  }
}

extension Trace {
  /// Whether it goes along steps from the launch on.
  fileprivate func begins(with start: ArraySlice<TraceStep>) -> Bool { steps.starts(with: start) }
}
