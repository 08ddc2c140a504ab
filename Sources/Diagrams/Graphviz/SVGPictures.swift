/// Embeds the pictures of an SVG by Graphviz, so that it needs no other file.
public enum SVGPictures {
  /// Returns the SVG with the paths of pictures replaced by their data URIs.
  ///
  /// - Parameter uris: the data URIs by the paths in the DOT text.
  public static func embedded(_ svg: [UInt8], _ uris: [String: String]) -> [UInt8] {
    guard !uris.isEmpty else { return svg }
    let text = String(decoding: svg, as: UTF8.self).replacing(/xlink:href="([^"]*)"/) { match in
      let path = String(match.1).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&#45;", with: "-").replacing("&#39;", with: "'")
        .replacing("&amp;", with: "&")
      return uris[path].map { "xlink:href=\"\($0)\"" } ?? String(match.0)
    }
    return Array(text.utf8)
  }
}
