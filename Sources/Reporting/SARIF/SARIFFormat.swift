/// The SARIF format (Static Analysis Results Interchange Format, OASIS), by version.
///
/// The limits are those of GitHub's documentation on SARIF support for code scanning.
enum SARIFFormat {
  /// Version 2.1.0.
  enum V210 {
    /// The version in documents.
    static let version = "2.1.0"
    /// The schema of documents.
    static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    /// The maximum number of results in a run.
    static let maximumResultCount = 25_000
    /// The maximum number of steps in a result.
    static let maximumStepCount = 10_000
    /// The maximum number of locations in a result.
    static let maximumLocationCount = 1_000
    /// The number of characters after which GitHub shortens the texts of a rule.
    static let maximumTextLength = 1_024
  }
}
