/// The heading of a diagram: the flow's title, the part that is shown, and a legend.
struct DOTLegend {
  /// The drawing that the heading describes.
  let drawing: Drawing

  /// The heading as a left-aligned HTML-like label.
  var label: String {
    var lines: [String] = []
    if let title = drawing.title {
      lines += HTMLText.lines(of: title, columns: 60, maxLines: 2).map {
        HTMLLabels.font("<B>\($0)</B>", size: 18, colour: Palette.ink)
      }
    }
    if let subtitle = drawing.subtitle { lines += HTMLText.lines(of: subtitle, columns: 80, maxLines: 2) }
    let legend = Legend(drawing: drawing)
    lines += legend.findings.flatMap { HTMLText.lines(of: $0, columns: 80, maxLines: 3) }.map {
      HTMLLabels.font($0, size: 11, colour: Palette.vermilion)
    }
    // Three entries per line, because the diagram may be narrow.
    for start in stride(from: 0, to: legend.entries.count, by: 3) {
      let some = legend.entries[start..<min(start + 3, legend.entries.count)].joined(separator: "&#160;&#160;&#160; ")
      lines.append(HTMLLabels.font(some, size: 9, colour: Palette.faint))
    }
    return HTMLLabels.column(lines.isEmpty ? ["&#160;"] : lines)
  }
}
