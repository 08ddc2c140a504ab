import Foundation
import Testing

/// Runs the built server as an editor does, and compares its exit status with the protocol.
@Suite struct LanguageServerExitTests {
  private static let start = [
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
  ]
  private static let shutdown = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(arguments: [
    (start + [shutdown, exit], 0), (start + [exit], 1), (start, 1), ([exit], 1), ([], 1),
  ])
  func theStatusSaysWhetherTheClientAskedForTheShutdown(messages: [String], status: Int) throws {
    let bench = try Workbench(["a.flow.yaml": "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n"])
    try bench.write(
      messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined(), to: "messages")
    // In the second command, the client no longer reads answers.
    let script = """
      navflow lsp < messages > answers; echo $?
      { navflow lsp < messages; echo $? > status; } | true; cat status
      """
    let run = try Shell.run(script, in: bench.folder)
    #expect(run.output == "\(status)\n\(status)\n")
    #expect(run.errorOutput.isEmpty)
  }

  @Test func waitsForANonBlockingInput() throws {
    let bench = try Workbench(["a.flow.yaml": "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n"])
    let input = Pipe()
    let descriptor = input.fileHandleForReading.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let run = try Shell.run("exec navflow lsp", in: bench.folder, input: input) {
      Thread.sleep(forTimeInterval: 1)
      for message in Self.start + [Self.shutdown, Self.exit] {
        input.fileHandleForWriting.write(Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
      }
    }
    #expect(run.status == 0)
  }
}
