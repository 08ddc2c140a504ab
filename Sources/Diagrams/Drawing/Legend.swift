/// The legend of a drawing: the meaning of its styles, and a summary of its findings.
struct Legend {
  /// The drawing that the legend describes.
  let drawing: Drawing

  /// The summary of findings, one line each.
  var findings: [String] {
    guard let findings = drawing.findings else { return [] }
    guard findings.count > 0 else { return ["no findings"] }
    var lines = ["⚠ \(findings.count) finding\(findings.count == 1 ? "" : "s")"]
    if !findings.unmarkedRules.isEmpty {
      lines[0] += "; not to be seen here: \(findings.unmarkedRules.joined(separator: ", "))"
    }
    switch findings.numbered {
    case .all: break
    case .errors: lines.append("numbered are only the taps that lead to errors: all would be too many")
    case .none: lines += ["the ways that lead there are too many to number their taps", Self.remedy(for: findings)]
    }
    return lines + findings.traces.map { "\($0.letter) leads to \($0.findings.joined(separator: ", "))" }
  }

  /// Returns the advice for a drawing with too many traces to number.
  private static func remedy(for findings: Drawing.Findings) -> String {
    findings.rules > 1 ? "--only RULE draws those of one rule" : "navflow check lists them"
  }

  /// The meaning of each style that occurs in the drawing.
  var entries: [String] {
    let kinds = Set(drawing.edges.map(\.kind))
    let captions = drawing.edges.flatMap(\.captions) + drawing.nodes.compactMap(\.caption)
    let marked = Set(
      (drawing.edges.flatMap(\.marks) + drawing.nodes.flatMap(\.marks) + drawing.boxes.flatMap(\.marks)).map(\.kind))
    let isNumbered = captions.contains { !$0.taps.isEmpty } || drawing.nodes.contains { !$0.taps.isEmpty }
    let candidates: [(Bool, String)] = [
      (drawing.nodes.contains(where: \.isStart), "▸ start"),
      (!drawing.boxes.isEmpty, "blue box: task"),
      (kinds.contains(.push), "solid arrow: push"),
      (kinds.contains(.show), "dashed arrow: present, start"),
      (kinds.contains(.back), "dotted arrow: dismiss, pop, complete, stay"),
      (kinds.contains(.tab) || kinds.contains(.root), "thick arrow: tab, root"),
      (kinds.contains(.choice), "diamond: one of several results"),
      (captions.contains { $0.source != nil }, "italics: not a tap"),
      (marked.contains(.finding), "⚠, thick and orange: a finding"),
      (!marked.subtracting([.finding]).isEmpty, "+ added, − removed, ± changed"),
      (isNumbered, "①②③: the taps that lead there"),
    ]
    return candidates.filter(\.0).map(\.1)
  }
}

extension Drawing.Node {
  /// The caption of a diamond or an entry.
  fileprivate var caption: Caption? {
    switch appearance {
    case .choice(let caption), .entry(let caption): caption
    case .screen, .tabBar, .splitView, .root, .anyScreen, .starters: nil
    }
  }

  /// Whether the app starts on this screen.
  fileprivate var isStart: Bool { if case .screen(let card) = appearance { card.isStart } else { false } }
}
