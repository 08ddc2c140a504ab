import Checking
import Diagnostics
import FlowComparison
import FlowModel
import Reporting

/// Two checked versions, and what changed between them.
struct VersionComparison {
  /// The old version.
  let old: CheckedVersion
  /// The new version.
  let new: CheckedVersion
  /// The changes of findings.
  let findings: FindingChanges
  private let options: CheckOptions
  private let flows: [(pair: DiffPair, comparison: FlowComparison?)]
  private let renames: FindingRenames

  /// Checks two versions with the settings of the new one, the new one first, and compares them.
  ///
  /// - Parameter hasTraces: whether to collect the shortest traces to the screens.
  init(
    from old: DiffVersion, to new: DiffVersion, _ options: CheckOptions, hasTraces: Bool = false,
    _ progress: ProgressReporter
  ) {
    let judge = new.isEmpty ? old : new
    let pairs = DiffPair.pairs(of: old, and: new)
    let newDevices = DiffPair.newDevices(of: pairs, old, new, on: options.device)
    let checkedNew = CheckedVersion(
      new, options, settingsOf: judge, newDevices: newDevices, hasTraces: hasTraces, progress)
    let checkedOld = CheckedVersion(old, options, settingsOf: judge, hasTraces: hasTraces, progress)
    // Two files with different names are still versions of one flow, and so may be the files that they import.
    let isRenamed = old.isFile && new.isFile && old.path != new.path
    let fileName: @Sendable (DiffVersion, SourceFile) -> String = { isRenamed ? "" : $0.name(of: $1) }
    let flows = pairs.map { (pair: $0, comparison: $0.comparison(old, new)) }
    let renames = FindingRenames(
      flows.compactMap { pair, comparison in pair.compared(comparison, in: new) },
      oldName: { fileName(old, old.files[$0]) },
      newName: { fileName(new, new.files[$0]) })
    func findings(
      of checked: CheckedVersion, renamed: @escaping @Sendable (KnownFinding) -> KnownFinding = { $0 }
    ) -> FindingChanges.Version {
      let version = checked.version
      return FindingChanges.Version(
        files: version.files, findings: checked.diagnostics, onNewDevices: checked.onNewDevices,
        extent: checked.extent, renamed: renamed
      ) { fileName(version, $0) }
    }
    self.old = checkedOld
    self.new = checkedNew
    self.options = options
    self.flows = flows
    self.renames = renames
    self.findings = FindingChanges(
      from: findings(of: checkedOld, renamed: renames.renamed), to: findings(of: checkedNew))
  }

  /// Returns the report of the comparison.
  ///
  /// - Parameter hasPictures: whether to draw the changed part of each flow.
  func report(hasPictures: Bool) -> ComparisonReport {
    ComparisonReport(
      names: (old.version.name, new.version.name),
      flows: flows.map { pair, comparison in
        var flow = pair.compared(old, new, comparison, on: options.device)
        if hasPictures { flow.picture = picture(of: pair) }
        return flow
      },
      findings: findings,
      verdicts: VerdictChange.changes(from: old.verdicts.map(renames.renamed), to: new.verdicts),
      parts: new.parts.map {
        ComparisonReport.Part(
          folder: $0.session.project.folder, fileCount: $0.session.project.files.ids.count,
          failOn: $0.session.settings.failOn,
          allowsUndecided: $0.session.settings.allowsUndecided, verdicts: $0.result.verdicts)
      }, isPartial: old.isBroken || new.isBroken)
  }

  /// The report of a check of the new version, with only the new findings, and all errors that prevent a comparison.
  var newFindings: Report {
    var first = 0
    let reports = new.parts.map { part in
      let (session, result) = (part.session, part.result)
      let files = first..<session.project.files.ids.count
      first = files.upperBound
      func isInside(_ finding: Diagnostic) -> Bool { files.contains(finding.range.file.index) }
      let kept = findings.kept.filter(isInside)
      var report = session.report(
        result, files: session.project.files,
        diagnostics: findings.new.filter(isInside) + kept.filter { !BaselineFile.mayKnow($0) },
        known: kept.filter(BaselineFile.mayKnow), isPartial: session.hasErrors || old.isBroken)
      report.knownSource = .olderVersion
      return report
    }
    let files = new.version.files
    return reports.count == 1
      ? reports[0] : Report(joining: Report.markingSharedFindings(in: reports, files: files), files: files)
  }

  private func picture(of pair: DiffPair) -> String? {
    guard let before = pair.old.flatMap(old.version.flow), let after = pair.new.flatMap(new.version.flow) else {
      return nil
    }
    return DiffDrawing.picture(of: before, and: after, on: options.device)
  }
}
