import Diagnostics
import Localization

/// The context of a finding: findings with the same cause, its bound, its number of occurrences, and its device.
enum FindingContext {
  /// Returns a line for each part of the context that the finding has.
  static func lines(of diagnostic: Diagnostic) -> [String] {
    var lines: [Message] = []
    if case .bounded(let bound) = diagnostic.verdict {
      lines.append("checked up to \(extent(ofBound: bound)), no proof beyond that")
    }
    if diagnostic.occurrences > 1 {
      if let trace = diagnostic.trace {
        let this: Message = trace.isShortest ? "the shortest" : "one of them"
        lines.append("met on \(diagnostic.occurrences) paths, this is \(this)")
      } else {
        lines.append("met in \(diagnostic.occurrences) places, this is the first")
      }
    }
    if let projects = projects(of: diagnostic) { lines.append(projects) }
    if let device = diagnostic.subject.device { lines.append("only on \(.device(device))") }
    return AffectedText.lines(of: diagnostic) + lines.map(\.visible)
  }

  /// Returns which other projects have the finding in a shared file, or nil.
  static func projects(of diagnostic: Diagnostic) -> Message? {
    guard !diagnostic.otherProjects.isEmpty else { return nil }
    let folders = Message.list(diagnostic.otherProjects.map { Message(text: $0.visible) }, .none)
    return diagnostic.otherProjects.count == 1 ? "also in project \(folders)" : "also in projects \(folders)"
  }
}
