import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Support
import Synchronization
import Testing

/// The work of writing suggestions does not grow with their number, and ends when the user ends it.
@Suite struct FixerEffortTests {
  /// Files that count how often the folder is searched, which happens once for each reading of the project.
  private final class CountedFiles: FileAccess {
    private let base: MemoryFiles
    private let searches = Mutex(0)

    init(_ text: String) { base = MemoryFiles(["/app/a.flow.yaml": text]) }

    var count: Int { searches.withLock { $0 } }

    func kind(of path: String) -> FileKind? { base.kind(of: path) }
    func resolved(_ path: String) -> String? { base.resolved(path) }
    func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
      searches.withLock { $0 += 1 }
      return try base.entries(in: folder)
    }
    func names(in folder: String) throws(FileProblem) -> [String] { try base.names(in: folder) }
    func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
      try base.bytes(of: path, limit: limit)
    }
  }

  private struct EndedObserver: CheckObserver {
    let ignoresBudgets = false
    let end: PropertyVerdict.Cutoff? = .timeLimit
    func monitor(_ path: String, _ device: Device?) -> ProgressMonitor { ProgressMonitor { _, _ in false } }
  }

  private func fixer(_ files: any FileAccess, _ observer: (any CheckObserver)? = nil) -> Fixer {
    Fixer(ProjectPaths(paths: ["."]), options: CheckOptions(), in: "/app", access: files, observer: observer)
  }

  /// Returns a flow in which each of some screens leads to the next one, whose name is misspelt.
  private func misspelt(_ count: Int) -> String {
    let screens = (0..<count).map { number in
      "  Screen\(number): { actions: { Go: replace Scren\((number + 1) % count) } }\n"
    }
    return "navflow: 1\nroot: { stack: Screen0 }\nscreens:\n" + screens.joined()
  }

  @Test func manyMisspeltNamesNeedFewReadings() throws {
    let text = misspelt(40)
    let files = CountedFiles(text)
    var fixer = fixer(files)
    fixer.writeAll()
    let change = try #require(fixer.changes.first)
    #expect(String(decoding: change.after, as: UTF8.self) == text.replacing("Scren", with: "Screen"))
    // The files are read before and after the change, and the command does not check them again.
    #expect(fixer.count == 40 && files.count == 2)
    #expect(fixer.checked?.result?.diagnostics.contains { $0.severity == .error } == false)
  }

  @Test func anEndedCheckWritesNothingMore() {
    let files = CountedFiles(misspelt(40))
    var fixer = fixer(files, EndedObserver())
    fixer.writeAll()
    #expect(fixer.changes.isEmpty && files.count == 1)
  }
}
