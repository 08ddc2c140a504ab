import Diagnostics
import FlowModel

/// Reads a flow from a text: for tests, and for the examples of rules.
public enum FlowReader {
  /// What was read.
  public struct Reading: Sendable {
    /// The flow, or nil where the text has errors.
    public var flow: Flow?
    /// The text and its imports as files.
    public var files: SourceFiles
    /// What is wrong, ordered by file and place.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a flow from memory.
  ///
  /// - Parameters:
  ///   - text: the flow file.
  ///   - name: its path, relative to the project's folder.
  ///   - imports: further files of the project by path, relative to its folder.
  ///   - rules: the rules that `allow` may name; empty where any name goes.
  public static func read(
    text: String, named name: String = "flow.flow.yaml", imports: [String: String] = [:], rules: [RuleID] = []
  ) -> Reading {
    // Not the root of all folders: an import may try to leave the project's.
    let folder = "/project"
    var texts = ["\(folder)/\(name)": text]
    for (path, content) in imports { texts["\(folder)/\(path)"] = content }
    let reader = ProjectReader(access: MemoryFiles(texts), workingDirectory: folder, rules: rules, project: folder)
    let project = reader.read(paths: [name])
    return Reading(flow: project.flows.first, files: project.files, diagnostics: project.diagnostics)
  }
}
