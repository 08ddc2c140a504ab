/// The JSON format, by version: separate types, so that changes of our own types do not change the format.
enum JSONFormat {
  /// Version 1.
  enum V1 {
    /// The version number in documents.
    static let number = 1
  }
}
