import Foundation
import LoopbackClient
import Testing

/// Tests `watch`: the printed changes, the page, and its events.
@Suite struct WatchTests {
  /// A watched folder, its running command and the port of its page.
  private struct Watched {
    let bench: Workbench
    let command: RunningCommand
    let port: UInt16

    /// Starts the command, and waits for its page.
    init(_ files: [String: String], options: String = "") throws {
      bench = try Workbench(files)
      command = RunningCommand("watch --port 0 \(options)", in: bench)
      let running = command
      try running.wait(for: "the page") { running.errorOutput.contains("the review page is at") || running.hasEnded }
      let port = running.errorOutput.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1
      self.port = try #require(port.flatMap { UInt16($0) }, "\(running.errorOutput)")
    }

    /// Returns a connection that has sent a request.
    func get(_ path: String) throws -> LoopbackClient {
      let client = try #require(LoopbackClient(port: port))
      client.send("GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      return client
    }

    /// The version of the page that is served.
    func version() throws -> String {
      let page = try get("/").read()
      return String(try #require(page.firstMatch(of: /data-version="([0-9a-f]{16})"/)?.1))
    }

    /// Waits for a run, and returns what it printed.
    func text(ofRun number: Int) throws -> String {
      func text() -> Substring? {
        command.output.range(of: "\nrun \(number)").map { command.output[$0.lowerBound...] }
      }
      try command.wait(for: "run \(number)") {
        (text() ?? "").split(separator: "\n").contains { $0.hasPrefix("✗") || $0.hasPrefix("✓") || $0.hasPrefix("?") }
      }
      return String(try #require(text()))
    }
  }

  @Test func printsWhatHasChanged() throws {
    let watched = try Watched(["a.flow.yaml": SampleFlows.warning])
    #expect(watched.command.output.contains("Up") && !watched.command.output.contains("run "))
    try watched.bench.write(SampleFlows.error, to: "a.flow.yaml")
    let second = try watched.text(ofRun: 2)
    #expect(second.hasPrefix("\nrun 2, compared with run 1:\n\na.flow.yaml:4:27: error:"))
    #expect(second.contains("how to get here") && second.contains("\nfindings that are gone:\n  − a.flow.yaml:4:"))
    #expect(second.contains("\n1 new finding, 1 gone, 0 as before\n✗ 1 error in 1 flow"))
    try watched.bench.write("# the same\n" + SampleFlows.error, to: "a.flow.yaml")
    #expect(
      try watched.text(ofRun: 3)
        == "\nrun 3, compared with run 2:\n\nthe findings are as before\n✗ 1 error in 1 flow (2 screens, 0 tasks)\n")
    let accepted = SampleFlows.error.replacing("Home: {", with: "Home: { allow: { pop-to-absent: known }, ")
    try watched.bench.write(accepted, to: "a.flow.yaml")
    #expect(try watched.text(ofRun: 4).contains("[pop-to-absent] — accepted now: known\n\n0 new findings, 1 gone"))
    #expect(try watched.command.interrupt() == 0)
    #expect(watched.command.errorOutput.split(separator: "\n").count == 1)
  }

  @Test func findingsFollowARenamedImport() throws {
    let app =
      "navflow: 1\nimports: [one.flow.yaml]\nroot: { stack: Home }\nscreens: { Home: { actions: { Go: present Sheet } } }\n"
    let watched = try Watched([
      "app.flow.yaml": app, "one.flow.yaml": "navflow: 1\nscreens: { Sheet: { title: Sheet } }\n",
    ])
    #expect(watched.command.output.contains("swipe-only"))
    let folder = watched.bench.folder
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("one.flow.yaml"), to: folder.appendingPathComponent("two.flow.yaml"))
    #expect(try watched.text(ofRun: 2).contains("one.flow.yaml"))
    try watched.bench.write(app.replacing("one", with: "two"), to: "app.flow.yaml")
    #expect(try watched.text(ofRun: 3).contains("\nthe findings are as before\n"))
  }

  @Test func aFileWithErrorsLeavesThePageAsItWas() throws {
    let watched = try Watched(["a.flow.yaml": SampleFlows.warning])
    let version = try watched.version()
    let events = try watched.get("/events")
    #expect(events.read(upTo: "\n\n").hasSuffix("data: { \"version\": \"\(version)\", \"errors\": [] }\n\n"))
    try watched.bench.write(SampleFlows.torn, to: "a.flow.yaml")
    let second = try watched.text(ofRun: 2)
    #expect(second.contains("a.flow.yaml:3:") && second.contains("1 not checked again\n✗ 2 errors in 1 flow"))
    let event = events.read(upTo: "\n\n")
    #expect(event.hasPrefix("data: { \"version\": \"\(version)\", \"errors\": [ \"a.flow.yaml:3:"))
    #expect(try watched.version() == version)
    try watched.bench.write(SampleFlows.warning, to: "a.flow.yaml")
    #expect(events.read(upTo: "\n\n") == "data: { \"version\": \"\(version)\", \"errors\": [] }\n\n")
    #expect(try watched.text(ofRun: 3).contains("run 3, compared with run 1:\n\nthe findings are as before\n"))
    try watched.bench.write(SampleFlows.sound, to: "a.flow.yaml")
    #expect(!events.read(upTo: "\n\n").contains(version))
    #expect(try watched.version() != version)
    #expect(try watched.command.interrupt() == 0)
    #expect(events.read().isEmpty && LoopbackClient(port: watched.port) == nil)
  }

  @Test func firstErrorsAreOnThePage() throws {
    let watched = try Watched(["a.flow.yaml": SampleFlows.invalid])
    #expect(try watched.get("/").read().contains("psuh"))
    try watched.bench.write(SampleFlows.torn, to: "a.flow.yaml")
    #expect(try watched.text(ofRun: 2).hasPrefix("\nrun 2:\n\na.flow.yaml:3:"))
    try watched.bench.write(SampleFlows.sound, to: "a.flow.yaml")
    #expect(try watched.text(ofRun: 3).contains("✓ no findings"))
    #expect(try watched.command.interrupt() == 0)
  }

  @Test func followsAnAddedImportAndADeletedFile() throws {
    let importing = "imports: [part.flow.yaml]\n" + SampleFlows.sound
    let watched = try Watched(["a.flow.yaml": SampleFlows.sound], options: "a.flow.yaml")
    try watched.bench.write(importing, to: "a.flow.yaml")
    #expect(try watched.text(ofRun: 2).contains("part.flow.yaml"))
    try watched.bench.write("navflow: 1\nscreens:\n  Part: {}\n", to: "part.flow.yaml")
    #expect(try watched.text(ofRun: 3).contains("2 new findings, 0 gone, 0 as before\n"))
    try watched.bench.write("navflow: 1\nscreens: {}\n", to: "part.flow.yaml")
    _ = try watched.text(ofRun: 4)
    try FileManager.default.removeItem(at: watched.bench.folder.appendingPathComponent("a.flow.yaml"))
    try watched.command.wait(for: "a message") { watched.command.errorOutput.contains("there is no file") }
    try watched.bench.write(SampleFlows.sound, to: "a.flow.yaml")
    #expect(try watched.text(ofRun: 6).contains("✓ no findings"))
    #expect(try watched.command.interrupt() == 0)
  }

  @Test func aFileThatIsWrittenAllTheTimeIsChecked() throws {
    let watched = try Watched(["a.flow.yaml": SampleFlows.warning])
    var number = 0
    // Without a longest wait, this ends after a minute.
    try watched.command.wait(for: "run 2") {
      number += 1
      try? watched.bench.write(SampleFlows.error + "# \(number)\n", to: "a.flow.yaml")
      return watched.command.output.contains("run 2, compared with run 1:")
    }
    #expect(try watched.command.interrupt() == 0)
  }

  @Test func aChangedPictureChangesThePage() throws {
    let text = SampleFlows.sound.replacing("Home: {", with: "Home: { image: home.gif,")
    let watched = try Watched(["a.flow.yaml": text, "home.gif": "GIF89a one"])
    let version = try watched.version()
    let events = try watched.get("/events")
    _ = events.read(upTo: "\n\n")
    try watched.bench.write("GIF89a two", to: "home.gif")
    #expect(!events.read(upTo: "\n\n").contains(version))
    #expect(try watched.get("/").read().contains(Data("GIF89a two".utf8).base64EncodedString()))
    #expect(try watched.text(ofRun: 2).contains("the findings are as before"))
    #expect(try watched.command.interrupt() == 0)
  }

  @Test func errorsOutsideOfFlowFilesEndNothing() throws {
    let watched = try Watched(
      [
        "a.flow.yaml": SampleFlows.error, "known.yaml": "{ \"version\": 1, \"findings\": [] }\n",
        "s.yaml": "failOn: error\n",
      ],
      options: "--baseline known.yaml --config s.yaml")
    let events = try watched.get("/events")
    _ = events.read(upTo: "\n\n")
    for name in ["known.yaml", "s.yaml"] {
      let text = try watched.bench.read(name)
      try FileManager.default.removeItem(at: watched.bench.folder.appendingPathComponent(name))
      #expect(events.read(upTo: "\n\n").contains(name))
      try watched.bench.write(text, to: name)
      #expect(events.read(upTo: "\n\n").hasSuffix("\"errors\": [] }\n\n"))
    }
    #expect(try watched.command.interrupt() == 0)
  }

  @Test func explainsWhyItCannotStart() throws {
    let watched = try Watched(["a.flow.yaml": SampleFlows.sound])
    let second = watched.bench.run("watch --port \(watched.port)")
    #expect(second.status == 2 && second.output.isEmpty)
    #expect(
      second.errorOutput == "navflow: the page cannot be served on port \(watched.port): another program uses it, "
        + "perhaps another navflow watch; end that program, or write --port 0 for any free port\n")
    #expect(try watched.command.interrupt() == 0)
    let empty = try Workbench().run("watch --port 0")
    #expect(empty.status == 2 && empty.errorOutput.contains("holds no flow file"))
    #expect(watched.bench.run("watch --port 0 --baseline none.yaml").status == 2)
    #expect(watched.bench.run("watch --port 70000").status == 2)
  }
}
