import Checking
import Diagnostics
import FlowModel
import FlowSimulation
import Reporting
import ReviewPages

/// A comparison as a page, with both versions of each flow to walk through.
struct DiffPage {
  /// The maximum number of configurations of each flow, version and device.
  private static let maximumCount = 5_000

  private let old: CheckedVersion
  private let new: CheckedVersion
  private let device: Device?
  private let console: Console

  /// Creates the page of two checked versions.
  init(_ old: CheckedVersion, _ new: CheckedVersion, on device: Device?, _ console: Console) {
    self.old = old
    self.new = new
    self.device = device
    self.console = console
  }

  /// Returns the page for a report.
  func text(of report: ComparisonReport) -> String {
    var pictures = PagePictures()
    let flows = DiffPair.pairs(of: old.version, and: new.version).compactMap { pair in
      version(old, pair.old, &pictures).flatMap { before in
        version(new, pair.new, &pictures).map { (old: before, new: $0) }
      }
    }
    let text = TextComparison(colour: false).render(report)
    return ComparisonPage(names: (old.version.name, new.version.name), text: text, flows: flows).render()
  }

  /// Returns a version of a flow, or nil if the version has none that can be launched.
  private func version(
    _ checked: CheckedVersion, _ file: FileID?, _ pictures: inout PagePictures
  ) -> ComparisonPage.Version? {
    guard let flow = file.flatMap(checked.version.flow), !flow.isFragment else { return nil }
    let files = checked.version.project.files
    let replays = checked.diagnostics.compactMap(\.trace?.replay).filter { $0.file == files[flow.file].path }
    let graphs = flow.devices.filter { device == nil || $0 == device }
      .compactMap { Simulator(flow.withOpenings(), on: $0) }
      .map { simulator in
        let name = simulator.device == flow.devices.first ? nil : simulator.device.rawValue
        let kept = KeptTraces(
          findings: replays.filter { $0.device == name }, screens: checked.traces[flow, simulator.device])
        return ReachableGraph(simulator, limit: Self.maximumCount, along: kept)
      }
    let (uris, problems) = pictures.pictures(of: flow, in: files, on: console)
    for problem in problems { console.writeError("navflow: \(problem.visible)\n") }
    return ComparisonPage.Version(
      files: files,
      flow: ReviewedFlow(
        flow: flow, diagrams: [], nodes: [:], graphs: graphs, pictures: uris,
        missingPictures: problems.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }))
  }
}
