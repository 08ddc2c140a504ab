import ArgumentParser
import Diagnostics
import FlowRules
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
  init(_ choice: BaselineOptions, of project: Project, files: SourceFiles, on console: Console) throws(UsageError) {
    self.files = files
    let configured = project.settings.baseline.map { path in
      FilePath.relative(
        FilePath.absolute(path, in: FilePath.absolute(project.folder, in: console.directory)), to: console.directory)
    }
    let source = (choice.baseline ?? configured).map { BaselineFile($0, in: console.directory) }
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
    guard let content = try file.read() else {
      if isNew { return [] }
      throw UsageError(
        "there is no baseline \"\(file.path)\": write it with --write-baseline \(file.path), or leave it out")
    }
    let reading = BaselineReader.read(content, id: files.add(content))
    diagnostics += reading.diagnostics
    return reading.known
  }

  /// Removes known findings, reports stale entries, and writes the new baseline.
  ///
  /// - Returns: the findings to report, and the number of known ones.
  /// - Throws: `UsageError` if the baseline cannot be written.
  func classify(
    _ findings: [Diagnostic], in scope: CheckedScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    var reported = (new: findings, known: 0)
    if let source {
      let outcome = Baseline(known).classify(findings.map { ($0, keys(of: $0, in: source)) })
      reported = (outcome.new, outcome.known)
      let stale = outcome.stale.filter { scope.covers($0, of: source) }
      if isValid, !stale.isEmpty, target?.absolute != source.absolute { reportStale(stale, in: source, on: console) }
    }
    guard let target, isValid else { return reported }
    return try write(findings, to: target, in: scope, on: console)
  }

  private func write(
    _ findings: [Diagnostic], to target: BaselineFile, in scope: CheckedScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    let keyed = findings.map { ($0, keys(of: $0, in: target)) }
    // Findings outside the scope of this run stay known.
    let missing = Baseline(kept).classify(keyed).stale
    let others = missing.filter { !scope.covers($0, of: target) }
    let known = keyed.filter { !$0.1.isEmpty }
    try target.write(known.flatMap(\.1) + others, on: console)
    let number = known.count + others.count
    let gone = missing.count - others.count
    console.writeError(
      "navflow: the baseline \"\(target.path.visible)\" knows \(number) finding\(number == 1 ? "" : "s")"
        + (gone == 0 ? "\n" : "; \(gone) that it knew before \(gone == 1 ? "has" : "have") gone\n"))
    return (keyed.filter(\.1.isEmpty).map(\.0), known.count)
  }

  /// Returns the keys of a finding in a baseline.
  ///
  /// Accepted findings and errors that prevent a check of the file have none, because a baseline must not contain them.
  private func keys(of diagnostic: Diagnostic, in file: BaselineFile) -> [KnownFinding] {
    guard diagnostic.allowed == nil, diagnostic.rule != PathFindings.rule.id else { return [] }
    if let rule = RuleRegistry.standard[diagnostic.rule], rule.family == .file, rule.severity == .error { return [] }
    return KnownFinding.all(of: diagnostic, in: files) { file.name(of: $0.path) }
  }

  private func reportStale(_ stale: [KnownFinding], in file: BaselineFile, on console: Console) {
    let count = stale.count == 1 ? "1 finding that has" : "\(stale.count) findings that have"
    var lines = ["navflow: the baseline \"\(file.path.visible)\" knows \(count) gone:"]
    lines += stale.prefix(Self.maximumNameCount).map { "  \($0.words)" }
    if stale.count > Self.maximumNameCount { lines.append("  … and \(stale.count - Self.maximumNameCount) more") }
    lines.append("  write it anew with --write-baseline \(ShellWord.bare(file.path)), which also takes in what is new")
    console.writeError(lines.map { $0 + "\n" }.joined())
  }
}

/// The options for baselines.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Tell new findings only: those that this file does not know.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write all findings of this run to a file, as known from now on.", valueName: "file"))
  var writeBaseline: String?
}
