import Checking
import Diagnostics
import FlowSyntax

/// Everything that the result of checking a flow file depends on.
struct FlowInputs {
  /// The contents of the file, its imports and the settings, by absolute path and without carriage returns, because git may
  /// convert line breaks.
  let texts: [String: [UInt8]]
  /// The absolute paths of the other files: pictures, the baseline, and imports that cannot be read.
  let others: Set<String>
  /// Whether another flow of the run contains the file, so that it is not checked by itself.
  let isCovered: Bool

  /// Collects what a flow file of a project depends on.
  ///
  /// - Parameter baseline: the path of the baseline relative to the working directory, or nil.
  init(_ file: FileID, of project: Project, baseline: String?, in directory: String) {
    let inputs = project.inputs[file]
    let read = (inputs?.files ?? [file]) + project.settingsFiles
    texts = Dictionary(
      read.map { (PathOperations.absolute(project.files[$0].path, in: directory), Self.text(of: project.files[$0])) }
    ) { first, _ in first }
    others = Set(
      (inputs?.pictures ?? []) + (inputs?.missing ?? [])
        + [baseline].compactMap { $0 }.map { PathOperations.absolute($0, in: directory) })
    isCovered = project.covered.contains(file)
  }

  private static func text(of file: SourceFile) -> [UInt8] { file.bytes.withoutCarriageReturns }

  /// Returns whether the texts, and the names of the other files, are the same.
  func agrees(with other: FlowInputs) -> Bool {
    isCovered == other.isCovered && others == other.others && texts == other.texts
  }
}

extension [UInt8] {
  /// The bytes without carriage returns.
  var withoutCarriageReturns: [UInt8] {
    let carriageReturn = UInt8(ascii: "\r")
    return contains(carriageReturn) ? filter { $0 != carriageReturn } : self
  }
}
