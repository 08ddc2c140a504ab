import Diagnostics

/// How sure a finding is, how frequent, and where it holds.
enum Circumstances {
  /// A line for each thing that there is to say, none for a finding that is sure, single, and the same on every device.
  static func lines(of diagnostic: Diagnostic) -> [String] {
    var lines: [String] = []
    if case .bounded(let bound) = diagnostic.verdict {
      lines.append("checked up to \(count(bound, "tap")), no proof beyond that")
    }
    if diagnostic.occurrences > 1 {
      let places =
        diagnostic.trace == nil ? "in \(diagnostic.occurrences) places" : "on \(diagnostic.occurrences) paths"
      lines.append("met \(places), this is the \(diagnostic.trace == nil ? "first" : "shortest")")
    }
    if let device = diagnostic.subject.device { lines.append("only on \(device.visible)") }
    return lines
  }
}
