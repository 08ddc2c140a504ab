import Diagnostics
import FlowComparison
import FlowModel

/// Gives the findings and verdicts of the old version the names of the new one, so that a rename makes no finding new.
struct FindingRenames: Sendable {
  /// The renames in each file of the old version, by the file's name.
  private let files: [String: Renames]

  /// What a file declares.
  private enum Element: Hashable {
    case screen(String)
    case task(String)
    case entry(String)
  }

  /// The files that declare elements now, by the files that declared them and by their new names.
  private let places: [String: [Element: String]]

  /// The renames of each flow, with the names of the expectations that it has afterwards.
  private let flows: [(renames: Renames, expectations: Set<String>)]

  /// Collects the renames of all compared flows.
  ///
  /// - Parameters:
  ///   - comparisons: the comparison of each flow, with its new version.
  ///   - oldName: returns the name of a file of the old version.
  ///   - newName: returns the name of a file of the new version.
  init(
    _ comparisons: [(comparison: FlowComparison, new: Flow)], oldName: (FileID) -> String, newName: (FileID) -> String
  ) {
    var files: [String: Renames] = [:]
    var places: [String: [Element: String]] = [:]
    for (comparison, new) in comparisons {
      for file in comparison.old.files where files[oldName(file)] == nil {
        files[oldName(file)] = comparison.renames
      }
      let newPlaces = Dictionary(Self.elements(of: new)) { first, _ in first }.mapValues(newName)
      for (element, file) in Self.elements(of: comparison.old) {
        guard let place = newPlaces[element], place != oldName(file) else { continue }
        places[oldName(file), default: [:]][element] = place
      }
    }
    self.files = files
    self.places = places
    flows = comparisons.map { ($0.comparison.renames, Set($0.comparison.old.expectations.map(\.displayName))) }
  }

  /// Returns what a flow declares, with the files.
  private static func elements(of flow: Flow) -> [(Element, FileID)] {
    flow.screens.map { (Element.screen($0.name.value), $0.name.range.file) }
      + flow.tasks.map { (Element.task($0.name.value), $0.name.range.file) }
      + flow.entries.map { (Element.entry(flow[$0].label.value), flow[$0].label.range.file) }
  }

  /// Returns the key of a finding with the new names.
  func renamed(_ finding: KnownFinding) -> KnownFinding {
    guard let renames = files[finding.file] else { return finding }
    var finding = finding
    finding.screen = finding.screen.map { renames.screens[$0] ?? $0 }
    finding.task = finding.task.map { renames.tasks[$0] ?? $0 }
    finding.action = finding.action.map { renames.label($0, onScreen: finding.screen, inTask: finding.task) ?? $0 }
    let element =
      finding.screen.map(Element.screen) ?? finding.action.map(Element.entry) ?? finding.task.map(Element.task)
    if let element, let place = places[finding.file]?[element] { finding.file = place }
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
