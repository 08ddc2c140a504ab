#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C, noted instead of obeyed at once, so that what is known by then can still be told.
enum Interruption {
  // Written by the handler, which may do no more than set a flag of this type.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  private static let isWatched: Bool = {
    signal(SIGINT) { _ in
      Interruption.flag = 1
      // Whoever presses it again wants no more words.
      signal(SIGINT, SIG_DFL)
    }
    return true
  }()

  /// Whether it has been pressed since this was first called.
  static func isPressed() -> Bool { isWatched && flag != 0 }
}
