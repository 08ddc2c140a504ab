#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Foundation

extension Console {
  /// The console of the process.
  ///
  /// A reader that goes away early, as `head` does, ends the output and nothing else: the exit status still tells the result.
  public static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      write: { bytes in
        if let problem = put(bytes, to: STDOUT_FILENO) { throw UsageError("the output cannot be written: \(problem)") }
      },
      complain: { _ = put(Array($0.utf8), to: STDERR_FILENO) },
      readKey: readKeyFromTerminal,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath,
      seconds: { ProcessInfo.processInfo.systemUptime },
      isInterrupted: Interruption.isPressed)
  }

  /// Writes bytes and tells what kept it from doing so; that nobody reads any more is no problem.
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
      case EAGAIN: waitUntilWritable(descriptor)
      case EPIPE: return nil
      default: return String(cString: strerror(errno))
      }
    }
    return nil
  }

  /// Somebody else has made the descriptor one that does not wait by itself.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Reads one key without waiting for Return; the terminal is put back as it was.
  private static func readKeyFromTerminal() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    // Control-C becomes a key too: a program that it ends would leave the terminal without echo.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return KeyReader(next: nextByte, hasMore: hasByte).key()
  }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private static func hasByte() -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
  }
}
