import FlowSyntax
import Foundation
import Testing

@testable import NavflowCommands

/// Tests that every change that could change a check is noticed, and no other.
@Suite struct RecordedFilesTests {
  private static let importing = """
    navflow: 1
    imports: [part.flow.yaml]
    root: { stack: Home }
    screens:
      Home: { image: home.png, actions: { Go: push Next } }
    """
  private static let part = """
    navflow: 1
    screens:
      Next: {}
    """

  private let bench: Workbench

  init() throws {
    bench = try Workbench(["a.flow.yaml": Self.importing, "part.flow.yaml": Self.part, "home.png": "", "notes.txt": ""])
  }

  /// Returns the files that a reading of the folder has asked for.
  private func read() -> RecordedFiles {
    let files = RecordedFiles()
    _ = ProjectReader(access: files, workingDirectory: bench.folder.path).read()
    return files
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent(path))
  }

  @Test func nothingChangesByItself() throws {
    let files = read()
    #expect(!files.haveChanged)
    try bench.write(Self.part, to: "part.flow.yaml")
    #expect(!files.haveChanged, "the same content")
    try bench.write("other", to: "notes.txt")
    #expect(!files.haveChanged, "a file that no check reads")
  }

  @Test func noticesAnotherContent() throws {
    let files = read()
    // The size is the same, and the date may be.
    try bench.write(Self.part.replacing("Next", with: "Best"), to: "part.flow.yaml")
    #expect(files.haveChanged)
    #expect(!files.askedAgain().haveChanged)
    try bench.write(Self.part, to: "part.flow.yaml")
    #expect(!files.haveChanged, "the old content again")
  }

  @Test func noticesAFileThatIsMovedOverAnother() throws {
    try bench.write(Self.part + "\n  Last: {}", to: "part.tmp")
    let files = read()
    let paths = ["part.tmp", "part.flow.yaml"].map { bench.folder.appendingPathComponent($0).path }
    #expect(rename(paths[0], paths[1]) == 0)
    #expect(files.haveChanged)
  }

  @Test func noticesNewAndDeletedFiles() throws {
    let files = read()
    try bench.write(Self.part, to: "b.flow.yaml")
    #expect(files.haveChanged)
    try remove("b.flow.yaml")
    #expect(!files.haveChanged)
    try bench.write(Self.part, to: "folder/c.flow.yaml")
    #expect(files.haveChanged)
    try remove("folder")
    try remove("part.flow.yaml")
    #expect(files.haveChanged)
  }

  @Test func noticesAnImportThatIsAddedLater() throws {
    try remove("part.flow.yaml")
    let files = RecordedFiles()
    let project = ProjectReader(access: files, workingDirectory: bench.folder.path).read(paths: ["a.flow.yaml"])
    #expect(!project.diagnostics.isEmpty && !files.haveChanged)
    try bench.write(Self.part, to: "part.flow.yaml")
    #expect(files.haveChanged)
  }

  @Test func noticesPicturesAndSettings() throws {
    let files = read()
    try remove("home.png")
    #expect(files.haveChanged)
    let others = read()
    try bench.write("severity: {}", to: ".navflow.yaml")
    #expect(others.haveChanged)
  }
}
