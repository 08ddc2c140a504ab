import FlowSyntax

/// The flow files that have changed in the working tree since a git revision.
struct ChangedFiles {
  /// The changed and the untracked flow files, with symbolic links resolved; nil if every file must be checked.
  let flows: Set<String>?

  /// Asks git for the changes.
  ///
  /// - Throws: `UsageError` if there is no repository or no such revision.
  init(since revision: String, on console: Console) throws(UsageError) {
    let repository = try GitRepository(around: console.directory, searchPath: console.environment["PATH"] ?? "")
    let commit = try repository.requiredCommit(of: revision)
    let access = DiskFiles()
    let changed = try repository.changedFiles(since: commit)
    // Settings concern every flow, and the importers of a deleted file cannot be found through it.
    let reason = changed.first { path in
      (path.split(separator: "/").last ?? "").hasPrefix(".navflow.") || access.kind(of: path) == nil
    }
    if let reason {
      let path = PathOperations.relative(reason, to: console.directory).visible
      console.writeError("navflow: checking every file, because \"\(path)\" was changed or deleted\n")
      flows = nil
      return
    }
    flows = Set(changed.compactMap(access.resolved))
    if changed.isEmpty { console.writeError("navflow: no flow file has changed since \"\(revision.visible)\"\n") }
  }
}
