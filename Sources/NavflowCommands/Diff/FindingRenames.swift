import Diagnostics
import FlowComparison

/// Gives the findings and verdicts of the old version the names of the new one, so that a rename makes no finding new.
struct FindingRenames: Sendable {
  /// The renames in each file of the old version, by the file's name.
  private let files: [String: Renames]

  /// The renames of each flow, with the names of the expectations that it has afterwards.
  private let flows: [(renames: Renames, expectations: Set<String>)]

  /// Collects the renames of all compared flows.
  init(_ comparisons: [FlowComparison], fileName: (FileID) -> String) {
    var files: [String: Renames] = [:]
    for comparison in comparisons {
      for file in comparison.old.files where files[fileName(file)] == nil {
        files[fileName(file)] = comparison.renames
      }
    }
    self.files = files
    flows = comparisons.map { ($0.renames, Set($0.old.expectations.map(\.displayName))) }
  }

  /// Returns the key of a finding with the new names.
  func renamed(_ finding: KnownFinding) -> KnownFinding {
    guard let renames = files[finding.file] else { return finding }
    var finding = finding
    finding.screen = finding.screen.map { renames.screens[$0] ?? $0 }
    finding.task = finding.task.map { renames.tasks[$0] ?? $0 }
    finding.action = finding.action.map { renames.label($0, onScreen: finding.screen, inTask: finding.task) ?? $0 }
    return finding
  }

  /// Returns the verdict with the new name of its expectation.
  ///
  /// A verdict does not name its flow. If another flow still has an expectation with the old name, the verdict keeps
  /// that name.
  func renamed(_ verdict: PropertyVerdict) -> PropertyVerdict {
    guard verdict.kind != .rule else { return verdict }
    let renaming = flows.indices.first { flows[$0].renames.expectation(verdict.property) != nil }
    guard let renaming, let name = flows[renaming].renames.expectation(verdict.property),
      !flows.indices.contains(where: { $0 != renaming && flows[$0].expectations.contains(verdict.property) })
    else { return verdict }
    var verdict = verdict
    verdict.property = name
    return verdict
  }
}
