import FlowComparison
import FlowModel
import FlowSimulation
import Reporting
import ReviewPages

/// A comparison as a page, with both versions of each changed flow to walk through.
struct DiffPage {
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
    var flows: [(old: ReviewedFlow, new: ReviewedFlow)] = []
    for pair in DiffPair.pairs(of: old.version, and: new.version) {
      guard let comparison = pair.comparison(old.version, new.version), !comparison.changes.isEmpty,
        let before = pair.old.flatMap(old.version.flow), let after = pair.new.flatMap(new.version.flow),
        let old = reviewed(before, old, renamed: comparison.old, &pictures), let new = reviewed(after, new, &pictures)
      else { continue }
      flows.append((old, new))
    }
    let revisions = [old.version, new.version].filter(\.isRevision).map(\.name)
    return ComparisonPage(report: report, flows: flows, revisions: revisions).render()
  }

  /// Returns a flow to walk through, or nil if it cannot be launched.
  ///
  /// - Parameter renamed: the flow with the names of the other version, or nil if it has them.
  private func reviewed(
    _ flow: Flow, _ checked: CheckedVersion, renamed: Flow? = nil, _ pictures: inout PagePictures
  ) -> ReviewedFlow? {
    let files = checked.version.files
    let graphs = flow.devices.filter { device == nil || $0 == device }.compactMap { device in
      ReachableGraph(
        of: flow, on: device, limit: ReportCommand.defaultConfigurationCount, findings: checked.diagnostics, in: files,
        checked.traces, renamed: renamed)
    }
    guard !graphs.isEmpty else { return nil }
    var reviewed = ReviewedFlow(flow: flow, diagrams: [], nodes: [:], graphs: graphs)
    pictures.add(to: &reviewed, in: files, checked.version.access, on: console)
    return reviewed
  }
}
