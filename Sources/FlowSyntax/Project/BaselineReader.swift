import Diagnostics

/// Reads a baseline of known findings, and finds the errors in its file.
public struct BaselineReader {
  /// The version of the format; version 1 has a line for each screen and task.
  public static let version = 2

  /// The result of reading.
  public struct Reading: Sendable {
    /// The findings in file order.
    public var known: [BaselineEntry]
    /// The errors in the file.
    public var diagnostics: [Diagnostic]
  }

  private var reader: Reader
  private var known: [BaselineEntry] = []

  private init(reader: Reader) { self.reader = reader }

  /// Reads a file; an error does not stop the reading.
  public static func read(_ file: SourceFile, id: FileID) -> Reading {
    let document = NodeReader.read(prepared(file), id: id)
    var reader = BaselineReader(reader: Reader(uncertainRanges: document.uncertainRanges))
    if let node = document.node { reader.read(node) }
    // After a syntax error, missing or superfluous keys are only its consequences.
    let mistakes = document.diagnostics.isEmpty ? reader.reader.diagnostics : document.diagnostics
    return Reading(known: reader.known, diagnostics: mistakes.map(addingHelp))
  }

  /// Returns the file with spaces in place of tabs, which YAML does not allow in JSON's indentation, and with a comma between
  /// the lines of two findings.
  ///
  /// git's `merge=union` takes the lines of both sides, so that the last line of one side has no comma. The comma takes the
  /// place of a space, and no other byte moves.
  private static func prepared(_ file: SourceFile) -> SourceFile {
    var bytes = file.bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    var last: UInt8?
    var lineStart: Int?
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { lineStart = place + 1 }
      if byte == UInt8(ascii: "{"), last == UInt8(ascii: "}"), let start = lineStart, start < place {
        bytes[start] = UInt8(ascii: ",")
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        (last, lineStart) = (byte, nil)
      }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// Returns an error with help for a user who did not write the file by hand.
  private static func addingHelp(_ mistake: Diagnostic) -> Diagnostic {
    guard mistake.rule == FileRules.syntax || mistake.rule == FileRules.missingKey else { return mistake }
    var copy = mistake
    copy.help = "a baseline is JSON: restore what navflow wrote, or write it again with --write-baseline"
    copy.suggestion = nil
    return copy
  }

  private mutating func read(_ node: Node) {
    guard let fields = reader.fields(of: node, as: BaselineKeys.table) else { return }
    if !fields.isIncomplete {
      reader.requireKeys(of: BaselineKeys.table, in: fields, of: "the baseline", at: .beginning(of: node.range.file))
    }
    if let version = reader.value(of: BaselineKeys.version, in: fields), !(1...Self.version).contains(version.value) {
      reader.report(
        FileRules.unknownValue, "this is a baseline of version \(version.value)", at: version.range,
        help: "this navflow reads versions 1 to \(Self.version): write the baseline again, or use a newer navflow")
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
    let also = (reader.value(of: KnownFindingKeys.also, in: fields) ?? []).map { RuleAliases.rule(named: $0.value) }
    let screen = reader.value(of: KnownFindingKeys.screen, in: fields)?.value
    let action = reader.value(of: KnownFindingKeys.action, in: fields)?.value
    let text = reader.value(of: KnownFindingKeys.text, in: fields)?.value ?? ""
    for task in tasks(in: fields) {
      let finding = KnownFinding(
        rule: RuleAliases.rule(named: rule.value), file: file.value, screen: screen, action: action, task: task,
        text: text)
      known.append(BaselineEntry(finding, also: also))
    }
  }

  /// Returns the tasks of a finding; nil stands for none.
  private mutating func tasks(in fields: Fields) -> [String?] {
    guard let node = reader.value(of: KnownFindingKeys.task, in: fields) else { return [nil] }
    let nodes = if case .sequence(let items) = node.content { items } else { [node] }
    return nodes.map { reader.text(of: $0, for: KnownFindingKeys.task.name)?.value }
  }
}
