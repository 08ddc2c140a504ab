import FlowSyntax
import Foundation
import Synchronization
import Testing

@testable import LanguageServer

/// The server searches the workspace again only if the editor says that files may have changed.
@Suite struct FileCacheTests {
  /// Files that count the folders that are read, and that can change.
  private final class CountedFiles: FileAccess {
    private let state: Mutex<(files: MemoryFiles, count: Int)>

    init(_ files: MemoryFiles) { state = Mutex((files, 0)) }

    var count: Int { state.withLock { $0.count } }

    func add(_ path: String, _ text: String) { state.withLock { $0.files.contents[path] = Array(text.utf8) } }

    func kind(of path: String) -> FileKind? { state.withLock { $0.files.kind(of: path) } }
    func resolved(_ path: String) -> String? { state.withLock { $0.files.resolved(path) } }
    func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
      let files = state.withLock { state in
        state.count += 1
        return state.files
      }
      return try files.entries(in: folder)
    }
    func names(in folder: String) throws(FileProblem) -> [String] {
      try state.withLock { $0.files }.names(in: folder)
    }
    func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
      try state.withLock { $0.files }.bytes(of: path, limit: limit)
    }
  }

  private static let flow = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { title: Home }\n"

  private func workspace(_ text: String) -> Workspace {
    var workspace = Workspace(directory: "/app", folders: ["/app"])
    workspace.documents["/app/a.flow.yaml"] = ("file:///app/a.flow.yaml", DocumentText(Array(text.utf8)))
    return workspace
  }

  @Test func aKeystrokeReadsNoFolder() throws {
    let files = CountedFiles(MemoryFiles(["/app/a.flow.yaml": Self.flow, "/app/sub/b.flow.yaml": Self.flow]))
    let worker = AnalysisWorker(.init(pause: 60), files: files) { _ in }
    worker.start()
    defer { worker.stop() }
    worker.update(workspace(Self.flow), changesFiles: true)
    _ = try #require(worker.current())
    let count = files.count
    #expect(count > 0)
    for number in 0..<5 {
      worker.update(workspace(Self.flow + "# \(number)\n"), changesFiles: false)
      #expect(try #require(worker.current()).files.ids.count == 2)
    }
    #expect(files.count == count)
    files.add("/app/sub/c.flow.yaml", Self.flow)
    worker.update(workspace(Self.flow), changesFiles: true)
    #expect(try #require(worker.current()).files.ids.count == 3 && files.count > count)
  }

  @Test func theClientIsAskedToReportChanges() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    let capabilities: Client.Object = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    try client.send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": capabilities] as Client.Object)
    _ = try client.response(to: 0)
    try client.send("initialized", Client.Object())
    let request = try #require(try client.receive())
    #expect(request["method"] as? String == "client/registerCapability")
    let registrations = (request["params"] as? Client.Object)?["registrations"] as? [Client.Object]
    #expect(registrations?.first?["method"] as? String == "workspace/didChangeWatchedFiles")
  }

  @Test func aFileThatChangedOnTheDiskIsNotRenamedIn() throws {
    let part = "navflow: 1\nscreens:\n  Next: { title: a }\n"
    let whole = """
      navflow: 1
      imports: [part.flow.yaml]
      root: { stack: Home }
      screens:
        Home: { actions: { Go: push Next } }

      """
    let files = CountedFiles(MemoryFiles(["/app/a.flow.yaml": whole, "/app/part.flow.yaml": part]))
    let worker = AnalysisWorker(.init(pause: 60), files: files) { _ in }
    worker.start()
    defer { worker.stop() }
    worker.update(workspace(whole), changesFiles: true)
    let snapshot = try #require(worker.current())
    let place = DocumentPosition(uri: "file:///app/a.flow.yaml", position: .init(line: 4, character: 31))
    #expect(try Rename(snapshot, at: place, to: "Other").edits().changes.count == 2)
    files.add("/app/part.flow.yaml", "# one more line\n" + part)
    #expect(throws: JSONRPC.Failure.self) { try Rename(snapshot, at: place, to: "Other").edits() }
  }
}
