import Foundation
import Localization
import Support

/// Runs git with commands that only read, and that start no other program.
///
/// A repository from elsewhere may have settings that name programs: monitors of files, hooks, filters, transports. Those
/// that the commands of `GitRepository` would start are switched off.
struct GitProgram: Sendable {
  /// The result of a run.
  struct Output {
    let status: Int32?
    let bytes: [UInt8]
    let message: String

    /// The output without the line break at its end.
    var line: String {
      String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// The time limit in seconds; git needs that long only on a slow disk.
  private static let timeout = 60.0

  /// The settings that replace those of the repository.
  private static let settings = [
    "core.fsmonitor=", "core.hooksPath=/dev/null", "protocol.allow=never", "safe.bareRepository=explicit",
  ]

  /// The variables that prevent questions, locks, and the fetching of missing objects.
  private static let variables = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "LC_ALL": "C",
  ]

  private let program: Program
  private var folder: String
  // It only reads a flag, so any thread can call it.
  private nonisolated(unsafe) let isInterrupted: () -> Bool

  /// Returns git with another working directory.
  func entering(_ folder: String) -> GitProgram {
    var copy = self
    copy.folder = folder
    return copy
  }

  /// Finds git in the search path, or returns nil.
  ///
  /// - Parameter folder: the absolute path of the working directory of git.
  init?(in folder: String, on console: Console) {
    guard let program = Program(named: "git", in: console.environment["PATH"] ?? "") else { return nil }
    (self.program, self.folder, isInterrupted) = (program, folder, console.isInterrupted)
  }

  /// Runs git.
  ///
  /// - Throws: `UsageError` if it does not start or does not end, or if the user ends it.
  func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Output {
    do throws(Program.Problem) {
      let output = try program.run(
        Self.settings.flatMap { ["-c", $0] } + arguments, in: folder,
        environment: ProcessInfo.processInfo.environment.merging(Self.variables) { $1 }, input: input,
        timeout: Self.timeout, isCancelled: isInterrupted)
      return Output(status: output.status, bytes: output.bytes, message: output.errors)
    } catch {
      var problem = UsageError(Self.message(of: error))
      problem.isInterruption = error == .cancelled
      throw problem
    }
  }

  private static func message(of problem: Program.Problem) -> Message {
    switch problem {
    case .cannotStart(let reason): "git cannot be started: \(reason)"
    case .timedOut(let seconds): "git was stopped after \(Int(seconds)) seconds"
    case .cancelled: "nothing is compared"
    case .tooMuchOutput: "git wrote more than \(Program.outputLimit >> 30) GiB: compare fewer files"
    }
  }
}
