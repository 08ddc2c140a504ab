import FlowSyntax

/// What a commit holds.
struct GitSnapshot {
  /// The flow files, the settings, and the files that say what git ignores.
  var files: MemoryFiles
  /// The object of each file, by absolute path.
  var objects: [String: String] = [:]

  /// Adds what a submodule holds.
  mutating func add(_ inner: GitSnapshot) {
    files.contents.merge(inner.files.contents) { $1 }
    files.links.merge(inner.files.links) { $1 }
    objects.merge(inner.objects) { $1 }
  }
}
