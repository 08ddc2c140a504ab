import Diagnostics
import FlowModel
import FlowSyntax
import Support

/// Writes the suggestions of findings into files, until there are none left.
///
/// A suggestion may reveal another one: a file with a syntax error is not read completely. So the files are read again
/// after each round. Nothing is written to the disk.
public struct Fixer {
  /// A changed file.
  public struct Change {
    /// The path, relative to the working directory.
    public let path: String
    /// The content before.
    public let before: [UInt8]
    /// The content with all suggestions.
    public let after: [UInt8]

    /// Returns this change, followed by another one of the same file.
    public func followed(by next: Change) -> Change { Change(path: path, before: before, after: next.after) }
  }

  /// The largest number of rounds.
  private static let roundLimit = 50

  private let paths: ProjectPaths
  private let options: CheckOptions
  private let directory: String
  private let access: any FileAccess
  private let observer: (any CheckObserver)?
  /// The first and the newest content of each changed file, by absolute path.
  private var contents: [String: (path: String, before: [UInt8], after: [UInt8])] = [:]
  /// The number of suggestions that were written.
  public private(set) var count = 0
  /// The paths that cannot be read.
  public private(set) var problems: [PathProblem] = []
  /// The files with all changes, once the fixer has found them.
  public private(set) var checked: CheckedProject?

  /// Creates a fixer.
  ///
  /// - Parameters:
  ///   - paths: the flow files and folders of a project to fix, with all files that they import.
  ///   - directory: the absolute path of the working directory.
  ///   - observer: an observer of the checks that uncertain suggestions need.
  public init(
    _ paths: ProjectPaths, options: CheckOptions, in directory: String, access: any FileAccess = DiskFiles(),
    observer: (any CheckObserver)? = nil
  ) {
    self.paths = paths
    self.options = options
    self.directory = directory
    self.access = access
    self.observer = observer
  }

  /// The changed files, ordered by path.
  public var changes: [Change] {
    contents.values.filter { $0.before != $0.after }.sorted { $0.path < $1.path }.map {
      Change(path: $0.path, before: $0.before, after: $0.after)
    }
  }

  /// Whether the user or a time limit has ended the run.
  private var hasEnded: Bool {
    guard let observer else { return false }
    return !observer.monitor(paths.paths.first ?? ".", nil).shouldContinue(.search) || observer.end != nil
  }

  /// The files with all changes.
  public var files: any FileAccess { files(with: contents) }

  private func files(with contents: [String: (path: String, before: [UInt8], after: [UInt8])]) -> any FileAccess {
    OverlaidFiles(contents: contents.mapValues(\.after), over: access)
  }

  /// Writes the suggestions that are certain.
  ///
  /// Only the reader of files is certain, so no rule is applied.
  public mutating func writeCertain() { checked = CheckedProject(project: writingCertain()) }

  /// Does the same, and returns the files as they are then.
  private mutating func writingCertain() -> Project {
    var project = project()
    for _ in 0..<Self.roundLimit where !hasEnded {
      problems = project.problems
      let certain = project.diagnostics.filter { $0.suggestion?.isCertain == true }
      // What a syntax error hides may be wrong too, so correcting it may add errors.
      let hiding = certain.filter { $0.rule == "syntax" }.compactMap(\.suggestion)
      let chosen = hiding.isEmpty ? certain.compactMap(\.suggestion) : hiding
      guard let next = taking(chosen, of: project, addsErrors: !hiding.isEmpty) else { break }
      project = next
    }
    problems = project.problems
    return project
  }

  /// Writes suggestions, without those that add errors unless these may be added, and returns the files as they are then;
  /// returns nil if there are none.
  private mutating func taking(_ suggestions: [Suggestion], of project: Project, addsErrors: Bool) -> Project? {
    var all = self
    guard all.take(FixSet(suggestions, in: project.files), of: project) else { return nil }
    let next = all.project()
    if addsErrors || next.errorCount + suggestions.count <= project.errorCount {
      self = all
      return next
    }
    var readings = Self.readingLimit(project)
    let chosen = harmless(suggestions, of: project, &readings)
    return take(FixSet(chosen, in: project.files), of: project) ? self.project() : nil
  }

  /// Returns the largest number of readings that look for suggestions that make nothing worse; fewer if the files are long.
  private static func readingLimit(_ project: Project) -> Int {
    let bytes = project.files.ids.reduce(1) { $0 + project.files[$1].bytes.count }
    return max(8, min(200, 20_000_000 / bytes))
  }

  /// Returns the suggestions that add no error alone, without those for which no reading is left.
  ///
  /// Usually each one removes an error, which one reading shows for all of them. Otherwise, those that do not are found by
  /// halving (group testing).
  private func harmless(_ suggestions: [Suggestion], of project: Project, _ readings: inout Int) -> [Suggestion] {
    var fixer = self
    guard readings > 0, !hasEnded, fixer.take(FixSet(suggestions, in: project.files), of: project) else {
      return []
    }
    readings -= 1
    let (before, after) = (project.errorCount, fixer.project().errorCount)
    if after + suggestions.count <= before { return suggestions }
    if suggestions.count == 1 { return after > before ? [] : suggestions }
    let middle = suggestions.count / 2
    let first = harmless(Array(suggestions[..<middle]), of: project, &readings)
    return first + harmless(Array(suggestions[middle...]), of: project, &readings)
  }

  /// Writes all suggestions that improve the findings; each that does not is left out.
  ///
  /// Two results are compared by the number of errors in files, then by those of errors, warnings and infos; fewer are
  /// better. So the suggestions cannot undo each other, and another run changes nothing.
  public mutating func writeAll() {
    var known = CheckedProject(project: writingCertain())
    defer { checked = known }
    var readings = Self.readingLimit(known.project)
    while !hasEnded {
      let suggestions = FixSet(Self.suggestions(of: findings(of: &known)), in: known.project.files).suggestions
      guard let better = better(than: &known, with: suggestions, &readings) else { return }
      known = better
    }
  }

  /// The files with some suggestions, and the result of their check once it was needed.
  public struct CheckedProject: Sendable {
    /// The files.
    public let project: Project
    /// The result of the check with the options of the fixer, or nil.
    public fileprivate(set) var result: CheckResult?
  }

  /// Writes the first part of some suggestions that improves a result, and returns the new result.
  private mutating func better(
    than known: inout CheckedProject, with suggestions: [Suggestion], _ readings: inout Int
  ) -> CheckedProject? {
    for part in Self.parts(of: suggestions) {
      guard readings > 0, !hasEnded else { return nil }
      readings -= 1
      let (contents, count) = (contents, count)
      guard take(FixSet(part, in: known.project.files), of: known.project) else { continue }
      var next = CheckedProject(project: project())
      if improves(&next, on: &known), !hasEnded { return next }
      (self.contents, self.count) = (contents, count)
    }
    return nil
  }

  /// Returns all suggestions, then their halves, and so on to single ones.
  private static func parts(of suggestions: [Suggestion]) -> some Sequence<[Suggestion]> {
    let sizes = sequence(first: suggestions.count) { $0 > 1 ? ($0 + 1) / 2 : nil }
    return sizes.lazy.filter { $0 > 0 }.flatMap { size in
      stride(from: 0, to: suggestions.count, by: size).lazy.map { start in
        Array(suggestions[start..<min(start + size, suggestions.count)])
      }
    }
  }

  /// Returns whether a result is better than another one; the rules are applied only if both have as many errors in files.
  private func improves(_ next: inout CheckedProject, on known: inout CheckedProject) -> Bool {
    let (before, after) = (known.project.errorCount, next.project.errorCount)
    if before != after { return after < before }
    return Self.weight(of: findings(of: &next)).lexicographicallyPrecedes(Self.weight(of: findings(of: &known)))
  }

  private func project() -> Project {
    CheckSession.reader(of: files, in: directory).read(paths, withImporters: .fragments)
  }

  private func findings(of checked: inout CheckedProject) -> [Diagnostic] {
    let result = checked.result ?? CheckSession(checked.project, options).check(observer: observer)
    checked.result = result
    return result.diagnostics.filter { $0.allowed == nil }
  }

  /// Returns the numbers of findings by severity.
  private static func weight(of findings: [Diagnostic]) -> [Int] {
    [Severity.error, .warning, .info].map { severity in findings.count { $0.severity == severity } }
  }

  private static func suggestions(of findings: [Diagnostic]) -> [Suggestion] {
    findings.filter { $0.allowed == nil }.compactMap(\.suggestion)
  }

  /// Writes suggestions, and returns whether there are any.
  private mutating func take(_ fixes: FixSet, of project: Project) -> Bool {
    guard !fixes.suggestions.isEmpty else { return false }
    for (file, bytes) in fixes.contents() {
      let path = project.files[file].path
      let absolute = PathOperations.absolute(path, in: directory)
      contents[absolute] = (path, contents[absolute]?.before ?? project.files[file].bytes, bytes)
    }
    count += fixes.suggestions.count
    return true
  }
}

extension Project {
  /// The number of errors in its files.
  var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
