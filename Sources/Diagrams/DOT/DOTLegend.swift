/// The diagram's heading: the flow's title, what part of it is shown, and what the forms in it mean.
struct DOTLegend {
  /// What is drawn.
  let drawing: Drawing

  /// The heading as an HTML-like label, left-aligned.
  var label: String {
    var lines: [String] = []
    if let title = drawing.title {
      lines += HTMLText.lines(of: title, columns: 60, most: 2).map {
        HTMLLabels.font("<B>\($0)</B>", size: 18, colour: Palette.ink)
      }
    }
    if let subtitle = drawing.subtitle { lines += HTMLText.lines(of: subtitle, columns: 80, most: 2) }
    // Few to a line: the diagram may be narrow.
    for start in stride(from: 0, to: entries.count, by: 3) {
      let some = entries[start..<min(start + 3, entries.count)].joined(separator: "&#160;&#160;&#160; ")
      lines.append(HTMLLabels.font(some, size: 9, colour: Palette.faint))
    }
    return HTMLLabels.column(lines.isEmpty ? ["&#160;"] : lines)
  }

  /// Only what occurs: a legend of forms that are not there is one more thing to read.
  private var entries: [String] {
    let kinds = Set(drawing.edges.map(\.kind))
    let captions = drawing.edges.flatMap(\.captions)
    let candidates: [(Bool, String)] = [
      (drawing.nodes.contains(where: \.isStart), "▸ start"),
      (!drawing.boxes.isEmpty, "blue box: task"),
      (kinds.contains(.push), "solid arrow: push"),
      (kinds.contains(.show), "dashed, empty arrow: present, start"),
      (kinds.contains(.back), "dotted arrow: dismiss, pop, complete"),
      (kinds.contains(.tab) || kinds.contains(.root), "thick arrow: tab, root"),
      (kinds.contains(.choice), "diamond: one of several results"),
      (captions.contains { $0.source != nil }, "<I>italics: not a tap</I>"),
    ]
    return candidates.filter(\.0).map(\.1)
  }
}

extension Drawing.Node {
  /// Whether the app starts here.
  fileprivate var isStart: Bool { if case .screen(let card) = look { card.isStart } else { false } }
}
