import Foundation

/// Conversion between paths and `file` URIs.
enum FileURI {
  /// Returns the absolute path of a `file` URI, or nil for another URI.
  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme?.lowercased() == "file" else { return nil }
    let path = url.path(percentEncoded: false)
    guard path.hasPrefix("/") else { return nil }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the URI of an absolute path.
  static func uri(of path: String) -> String {
    var allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
    allowed.insert(charactersIn: "/-._~")
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }
}
