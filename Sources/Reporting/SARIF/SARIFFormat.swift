/// The wire types of the SARIF form, by version: the Static Analysis Results Interchange Format of OASIS, as GitHub takes it.
///
/// GitHub's own limits are those of its documentation on SARIF support for code scanning.
enum SARIFFormat {
  /// Version 2.1.0.
  enum V210 {
    /// The version that documents bear.
    static let version = "2.1.0"
    /// The schema that documents follow.
    static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    /// GitHub rejects a run with more results.
    static let mostResults = 25_000
    /// GitHub rejects a result with more steps.
    static let mostSteps = 10_000
    /// GitHub rejects a result with more places.
    static let mostPlaces = 1_000
    /// GitHub cuts the texts on a rule behind so many characters.
    static let longestText = 1_024
  }
}
