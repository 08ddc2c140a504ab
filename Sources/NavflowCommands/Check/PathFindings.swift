import Diagnostics
import FlowRules
import FlowSyntax
import Reporting

/// Paths that cannot be checked, as findings: a program that reads a report must not take them for sound.
struct PathFindings {
  /// What they break; it is none of the rules for flows, which look at what is there.
  static let rule = ReportedRule(
    id: "unusable-path", severity: .error, summary: "A path that was to be checked and cannot be.",
    rationale: """
      It does not exist, cannot be read, or holds no flow file; so what it was meant to stand for went unchecked. \
      Give another path, or leave it out.
      """,
    sources: ["the command line"], family: RuleFamily.file.rawValue, needsBehaviour: false, isMistake: true,
    isApplied: false)

  /// The findings, each at the beginning of a file that stands for its path.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files of the project, and those that stand for the paths.
  private(set) var files: SourceFiles

  /// Makes findings of a project's problems.
  ///
  /// - Parameter directory: the working directory, absolute.
  init(of project: Project, in directory: String) {
    files = project.files
    var known: [String: FileID] = [:]
    for problem in project.problems {
      let path = FilePath.relative(FilePath.absolute(problem.path, in: directory), to: directory)
      let file = known[path] ?? files.add(SourceFile(path: path, bytes: []))
      known[path] = file
      diagnostics.append(
        Diagnostic(
          Self.rule.id, .error, Self.message(of: problem, in: directory), at: .beginning(of: file)))
    }
  }

  /// The message without absolute paths, which differ from machine to machine.
  private static func message(of problem: PathProblem, in directory: String) -> String {
    guard problem.path.hasPrefix("/") else { return problem.message }
    let path = FilePath.relative(FilePath.absolute(problem.path, in: directory), to: directory)
    let folder = FilePath.folder(of: FilePath.absolute(problem.path, in: directory))
    return problem.message
      .replacing("\"\(problem.path)\"", with: "\"\(path)\"")
      .replacing("\"\(folder)/", with: "\"\(FilePath.relative(folder, to: directory))/")
  }
}
