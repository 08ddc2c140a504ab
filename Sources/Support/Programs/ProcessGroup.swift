import CSpawn

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process and those that it starts, as a process group.
struct ProcessGroup {
  private let leader: pid_t

  /// Starts a program with usual signals, in a new group.
  ///
  /// - Parameter streams: the descriptors that become its standard input, standard output and standard error.
  init(
    starting path: String, _ arguments: [String], _ variables: [String], in folder: String, _ streams: [Int32]
  ) throws(Program.Problem) {
    var (actions, attributes) = (Actions(), Attributes())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    for (index, stream) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, stream, Int32(index)) }
    Self.setGroupAndSignals(of: &attributes)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var pairs: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in words + pairs { free(word) } }
    var process: pid_t = 0
    var problem = posix_spawn(&process, path, &actions, &attributes, &words, &pairs)
    // A process that has just been started can still have the file open for writing, for a moment.
    for _ in 0..<100 where problem == ETXTBSY {
      usleep(10_000)
      problem = posix_spawn(&process, path, &actions, &attributes, &words, &pairs)
    }
    guard problem == 0 else { throw .cannotStart(String(cString: strerror(problem))) }
    leader = process
    ExitCleanup.add(group: leader)
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func setGroupAndSignals(of attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Whether the leader has ended; it stays a zombie until `end`, so that no other process gets its number.
  var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 && errno != EINTR || information.si_signo != 0
  }

  /// Ends what is left of the group, and returns the exit status of the leader; nil if a signal ended it.
  @discardableResult func end() -> Int32? {
    kill(-leader, SIGKILL)
    ExitCleanup.remove(group: leader)
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Ends the group, and returns the reason, to be thrown.
  func end(because reason: Program.Problem) -> Program.Problem {
    end()
    return reason
  }
}
