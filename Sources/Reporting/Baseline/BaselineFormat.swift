import Diagnostics

/// The wire types of a baseline, by version; `BaselineReader` reads them.
enum BaselineFormat {
  /// Version 1.
  enum V1 {
    /// The number that documents bear.
    static let number = 1

    /// A known finding; what is not there is left out, so that lines stay short.
    static func json(of known: KnownFinding) -> JSONValue {
      let members = [
        ("rule", known.rule.name), ("file", known.file), ("screen", known.screen), ("action", known.action),
        ("task", known.task), ("text", known.text.isEmpty ? nil : known.text),
      ]
      return .object(members.compactMap { key, value in value.map { (key: key, value: .string($0)) } })
    }
  }
}

/// A baseline as a file: JSON, sorted, one finding a line, so that two versions of it can be compared and merged.
public struct BaselineText: Sendable {
  private let known: [KnownFinding]

  /// Creates the text of what is known.
  public init(_ known: [KnownFinding]) { self.known = known.sorted() }

  /// The document, line break at its end included.
  public func render() -> String {
    let lines = known.map { "    " + JSONWriter.line(of: BaselineFormat.V1.json(of: $0)) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(BaselineFormat.V1.number),\n  \"findings\": \(list)\n}\n"
  }
}
