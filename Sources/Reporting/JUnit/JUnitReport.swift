import Diagnostics

/// The JUnit XML format, with a test case for each flow file and rule.
///
/// A finding below `failOn` does not fail its case, but is in the case's output.
public struct JUnitReport: ReportRenderer {
  /// Creates the format.
  public init() {}

  /// Returns the report as one XML document, without times.
  public func render(_ report: Report) -> String {
    let suites = report.records.flatMap(suites).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let root = JUnitElement(
      name: "testsuites",
      attributes: [
        ("name", "navflow"), ("tests", String(suites.reduce(0) { $0 + $1.cases.count })),
        ("failures", String(suites.reduce(0) { $0 + $1.failures })),
        ("errors", String(suites.reduce(0) { $0 + $1.errors })),
      ], children: suites.map(\.xml))
    return root.document
  }

  /// Returns a suite for each flow file of a project, and for each other file with findings.
  private func suites(of report: Report) -> [JUnitFormat.V10.Suite] {
    let found = Dictionary(grouping: report.diagnostics, by: \.range.file)
    let known = Dictionary(grouping: report.known, by: \.range.file)
    let flows = report.flows.filter { $0.extent != .excluded }
    // Like excluded flows, other files have no cases for rules without findings.
    let others = Set(found.keys).union(known.keys).subtracting(flows.map(\.file)).sorted().map {
      ReportedFlow(file: $0, extent: .excluded)
    }
    return (flows + others)
      .map { flow in
        let path = report.files[flow.file].path
        let cases = JUnitCases(report: report, flow: flow, className: JUnitFormat.V10.Suite.className(of: path))
        return JUnitFormat.V10.Suite(
          path: path, cases: cases.all(of: found[flow.file, default: []], known: known[flow.file, default: []]))
      }
  }
}

/// The JUnit XML format, by version: the format of Ant and Surefire, as Jenkins describes it.
enum JUnitFormat {
  /// Version 10 of Jenkins' schema, `junit-10.xsd`.
  enum V10 {}
}
