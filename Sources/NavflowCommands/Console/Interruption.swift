import Localization
import Support

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Records Ctrl-C and SIGTERM instead of terminating at once, so that the command can report what it knows.
enum Interruption {
  /// The error of a command that the user ends.
  struct Ended: Error {
    /// What follows from it, for the message.
    let consequence: Message
  }

  // The signal handler writes it. A handler may only set a variable of this type.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  private static let isWatched: Bool = {
    // The program that starts navflow may have blocked the signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        Interruption.flag = number
        // A second signal terminates the process at once.
        signal(SIGINT) { ExitCleanup.end(by: $0) }
        signal(SIGTERM) { ExitCleanup.end(by: $0) }
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return true
  }()

  /// Returns whether Ctrl-C was pressed, or SIGTERM came, since the first call.
  static func isPressed() -> Bool { isWatched && flag != 0 }

  /// Returns whether SIGTERM came.
  static func isTermination() -> Bool { flag == SIGTERM }
}
