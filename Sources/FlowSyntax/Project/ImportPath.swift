import Diagnostics
import FlowModel
import Localization

/// The path of an import and its target.
struct ImportPath {
  /// The target of an import.
  enum Target {
    /// A file, with symbolic links resolved.
    case file(String)
    case mistake(Diagnostic)
  }

  private let path: Located<String>
  private let folder: String
  private let project: String
  private let access: any FileAccess

  /// Creates the path of an import in a file.
  init(_ path: Located<String>, importer: String, project: String, access: any FileAccess) {
    self.path = path
    folder = PathOperations.folder(of: importer)
    self.project = project
    self.access = access
  }

  /// Returns the target of the import, or the error in it.
  func target() -> Target {
    let text = path.value
    if text.trimmed.isEmpty { return .mistake(notFound("this import names no file", help: nil)) }
    if text.hasPrefix("/") || text.hasPrefix("~") || text.contains("://") {
      return .mistake(
        outside(
          "an import is a path relative to the file that imports", help: "write a path such as ../shared/name.flow.yaml"
        ))
    }
    let absolute = PathOperations.absolute(text, in: folder)
    guard absolute == project || PathOperations.lies(absolute, in: project) else {
      return .mistake(outside("\"\(text.shortened)\" lies outside the project", help: Self.projectHelp))
    }
    guard let resolved = access.resolved(absolute) else { return .mistake(missing(absolute)) }
    guard resolved == project || PathOperations.lies(resolved, in: project) else {
      return .mistake(
        outside("\"\(text.shortened)\" leads outside the project through a symbolic link", help: Self.projectHelp))
    }
    if access.kind(of: resolved) != .file {
      let problem: Message = access.kind(of: resolved) == .folder ? "is a folder" : "is not a file"
      return .mistake(notFound("\"\(text.shortened)\" \(problem)", help: "import each flow file by its name"))
    }
    if !PathOperations.isFlowFile(absolute) {
      return .mistake(
        notFound("\"\(text.shortened)\" is not a flow file", help: "the names of flow files end in .flow.yaml"))
    }
    return .file(resolved)
  }

  /// The help for a file that lies outside the project.
  static let projectHelp: Message =
    "a project is the folder that holds .navflow.yaml, or else the folder that is checked; put .navflow.yaml above both files"

  private func missing(_ absolute: String) -> Diagnostic {
    let text = path.value
    let message: Message = "there is no file \"\(text.shortened)\""
    if text.contains("\\") { return notFound(message, repair: text.replacingBackslashes, isCertain: true) }
    for ending in PathOperations.endings where access.kind(of: absolute.droppingYAML + ending) == .file {
      return notFound(message, repair: text.droppingYAML + ending, isCertain: true)
    }
    let names = ((try? access.names(in: PathOperations.folder(of: absolute))) ?? []).filter(PathOperations.isFlowFile)
      .sorted()
    var words = WordFinder()
    guard let near = words.nearest(to: PathOperations.name(of: absolute), among: names) else {
      let leftOut = SparseCheckout.help(for: absolute, at: project, access)
      return notFound(message, help: leftOut ?? "paths are relative to this file's folder")
    }
    let start = text.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return notFound(message, repair: (start + [Substring(near)]).joined(separator: "/"))
  }

  private func notFound(_ message: Message, repair: String, isCertain: Bool = false) -> Diagnostic {
    let written = repair.spelledAsScalar
    return Diagnostic(
      FileRules.importNotFound, .error, message, at: path.range, help: "did you mean \"\(repair)\"?",
      suggestion: Suggestion("Write `\(written)`", replacing: path.range, with: written, isCertain: isCertain))
  }

  private func notFound(_ message: Message, help: Message?) -> Diagnostic {
    Diagnostic(FileRules.importNotFound, .error, message, at: path.range, help: help)
  }

  private func outside(_ message: Message, help: Message?) -> Diagnostic {
    Diagnostic(FileRules.importOutsideProject, .error, message, at: path.range, help: help)
  }
}

extension String {
  /// The path with `/` for every `\`.
  fileprivate var replacingBackslashes: String { String(map { $0 == "\\" ? "/" : $0 }) }

  /// The path without a YAML extension.
  fileprivate var droppingYAML: String {
    for ending in PathOperations.endings + [".yaml", ".yml", ".flow"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return self
  }
}
