import Checking
import Diagnostics
import FlowSyntax
import Reporting

/// The findings of an older version, so that `check --new-since` reports only what is new.
struct OlderFindings {
  private let older: FindingChanges.Version
  private let newer: DiffVersion

  /// Checks the flows of the commit where this branch left a revision, with the settings of today.
  ///
  /// - Throws: `UsageError` if git does not know the revision, or if it cannot be compared.
  init(
    since revision: String, paths: [String], config: String?, _ options: CheckOptions, _ progress: ProgressReporter,
    on console: Console
  ) throws(UsageError) {
    let repository = try GitRepository(around: console.directory, on: console)
    _ = try repository.requiredCommit(of: revision)
    let commit = try repository.mergeBase(of: revision, "HEAD")
    let paths = paths.isEmpty ? ["."] : paths
    var old = try DiffVersion(
      .revision(revision, commit: commit, repository), paths: paths, config: config, besideFolder: true, on: console)
    newer = try DiffVersion(.path(paths[0]), paths: paths, config: config, on: console)
    old.followMoves(to: newer)
    if old.hasErrors {
      console.say("\"\(revision)\" has mistakes in its flows, so some of its findings count as new")
    }
    let comparisons = DiffPair.pairs(of: old, and: newer).compactMap { [old, newer] in
      $0.compared($0.comparison(old, newer), in: newer)
    }
    let checked = CheckedVersion(old, options, settingsOf: newer, progress)
    let renames = FindingRenames(
      comparisons, oldName: { [old] in old.name(of: old.files[$0]) },
      newName: { [newer] in newer.name(of: newer.files[$0]) })
    older = FindingChanges.Version(files: old.files, findings: checked.diagnostics, renamed: renames.renamed) {
      [old] in old.name(of: $0)
    }
  }

  /// Separates new findings from those of the older version; an error that prevents a check is never known.
  ///
  /// - Parameter files: the files of the findings.
  func classify(_ findings: [Diagnostic], in files: SourceFiles) -> (new: [Diagnostic], known: [Diagnostic]) {
    let others = findings.filter { !BaselineFile.mayKnow($0) }
    let changes = FindingChanges(
      from: older,
      to: FindingChanges.Version(files: files, findings: findings.filter(BaselineFile.mayKnow)) { [newer] in
        newer.name(of: $0)
      })
    return (changes.new + others, changes.kept)
  }
}
