import Diagnostics
import Localization

/// The findings that several projects of a run have in a file that they share.
///
/// Formats for programs have each of them once for each project, because each project has its own settings and baseline.
/// Formats for people show them once.
enum SharedFindings {
  /// What the same findings of several projects agree in.
  struct Key: Hashable {
    private let rule: RuleID
    private let severity: Severity
    private let message: Message
    private let path: String
    private let start: Int
    private let end: Int
    private let isAccepted: Bool

    init(_ finding: Diagnostic, in files: SourceFiles) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      path = files[finding.range.file].path
      (start, end) = (finding.range.start.offset, finding.range.end.offset)
      isAccepted = finding.allowed != nil
    }
  }

  /// Marks the findings that several projects have.
  ///
  /// - Parameters:
  ///   - projects: the folder and the findings of each project, in the order of the report.
  ///   - files: the files of all projects.
  static func marked(_ projects: [(folder: String, findings: [Diagnostic])], in files: SourceFiles) -> [[Diagnostic]] {
    var folders: [Key: [String]] = [:]
    for project in projects {
      for key in Set(project.findings.map({ Key($0, in: files) })) { folders[key, default: []].append(project.folder) }
    }
    return projects.map { project in
      project.findings.map { finding in
        guard let all = folders[Key(finding, in: files)], all.count > 1 else { return finding }
        var finding = finding
        finding.otherProjects = all.filter { $0 != project.folder }
        finding.firstProject = all[0] == project.folder ? nil : all[0]
        return finding
      }
    }
  }
}

extension Report {
  /// Returns the reports of the projects of one run, with marks at the findings that several of them have.
  ///
  /// - Parameter files: the files of all projects.
  public static func markingSharedFindings(in reports: [Report], files: SourceFiles) -> [Report] {
    guard reports.count > 1 else { return reports }
    let projects = reports.map { (folder: $0.project?.folder ?? ".", findings: $0.diagnostics) }
    return zip(reports, SharedFindings.marked(projects, in: files)).map { $0.with(diagnostics: $1) }
  }
}
