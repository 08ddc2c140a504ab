import Foundation
import Localization
import Support

/// Runs git with commands that only read, and that start no other program.
///
/// A repository from elsewhere may have settings that name programs: monitors of files, hooks, filters, transports. Those
/// that the commands of `GitRepository` would start are switched off.
struct GitProgram {
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
  private let folder: String

  /// Returns git with another working directory.
  func entering(_ folder: String) -> GitProgram { GitProgram(program: program, folder: folder) }

  private init(program: Program, folder: String) { (self.program, self.folder) = (program, folder) }

  /// Finds git in a search path, or returns nil.
  ///
  /// - Parameter folder: the absolute path of the working directory of git.
  init?(searchPath: String, in folder: String) {
    guard let program = Program(named: "git", in: searchPath) else { return nil }
    self.init(program: program, folder: folder)
  }

  /// Runs git.
  ///
  /// - Throws: `UsageError` if it does not start or does not end.
  func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Output {
    do throws(Program.Problem) {
      let output = try program.run(
        Self.settings.flatMap { ["-c", $0] } + arguments, in: folder,
        environment: ProcessInfo.processInfo.environment.merging(Self.variables) { $1 }, input: input,
        timeout: Self.timeout)
      return Output(status: output.status, bytes: output.bytes, message: output.errors)
    } catch {
      throw UsageError(Self.message(of: error))
    }
  }

  private static func message(of problem: Program.Problem) -> Message {
    switch problem {
    case .cannotStart(let reason): "git cannot be started: \(reason)"
    case .timedOut(let seconds): "git was stopped after \(Int(seconds)) seconds"
    case .cancelled: "git was ended"
    case .tooMuchOutput: "git wrote more than \(Program.outputLimit >> 30) GiB: compare fewer files"
    }
  }
}
