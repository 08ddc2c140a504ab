import Support

/// The style sheets and scripts of the page, which are files in `Assets`.
enum PageAsset {
  /// Returns the texts of files, one after the other.
  static func text(_ names: [String]) -> String {
    names.map { EmbeddedFile.text(of: "Sources/ReviewPages/Assets/\($0)") ?? "" }.joined()
  }
}
