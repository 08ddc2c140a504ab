import Diagnostics
import FlowModel
import FlowSimulation
import ReviewPages

extension ProjectRuns {
  /// Returns the review page of all projects.
  ///
  /// - Parameters:
  ///   - configurations: the maximum number of configurations on the page for each flow and device.
  ///   - traces: the shortest traces to the screens, from the same check.
  func reviewPage(configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams) -> ReviewPage {
    var pictures = PagePictures()
    let report = report
    return ReviewPage(
      report: report,
      flows: outcomes.flatMap { outcome in
        outcome.flows.map { flow in
          var reviewed = outcome.reviewed(flow, configurations, traces, diagrams)
          pictures.add(to: &reviewed, in: report.files, outcome.access, on: diagrams.console)
          return reviewed
        }
      })
  }
}

extension CheckRun.Outcome {
  fileprivate func reviewed(
    _ flow: Flow, _ configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams
  ) -> ReviewedFlow {
    let path = report.files[flow.file].path
    let devices = session.devices(of: flow)
    let findings = report.diagnostics.filter { finding in
      finding.trace.map { $0.replay.file == path } ?? flow.files.contains(finding.range.file)
    }
    let graphs = devices.compactMap { device in
      ReachableGraph(of: flow, on: device, limit: configurations, findings: findings, in: report.files, traces)
    }
    return ReviewedFlow(
      flow: flow, diagrams: devices.flatMap { diagrams.pictures(of: flow, on: $0, marking: open(findings, on: $0)) },
      nodes: diagrams.nodes(of: flow), graphs: graphs)
  }

  private func open(_ findings: [Diagnostic], on device: Device) -> [Diagnostic] {
    findings.filter { $0.allowed == nil && ($0.subject.device ?? device.rawValue) == device.rawValue }
  }
}

extension ReachableGraph {
  /// Explores a flow on a device along the traces of its findings and the shortest traces to its screens; returns nil for
  /// a fragment, which cannot be launched.
  ///
  /// - Parameter renamed: the flow with the names of the version that it is compared with, or nil.
  init?(
    of flow: Flow, on device: Device, limit: Int, findings: [Diagnostic], in files: SourceFiles, _ traces: ScreenTraces,
    renamed: Flow? = nil
  ) {
    guard let simulator = Simulator(flow.withOpenings(), on: device) else { return nil }
    let name = device == flow.devices.first ? nil : device.rawValue
    let replays = findings.compactMap(\.trace?.replay)
      .filter { $0.file == files[flow.file].path && $0.device == name }
    self.init(
      simulator, limit: limit, along: KeptTraces(findings: replays, screens: traces[flow, device]),
      renamed: renamed.flatMap { Simulator($0.withOpenings(), on: device) })
  }
}
