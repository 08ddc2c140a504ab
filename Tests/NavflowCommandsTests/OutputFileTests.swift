import Testing

@testable import NavflowCommands

/// Writing files.
struct OutputFileTests {
  @Test func theOtherFilesAreWrittenIfOneCannotBe() throws {
    let bench = try Workbench()
    let console = Console(
      write: { _ in }, writeError: { _ in }, readKey: { nil }, outputIsTerminal: false, isInteractive: false,
      environment: [:], directory: bench.folder.path)
    let error = #expect(throws: UsageError.self) {
      try OutputFile.write(
        [.init(path: "none/a", bytes: [97]), .init(path: "b", bytes: [98])], on: console)
    }
    #expect(error?.message.english == "\"none/a\" cannot be written: there is no folder to put it in")
    #expect(try bench.read("b") == "b")
  }
}
