import Diagnostics

/// The format of a baseline file, by version; `BaselineReader` reads it.
enum BaselineFormat {
  /// Version 1.
  enum V1 {
    /// The version number in documents.
    static let number = 1

    /// Returns the JSON of a known finding, without absent members, so that lines stay short.
    static func json(of known: KnownFinding) -> JSONValue {
      let members = [
        ("rule", known.rule.name), ("file", known.file), ("screen", known.screen), ("action", known.action),
        ("task", known.task), ("text", known.text.isEmpty ? nil : known.text),
      ]
      return .object(members.compactMap { key, value in value.map { (key: key, value: .string($0)) } })
    }
  }
}

/// Writes a baseline file: sorted JSON with one finding per line, so that versions of it can be compared and merged.
public struct BaselineText: Sendable {
  private let known: [KnownFinding]

  /// Creates the file of known findings.
  public init(_ known: [KnownFinding]) { self.known = known.sorted() }

  /// Returns the document, with a line break at the end.
  public func render() -> String {
    let lines = known.map { "    " + JSONWriter.line(of: BaselineFormat.V1.json(of: $0)) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(BaselineFormat.V1.number),\n  \"findings\": \(list)\n}\n"
  }
}
