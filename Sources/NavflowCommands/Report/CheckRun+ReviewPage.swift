import Diagnostics
import FlowModel
import FlowSimulation
import Reporting
import ReviewPages
import Support

extension ProjectRuns {
  /// Returns the review page of all projects.
  ///
  /// - Parameters:
  ///   - configurations: the maximum number of configurations on the page for each flow and device.
  ///   - traces: the shortest traces to the screens, from the same check.
  ///   - notes: the notes of reviewers to show again.
  func reviewPage(
    configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams, _ notes: [ReviewNote] = []
  ) -> ReviewPage {
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
      }, notes: notes)
  }
}

extension ProjectRuns {
  /// Makes a review page for each flow, and one that lists them.
  ///
  /// - Parameters:
  ///   - index: the name of the page that lists them; the others begin with it.
  ///   - write: takes the name and the content of each page; the list comes last.
  func reviewPages(
    configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams, _ notes: [ReviewNote], index: String,
    write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    let report = report
    var names = PageNames(index: index)
    var entries: [ReviewIndex.Entry] = []
    for outcome in outcomes {
      for flow in outcome.flows {
        var pictures = PagePictures()
        var reviewed = outcome.reviewed(flow, configurations, traces, diagrams)
        pictures.add(to: &reviewed, in: report.files, outcome.access, on: diagrams.console)
        let entry = ReviewIndex.Entry(
          flow: flow, report: outcome.report(of: flow), page: names.next(for: report.files[flow.file].path))
        let own = notes.filter { $0.flow == report.files[flow.file].projectPath }
        let page = ReviewPage(report: entry.report, flows: [reviewed], index: index, notes: own)
        try write(entry.page, page.render())
        entries.append(entry)
      }
    }
    try write(index, ReviewIndex(report: report, entries: entries).render())
  }
}

/// The names of the pages of flows.
private struct PageNames {
  private let stem: String
  private var used: Set<String> = []

  /// Creates names that begin like that of the page that lists the flows.
  init(index: String) { stem = index.hasSuffix(".html") ? String(index.dropLast(5)) : index }

  /// Returns a name for the page of a flow file, which no other page has.
  mutating func next(for path: String) -> String {
    var name = path
    for ending in [".flow.yaml", ".flow.yml"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    let plain = name.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : $0 == "/" ? "-" : "_"
    }
    var candidate = "\(stem)-\(String(plain))"
    var number = 2
    while !used.insert(candidate.lowercased()).inserted {
      candidate = "\(stem)-\(String(plain))-\(number)"
      number += 1
    }
    return candidate + ".html"
  }
}

extension CheckRun.Outcome {
  /// Returns the report of one of the flows.
  fileprivate func report(of flow: Flow) -> Report {
    let reported = report.flows.first { $0.file == flow.file } ?? ReportedFlow(file: flow.file, extent: .whole)
    return report.focused(
      on: reported, scope: Report.Scope(flows: 1, screens: flow.screens.count, tasks: flow.tasks.count))
  }

  fileprivate func reviewed(
    _ flow: Flow, _ configurations: Int, _ traces: ScreenTraces, _ diagrams: FlowDiagrams
  ) -> ReviewedFlow {
    let path = report.files[flow.file].path
    let devices = session.devices(of: flow)
    let findings = report.diagnostics.filter { finding in
      finding.trace.map { $0.replay.file == path } ?? flow.files.contains(finding.range.file)
    }
    let files = report.files
    let graphs = TaskPool.map(devices.count) { place in
      ReachableGraph(of: flow, on: devices[place], limit: configurations, findings: findings, in: files, traces)
    }.compactMap(\.self)
    var reviewed = ReviewedFlow(
      flow: flow, diagrams: devices.flatMap { diagrams.pictures(of: flow, on: $0, marking: open(findings, on: $0)) },
      nodes: diagrams.nodes(of: flow), graphs: graphs)
    if diagrams.isForPaper, let device = devices.first {
      reviewed.taskPictures = diagrams.taskPictures(of: flow, on: device, marking: open(findings, on: device))
    }
    return reviewed
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
