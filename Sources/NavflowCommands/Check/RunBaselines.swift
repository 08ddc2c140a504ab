import ArgumentParser
import Checking
import Diagnostics
import FlowSyntax
import Reporting

/// The baselines of a run: the one with the known findings, and the one to write.
struct RunBaselines {
  /// The maximum number of stale entries that are named.
  private static let maximumNameCount = 20

  /// The files of the run, including the baselines.
  private(set) var files: SourceFiles
  /// The errors in the baselines.
  private(set) var diagnostics: [Diagnostic] = []
  private let source: BaselineFile?
  private let target: BaselineFile?
  private var known: [KnownFinding] = []
  private var kept: [KnownFinding] = []

  /// Reads the baselines that the command line or the settings name.
  ///
  /// - Throws: `UsageError` if a baseline does not exist.
  init(
    _ choice: BaselineOptions, of session: CheckSession, files: SourceFiles, on console: Console
  ) throws(UsageError) {
    self.files = files
    let project = session.project
    let source = (choice.baseline ?? session.baselinePath).map { BaselineFile($0, in: console.directory) }
    let target = choice.writeBaseline.map { BaselineFile($0, in: console.directory) }
    let isSame = source?.absolute == target?.absolute
    self.source = source
    self.target = target
    let hasMistakes = project.diagnostics.contains { $0.severity == .error && $0.range.file == project.settingsFile }
    do throws(UsageError) {
      if let source { known = try read(source, isNew: isSame) }
    } catch {
      // The other errors in the settings are reported as well.
      guard hasMistakes, choice.baseline == nil else { throw error }
      console.writeError("navflow: \(error.message)\n")
    }
    if let target { kept = isSame ? known : try read(target, isNew: true) }
  }

  /// Whether the baselines have no errors.
  var isValid: Bool { diagnostics.isEmpty }

  private mutating func read(_ file: BaselineFile, isNew: Bool) throws(UsageError) -> [KnownFinding] {
    let reading: BaselineReader.Reading?
    do throws(FileProblem) { reading = try file.read(into: &files) } catch {
      throw UsageError("the baseline \"\(file.path)\" cannot be read: \(error.text)")
    }
    guard let reading else {
      if isNew { return [] }
      throw UsageError(
        "there is no baseline \"\(file.path)\": write it with --write-baseline \(file.path), or leave it out")
    }
    diagnostics += reading.diagnostics
    return reading.known
  }

  /// Removes known findings, reports stale entries, and writes the new baseline.
  ///
  /// - Returns: the findings to report, and the number of known ones.
  /// - Throws: `UsageError` if the baseline cannot be written.
  func classify(
    _ findings: [Diagnostic], in scope: CheckScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    var reported = (new: findings, known: 0)
    if let source {
      let outcome = Baseline(known).classify(source.keyed(findings, in: files))
      reported = (outcome.new, outcome.known)
      let stale = outcome.stale.filter { scope.covers($0, of: source) }
      if isValid, !stale.isEmpty, target?.absolute != source.absolute { reportStale(stale, in: source, on: console) }
    }
    guard let target, isValid else { return reported }
    return try write(findings, to: target, in: scope, on: console)
  }

  private func write(
    _ findings: [Diagnostic], to target: BaselineFile, in scope: CheckScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    let keyed = target.keyed(findings, in: files)
    // Findings outside the scope of this run stay known.
    let missing = Baseline(kept).classify(keyed).stale
    let others = missing.filter { !scope.covers($0, of: target) }
    let known = keyed.filter { !$0.keys.isEmpty }
    try OutputFile(target.path, on: console).write(Array(BaselineText(known.flatMap(\.keys) + others).render().utf8))
    let number = known.count + others.count
    let gone = missing.count - others.count
    console.writeError(
      "navflow: the baseline \"\(target.path.visible)\" knows \(number) finding\(number == 1 ? "" : "s")"
        + (gone == 0 ? "\n" : "; \(gone) that it knew before \(gone == 1 ? "has" : "have") gone\n"))
    return (keyed.filter(\.keys.isEmpty).map(\.diagnostic), known.count)
  }

  private func reportStale(_ stale: [KnownFinding], in file: BaselineFile, on console: Console) {
    let count = stale.count == 1 ? "1 finding that has" : "\(stale.count) findings that have"
    var lines = ["navflow: the baseline \"\(file.path.visible)\" knows \(count) gone:"]
    lines += stale.prefix(Self.maximumNameCount).map { "  \($0.words)" }
    if stale.count > Self.maximumNameCount { lines.append("  … and \(stale.count - Self.maximumNameCount) more") }
    lines.append(
      "  write it again with --write-baseline \(ShellWord.bare(file.path)), which also adds the new findings")
    console.writeError(lines.map { $0 + "\n" }.joined())
  }
}

/// The options for baselines.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Report only findings that are not in this baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write all findings of this run to a baseline.", valueName: "file"))
  var writeBaseline: String?
}
