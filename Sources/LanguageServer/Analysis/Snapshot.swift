import Checking
import Diagnostics
import FlowRules
import FlowSyntax
import Localization
import Reporting
import Support

/// The findings in one state of the workspace.
struct Snapshot: Sendable {
  /// A finding, and how the client sees it.
  struct Finding: Sendable {
    var diagnostic: LSP.Diagnostic
    var source: Diagnostic
  }

  /// The findings of each file with findings, by URI.
  private(set) var findings: [String: [Finding]] = [:]

  /// The names in all files.
  var index: SymbolIndex { lazyIndex.value }
  private let lazyIndex: Lazy<SymbolIndex>
  /// The number of errors and warnings that the reader found.
  let readingDiagnostics: Int
  let workspace: Workspace
  let files: SourceFiles
  let texts: [DocumentText]
  /// The files as they are saved, without the texts of open documents.
  let base: any FileAccess
  /// The shortest traces to screens, once behaviours are checked.
  let traces: ShortestTraces

  /// Creates the snapshot of a result; findings that an `allow` accepts are left out.
  init(
    of diagnostics: [Diagnostic], in files: SourceFiles, _ workspace: Workspace, over base: any FileAccess,
    _ index: Lazy<SymbolIndex>, readingDiagnostics: Int, traces: ShortestTraces
  ) {
    self.traces = traces
    lazyIndex = index
    self.readingDiagnostics = readingDiagnostics
    self.base = base
    self.workspace = workspace
    self.files = files
    texts = files.ids.map { DocumentText(files[$0].bytes) }
    for diagnostic in diagnostics where diagnostic.allowed == nil {
      let uri = workspace.uri(of: files[diagnostic.range.file])
      findings[uri, default: []].append(finding(diagnostic))
    }
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    let related = diagnostic.notes.map { information($0.message.localized, at: $0.range) } + path(of: diagnostic)
    let help = (diagnostic.help ?? diagnostic.suggestion?.summary).map { "\n\(localized("help")): \($0.visible)" } ?? ""
    return Finding(
      diagnostic: LSP.Diagnostic(
        range: range(diagnostic.range), severity: Self.number(of: diagnostic.severity), code: diagnostic.rule.name,
        codeDescription: page(of: diagnostic.rule), message: diagnostic.message.visible + help,
        relatedInformation: related.isEmpty ? nil : related),
      source: diagnostic)
  }

  private func page(of rule: RuleID) -> LSP.CodeDescription? {
    guard RuleRegistry.standard[rule] != nil else { return nil }
    return workspace.rulePages.map { LSP.CodeDescription(href: "\($0)/\(rule.name).md") }
  }

  /// Returns the steps of the trace, each at its place in a flow file; steps without a place are left out.
  private func path(of diagnostic: Diagnostic) -> [LSP.RelatedInformation] {
    guard let trace = diagnostic.trace else { return [] }
    return trace.steps.enumerated().compactMap { index, step in
      guard let range = step.range, let screen = step.layers.last?.stack.last else { return nil }
      let cause = step.label.map { label in label + (step.result.map { ": \($0)" } ?? "") } ?? localized("launch")
      return information(localized("step \(index): \(cause) → \(screen)").visible, at: range)
    }
  }

  private func information(_ message: String, at place: SourceRange) -> LSP.RelatedInformation {
    LSP.RelatedInformation(location: location(place), message: message)
  }

  /// Reads the workspace with other contents of some files.
  func reading(with contents: [FileID: [UInt8]]) -> (project: Project, symbols: SymbolIndex) {
    var workspace = workspace
    for (file, bytes) in contents {
      let path = PathOperations.absolute(files[file].path, in: workspace.directory)
      workspace.documents[path] = (workspace.uri(of: files[file]), DocumentText(bytes))
    }
    let reader = CheckSession.reader(of: workspace.files(over: base), in: workspace.directory)
    let (project, symbols) = reader.readWithSymbols(paths: workspace.checkedPaths)
    return (project, symbols())
  }

  /// Returns whether a file still has the content of this snapshot; an open document has.
  func isCurrent(_ file: FileID) -> Bool {
    let path = PathOperations.absolute(files[file].path, in: workspace.directory)
    if workspace.documents[path] != nil { return true }
    return (try? base.bytes(of: path, limit: SourceFile.maximumSize + 1)) == files[file].bytes
  }

  /// Returns a text to insert into a file, with the line breaks of the file.
  func withLineBreaks(of file: FileID, _ text: String) -> String { files[file].withLineBreaks(text) }

  /// Returns the location of a range.
  func location(_ range: SourceRange) -> LSP.Location {
    LSP.Location(uri: workspace.uri(of: files[range.file]), range: self.range(range))
  }

  /// Returns the file with a URI, or nil.
  func file(of uri: String) -> FileID? {
    guard let path = FileURI.path(of: uri) else { return nil }
    return files.ids.first { PathOperations.absolute(files[$0].path, in: workspace.directory) == path }
  }

  /// Returns the text of a range.
  func text(of range: SourceRange) -> String {
    String(decoding: files[range.file].bytes[range.start.offset..<range.end.offset], as: UTF8.self)
  }

  /// Returns a range in UTF-16 units; the beginning of a file is behind its byte order mark.
  func range(_ range: SourceRange) -> LSP.Range {
    let (text, start) = (texts[range.file.index], files[range.file].bytes.textStart)
    return LSP.Range(
      start: text.position(of: max(start, range.start.offset)), end: text.position(of: max(start, range.end.offset)))
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension CheckSession {
  /// Returns the findings that the baseline of the project does not know, with the files of the run.
  func withoutBaseline(_ findings: [Diagnostic], access: any FileAccess, in directory: String)
    -> (findings: [Diagnostic], files: SourceFiles)
  {
    var files = project.files
    guard let file = baseline(in: directory, access: access) else { return (findings, files) }
    // A baseline that cannot be read hides nothing.
    guard let reading = (try? file.read(into: &files))??.reading else { return (findings, files) }
    let new = Baseline(reading.known).classify(
      file.keyed(findings, in: files), names: file.existingNames(in: project)
    ).new
    return (new + reading.diagnostics, files)
  }
}
