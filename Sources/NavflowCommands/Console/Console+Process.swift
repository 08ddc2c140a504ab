#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Foundation
import Support

extension Console {
  /// Returns the console of the process.
  ///
  /// A closed pipe, for example from `head`, ends the output but not the command, so that the exit status is still
  /// correct.
  public static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    ExitCleanup.handleSignals()
    var console = Console(
      write: { bytes in
        if let problem = put(bytes, to: STDOUT_FILENO) { throw UsageError("the output cannot be written: \(problem)") }
      },
      writeError: { _ = put(Array($0.utf8), to: STDERR_FILENO) },
      readKey: readKeyFromTerminal,
      readBytes: readBytesFromInput,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath,
      seconds: { ProcessInfo.processInfo.systemUptime },
      isInterrupted: Interruption.isPressed)
    console.isTerminated = Interruption.isTermination
    console.inputIsTerminal = isatty(STDIN_FILENO) == 1
    return console
  }

  /// Writes bytes and returns the error message, or nil; a closed pipe is no error.
  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT, of: descriptor)
      case EPIPE: return nil
      default: return String(cString: strerror(errno))
      }
    }
    return nil
  }

  /// Waits until a non-blocking descriptor has or accepts data; another process can have made it non-blocking.
  private static func wait(for event: Int32, of descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Reads one key without waiting for Return, and restores the terminal mode.
  private static func readKeyFromTerminal() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    // Control-C must be a key as well: a terminated program would leave the terminal without echo.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return KeyReader(next: nextByte, hasMore: hasByte).key()
  }

  @Sendable private static func readBytesFromInput(_ limit: Int) -> [UInt8] {
    while true {
      var problem: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let result = read(STDIN_FILENO, buffer.baseAddress, limit)
        problem = errno
        count = max(0, result)
        if result >= 0 { problem = 0 }
      }
      switch problem {
      case EINTR: continue
      case EAGAIN: wait(for: POLLIN, of: STDIN_FILENO)
      default: return bytes
      }
    }
  }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLIN, of: STDIN_FILENO)
      default: return nil
      }
    }
  }

  private static func hasByte() -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
  }
}
