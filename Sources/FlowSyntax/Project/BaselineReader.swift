import Diagnostics

/// Reads a baseline of known findings, and finds the errors in its file.
public struct BaselineReader {
  /// The version of the format.
  public static let version = 1

  /// The result of reading.
  public struct Reading: Sendable {
    /// The findings in file order.
    public var known: [KnownFinding]
    /// The errors in the file.
    public var diagnostics: [Diagnostic]
  }

  private var reader: Reader
  private var known: [KnownFinding] = []

  private init(reader: Reader) { self.reader = reader }

  /// Reads a file; an error does not stop the reading.
  public static func read(_ file: SourceFile, id: FileID) -> Reading {
    let document = NodeReader.read(replacingTabs(file), id: id)
    var reader = BaselineReader(reader: Reader(uncertainRanges: document.uncertainRanges))
    if let node = document.node { reader.read(node) }
    // After a syntax error, missing or superfluous keys are only its consequences.
    let mistakes = document.diagnostics.isEmpty ? reader.reader.diagnostics : document.diagnostics
    return Reading(known: reader.known, diagnostics: mistakes.map(addingHelp))
  }

  /// Returns the file with tabs replaced by spaces, because YAML allows no tabs in JSON's indentation.
  private static func replacingTabs(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, bytes: file.bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 })
  }

  /// Returns an error with help for a user who did not write the file by hand.
  private static func addingHelp(_ mistake: Diagnostic) -> Diagnostic {
    guard mistake.rule == FileRules.syntax || mistake.rule == FileRules.missingKey else { return mistake }
    var copy = mistake
    copy.help =
      "a baseline is JSON: restore what navflow wrote, or delete the file and write it again with --write-baseline"
    copy.suggestion = nil
    return copy
  }

  private mutating func read(_ node: Node) {
    guard let fields = reader.fields(of: node, as: BaselineKeys.table) else { return }
    if !fields.isIncomplete {
      reader.requireKeys(of: BaselineKeys.table, in: fields, of: "the baseline", at: .beginning(of: node.range.file))
    }
    if let version = reader.value(of: BaselineKeys.version, in: fields), version.value != Self.version {
      reader.report(
        FileRules.unknownValue, "this is a baseline of version \(version.value)", at: version.range,
        help: "this navflow reads version \(Self.version): write the baseline again, or use a newer navflow")
      return
    }
    guard let list = reader.value(of: BaselineKeys.findings, in: fields) else { return }
    for item in reader.items(of: list, for: BaselineKeys.findings.name) { readFinding(item) }
  }

  private mutating func readFinding(_ node: Node) {
    guard let fields = reader.fields(of: node, as: KnownFindingKeys.table) else { return }
    if !fields.isIncomplete {
      reader.requireKeys(of: KnownFindingKeys.table, in: fields, of: "a known finding", at: node.place)
    }
    guard let rule = reader.value(of: KnownFindingKeys.rule, in: fields),
      let file = reader.value(of: KnownFindingKeys.file, in: fields)
    else { return }
    known.append(
      KnownFinding(
        rule: RuleID(rule.value), file: file.value,
        screen: reader.value(of: KnownFindingKeys.screen, in: fields)?.value,
        action: reader.value(of: KnownFindingKeys.action, in: fields)?.value,
        task: reader.value(of: KnownFindingKeys.task, in: fields)?.value,
        text: reader.value(of: KnownFindingKeys.text, in: fields)?.value ?? ""))
  }
}
