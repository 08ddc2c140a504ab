import Diagnostics
import Localization

/// The input and output of a command, which tests replace.
public struct Console {
  /// Writes bytes to standard output; throws if that fails.
  public var write: ([UInt8]) throws -> Void
  /// Writes text to standard error.
  public var writeError: (String) -> Void
  /// Waits for a key; returns nil at the end of the input.
  public var readKey: () -> Character?
  /// Waits for bytes of standard input, and returns at most the given number; none at the end of the input.
  public var readBytes: @Sendable (Int) -> [UInt8]
  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool
  /// Whether standard input is a terminal.
  public var inputIsTerminal = false
  /// Whether both standard input and output are terminals, so that the command can ask the user.
  public var isInteractive: Bool
  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool
  /// The environment variables.
  public var environment: [String: String]
  /// The absolute path of the working directory.
  public var directory: String
  /// The language of messages on standard error, on every thread.
  public internal(set) var language = Language.english
  /// Returns the seconds of a monotonic clock.
  public var seconds: () -> Double
  /// Returns whether Ctrl-C was pressed, or the signal SIGTERM came.
  ///
  /// After the first call, only a second Ctrl-C or SIGTERM terminates the process.
  public var isInterrupted: () -> Bool
  /// Returns whether it was SIGTERM.
  public var isTerminated: () -> Bool = { false }

  /// Creates a console.
  public init(
    write: @escaping ([UInt8]) throws -> Void, writeError: @escaping (String) -> Void,
    readKey: @escaping () -> Character?, readBytes: @escaping @Sendable (Int) -> [UInt8] = { _ in [] },
    outputIsTerminal: Bool, isInteractive: Bool, errorIsTerminal: Bool = false,
    environment: [String: String], directory: String, seconds: @escaping () -> Double = { 0 },
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.write = write
    self.writeError = writeError
    self.readKey = readKey
    self.readBytes = readBytes
    self.outputIsTerminal = outputIsTerminal
    self.isInteractive = isInteractive
    self.errorIsTerminal = errorIsTerminal
    self.environment = environment
    self.directory = directory
    self.seconds = seconds
    self.isInterrupted = isInterrupted
  }
}

extension Console {
  /// Writes text to standard output.
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes a message about the command, the settings or the files to standard error.
  ///
  /// - Parameter isOneLine: whether the lines of the message become one.
  func say(_ message: Message, inOneLine isOneLine: Bool = false) {
    let text = message.text(in: language)
    writeError("navflow: \((isOneLine ? text.replacing("\n", with: " ") : text).visible)\n")
  }

  /// The exit status after Ctrl-C or SIGTERM.
  var interruptionStatus: ExitStatus { isTerminated() ? .terminated : .interrupted }

  /// Returns everything that is left of standard input.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = readBytes(65_536)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Returns the absolute path for a path relative to the working directory.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : directory + "/" + path }
}
