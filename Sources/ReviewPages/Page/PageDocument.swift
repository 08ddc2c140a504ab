import Localization

/// An HTML document that contains everything that it needs.
struct PageDocument {
  /// The title of the browser tab.
  let title: String
  /// The elements before the scripts.
  let content: HTML
  /// The style sheets.
  let styles: [String]
  /// The scripts.
  let scripts: [String]
  /// The servers that the scripts may connect to, as a source of the policy, or nil.
  var connections: String?
  /// Whether the page contains pictures as data URIs.
  let hasPictures: Bool

  /// The document, with a line break at the end.
  var html: HTML {
    """
    <!doctype html>
    <html lang="\(Language.current.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    \(styles.map { "<style>\(HTML(trusted: $0))</style>\n" })</head>
    <body>
    \(content)
    \(scripts.map { "<script>\(HTML(trusted: $0))</script>\n" })</body>
    </html>

    """
  }

  /// A policy that allows only the document's own style sheets and scripts, identified by their hashes, and the pictures
  /// that it contains.
  private var policy: String {
    let parts = [
      "default-src 'none'", "script-src \(scripts.map(ContentHash.source).joined(separator: " "))",
      "style-src \(styles.map(ContentHash.source).joined(separator: " "))", connections.map { "connect-src \($0)" },
      hasPictures ? "img-src data:" : nil, "base-uri 'none'", "form-action 'none'",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
