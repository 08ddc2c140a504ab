import Diagnostics

extension JSONFormat.V1 {
  /// The edit of a file that `--fix` would make.
  struct Edit {
    /// The edit in our own types.
    let suggestion: Suggestion
    /// The files of the finding.
    let files: SourceFiles

    /// The JSON of the edit.
    var json: JSONValue {
      let range = suggestion.range
      return .object([
        ("summary", .string(suggestion.summary.localized)), ("certain", .boolean(suggestion.isCertain)),
        ("file", .string(files[range.file].path)), ("start", Position(range.start).json),
        ("end", Position(range.end).json), ("replacement", .string(suggestion.replacement)),
      ])
    }
  }
}
