/// Adds a style sheet to an SVG by Graphviz, with other colours for readers who prefer a dark background.
///
/// A rule for an attribute outranks the attribute itself, so the drawing needs no other change.
public enum SVGStyle {
  /// The colours on a dark background, each with the colour of `Palette` that it replaces.
  private static let dark = [
    (Palette.ink, "#ececec"), ("black", "#ececec"), (Palette.faint, "#b0b5bb"), (Palette.line, "#8f959d"),
    (Palette.paper, "#17191c"), ("white", "#17191c"), (Palette.blue, "#6cb8ee"), (Palette.skyBlue, "#3f8fc0"),
    (Palette.green, "#5fd0a8"), (Palette.bluishGreen, "#35c493"), (Palette.purple, "#e08ad6"),
    (Palette.error, "#ff9a57"), (Palette.warning, "#f0c24b"), (Palette.info, "#b3b3f2"),
    (Palette.taskFrame, "#132a38"), (Palette.tabFrame, "#24272a"), (Palette.alertFill, "#453a1c"),
    (Palette.barFill, "#33383f"),
  ]

  /// The style sheet, which has no effect on a light background.
  public static let css: String = {
    let rules = dark.map { light, dark in
      // Graphviz writes colours in lower case.
      let light = light.lowercased()
      return "[fill=\"\(light)\"] { fill: \(dark) } [stroke=\"\(light)\"] { stroke: \(dark) }"
    }
    return "@media (prefers-color-scheme: dark) { text { fill: #ececec } \(rules.joined(separator: " ")) }"
  }()

  /// Returns the SVG with the style sheet as its first element.
  static func styled(_ svg: [UInt8]) -> [UInt8] {
    let text = String(decoding: svg, as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return svg
    }
    return Array((text[...end] + "\n<style>\(css)</style>" + text[text.index(after: end)...]).utf8)
  }
}
