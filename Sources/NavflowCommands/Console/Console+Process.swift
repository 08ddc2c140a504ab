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
  public static func process() -> Console {
    Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeBytes: { FileHandle.standardOutput.write(Data($0)) },
      complain: { FileHandle.standardError.write(Data($0.utf8)) },
      readKey: readKeyFromTerminal,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath)
  }

  /// Reads one key without waiting for Return; the terminal is put back as it was.
  private static func readKeyFromTerminal() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    var byte: UInt8 = 0
    // Control-D, which ends the input elsewhere, is an ordinary key without ICANON.
    guard read(STDIN_FILENO, &byte, 1) == 1, byte != 4 else { return nil }
    return Character(UnicodeScalar(byte))
  }
}
