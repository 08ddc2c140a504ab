import Importing

/// Names the actions of a frame.
struct ActionLabels {
  /// The greatest number of texts in a hotspot that has a label, and of characters of the label.
  private static let texts = 3
  private static let length = 40

  let frame: Frame
  /// Returns the title of a screen.
  let title: (Int) -> String

  /// Returns the label of an event.
  func label(of event: PrototypeEvent, _ effect: ImportedEffect) -> String {
    switch event.trigger {
    case .delay: return "After a delay"
    case .videoEnd: return "When the video ends"
    case .drag: return "Drag"
    case .click, .withoutTouch, .unknown: return text(of: event.hotspot) ?? without(effect)
    }
  }

  /// Returns the label of a hotspot without a text.
  private func without(_ effect: ImportedEffect) -> String {
    if effect.allSteps.allSatisfy(\.isClosing) { return "Close" }
    return effect.allSteps.compactMap(\.target).first.map { "Open \(title($0))" } ?? "Open"
  }

  /// Returns the text of a hotspot, or nil if it has none, or too many.
  func text(of index: Int) -> String? {
    let spot = frame.hotspots[index]
    if spot.isWholeFrame { return nil }
    let own = spot.texts.map { frame.texts[$0] }
    let texts = own.isEmpty ? covered(by: spot) : own
    guard (1...Self.texts).contains(texts.count) else { return nil }
    guard let first = Self.inReadingOrder(texts).first, first.text.count <= Self.length else { return nil }
    return first.text
  }

  /// Returns the texts of the frame that lie beneath an empty hotspot.
  private func covered(by spot: Frame.Hotspot) -> [Frame.Text] {
    guard let box = spot.layer.box, !spot.isFromVariant else { return [] }
    return frame.texts.filter { text in
      !text.isInHotspot && (text.box.map { box.contains($0.midX, $0.midY) } ?? false)
    }
  }

  /// Sorts texts by lines, and by their left sides in a line.
  static func inReadingOrder(_ texts: [Frame.Text]) -> [Frame.Text] {
    let sorted = texts.enumerated().sorted { first, second in
      let (a, b) = (first.element.box?.y ?? 0, second.element.box?.y ?? 0)
      return (a, first.offset) < (b, second.offset)
    }.map(\.element)
    var lines: [[Frame.Text]] = []
    for text in sorted {
      if let top = lines.last?.first?.box?.y, let y = text.box?.y, y - top < 8 {
        lines[lines.count - 1].append(text)
      } else {
        lines.append([text])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { first, second in
        (first.element.box?.x ?? 0, first.offset) < (second.element.box?.x ?? 0, second.offset)
      }.map(\.element)
    }
  }
}
