import Diagnostics
import FlowModel

/// Reads a flow from text, for tests and for the examples of rules.
public enum FlowReader {
  /// The result of reading.
  public struct Reading: Sendable {
    /// The text and its imports as a project.
    public let project: Project

    /// The flow, or nil if the text has errors.
    public var flow: Flow? { project.flows.first }
    /// The text and its imports as files.
    public var files: SourceFiles { project.files }
    /// The errors, ordered by file and position.
    public var diagnostics: [Diagnostic] { project.diagnostics }
  }

  /// Reads a flow from memory.
  ///
  /// - Parameters:
  ///   - text: the flow file.
  ///   - name: its path, relative to the project's folder.
  ///   - imports: further files by path, relative to the project's folder.
  ///   - rules: the rules that `allow` may name; empty if any name is allowed.
  public static func read(
    text: String, named name: String = "flow.flow.yaml", imports: [String: String] = [:], rules: [RuleID] = []
  ) -> Reading {
    // The folder has a parent, because an import may try to leave the project.
    let folder = "/project"
    var texts = ["\(folder)/\(name)": text]
    for (path, content) in imports { texts["\(folder)/\(path)"] = content }
    let reader = ProjectReader(access: MemoryFiles(texts), workingDirectory: folder, rules: rules, project: folder)
    return Reading(project: reader.read(paths: [name]))
  }
}
