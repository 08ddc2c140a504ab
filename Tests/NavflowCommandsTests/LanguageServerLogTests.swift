import Testing

@Suite struct LanguageServerLogTests {
  @Test func aLogIsWrittenOnRequest() throws {
    let bench = try Workbench(["log.txt": "old"])
    let request = #"{"id":1,"method":"initialize","params":{}}"#
    let input = "Content-Length: \(request.utf8.count)\r\n\r\n\(request)Content-Length: x\r\n\r\n"
    _ = bench.run(["lsp", "--log", "log.txt"], input: input)
    let lines = try bench.read("log.txt").split(separator: "\n").map { $0.drop { $0 != "m" } }
    #expect(lines.contains("ms client: \(request)"))
    #expect(lines.contains("ms client: (unreadable: the header has no Content-Length)"))
    #expect(lines.contains { $0.hasPrefix(#"ms server: {"id":1,"jsonrpc":"2.0","result":"#) })
    #expect(lines.count == 4)
  }

  @Test func aLogThatCannotBeWrittenIsReported() throws {
    let run = try Workbench(["folder/a": ""]).run("lsp --log folder")
    #expect(run.status == 2)
    #expect(run.errorOutput.contains("\"folder\" cannot be written: it is a folder"))
  }
}
