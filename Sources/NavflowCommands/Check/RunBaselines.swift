import Checking
import Diagnostics
import FlowSyntax
import Localization
import Reporting
import Support

/// The baselines of a run: the one with the known findings, and the one to write.
struct RunBaselines {
  /// The maximum number of stale entries that are named.
  private static let maximumNameCount = 20

  /// The files of the run, including the baselines.
  private(set) var files: SourceFiles
  /// The errors in the baselines.
  private(set) var diagnostics: [Diagnostic] = []
  private let choice: BaselineOptions
  /// The baseline with the known findings.
  private let source: BaselineFile?
  /// The baseline to write.
  private let target: BaselineFile?
  private var known: [BaselineEntry] = []
  private var knownToTarget: [BaselineEntry] = []
  /// The contents of the two files as they were read; each is replaced only while it has that content.
  private var sourceContent = FileWriter.Expected.nothing
  private var targetContent = FileWriter.Expected.nothing

  /// Reads the baselines that the command line or the settings name.
  ///
  /// - Throws: `UsageError` if a baseline does not exist.
  init(
    _ choice: BaselineOptions, of session: CheckSession, files: SourceFiles, _ access: any FileAccess,
    on console: Console
  ) throws(UsageError) {
    self.files = files
    self.choice = choice
    let project = session.project
    let named = choice.baseline.map { BaselineFile($0, in: console.directory, access: access) }
    let source = named ?? session.baseline(in: console.directory, access: access)
    let target = choice.writeBaseline.map { BaselineFile($0, in: console.directory) }
    let isSame = source?.absolute == target?.absolute
    if choice.prune, source == nil {
      throw UsageError("--prune has no baseline: name it with --baseline, or as `baseline` in .navflow.yaml")
    }
    self.source = source
    self.target = target
    let hasMistakes = project.diagnostics.contains { $0.severity == .error && $0.range.file == project.settingsFile }
    do throws(UsageError) {
      if let source, !isSame { (known, sourceContent) = try read(source) }
    } catch {
      // The other errors in the settings are reported as well.
      guard hasMistakes, choice.baseline == nil else { throw error }
      console.say(error.message)
    }
    if let target { (knownToTarget, targetContent) = readReplaced(target, on: console) }
    if isSame { known = knownToTarget }
  }

  /// Returns the problem with a baseline that must exist and does not, or nil.
  static func missing(
    _ choice: BaselineOptions, of session: CheckSession, _ access: any FileAccess, on console: Console
  ) -> PathProblem? {
    let named = choice.baseline.map { BaselineFile($0, in: console.directory, access: access) }
    guard let file = named ?? session.baseline(in: console.directory, access: access) else { return nil }
    let target = choice.writeBaseline.map { BaselineFile($0, in: console.directory) }
    guard file.absolute != target?.absolute, access.kind(of: file.absolute) == nil else { return nil }
    return PathProblem(
      path: file.path,
      message: "there is no baseline \"\(file.path)\": write it with --write-baseline \(file.path), or leave it out")
  }

  /// Whether the baseline with the known findings has no errors.
  var isValid: Bool { diagnostics.isEmpty }

  private mutating func read(_ file: BaselineFile) throws(UsageError) -> ([BaselineEntry], FileWriter.Expected) {
    let result: (reading: BaselineReader.Reading, content: [UInt8])?
    do throws(FileProblem) { result = try file.read(into: &files) } catch {
      throw UsageError("the baseline \"\(file.path)\" cannot be read: \(error.text)")
    }
    guard let (reading, content) = result else {
      throw UsageError(
        "there is no baseline \"\(file.path)\": write it with --write-baseline \(file.path), or leave it out")
    }
    diagnostics += reading.diagnostics
    return (reading.known, .bytes(content))
  }

  /// Reads the baseline that will be replaced; one with errors knows nothing.
  private func readReplaced(
    _ file: BaselineFile, on console: Console
  ) -> (known: [BaselineEntry], content: FileWriter.Expected) {
    var files = files
    let result: (reading: BaselineReader.Reading, content: [UInt8])?
    do throws(FileProblem) { result = try file.read(into: &files) } catch { return ([], .anything) }
    guard let (reading, content) = result else { return ([], .nothing) }
    if reading.diagnostics.isEmpty { return (reading.known, .bytes(content)) }
    console.say("the old baseline \"\(file.path)\" has mistakes, so it is replaced by the findings of this run")
    return ([], .bytes(content))
  }

  /// The findings of a run, compared with the baselines.
  struct Classification {
    /// The findings to report.
    var new: [Diagnostic]
    /// The known findings.
    var known: [Diagnostic] = []
    /// Whether a baseline is not as the options demand.
    var fails = false
  }

  /// Removes known findings, reports stale entries, and writes the new baseline.
  ///
  /// - Throws: `UsageError` if the baseline cannot be written.
  func classify(
    _ findings: [Diagnostic], in scope: CheckScope, on console: Console
  ) throws(UsageError) -> Classification {
    var reported = Classification(new: findings)
    if let source {
      let names = scope.existingNames(for: source)
      let outcome = Baseline(known).classify(source.keyed(findings, in: files), names: names)
      reported = Classification(new: outcome.new, known: outcome.kept)
      let stale = outcome.stale.filter { scope.covers($0, of: source, names) }
      if isValid, !stale.isEmpty, target?.absolute != source.absolute {
        if choice.prune {
          try prune(stale, from: source, on: console)
        } else {
          reportStale(stale, in: source, on: console)
          reported.fails = choice.strictBaseline
        }
      }
    }
    guard let target else { return reported }
    return try write(findings, to: target, in: scope, on: console)
  }

  /// Writes the baseline without the findings that are gone.
  private func prune(_ stale: [KnownFinding], from source: BaselineFile, on console: Console) throws(UsageError) {
    var left = known
    for finding in stale { left.firstIndex { $0.finding == finding }.map { _ = left.remove(at: $0) } }
    try OutputFile(source.path, on: console).write(
      Array(BaselineText(left).render().utf8), replacing: sourceContent)
    console.say(
      stale.count == 1
        ? "removed from the baseline \"\(source.path)\": 1 finding that is gone"
        : "removed from the baseline \"\(source.path)\": \(stale.count) findings that are gone")
  }

  private func write(
    _ findings: [Diagnostic], to target: BaselineFile, in scope: CheckScope, on console: Console
  ) throws(UsageError) -> Classification {
    let keyed = target.keyed(findings, in: files)
    let names = scope.existingNames(for: target)
    let before = Baseline(knownToTarget).classify(keyed, names: names)
    let added = before.new.count - keyed.count { $0.keys.own.isEmpty }
    if choice.baselineMayNotGrow, added > 0 {
      console.say(
        "the baseline \"\(target.path)\" is not written: it does not know \(.count(added, "finding")) of this run")
      return Classification(new: before.new, known: before.kept, fails: true)
    }
    // Findings outside the scope of this run stay known.
    let missing = before.stale
    let others = missing.filter { !scope.covers($0, of: target, names) }
    let also = Dictionary(knownToTarget.map { ($0.finding, $0.also) }) { first, _ in first }
    let known = keyed.filter { !$0.keys.own.isEmpty }
    let entries =
      known.flatMap { BaselineEntry.all(of: $0.keys) } + others.map { BaselineEntry($0, also: also[$0] ?? []) }
    try OutputFile(target.path, on: console).write(
      Array(BaselineText(entries).render().utf8), replacing: targetContent)
    let number = known.count + others.count
    let gone = missing.count - others.count
    let knowledge: Message = "the baseline \"\(target.path)\" knows \(.count(number, "finding"))"
    console.say(
      gone == 0
        ? knowledge
        : gone == 1
          ? "\(knowledge); 1 that it knew before is gone" : "\(knowledge); \(gone) that it knew before are gone")
    return Classification(new: keyed.filter(\.keys.own.isEmpty).map(\.diagnostic), known: known.map(\.diagnostic))
  }

  private func reportStale(_ stale: [KnownFinding], in file: BaselineFile, on console: Console) {
    console.say(
      stale.count == 1
        ? "the baseline \"\(file.path)\" knows 1 finding that is gone:"
        : "the baseline \"\(file.path)\" knows \(stale.count) findings that are gone:")
    var lines = stale.prefix(Self.maximumNameCount).map { "  \($0.words)" }
    if stale.count > Self.maximumNameCount {
      lines.append("  " + localized("… and \(stale.count - Self.maximumNameCount) more"))
    }
    let advice: Message =
      "add --prune to remove what is gone; --write-baseline \(ShellWord.bare(file.path)) also adds the new findings"
    lines.append("  " + advice.localized)
    console.writeError(lines.map { $0 + "\n" }.joined())
  }
}
