import Diagnostics

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
    let findings = legend.findings.map { line in
      HTMLText.lines(of: line, columns: 80, maxLines: 3).map { HTMLLabels.font($0, size: 11, colour: Palette.ink) }
    }
    lines += findings.prefix(1).joined() + rules(of: legend) + findings.dropFirst().joined()
    if !legend.entries.isEmpty {
      lines.append(
        HTMLLabels.font(legend.entries.joined(separator: "&#160;&#160; "), size: 9, colour: Palette.faint))
    }
    return HTMLLabels.column(lines.isEmpty ? ["&#160;"] : lines)
  }

  /// Returns the lines with the numbers of rules; a rule starts a new line if the last one is full.
  private func rules(of legend: Legend) -> [String] {
    var lines: [(html: String, width: Int)] = []
    for rule in legend.rules {
      let html = HTMLLabels.font(
        "<B>\(HTMLText.escaped(rule.text))</B>", size: 11, colour: MarkStyle.colour(of: rule.severity))
      let width = rule.text.displayWidth + 4
      if let last = lines.last, last.width + width <= 80 {
        lines[lines.count - 1] = (last.html + "&#160;&#160; " + html, last.width + width)
      } else {
        lines.append((html, width))
      }
    }
    return lines.map(\.html)
  }
}
