#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pipes to and from a program: its standard input, standard output and standard error.
struct ProgramStreams {
  /// The largest number of bytes of standard error that are kept; the rest is read and dropped.
  private static let errorLimit = 1 << 20

  /// The ends for the program, in the order of its descriptors.
  private(set) var ends: [Int32] = []
  /// What the program wrote to standard output.
  private(set) var output: [UInt8] = []
  /// The beginning of what the program wrote to standard error.
  private(set) var errors: [UInt8] = []
  /// Whether the program wrote more than the limit.
  var hasTooMuch: Bool { output.count > outputLimit }

  private let outputLimit: Int
  private var input: ArraySlice<UInt8>
  /// Our ends in the same order; -1 once closed.
  private var own: [Int32] = []

  /// Opens the pipes.
  init(input: [UInt8], outputLimit: Int) throws(Program.Problem) {
    self.input = input[...]
    self.outputLimit = outputLimit
    for index in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard Self.open(&pair) else {
        let reason = String(cString: strerror(errno))
        closeEnds()
        close()
        throw .cannotStart(reason)
      }
      let isInput = index == 0
      ends.append(pair[isInput ? 0 : 1])
      own.append(pair[isInput ? 1 : 0])
      _ = fcntl(own[index], F_SETFL, O_NONBLOCK)
    }
    // A program may end before it has read its input.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens a pipe whose ends other programs do not inherit.
  private static func open(_ pair: inout [Int32]) -> Bool {
    pipe(&pair) == 0 && pair.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }

  /// Closes the ends of the program, which has its own copies.
  mutating func closeEnds() {
    for end in ends { _ = shut(end) }
    ends = []
  }

  /// Closes our ends.
  mutating func close() {
    for index in own.indices { close(index) }
  }

  private mutating func close(_ index: Int) {
    if own[index] >= 0 { _ = shut(own[index]) }
    own[index] = -1
  }

  /// Waits at most some milliseconds, then writes and reads what is possible.
  ///
  /// - Returns: whether all pipes are closed.
  mutating func transfer(waiting milliseconds: Int32) -> Bool {
    if input.isEmpty { close(0) }
    var requests = own.enumerated().map { index, end in
      pollfd(fd: end, events: Int16(index == 0 ? POLLOUT : POLLIN), revents: 0)
    }
    if own.allSatisfy({ $0 < 0 }) { return true }
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return false }
    if requests[0].revents != 0 { write() }
    if requests[1].revents != 0 { read(1) }
    if requests[2].revents != 0 { read(2) }
    return false
  }

  private mutating func write() {
    let count = input.withUnsafeBytes { put(own[0], $0.baseAddress, min($0.count, 1 << 16)) }
    if count >= 0 { input = input.dropFirst(count) } else if errno != EAGAIN, errno != EINTR { input = [] }
  }

  /// Reads everything that is available.
  private mutating func read(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !hasTooMuch {
      let count = get(own[index], &buffer, buffer.count)
      if count > 0 {
        if index == 1 { output += buffer[..<count] }
        if index == 2 { errors += buffer[..<min(count, max(0, Self.errorLimit - errors.count))] }
        continue
      }
      if count < 0, errno == EINTR { continue }
      if count == 0 || errno != EAGAIN { close(index) }
      return
    }
  }
}

// The methods above have the names of these functions.
private func shut(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
private func get(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
