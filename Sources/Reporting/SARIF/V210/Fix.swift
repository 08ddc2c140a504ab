import Diagnostics

extension SARIFFormat.V210 {
  /// The edit of a file that `--fix` would make.
  struct Fix {
    /// The edit in our own types.
    let suggestion: Suggestion
    /// The files of the finding.
    let files: SourceFiles

    /// The JSON of the fix, with its certainty in the property bag, because SARIF has no word for it.
    var json: JSONValue {
      let replacement = JSONValue.object([
        ("deletedRegion", Location.region(suggestion.range)),
        ("insertedContent", .object([("text", .string(suggestion.replacement))])),
      ])
      let change = JSONValue.object([
        ("artifactLocation", Location.artifact(of: suggestion.range, in: files)),
        ("replacements", .array([replacement])),
      ])
      return .object([
        ("description", Message(suggestion.summary.visible).json), ("artifactChanges", .array([change])),
        ("properties", .object([("certain", .boolean(suggestion.isCertain))])),
      ])
    }
  }
}
