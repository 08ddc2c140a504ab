#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe, a device or an open file, which is written to where it stands.
///
/// It is never waited for without limit: a pipe without a reader is an error, and so is a reader that stops reading.
struct OpenStream {
  /// The time limit for a reader that does not read, in milliseconds.
  private static let patience: Int32 = 60_000

  private let path: String

  /// Creates a stream at a path, after symbolic links.
  init(_ path: String) { self.path = path }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(FileWriter.Problem) {
    let file = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw errno == ENXIO ? .system("no program reads this pipe") : .last }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try wait(for: file) }
    }
  }

  /// Waits until the reader has read something; a signal ends that.
  private func wait(for file: Int32) throws(FileWriter.Problem) {
    if errno == EINTR { return }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { throw .last }
    var question = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    let answer = poll(&question, 1, Self.patience)
    if answer == 0 { throw .system("the program that reads this pipe does not go on") }
    if answer < 0 { throw .last }
  }
}

// A method above has the name of this function.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
