import Diagnostics
import OrderedCollections

/// The format of a baseline file, by version; `BaselineReader` reads it.
enum BaselineFormat {
  /// Version 2: a line is a finding with all of its tasks.
  enum V2 {
    /// The version number in documents.
    static let number = 2

    /// Returns the JSON of a line, without absent members, so that lines stay short.
    static func json(of line: BaselineText.Line, tasks: [String]) -> JSONValue {
      let known = line.finding
      let texts = [("screen", known.screen), ("action", known.action)]
      var members: [(key: String, value: JSONValue)] = [("rule", .string(known.rule.name))]
      if !line.also.isEmpty { members.append(("also", .array(line.also.map { .string($0.name) }))) }
      members.append(("file", .string(known.file)))
      members += texts.compactMap { key, value in value.map { (key, .string($0)) } }
      if tasks.count == 1 { members.append(("task", .string(tasks[0]))) }
      if tasks.count > 1 { members.append(("task", .array(tasks.map(JSONValue.string)))) }
      if !known.text.isEmpty { members.append(("text", .string(known.text))) }
      return .object(members)
    }
  }
}

/// Writes a baseline file: sorted JSON with one finding per line, so that versions of it can be compared and merged.
public struct BaselineText: Sendable {
  /// What the findings of a line have in common: all but the task.
  struct Line: Hashable {
    let finding: KnownFinding
    let also: [RuleID]
  }

  private let lines: OrderedDictionary<Line, [String]>

  /// Creates the file of known findings.
  public init(_ entries: [BaselineEntry]) {
    lines = entries.sorted { $0.finding < $1.finding }.reduce(into: [:]) { lines, entry in
      var finding = entry.finding
      finding.task = nil
      // Findings without a task keep their own line.
      lines[Line(finding: finding, also: entry.also), default: []].append(entry.finding.task ?? "")
    }
  }

  /// Returns the document, with a line break at the end.
  public func render() -> String {
    let texts = lines.sorted { $0.key.finding < $1.key.finding }.flatMap { line, tasks in
      let named = tasks.filter { !$0.isEmpty }
      let bare = Array(repeating: [String](), count: tasks.count - named.count)
      return (bare + (named.isEmpty ? [] : [named])).map {
        "    " + JSONWriter.line(of: BaselineFormat.V2.json(of: line, tasks: $0))
      }
    }
    let list = texts.isEmpty ? "[]" : "[\n\(texts.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(BaselineFormat.V2.number),\n  \"findings\": \(list)\n}\n"
  }
}
