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
    lines += findings.flatMap { HTMLText.lines(of: $0, columns: 80, most: 3) }.map {
      HTMLLabels.font($0, size: 11, colour: Palette.vermilion)
    }
    // Few to a line: the diagram may be narrow.
    for start in stride(from: 0, to: entries.count, by: 3) {
      let some = entries[start..<min(start + 3, entries.count)].joined(separator: "&#160;&#160;&#160; ")
      lines.append(HTMLLabels.font(some, size: 9, colour: Palette.faint))
    }
    return HTMLLabels.column(lines.isEmpty ? ["&#160;"] : lines)
  }

  /// What is told of findings, a line each.
  private var findings: [String] {
    guard let findings = drawing.findings else { return [] }
    guard findings.count > 0 else { return ["no findings"] }
    var lines = ["⚠ \(findings.count) finding\(findings.count == 1 ? "" : "s")"]
    if !findings.unseen.isEmpty { lines[0] += "; not to be seen here: \(findings.unseen.joined(separator: ", "))" }
    if let ways = findings.unnumbered { lines.append("the taps of \(ways) ways would be too many to number") }
    let ways = findings.ways.map { "\($0.letter) leads to \($0.rules.joined(separator: ", "))" }
    if !ways.isEmpty { lines.append(ways.joined(separator: "; ")) }
    return lines
  }

  /// Only what occurs: a legend of forms that are not there is one more thing to read.
  private var entries: [String] {
    let kinds = Set(drawing.edges.map(\.kind))
    let captions = drawing.edges.flatMap(\.captions) + drawing.nodes.compactMap(\.caption)
    let isMarked = !(drawing.edges.flatMap(\.marks) + drawing.nodes.flatMap(\.marks)).isEmpty
    let isNumbered = captions.contains { !$0.taps.isEmpty } || drawing.nodes.contains { !$0.taps.isEmpty }
    let candidates: [(Bool, String)] = [
      (drawing.nodes.contains(where: \.isStart), "▸ start"),
      (!drawing.boxes.isEmpty, "blue box: task"),
      (kinds.contains(.push), "solid arrow: push"),
      (kinds.contains(.show), "dashed, empty arrow: present, start"),
      (kinds.contains(.back), "dotted arrow: dismiss, pop, complete"),
      (kinds.contains(.tab) || kinds.contains(.root), "thick arrow: tab, root"),
      (kinds.contains(.choice), "diamond: one of several results"),
      (captions.contains { $0.source != nil }, "<I>italics: not a tap</I>"),
      (isMarked, "⚠, thick and orange: a finding"),
      (isNumbered, "①②③: the taps that lead there"),
    ]
    return candidates.filter(\.0).map(\.1)
  }
}

extension Drawing.Node {
  /// The words on a diamond or a flag.
  fileprivate var caption: Caption? {
    switch look {
    case .choice(let caption), .entry(let caption): caption
    case .screen, .tabBar, .root, .anyScreen: nil
    }
  }

  /// Whether the app starts here.
  fileprivate var isStart: Bool { if case .screen(let card) = look { card.isStart } else { false } }
}
