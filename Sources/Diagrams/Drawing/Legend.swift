import Diagnostics
import Localization

/// The legend of a drawing: the meaning of its styles, and a summary of its findings.
struct Legend {
  /// The drawing that the legend describes.
  let drawing: Drawing

  /// The summary of findings, one line each.
  var findings: [String] {
    guard let findings = drawing.findings else { return [] }
    let others = Message.list(findings.otherDevices.map(Message.init(key:)), .none)
    let scope = findings.otherDevices.isEmpty ? [] : [localized("findings on \(others) are not marked here")]
    guard findings.count > 0 else { return [localized("no findings")] + scope }
    let count = Message.count(findings.count, "finding")
    let unmarked = Message.list(findings.unmarkedRules.map(Message.init(text:)), .none)
    var lines: [Message] = [findings.unmarkedRules.isEmpty ? count : "\(count); not shown here: \(unmarked)"]
    switch findings.numbered {
    case .all: break
    case .errors: lines.append("only taps that lead to errors have numbers, because there are too many traces")
    case .none: lines += ["taps have no numbers, because there are too many traces", Self.remedy]
    }
    return
      (lines
      + findings.traces.map {
        "\($0.letter) leads to \(Message.list($0.findings.map(Message.init(text:)), .none))"
      })
      .map(\.localized) + scope
  }

  /// The rules with their numbers, each with its severity.
  var rules: [(text: String, severity: Severity)] {
    let marked = Set(drawing.marks.compactMap(\.number))
    return (drawing.findings?.numberedRules ?? []).enumerated().filter { marked.contains($0.offset + 1) }.map {
      index, rule in
      let count = rule.count > 1 ? " ×\(rule.count)" : ""
      return ("\(NumberedRule.sign(of: rule.severity))\(index + 1) \(rule.name)\(count)", rule.severity)
    }
  }

  /// The advice for a drawing with too many traces to number.
  private static let remedy: Message = "navflow check lists them"

  /// The meaning of each style in the drawing, in few words because the legend is one line.
  var entries: [String] {
    let kinds = Set(drawing.edges.map(\.kind))
    let captions = drawing.captions
    let rows = Set(drawing.nodes.flatMap(\.rows).map(\.kind))
    let marked = drawing.marks
    let candidates: [(Bool, Message)] = [
      (drawing.nodes.contains(where: \.isStart), "▸ start"),
      (drawing.frames.contains { !$0.isTask }, "grey frame: tab"),
      (drawing.frames.contains { $0.isTask }, "blue frame: task"),
      (drawing.isOverview, "grey box: tab"), (drawing.isOverview, "blue box: task"),
      (kinds.contains(.push), "solid: push"),
      (kinds.contains(.show), "dashed: present, start"),
      (kinds.contains(.back), "dotted: back"),
      (kinds.contains(.tab) || kinds.contains(.root), "thick: tab, root"),
      (rows.contains(.choice), "◆ one of several results"),
      (rows.contains(.back), "↩ goes back"),
      (rows.contains(.chip), "▸ leads to a task"),
      (rows.contains(.stay), "○ stays"),
      (captions.contains { $0.source != nil }, "italics: not a tap"),
      (
        marked.contains(where: \.isFinding) || drawing.isOverview && drawing.findings != nil, "✗ error ⚠ warning ⓘ info"
      ),
      (marked.contains { !$0.isFinding }, "+ added, − removed, ± changed, ≈ renamed"),
      (!drawing.taps.isEmpty, "①②③ taps that lead there"),
    ]
    return candidates.filter(\.0).map(\.1.localized)
  }
}

extension Drawing.Frame {
  /// Whether it surrounds a task.
  var isTask: Bool { if case .task = id { true } else { false } }
}

extension Drawing.Node {
  /// Whether the app starts on this screen.
  var isStart: Bool { if case .screen(let card) = appearance { card.isStart } else { false } }
}
