import Diagnostics
import Localization

/// Formats one finding as lines of text.
struct FindingText {
  /// The files of the finding.
  let files: SourceFiles
  /// The colours.
  let styled: TextStyler

  /// Returns the lines, the headline first.
  func lines(for diagnostic: Diagnostic, hintsAtAllow: Bool) -> [String] {
    var lines = [headline(of: diagnostic)]
    lines += excerpt(of: diagnostic.range, in: diagnostic.severity)
    for note in diagnostic.notes {
      lines.append("  \(place(of: note.range)): \(styled(localized("note"), .bold)): \(note.message.visible)")
      lines += excerpt(of: note.range, in: .info).map { "  " + $0 }
    }
    if let trace = diagnostic.trace { lines += self.lines(for: trace, verdict: diagnostic.verdict) }
    lines += FindingContext.lines(of: diagnostic).map { "  " + $0 } + helps(of: diagnostic)
    if hintsAtAllow, let hint = AllowHint(for: diagnostic) { lines.append("  " + styled(hint.text, .faint)) }
    return lines
  }

  /// Returns the headline, with the other projects that have the finding, and the device if it is not on all devices.
  func briefLine(for diagnostic: Diagnostic) -> String {
    let notes: [Message?] = [
      FindingContext.projects(of: diagnostic), diagnostic.subject.device.map { "only on \(.device($0))" },
    ]
    return ([headline(of: diagnostic)] + notes.compactMap(\.self).map { "(\($0.visible))" })
      .joined(separator: " ")
  }

  /// Returns the headline, the path on one line, the help and the replay command, for a comparison.
  func summaryLines(for diagnostic: Diagnostic) -> [String] {
    let path = Self.path(of: diagnostic).map { ["  \(styled(localized("path"), .bold)): \($0.visible)"] } ?? []
    let replay = diagnostic.trace.map { ["  \(localized("replay")): \($0.replay.commandLine)"] } ?? []
    let projects = FindingContext.projects(of: diagnostic).map { ["  " + $0.visible] } ?? []
    return [headline(of: diagnostic)] + path + replay + projects + helps(of: diagnostic)
  }

  /// Returns the taps that lead to a finding on one line, or nil if it has no trace.
  static func path(of diagnostic: Diagnostic) -> String? {
    guard let trace = diagnostic.trace else { return nil }
    return trace.replay.taps.isEmpty
      ? localized("at launch") : trace.replay.taps.map { Message.move($0).localized }.joined(separator: " › ")
  }

  /// Returns the first line.
  func headline(of diagnostic: Diagnostic) -> String {
    let severity = styled(Message(key: diagnostic.severity.rawValue).localized, diagnostic.severity)
    let message = styled(diagnostic.message.visible, .bold)
    return "\(place(of: diagnostic.range)): \(severity): \(message) \(styled("[\(diagnostic.rule)]", .faint))"
  }

  private func place(of range: SourceRange) -> String {
    "\(files[range.file].path.visible):\(range.start.line):\(range.start.column)"
  }

  private func excerpt(of range: SourceRange, in severity: Severity) -> [String] {
    guard let excerpt = Excerpt(of: range, in: files[range.file]) else { return [] }
    let number = String(range.start.line).paddedAtStart(to: 4)
    let blank = String(repeating: " ", count: number.count)
    let rest = range.end.line > range.start.line ? localized(" to line \(range.end.line)") : ""
    let carets = styled(excerpt.carets + rest, severity)
    return ["\(number) | \(excerpt.text)", "\(blank) | \(excerpt.blanks)\(carets)"]
  }

  private func helps(of diagnostic: Diagnostic) -> [String] {
    // The summary of a suggestion is the help for people if there is no other.
    guard let help = diagnostic.help ?? diagnostic.suggestion?.summary else { return [] }
    var lines = help.localized.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, line in
      (index == 0 ? "  \(styled(localized("help"), .bold)): " : "        ") + String(line).visible
    }
    if let suggestion = diagnostic.suggestion {
      let option = suggestion.isCertain ? "--fix" : "--fix --unsafe-fixes"
      lines[lines.count - 1] += styled(" [\(option)]", .faint)
    }
    return lines
  }

  private func lines(for trace: Trace, verdict: Verdict?) -> [String] {
    let taps = Message.count(trace.taps, "tap")
    let isFewest = verdict == .violated && trace.isShortest
    let measure: Message = trace.taps == 0 ? "at launch" : isFewest ? "\(taps), the fewest" : taps
    let device = trace.replay.device.map { Message.device($0.visible) }
    let title: Message =
      device.map { "how to get here on \($0) (\(measure)):" } ?? "how to get here (\(measure)):"
    let table = TraceTable(trace).lines.map { "    " + $0 }
    return ["  \(title.localized)"] + table + ["  \(localized("replay")): \(trace.replay.commandLine)"]
  }
}

extension String {
  /// Returns the text, padded with spaces at its start.
  fileprivate func paddedAtStart(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - displayWidth)) + self
  }
}
