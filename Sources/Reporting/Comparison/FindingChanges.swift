import Diagnostics

/// The new, gone and kept findings between two versions, identified in the same way as in a baseline.
public struct FindingChanges: Sendable {
  /// How much of a version was checked.
  public enum Extent: Sendable {
    case everything
    /// All files, but not all behaviours.
    case files
    /// Not all files, because some have errors.
    case part
  }

  /// The findings of one version.
  public struct Version: Sendable {
    /// The files of the findings.
    public let files: SourceFiles
    /// The findings, including those that an `allow` accepts.
    public let findings: [Diagnostic]
    /// The findings on devices that the other version is not made for, from a check of these devices alone.
    public let onNewDevices: [Diagnostic]
    /// How much was checked.
    ///
    /// A missing finding is only certainly gone if its part was checked.
    public let extent: Extent
    /// Returns the name of a file that both versions have in common.
    private let fileName: @Sendable (SourceFile) -> String
    /// Returns the key of a finding with the names of the other version.
    private let renamed: @Sendable (KnownFinding) -> KnownFinding

    /// Creates the findings of a version.
    public init(
      files: SourceFiles, findings: [Diagnostic], onNewDevices: [Diagnostic] = [], extent: Extent = .everything,
      renamed: @escaping @Sendable (KnownFinding) -> KnownFinding = { $0 },
      fileName: @escaping @Sendable (SourceFile) -> String
    ) {
      self.renamed = renamed
      self.files = files
      self.extent = extent
      self.findings = DiagnosticOrder(files: files).sorted(findings)
      self.onNewDevices = DiagnosticOrder(files: files).sorted(onNewDevices)
      self.fileName = fileName
    }

    /// Returns this version with other paths of files.
    func renamingFiles(_ paths: [String: String]) -> Self {
      Self(
        files: files, findings: findings, onNewDevices: onNewDevices, extent: extent, renamed: renamed
      ) { [fileName] in paths[$0.path] ?? fileName($0) }
    }

    fileprivate var open: [(diagnostic: Diagnostic, keys: FindingKeys)] {
      keyed(findings.filter { $0.allowed == nil })
    }
    fileprivate var allowed: [(diagnostic: Diagnostic, keys: FindingKeys)] {
      keyed(findings.filter { $0.allowed != nil })
    }

    fileprivate func keyed(_ findings: [Diagnostic]) -> [(diagnostic: Diagnostic, keys: FindingKeys)] {
      findings.map { ($0, KnownFinding.keys(of: $0, in: files, fileName: fileName).map(renamed)) }
    }

    /// Returns the findings about behaviour on new devices that the other version has too, on another device.
    fileprivate func repeatedOnNewDevices(except new: [Diagnostic]) -> [Diagnostic] {
      let known = Set(keyed(new).flatMap(\.keys.own))
      let open = onNewDevices.filter { $0.allowed == nil && $0.verdict != nil }
      return keyed(open).filter { known.isDisjoint(with: $0.keys.own) }.map(\.diagnostic)
    }
  }

  /// A finding that is gone.
  public struct GoneFinding: Sendable {
    /// The finding in the old version.
    public let diagnostic: Diagnostic
    /// The reason of the `allow` that accepts the finding now, or nil if it no longer occurs.
    public let accepted: String?
    /// Whether the finding certainly no longer occurs, because everything that could show it was checked.
    public let isCertain: Bool
  }

  /// The files of the old version.
  public let oldFiles: SourceFiles
  /// The files of the new version.
  public let newFiles: SourceFiles
  /// The findings that only the new version has, in the order of reports; those of new devices come last.
  public let new: [Diagnostic]
  /// The findings in `new` on a device that only the new version is made for; the old version has them on its devices.
  public let onNewDevices: [Diagnostic]
  /// The findings that only the old version has.
  public let gone: [GoneFinding]
  /// The findings of both versions, as they are in the new one.
  public let kept: [Diagnostic]

  /// The findings that the new version accepts, and that the old version does not accept.
  public let accepted: [Diagnostic]

  /// Compares the findings of two versions.
  public init(from old: Version, to new: Version) {
    oldFiles = old.files
    newFiles = new.files
    let before = old.open
    let known = Baseline(before.flatMap(\.keys.own), affected: before.flatMap(\.keys.affected))
    let outcome = known.classify(new.open)
    onNewDevices = new.repeatedOnNewDevices(except: outcome.new)
    self.new = outcome.new + onNewDevices
    kept = outcome.kept
    var stale = Dictionary(outcome.stale.map { ($0, 1) }, uniquingKeysWith: +)
    let accepted = new.allowed
    let acceptedBefore = old.allowed.flatMap(\.keys.own)
    self.accepted = accepted.filter { !$0.keys.own.contains(where: acceptedBefore.contains) }.map(\.diagnostic)
    gone = before.compactMap { diagnostic, keys in
      // A finding is only gone if it no longer occurs at any of its places.
      guard keys.own.allSatisfy({ stale[$0, default: 0] > 0 }) else { return nil }
      for place in keys.own { stale[place, default: 0] -= 1 }
      let now = accepted.first { other in keys.own.contains { one in other.keys.own.contains(where: one.isSame) } }
      let isCertain = now != nil || new.extent.covers(diagnostic)
      return GoneFinding(diagnostic: diagnostic, accepted: now?.diagnostic.allowed, isCertain: isCertain)
    }
  }
}

extension FindingChanges.Extent {
  /// Returns whether a check of this extent would report the finding if it still occurred.
  fileprivate func covers(_ finding: Diagnostic) -> Bool {
    switch self {
    case .everything: true
    case .files: finding.verdict == nil
    case .part: false
    }
  }
}

extension KnownFinding {
  /// Returns whether two findings agree by their names, or by their source text if they have no names.
  fileprivate func isSame(as other: KnownFinding) -> Bool {
    var other = other
    if isNamed { other.text = text }
    return self == other
  }
}
