import Diagnostics
import FlowRules
import FlowSyntax
import Localization
import Reporting

/// Findings about paths that cannot be checked, so that a program that reads the report does not miss them.
public struct PathFindings {
  /// The rule of these findings.
  ///
  /// It is not in the registry, because it is not about flows.
  public static var rule: ReportedRule {
    ReportedRule(
      id: "unusable-path", severity: .error, summary: localized("A path cannot be checked."),
      rationale: localized(
        """
        The path does not exist, cannot be read, or contains no flow file. Its flows were not checked. Give another path, or leave it out.
        """),
      sources: ["the command line"], family: RuleFamily.file.rawValue, needsBehaviour: false, isFileError: true,
      isApplied: false, hasPage: false, isAllowable: false)
  }

  /// The findings, each at the start of an empty file with the path.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The files of the project, and the empty files.
  public private(set) var files: SourceFiles

  /// Creates findings from the problems of a project.
  ///
  /// - Parameter directory: the absolute working directory.
  public init(of project: Project, in directory: String) {
    files = project.files
    var known: [String: FileID] = [:]
    for problem in project.problems {
      let path = PathOperations.relative(PathOperations.absolute(problem.path, in: directory), to: directory)
      let file = known[path] ?? files.add(SourceFile(path: path, bytes: []))
      known[path] = file
      diagnostics.append(
        Diagnostic(
          Self.rule.id, .error, Self.message(of: problem, in: directory), at: .beginning(of: file)))
    }
  }

  /// Returns the message without absolute paths, which differ between machines.
  private static func message(of problem: PathProblem, in directory: String) -> Message {
    guard problem.path.hasPrefix("/") else { return problem.message }
    let path = PathOperations.relative(PathOperations.absolute(problem.path, in: directory), to: directory)
    let folder = PathOperations.folder(of: PathOperations.absolute(problem.path, in: directory))
    let prefix = "\(folder)/"
    return problem.message.mappingTexts { text in
      if text == problem.path { return path }
      return text.hasPrefix(prefix)
        ? PathOperations.relative(folder, to: directory) + "/" + text.dropFirst(prefix.count) : text
    }
  }
}
