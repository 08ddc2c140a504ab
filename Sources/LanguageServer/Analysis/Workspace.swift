import Diagnostics
import FlowSyntax

/// The folders and open documents of a session.
struct Workspace: Sendable {
  /// The absolute path that reports are relative to: the first folder of the workspace.
  var directory: String
  /// The folders of the workspace, as absolute paths.
  var folders: [String] = []
  /// The address of the folder with the pages of the rules, without a slash at its end, or nil.
  var rulePages: String?
  /// Whether the client asks for the code lenses again when the server says so.
  var refreshesLenses = false
  /// The open documents by absolute path; the URIs are written as the client writes them.
  var documents: [String: (uri: String, text: DocumentText)] = [:]

  /// The flow files and folders to check: the folders, and the open documents outside of them.
  var checkedPaths: [String] {
    let others = documents.keys.filter { path in !folders.contains { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } }
    return folders + others.filter { $0.hasSuffix(".flow.yaml") || $0.hasSuffix(".flow.yml") }.sorted()
  }

  /// The files, with the texts of open documents instead of the saved ones.
  func files(over base: any FileAccess) -> OverlaidFiles {
    OverlaidFiles(documents.mapValues { String(decoding: $0.text.bytes, as: UTF8.self) }, over: base)
  }

  /// Returns the URI of a file, in the client's spelling if the document is open.
  func uri(of file: SourceFile) -> String {
    let path = PathOperations.absolute(file.path, in: directory)
    return documents[path]?.uri ?? FileURI.uri(of: path)
  }
}
