import FlowSyntax
import Foundation

extension Console {
  /// Returns the first bytes of a file that the command line names, up to a limit.
  ///
  /// It never waits for a named pipe or a device. An open pipe of the shell is read, such as `/dev/stdin`: its writer is
  /// another part of the same command line.
  func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let path = absolute(path)
    guard path.hasPrefix("/dev/fd/") || path == "/dev/stdin" else {
      return try DiskFiles().bytes(of: path, limit: limit)
    }
    let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: limit)
    guard let data else { throw .notFound }
    return Array(data)
  }
}
