import Foundation
import Testing

@testable import Support

/// Files are replaced in one step, and keep their mode, owner and links.
@Suite final class FileWriterTests {
  private let folder: String

  init() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder = place.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { folder + "/" + name }

  private func create(_ name: String, _ text: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    try #require(chmod(path(name), mode) == 0)
  }

  private func write(_ text: String, to name: String, _ expected: FileWriter.Expected = .anything) throws {
    try FileWriter(path(name)).write(Array(text.utf8), replacing: expected)
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(path(name), &status)
    return status
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755] as [mode_t]) func theModeStays(_ mode: mode_t) throws {
    try create("a", "old", mode: mode)
    try write("new", to: "a")
    #expect(try text("a") == "new" && status("a").st_mode & 0o7777 == mode && names == ["a"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away")) func theOwnerAndTheGroupStay() throws {
    try create("a", "old", mode: 0o640)
    try #require(chown(path("a"), 4321, 1234) == 0)
    try write("new", to: "a")
    #expect(status("a").st_uid == 4321 && status("a").st_gid == 1234 && status("a").st_mode & 0o7777 == 0o640)
  }

  @Test func aNewFileHasTheUsualMode() throws {
    try write("new", to: "a", .nothing)
    try create("b", "")
    let mask = umask(0)
    umask(mask)
    #expect(status("a").st_mode & 0o7777 == 0o666 & ~mask)
    #expect(throws: FileWriter.Problem.changed) { try write("other", to: "b", .nothing) }
  }

  @Test func theTargetOfALinkIsReplaced() throws {
    try FileManager.default.createDirectory(atPath: path("real"), withIntermediateDirectories: false)
    try create("real/a", "old")
    try #require(symlink("real/a", path("link")) == 0 && symlink(path("link"), path("second")) == 0)
    let before = status("real/a").st_ino
    try write("new", to: "second")
    #expect(try text("real/a") == "new" && names == ["link", "real", "second"])
    #expect(status("link").st_mode & S_IFMT == S_IFLNK && status("real/a").st_ino != before, "it is written in place")
    try #require(symlink("real/none", path("dangling")) == 0 && symlink("circle", path("circle")) == 0)
    try write("made", to: "dangling")
    #expect(try text("real/none") == "made")
    #expect(throws: FileWriter.Problem.self) { try write("x", to: "circle") }
  }

  @Test func anotherContentIsLeftAlone() throws {
    try create("a", "saved by an editor")
    #expect(throws: FileWriter.Problem.changed) { try write("new", to: "a", .bytes(Array("old".utf8))) }
    #expect(try text("a") == "saved by an editor" && names == ["a"])
    #expect(throws: FileWriter.Problem.changed) { try write("new", to: "b", .bytes([])) }
    try write("new", to: "a", .bytes(Array("saved by an editor".utf8)))
    #expect(try text("a") == "new")
  }

  @Test func aDeviceIsWrittenTo() throws {
    try #require(symlink("/dev/null", path("null")) == 0)
    try write("new", to: "null")
    #expect(status("null").st_mode & S_IFMT == S_IFLNK)
    var device = stat()
    #expect(stat("/dev/null", &device) == 0 && device.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func appendingKeepsWhatIsThere() throws {
    try FileWriter(path("a")).append([97])
    try FileWriter(path("a")).append([98])
    #expect(try text("a") == "ab")
  }
}
