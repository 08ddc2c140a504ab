import Diagrams

/// The style sheet of the page.
///
/// The colours are the colour-blind-safe palette of Okabe and Ito (2008), and a symbol or a word always repeats their
/// meaning.
enum ReviewStyle {
  /// The whole style sheet: what depends on the width of the window, and paper, comes after the rest.
  static let css =
    PageAsset.text(["colours.css", "page.css", "findings.css", "walk.css", "widths.css"]) + SVGStyle.css
    + StoryboardFrames.css
}
