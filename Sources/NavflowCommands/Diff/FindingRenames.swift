import Diagnostics
import FlowComparison

/// Gives the findings and verdicts of the old version the names of the new one, so that a rename makes no finding new.
struct FindingRenames: Sendable {
  /// The renames in each file of the old version, by the file's name.
  private let files: [String: Renames]

  private let all: [Renames]

  /// Collects the renames of all compared flows.
  init(_ comparisons: [FlowComparison], fileName: (FileID) -> String) {
    var files: [String: Renames] = [:]
    for comparison in comparisons {
      for file in comparison.old.files where files[fileName(file)] == nil {
        files[fileName(file)] = comparison.renames
      }
    }
    self.files = files
    all = comparisons.map(\.renames)
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
  func renamed(_ verdict: PropertyVerdict) -> PropertyVerdict {
    var verdict = verdict
    if let name = all.lazy.compactMap({ $0.expectation(verdict.property) }).first { verdict.property = name }
    return verdict
  }
}
