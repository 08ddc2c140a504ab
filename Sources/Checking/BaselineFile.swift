import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Reporting

/// A baseline file, with the known findings of a project.
public struct BaselineFile: Sendable {
  /// The number of bytes that are read: one more than the largest size, so that a larger file is reported.
  private static let byteLimit = SourceFile.maximumSize + 1

  /// The path from the command line or the settings.
  public let path: String
  /// The absolute path.
  public let absolute: String
  /// The absolute path of its folder.
  ///
  /// The paths in the baseline are relative to it, so that they do not depend on the working directory.
  private let folder: String
  private let directory: String
  /// The project's folder, if the settings name the baseline.
  private let project: String?
  private let access: any FileAccess

  /// Creates a baseline file from a path that is relative to the working directory.
  ///
  /// - Parameter project: the project's folder, which must contain the file; nil for a file that the user named.
  public init(_ path: String, in directory: String, inside project: String? = nil, access: any FileAccess = DiskFiles())
  {
    self.path = path
    self.directory = directory
    self.project = project.map { PathOperations.absolute($0, in: directory) }
    self.access = access
    absolute = PathOperations.absolute(path, in: directory)
    folder = PathOperations.folder(of: absolute)
  }

  /// Returns the known findings and the errors in the file, with its content, or nil if there is no such file.
  ///
  /// - Parameter files: the files of the run; the baseline is added.
  public func read(
    into files: inout SourceFiles
  ) throws(FileProblem) -> (reading: BaselineReader.Reading, content: [UInt8])? {
    if access.kind(of: absolute) == nil { return nil }
    let bytes = try bytes()
    let content = SourceFile(path: PathOperations.relative(absolute, to: directory), bytes: bytes)
    return (BaselineReader.read(content, id: files.add(content)), bytes)
  }

  private func bytes() throws(FileProblem) -> [UInt8] {
    guard let project else { return try access.bytes(of: absolute, limit: Self.byteLimit) }
    return try access.bytes(of: absolute, inside: access.resolved(project) ?? project, limit: Self.byteLimit)
  }

  /// Returns findings with their keys in this baseline, for `Baseline.classify`.
  public func keyed(_ findings: [Diagnostic], in files: SourceFiles) -> [(diagnostic: Diagnostic, keys: FindingKeys)] {
    findings.map { ($0, keys(of: $0, in: files)) }
  }

  private func keys(of diagnostic: Diagnostic, in files: SourceFiles) -> FindingKeys {
    guard Self.mayKnow(diagnostic) else { return FindingKeys() }
    return KnownFinding.keys(of: diagnostic, in: files) { name(of: $0.path) }
  }

  /// Returns whether a baseline may know a finding: not if it is accepted, or an error that prevents a check of the file.
  public static func mayKnow(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.allowed == nil, diagnostic.rule != PathFindings.rule.id else { return false }
    guard let rule = RuleRegistry.standard[diagnostic.rule] else { return true }
    // What only a later version knows is a warning of a rule about errors.
    return rule.family != .file || rule.severity != .error || diagnostic.severity != .error
  }

  /// Returns the names in the flows of a project, by file as the baseline names it.
  public func existingNames(in project: Project) -> ExistingNames {
    var names: [String: ExistingNames.Names] = [:]
    for flow in project.flows {
      for file in flow.files {
        let name = name(of: project.files[file].path)
        var known = names[name] ?? ExistingNames.Names()
        known.screens.formUnion(flow.screens.map(\.name.value))
        known.actions.formUnion(flow.actions.map(\.label.value) + flow.gestureNames)
        known.tasks.formUnion(flow.tasks.map(\.name.value))
        known.declared.formUnion(flow.names(declaredIn: file))
        names[name] = known
      }
    }
    return ExistingNames(files: names) { hasFile($0) }
  }

  /// Returns the path of a file within the baseline.
  ///
  /// - Parameter shown: the path relative to the working directory.
  func name(of shown: String) -> String {
    PathOperations.relative(PathOperations.absolute(shown, in: directory), to: folder)
  }

  /// Returns the absolute path of a file with a path from the baseline.
  func absolutePath(of name: String) -> String { PathOperations.absolute(name, in: folder) }

  /// Returns whether a file with a path from the baseline still exists.
  func hasFile(_ name: String) -> Bool { access.kind(of: PathOperations.absolute(name, in: folder)) == .file }
}

extension Flow {
  /// The names of all gestures, which findings name as actions are named.
  fileprivate var gestureNames: [String] {
    let gestures: [Gesture] = [.back, .swipeDown, .tapOutside, .return, .swipeLeft, .swipeRight]
    return (gestures + screens.map { Gesture.tab($0.id) }).map { name(of: $0) }
  }

  /// Returns the names of the screens, tasks and entries that a file declares.
  fileprivate func names(declaredIn file: FileID) -> [String] {
    let names = screens.map(\.name) + tasks.map(\.name) + entries.map { self[$0].label }
    return names.filter { $0.range.file == file }.map(\.value)
  }
}
