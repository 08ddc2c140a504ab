import Diagnostics
import Localization

/// A working tree of git that holds only some of the files that git knows.
enum SparseCheckout {
  private static let byteLimit = 1 << 16

  /// Returns whether the settings of a repository turn it on.
  ///
  /// - Parameter top: the repository's top folder.
  static func isOn(at top: String, _ access: any FileAccess) -> Bool {
    ["config", "config.worktree"].contains { name in
      let path = PathOperations.absolute(".git/" + name, in: top)
      guard access.kind(of: path) == .file, let bytes = try? access.bytes(of: path, limit: byteLimit) else {
        return false
      }
      return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
        line.filter { !$0.isWhitespace }.lowercased() == "sparsecheckout=true"
      }
    }
  }

  /// Returns the help for a file that such a working tree may leave out, or nil if it is complete.
  static func help(for file: String, at top: String, _ access: any FileAccess) -> Message? {
    guard isOn(at: top, access) else { return nil }
    let folder = PathOperations.relative(PathOperations.folder(of: file), to: top)
    return "this sparse checkout may leave the file out; if git knows it, type \"git sparse-checkout add \(folder)\""
  }
}
