import Diagnostics

/// Which findings are new, which have gone, and which were there before, told apart as a baseline does.
public struct FindingChanges: Sendable {
  /// How much of a version was looked at.
  public enum Extent: Sendable {
    case everything
    /// All files, and not all behaviours.
    case files
    /// Not all files, as some have mistakes.
    case part
  }

  /// The findings of one version.
  public struct Version: Sendable {
    /// The files that they point into.
    public let files: SourceFiles
    /// The findings, allowed ones included.
    public let findings: [Diagnostic]
    /// How much was looked at: only of that can it be said that a finding is not there.
    public let extent: Extent
    /// What a file is called where findings of both versions are compared.
    private let fileName: @Sendable (SourceFile) -> String

    /// Creates the findings of a version.
    public init(
      files: SourceFiles, findings: [Diagnostic], extent: Extent = .everything,
      fileName: @escaping @Sendable (SourceFile) -> String
    ) {
      self.files = files
      self.extent = extent
      self.findings = DiagnosticOrder(files: files).sorted(findings)
      self.fileName = fileName
    }

    fileprivate var open: [(diagnostic: Diagnostic, memory: [KnownFinding])] { memories { $0.allowed == nil } }
    fileprivate var allowed: [(diagnostic: Diagnostic, memory: [KnownFinding])] { memories { $0.allowed != nil } }

    private func memories(
      where isMeant: (Diagnostic) -> Bool
    ) -> [(diagnostic: Diagnostic, memory: [KnownFinding])] {
      findings.filter(isMeant).map { ($0, KnownFinding.all(of: $0, in: files, fileName: fileName)) }
    }
  }

  /// A finding that has gone.
  public struct Gone: Sendable {
    /// The finding as the old version had it.
    public let diagnostic: Diagnostic
    /// Why it is accepted now; nil where it is no longer found at all.
    public let accepted: String?
    /// Whether it is surely not there, and not just not met again as far as was looked.
    public let isSure: Bool
  }

  /// The files of the old version.
  public let oldFiles: SourceFiles
  /// The files of the new version.
  public let newFiles: SourceFiles
  /// The findings that only the new version has, in the order of reports.
  public let new: [Diagnostic]
  /// The findings that only the old version has.
  public let gone: [Gone]
  /// The findings that both have, as the new one has them.
  public let kept: [Diagnostic]

  /// Compares the findings of two versions.
  public init(from old: Version, to new: Version) {
    oldFiles = old.files
    newFiles = new.files
    let before = old.open
    let outcome = Baseline(before.flatMap(\.memory)).sift(new.open.map { ($0.diagnostic, $0.memory) })
    self.new = outcome.new
    kept = outcome.kept
    var stale = Dictionary(outcome.stale.map { ($0, 1) }, uniquingKeysWith: +)
    let accepted = new.allowed
    gone = before.compactMap { diagnostic, memory in
      // As long as it is met in one of its places, it has not gone.
      guard memory.allSatisfy({ stale[$0, default: 0] > 0 }) else { return nil }
      for place in memory { stale[place, default: 0] -= 1 }
      let now = accepted.first { other in memory.contains { one in other.memory.contains(where: one.isSame) } }
      let isSure = now != nil || new.extent.covers(diagnostic)
      return Gone(diagnostic: diagnostic, accepted: now?.diagnostic.allowed, isSure: isSure)
    }
  }
}

extension FindingChanges.Extent {
  /// Whether a finding would have been met again, were it still there.
  fileprivate func covers(_ finding: Diagnostic) -> Bool {
    switch self {
    case .everything: true
    case .files: finding.verdict == nil
    case .part: false
    }
  }
}

extension KnownFinding {
  /// Whether names, or without them the words of the file, say that one finding is the other.
  fileprivate func isSame(as other: KnownFinding) -> Bool {
    var other = other
    if isNamed { other.text = text }
    return self == other
  }
}
