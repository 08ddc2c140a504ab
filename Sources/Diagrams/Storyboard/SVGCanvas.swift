import Diagnostics

/// Collects the elements of an SVG; all text is escaped.
struct SVGCanvas {
  private var body = ""

  /// Adds a rectangle.
  mutating func rect(_ rect: StoryboardRect, radius: Int = 0, _ style: String) {
    body += """
      <rect class="\(style)" x="\(rect.x)" y="\(rect.y)" width="\(rect.width)" height="\(rect.height)" rx="\(radius)"/>

      """
  }

  /// Adds a path.
  mutating func path(_ data: String, _ style: String) { body += "<path class=\"\(style)\" d=\"\(data)\"/>\n" }

  /// Adds a circle.
  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ style: String) {
    body += "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>\n"
  }

  /// Adds a line of text, shortened to a number of terminal columns.
  mutating func text(_ text: String, _ x: Int, _ y: Int, columns: Int = .max, _ style: String) {
    let shown = columns == .max ? text.visible : text.visible.clipped(to: columns)
    body += "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(HTMLText.markup(shown))</text>\n"
  }

  /// Adds a whole picture, as large as a rectangle permits.
  ///
  /// A page refers to a picture by a name, because a browser would load an address at once.
  mutating func picture(_ uri: String, in rect: StoryboardRect) {
    let attribute = uri.hasPrefix("data:") ? "href" : "data-shot"
    body += """
      <image \(attribute)="\(HTMLText.markup(uri))" x="\(rect.x)" y="\(rect.y)" width="\(rect.width)" height="\(rect.height)" \
      preserveAspectRatio="xMidYMin meet"/>

      """
  }

  /// Begins a group with a description for screen readers.
  mutating func beginGroup(_ description: String) {
    body += "<g><title>\(HTMLText.markup(description.visible))</title>\n"
  }

  /// Ends the group.
  mutating func endGroup() { body += "</g>\n" }

  /// Returns what was drawn as a part of a page, which has the style sheet.
  func part(width: Int, height: Int) -> String {
    "<svg class=\"storyboard\" aria-hidden=\"true\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n\(body)</svg>"
  }

  /// Returns the document.
  func document(width: Int, height: Int, label: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="storyboard" role="img" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">
    <title>\(HTMLText.markup(label.visible))</title>
    <style>
    \(StoryboardStyle.sheet)
    </style>
    <rect class="paper" width="\(width)" height="\(height)"/>
    \(body)</svg>

    """
  }
}
