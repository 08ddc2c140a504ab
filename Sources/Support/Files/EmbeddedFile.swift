import CEmbeddedFiles

/// The files that are part of the program, which is a single file.
package enum EmbeddedFile {
  /// Returns the text of a file, or nil if `EmbeddedFiles.c` does not list it.
  ///
  /// - Parameter path: the path within this package, for example `Docs/ci.md`.
  package static func text(of path: String) -> String? {
    navflow_embedded_file(path).map { String(cString: $0) }
  }
}
