/// The wire types of the JSON form, by version: what other programs read, apart from our own types, which may change.
enum JSONFormat {
  /// Version 1.
  enum V1 {
    /// The number that documents bear.
    static let number = 1
  }
}
