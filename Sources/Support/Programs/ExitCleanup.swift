import Foundation

#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Removes temporary files and ends other programs when a signal ends this one.
package enum ExitCleanup {
  private static let paths = SignalTable()
  private static let groups = SignalTable()

  /// Handles the signals that usually end a program, and makes a file that becomes too large an ordinary error.
  package static func handleSignals() {
    signal(SIGXFSZ, SIG_IGN)
    // A handler must not create the tables.
    for table in [paths, groups] { table.forEach { _ in } }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let before = signal(number) { ExitCleanup.end(by: $0) }
      // A signal that the parent process ignores stays ignored, as `nohup` demands.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Cleans up and ends the program by a signal, in the handler of the signal.
  package static func end(by number: Int32) {
    paths.forEach { address in _ = UnsafePointer<CChar>(bitPattern: address).map { unlink($0) } }
    groups.forEach { kill(-pid_t($0), SIGKILL) }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Remembers a temporary file.
  package static func add(file path: String) { strdup(path).map { paths.add(Int(bitPattern: $0)) } }

  /// Forgets a temporary file, which has another name now or does not exist.
  ///
  /// The copy of its path is not freed, because a handler on another thread may be reading it.
  package static func remove(file path: String) {
    paths.remove { address in UnsafePointer<CChar>(bitPattern: address).map { strcmp($0, path) == 0 } ?? false }
  }

  /// Remembers the process group of a program.
  package static func add(group: Int32) { groups.add(Int(group)) }

  /// Forgets the process group of a program that has ended.
  package static func remove(group: Int32) { groups.remove { $0 == Int(group) } }
}

/// A table of numbers that a signal handler can read: it has a fixed size, and reading it takes no lock.
private final class SignalTable: @unchecked Sendable {
  /// The number of entries; a number that finds no room is not cleaned up.
  private static let capacity = 64

  /// The numbers; 0 stands for an empty entry.
  private let entries = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
  private let lock = NSLock()

  init() { entries.initialize(repeating: 0, count: Self.capacity) }

  func add(_ value: Int) {
    lock.withLock {
      if let free = (0..<Self.capacity).first(where: { entries[$0] == 0 }) { entries[free] = value }
    }
  }

  /// Removes the first number that a condition accepts.
  func remove(where isWanted: (Int) -> Bool) {
    lock.withLock {
      let found = (0..<Self.capacity).first { entries[$0] != 0 && isWanted(entries[$0]) }
      if let found { entries[found] = 0 }
    }
  }

  func forEach(_ body: (Int) -> Void) {
    for index in 0..<Self.capacity where entries[index] != 0 { body(entries[index]) }
  }
}
