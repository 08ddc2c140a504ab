#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs as a separate process, in a group of its own.
///
/// Its input and output are pipes that are never waited for alone, so no temporary file is needed and no process can block
/// another one.
package struct Program: Sendable {
  /// The result of a run.
  package struct Output: Sendable {
    /// The exit status, or nil if a signal ended the program.
    package let status: Int32?
    /// What it wrote to standard output.
    package let bytes: [UInt8]
    /// What it wrote to standard error, up to a limit.
    package let errors: String
  }

  /// The reason why a run has no result.
  package enum Problem: Error, Equatable {
    /// The program cannot be started.
    case cannotStart(String)
    /// The program, or a process that it started, did not end in time.
    case timedOut(seconds: Double)
    /// The program wrote more than the limit.
    case tooMuchOutput
    /// The user ended the wait.
    case cancelled
  }

  /// The largest number of bytes of standard output.
  package static let outputLimit = 1 << 30

  private let path: String

  /// Finds a program in a search path, or returns nil.
  ///
  /// Only absolute folders count, because a relative one depends on the folder in which a user works.
  package init?(named name: String, in searchPath: String) {
    let candidates = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
    guard let found = candidates.first(where: Self.isProgram) else { return nil }
    path = found
  }

  /// Runs the program, and ends its whole process group afterwards.
  ///
  /// - Parameters:
  ///   - folder: the absolute path of its working directory.
  ///   - input: the bytes of its standard input.
  ///   - timeout: the time limit in seconds for the program and the processes that it starts.
  ///   - isCancelled: returns whether to end the program now.
  package func run(
    _ arguments: [String], in folder: String, environment: [String: String], input: [UInt8] = [], timeout: Double,
    outputLimit: Int = Self.outputLimit, isCancelled: () -> Bool = { false }
  ) throws(Problem) -> Output {
    var streams = try ProgramStreams(input: input, outputLimit: outputLimit)
    defer { streams.close() }
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let process = try ProcessGroup(starting: path, [path] + arguments, variables, in: folder, streams.ends)
    streams.closeEnds()
    let deadline = Self.seconds + timeout
    var pause: Int32 = 1
    while true {
      // The end is noticed before the last reading, so that nothing that the program wrote is lost.
      let hasEnded = process.hasEnded
      let isClosed = streams.transfer(waiting: hasEnded ? 0 : pause)
      if streams.hasTooMuch { throw process.end(because: .tooMuchOutput) }
      if hasEnded { break }
      if isCancelled() { throw process.end(because: .cancelled) }
      if Self.seconds >= deadline { throw process.end(because: .timedOut(seconds: timeout)) }
      if isClosed { Self.sleep(milliseconds: pause) }
      pause = min(pause * 2, 20)
    }
    return Output(
      status: process.end(), bytes: streams.output, errors: String(decoding: streams.errors, as: UTF8.self))
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func sleep(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }
}
