import FlowSyntax
import Localization

/// The two versions that a command line names.
struct DiffVersions {
  /// The old version.
  let old: DiffVersion
  /// The new version.
  let new: DiffVersion

  /// Reads both versions.
  ///
  /// - Parameters:
  ///   - paths: the paths to compare in a revision; the other version's, or this folder, if empty.
  ///   - config: the settings file, or nil for the nearest.
  /// - Throws: `UsageError` if the versions cannot be compared.
  init(_ old: DiffOperand, _ new: DiffOperand, paths: [String], config: String?, on console: Console)
    throws(UsageError)
  {
    try RuleOptions.requireSettings(config, on: console)
    let chosen = try Self.paths(old, new, paths, on: console)
    let hasFolder = !(old.isRevision && new.isRevision)
    var before = try DiffVersion(old, paths: chosen.old, config: config, besideFolder: hasFolder, on: console)
    self.new = try DiffVersion(new, paths: chosen.new, config: config, besideFolder: hasFolder, on: console)
    before.followMoves(to: self.new)
    self.old = before
    try requireFlows(paths, chosen.old + chosen.new, on: console)
    guard self.old.isFile != self.new.isFile, !self.old.isEmpty, !self.new.isEmpty else { return }
    let (file, folder) = self.old.isFile ? (self.old, self.new) : (self.new, self.old)
    throw UsageError("\"\(file.name)\" is a file, and \"\(folder.name)\" a folder: name two files or two folders")
  }

  /// Reports the paths that cannot be compared, and returns whether there are none.
  ///
  /// A path of the command line that only one version has is no problem of a revision. Only the user's paths matter in the
  /// old version, because its settings judge nothing.
  func areUsable(on console: Console) -> Bool {
    let problems =
      old.problems.filter { !isMissing($0, in: old, new) && !(old.isRevision && isOnlyOld($0)) }
      + new.problems.filter { !isMissing($0, in: new, old) }
    var told: Set<Message> = []
    for message in problems.map(\.message) + old.unreadable + new.unreadable where told.insert(message).inserted {
      console.say(message)
    }
    return problems.isEmpty
  }

  /// Returns whether the problem is only that the path is new or gone.
  private func isMissing(_ problem: PathProblem, in version: DiffVersion, _ other: DiffVersion) -> Bool {
    version.lacks(problem) && !other.isEmpty && !other.problems.contains { $0.path == problem.path }
  }

  private func isOnlyOld(_ problem: PathProblem) -> Bool {
    !old.isNamed(problem) && !new.problems.contains { $0.path == problem.path }
  }

  /// Returns the paths to compare in each version.
  ///
  /// A path inside the folder that the other version names restricts both versions to it.
  private static func paths(
    _ old: DiffOperand, _ new: DiffOperand, _ paths: [String], on console: Console
  ) throws(UsageError) -> (old: [String], new: [String]) {
    func chosen(for folder: String) -> [String] {
      let absolute = PathOperations.absolute(folder, in: console.directory)
      let isInside = paths.allSatisfy {
        PathOperations.lies(PathOperations.absolute($0, in: console.directory), in: absolute)
      }
      return DiskFiles().kind(of: absolute) == .folder && isInside && !paths.isEmpty ? paths : [folder]
    }
    switch (old, new) {
    case (.path(let one), .path(let other)):
      guard paths.isEmpty else { throw UsageError("--path needs a git revision, and none is compared here") }
      return ([one], [other])
    case (.path(let folder), _): return (chosen(for: folder), paths.isEmpty ? [folder] : paths)
    case (_, .path(let folder)): return (paths.isEmpty ? [folder] : paths, chosen(for: folder))
    default:
      let all = paths.isEmpty ? ["."] : paths
      return (all, all)
    }
  }

  /// Throws an error if neither version has a flow file.
  private func requireFlows(_ paths: [String], _ all: [String], on console: Console) throws(UsageError) {
    // With two revisions, the problem with the path is reported later.
    if let path = paths.first, old.isRevision != new.isRevision, (old.isRevision ? old : new).isEmpty,
      !paths.contains(where: { DiskFiles().kind(of: console.absolute($0)) != nil })
    {
      throw UsageError("there is no file or folder \"\(path)\", neither in the revision nor here")
    }
    if old.isEmpty, new.isEmpty, old.isRevision, new.isRevision, all.allSatisfy({ $0 == "." }) {
      throw UsageError(
        "neither \"\(old.name)\" nor \"\(new.name)\" holds a flow file here: the names of flow files end in .flow.yaml")
    }
  }
}
