import Foundation
import NavflowCommands
import Synchronization
import Testing

/// A command line that runs in process on a thread of its own, until Ctrl-C.
final class RunningCommand: Sendable {
  private struct State {
    var output = ""
    var errorOutput = ""
    var status: Int32?
    var isInterrupted = false
  }

  private let state = Mutex(State())

  /// Starts a command line in the folder of a workbench.
  init(_ line: String, in bench: Workbench) {
    let arguments = line.split(separator: " ").map(String.init)
    let directory = bench.folder.path
    let thread = Thread { self.run(arguments, in: directory) }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// What the command has written to standard output.
  var output: String { state.withLock(\.output) }

  /// What the command has written to standard error.
  var errorOutput: String { state.withLock(\.errorOutput) }

  /// Whether the command has ended.
  var hasEnded: Bool { state.withLock { $0.status != nil } }

  /// Waits until a condition holds; fails after a minute.
  func wait(for what: Comment, until condition: () -> Bool) throws {
    for _ in 0..<6000 {
      if condition() { return }
      Thread.sleep(forTimeInterval: 0.01)
    }
    Issue.record("\(what) did not happen; output: \(output); error output: \(errorOutput)")
    throw CancellationError()
  }

  /// Presses Ctrl-C, and returns the exit status.
  func interrupt() throws -> Int32? {
    state.withLock { $0.isInterrupted = true }
    try wait(for: "the end") { hasEnded }
    return state.withLock(\.status)
  }

  private func run(_ arguments: [String], in directory: String) {
    let console = Console(
      write: { bytes in self.state.withLock { $0.output += String(decoding: bytes, as: UTF8.self) } },
      writeError: { text in self.state.withLock { $0.errorOutput += text } }, readKey: { nil },
      outputIsTerminal: false, isInteractive: false,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""], directory: directory,
      isInterrupted: { self.state.withLock(\.isInterrupted) })
    let status = Navflow.run(arguments, on: console)
    state.withLock { $0.status = status }
  }
}
