import Diagnostics

/// The traces of findings, with numbers for their taps; a common prefix of several traces is numbered once.
struct NumberedTraces: Sendable {
  /// A tap with its number: `③`, or `B④` if not all traces contain the tap.
  struct Number: Sendable {
    /// The tap.
    var tap: TracedTap
    /// The text beside it.
    var text: String
  }

  /// Which traces are numbered.
  enum Numbered: Hashable, Sendable {
    case all
    /// Only the traces of errors, because there are too many traces.
    case errors
    case none
  }

  /// The maximum number of traces; more make the drawing unreadable.
  static let maximumCount = 2

  /// Which traces are numbered.
  let numbered: Numbered
  private let traces: [Trace]

  /// Collects the traces of all findings, or only of errors if there are too many.
  init(of findings: [Diagnostic]) {
    let all = Self.traces(of: findings)
    let worst = Self.traces(of: findings.filter { $0.severity == .error })
    numbered = all.count <= Self.maximumCount ? .all : 1...Self.maximumCount ~= worst.count ? .errors : .none
    traces = numbered == .all ? all : numbered == .errors ? worst : []
  }

  /// Returns the traces of findings, without those that are a prefix of another.
  private static func traces(of findings: [Diagnostic]) -> [Trace] {
    var traces: [Trace] = []
    for trace in findings.compactMap(\.trace) {
      if traces.contains(where: { $0.begins(with: trace.steps[...]) }) { continue }
      traces.removeAll { trace.begins(with: $0.steps[...]) }
      traces.append(trace)
    }
    return traces
  }

  /// Returns the taps with their numbers.
  func numbers(_ reader: FindingReader) -> [Number] {
    var numbers: [Number] = []
    for (index, trace) in traces.enumerated() {
      for (offset, tap) in reader.taps(of: trace).enumerated() {
        let sharing = indices(startingWith: trace.steps[...tap.step])
        guard sharing.first == index else { continue }
        let letters = sharing.count == traces.count ? "" : sharing.map(Self.letter).joined()
        numbers.append(Number(tap: tap, text: letters + TapNumber.text(offset + 1)))
      }
    }
    return numbers
  }

  /// Returns the letter of each trace with the findings that only it leads to; empty if there is only one trace.
  func legend(of findings: [Diagnostic]) -> [(letter: String, findings: [String])] {
    guard traces.count > 1 else { return [] }
    let descriptions = TraceDescriptions(
      findings: traces.indices.map { index in
        findings.filter { $0.trace.map { indices(startingWith: $0.steps[...]) == [index] } ?? false }
      })
    return traces.indices.map { (Self.letter($0), descriptions.descriptions(of: $0)) }
  }

  private func indices(startingWith steps: ArraySlice<TraceStep>) -> [Int] {
    traces.indices.filter { traces[$0].begins(with: steps) }
  }

  private static func letter(_ index: Int) -> String {
    Unicode.Scalar(UInt8(ascii: "A") + UInt8(truncatingIfNeeded: index)).description
  }
}

extension Trace {
  /// Returns whether the trace starts with the steps.
  fileprivate func begins(with start: ArraySlice<TraceStep>) -> Bool { steps.starts(with: start) }
}

/// Formats the numbers of taps.
enum TapNumber {
  /// Returns `①` to `⑳`, and `(21)` and so on.
  static func text(_ number: Int) -> String {
    guard (1...20).contains(number), let scalar = Unicode.Scalar(0x245F + UInt32(number)) else { return "(\(number))" }
    return String(scalar)
  }
}
