import Diagnostics
import FlowModel
import FlowSimulation
import ReviewPages

extension CheckRun.Outcome {
  /// Returns the review page.
  ///
  /// - Parameters:
  ///   - configurations: the maximum number of configurations on the page for each flow and device.
  ///   - traces: the shortest traces to the screens, from the same check.
  func reviewPage(configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams) -> ReviewPage {
    var pictures = PagePictures()
    return ReviewPage(
      report: report,
      flows: flows.map { flow in
        var reviewed = reviewed(flow, configurations, traces, diagrams)
        let (uris, problems) = pictures.pictures(of: flow, in: report.files, access, on: diagrams.console)
        for problem in problems { diagrams.console.writeError("navflow: \(problem.visible)\n") }
        reviewed.pictures = uris
        reviewed.missingPictures = problems.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
        return reviewed
      })
  }

  private func reviewed(
    _ flow: Flow, _ configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams
  ) -> ReviewedFlow {
    let path = report.files[flow.file].path
    let devices = session.devices(of: flow)
    let findings = report.diagnostics.filter { finding in
      finding.trace.map { $0.replay.file == path } ?? flow.files.contains(finding.range.file)
    }
    let replays = findings.compactMap(\.trace?.replay)
    let graphs = devices.compactMap { Simulator(flow.withOpenings(), on: $0) }.map { simulator in
      let name = simulator.device == flow.devices.first ? nil : simulator.device.rawValue
      let kept = KeptTraces(
        findings: replays.filter { $0.device == name }, screens: traces[flow, simulator.device])
      return ReachableGraph(simulator, limit: configurations, along: kept)
    }
    return ReviewedFlow(
      flow: flow, diagrams: devices.map { diagrams.picture(of: flow, on: $0, marking: open(findings, on: $0)) },
      nodes: diagrams.nodes(of: flow), graphs: graphs)
  }

  private func open(_ findings: [Diagnostic], on device: Device) -> [Diagnostic] {
    findings.filter { $0.allowed == nil && ($0.subject.device ?? device.rawValue) == device.rawValue }
  }
}
