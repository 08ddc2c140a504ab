import Diagnostics
import Reporting

extension Console {
  /// Writes errors in files to standard error, without a summary.
  func writeErrors(_ errors: [Diagnostic], in files: SourceFiles) {
    guard !errors.isEmpty else { return }
    let report = Report(files: files, diagnostics: errors, scope: .init(flows: 1, screens: 0, tasks: 0))
    let text = TextReport(colour: false, isAllowable: { _ in false }).render(report)
    // The summary is removed, because nothing was checked.
    writeError(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n") + "\n")
  }
}
