/// Where a command reads and writes, so that tests can call it in process.
public struct Console {
  /// Writes bytes to standard output; throws where they cannot be written.
  public var write: ([UInt8]) throws -> Void
  /// Writes text to standard error.
  public var complain: (String) -> Void
  /// Waits for a key; nil at the end of the input.
  public var readKey: () -> Character?
  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool
  /// Whether standard input and output are both terminals, so that there is somebody to ask.
  public var isInteractive: Bool
  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool
  /// The environment.
  public var environment: [String: String]
  /// The working directory, absolute.
  public var directory: String
  /// Seconds since some moment, for what takes long.
  public var seconds: () -> Double
  /// Whether Ctrl-C has been pressed; from the first call on, that no longer ends the process by itself.
  public var isInterrupted: () -> Bool

  /// Creates a console.
  public init(
    write: @escaping ([UInt8]) throws -> Void, complain: @escaping (String) -> Void,
    readKey: @escaping () -> Character?, outputIsTerminal: Bool, isInteractive: Bool, errorIsTerminal: Bool = false,
    environment: [String: String], directory: String, seconds: @escaping () -> Double = { 0 },
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.write = write
    self.complain = complain
    self.readKey = readKey
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

  /// A path as seen from the working directory, made absolute.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : directory + "/" + path }
}
