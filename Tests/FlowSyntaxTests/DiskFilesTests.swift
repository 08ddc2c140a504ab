import Testing

@testable import FlowSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `DiskFiles` behaves in the same way as `MemoryFiles`.
@Suite struct DiskFilesTests {
  @Test func readsFilesFoldersAndLinks() throws {
    let folder =
      try #require(DiskFiles().resolved("/tmp")) + "/navflow-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    try #require(mkdir(folder, 0o755) == 0)
    defer {
      for name in ["a.flow.yaml", "link", "pipe"] { unlink(folder + "/" + name) }
      rmdir(folder)
    }
    let path = folder + "/a.flow.yaml"
    let file = try #require(fopen(path, "w"))
    fputs("navflow: 1\nscreens: { A: }\n", file)
    fclose(file)
    try #require(symlink(path, folder + "/link") == 0 && mkfifo(folder + "/pipe", 0o644) == 0)
    let disk = DiskFiles()
    #expect(try disk.names(in: folder).sorted() == ["a.flow.yaml", "link", "pipe"])
    #expect(
      disk.kind(of: path) == .file && disk.kind(of: folder) == .folder && disk.kind(of: folder + "/pipe") == .other)
    #expect(disk.kind(of: folder + "/none") == nil && disk.resolved(folder + "/link") == path)
    #expect(try disk.bytes(of: path, limit: 7) == Array("navflow".utf8))
    #expect(throws: FileProblem.notFound) { try disk.bytes(of: folder + "/none", limit: 1) }
    #expect(throws: FileProblem.isFolder) { try disk.bytes(of: folder, limit: 1) }
    #expect(throws: FileProblem.notFound) { try disk.names(in: folder + "/none") }
    let project = ProjectReader(access: disk, workingDirectory: folder).read()
    #expect(project.flows.count == 1 && project.problems.isEmpty)
    #expect(ProjectReader(access: disk, workingDirectory: folder).read(paths: ["pipe"]).problems.count == 1)
  }

  @Test func knowsTheWorkingDirectory() { #expect(DiskFiles().kind(of: DiskFiles.workingDirectory) == .folder) }

  /// Files whose names end in a digit, which are links to files without it.
  private struct Links: FileAccess {
    func kind(of path: String) -> FileKind? { nil }
    func resolved(_ path: String) -> String? { path.last?.isNumber == true ? String(path.dropLast()) : nil }
    func names(in folder: String) throws(FileProblem) -> [String] { throw .notFound }
    func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] { throw .notFound }
  }

  @Test func theFirstOfSeveralPathsToOneFileCounts() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let texts = names.flatMap { name in (0..<5).map { ("/\(name)\($0)", "\($0)") } }
    let files = OverlaidFiles(Dictionary(texts) { first, _ in first }, over: Links())
    for name in names { #expect(try files.bytes(of: "/\(name)4", limit: 1) == Array("0".utf8)) }
  }
}
