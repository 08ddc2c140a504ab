import Diagnostics
import FlowRules
import FlowSyntax
import Reporting

/// The baselines of a run: the one whose findings are known, and the one that is written.
struct BaselineUse {
  /// Stale entries are named up to so many.
  private static let mostNamed = 20

  /// The files of the run, with the baselines.
  private(set) var files: SourceFiles
  /// What is wrong with the baselines.
  private(set) var diagnostics: [Diagnostic] = []
  private let source: BaselineFile?
  private let target: BaselineFile?
  private var known: [KnownFinding] = []
  private var kept: [KnownFinding] = []

  /// Reads the baselines that the command line or the settings name.
  ///
  /// - Throws: `UsageError` where there is none.
  init(_ choice: BaselineChoice, of project: Project, files: SourceFiles, on console: Console) throws(UsageError) {
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
      // What else is wrong with the settings is told as well.
      guard hasMistakes, choice.baseline == nil else { throw error }
      console.complain("navflow: \(error.message)\n")
    }
    if let target { kept = isSame ? known : try read(target, isNew: true) }
  }

  /// Whether what is known could be read.
  var isWhole: Bool { diagnostics.isEmpty }

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

  /// Leaves out the findings that are known, names what has gone, and writes what is known from now on.
  ///
  /// - Returns: the findings to tell, and how many are known.
  /// - Throws: `UsageError` where the baseline cannot be written.
  func sift(
    _ findings: [Diagnostic], in scope: CheckedScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    var told = (new: findings, known: 0)
    if let source {
      let outcome = Baseline(known).sift(findings.map { ($0, memory(of: $0, in: source)) })
      told = (outcome.new, outcome.known)
      let stale = outcome.stale.filter { scope.covers($0, of: source) }
      if isWhole, !stale.isEmpty, target?.absolute != source.absolute { complain(of: stale, in: source, on: console) }
    }
    guard let target, isWhole else { return told }
    return try write(findings, to: target, in: scope, on: console)
  }

  private func write(
    _ findings: [Diagnostic], to target: BaselineFile, in scope: CheckedScope, on console: Console
  ) throws(UsageError) -> (new: [Diagnostic], known: Int) {
    let memories = findings.map { ($0, memory(of: $0, in: target)) }
    // What this run did not look at stays known.
    let unmet = Baseline(kept).sift(memories).stale
    let others = unmet.filter { !scope.covers($0, of: target) }
    let known = memories.filter { !$0.1.isEmpty }
    try target.write(known.flatMap(\.1) + others, on: console)
    let number = known.count + others.count
    let gone = unmet.count - others.count
    console.complain(
      "navflow: the baseline \"\(target.path.visible)\" knows \(number) finding\(number == 1 ? "" : "s")"
        + (gone == 0 ? "\n" : "; \(gone) that it knew before \(gone == 1 ? "has" : "have") gone\n"))
    return (memories.filter(\.1.isEmpty).map(\.0), known.count)
  }

  /// What a baseline remembers of a finding; nothing of what it may not know: what is allowed, and mistakes that keep a file from
  /// being checked.
  private func memory(of diagnostic: Diagnostic, in file: BaselineFile) -> [KnownFinding] {
    guard diagnostic.allowed == nil, diagnostic.rule != PathFindings.rule.id else { return [] }
    if let rule = RuleRegistry.standard[diagnostic.rule], rule.family == .file, rule.severity == .error { return [] }
    return KnownFinding.all(of: diagnostic, in: files) { file.name(of: $0.path) }
  }

  private func complain(of stale: [KnownFinding], in file: BaselineFile, on console: Console) {
    let count = stale.count == 1 ? "1 finding that has" : "\(stale.count) findings that have"
    var lines = ["navflow: the baseline \"\(file.path.visible)\" knows \(count) gone:"]
    lines += stale.prefix(Self.mostNamed).map { "  \($0.words)" }
    if stale.count > Self.mostNamed { lines.append("  … and \(stale.count - Self.mostNamed) more") }
    lines.append("  write it anew with --write-baseline \(ShellWord.bare(file.path)), which also takes in what is new")
    console.complain(lines.map { $0 + "\n" }.joined())
  }
}
