import Diagnostics
import FlowModel

/// Reads a flow from text, for tests and for the examples of rules.
public enum FlowReader {
  /// The result of reading.
  public struct Reading: Sendable {
    /// The flow, or nil if the text has errors.
    public var flow: Flow?
    /// The text and its imports as files.
    public var files: SourceFiles
    /// The errors, ordered by file and position.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a flow from memory.
  ///
  /// - Parameters:
  /// - text: the flow file.
  /// - name: its path, relative to the project's folder.
  /// - imports: further files by path, relative to the project's folder.
  /// - rules: the rules that `allow` may name; empty if any name is allowed.
  public static func read(
    text: String, named name: String = "flow.flow.yaml", imports: [String: String] = [:], rules: [RuleID] = []
  ) -> Reading {
    // The folder has a parent, because an import may try to leave the project.
    let folder = "/project"
    var texts = ["\(folder)/\(name)": text]
    for (path, content) in imports { texts["\(folder)/\(path)"] = content }
    let reader = ProjectReader(access: MemoryFiles(texts), workingDirectory: folder, rules: rules, project: folder)
    let project = reader.read(paths: [name])
    return Reading(flow: project.flows.first, files: project.files, diagnostics: project.diagnostics)
  }
}
