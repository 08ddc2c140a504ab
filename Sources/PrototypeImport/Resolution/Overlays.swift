/// The frames that open over others, and what they open over.
struct Overlays: Sendable {
  /// The part of the width of the frame beneath that a dialog does not reach.
  private static let dialogWidth = 0.8

  /// For each overlay, the frames over which it opens that are no overlays themselves.
  private(set) var beneath: [Int: Set<Int>] = [:]
  /// The overlays that are alerts.
  private(set) var alerts: Set<Int> = []
  /// The alerts that a tap outside closes.
  private(set) var actionSheets: Set<Int> = []

  /// Finds the overlays.
  init(_ frames: [Frame], _ links: [FrameLink], _ events: [PrototypeEvent]) {
    findOverlays(links)
    let navigated = Set(links.filter { $0.kind == .navigate }.map(\.to))
    let swapped = Set(links.filter { $0.kind == .swap && beneath[$0.from] == nil }.map(\.to))
    for (overlay, openers) in beneath where !navigated.contains(overlay) && !swapped.contains(overlay) {
      guard let width = frames[overlay].box?.width, !openers.isEmpty else { continue }
      let isNarrow = openers.allSatisfy { opener in
        frames[opener].box.map { width < $0.width * Self.dialogWidth } ?? false
      }
      if isNarrow { alerts.insert(overlay) }
    }
    for operation in events.flatMap(\.operations).flatMap(\.leafOperations) {
      switch operation {
      case .overlay(let target, closesOutside: true), .toggle(let target, closesOutside: true):
        if alerts.contains(target) { actionSheets.insert(target) }
      default: break
      }
    }
  }

  /// Returns whether a frame opens over others.
  func contains(_ frame: Int) -> Bool { beneath[frame] != nil }

  /// Returns whether a frame is an alert or an action sheet.
  func isAlert(_ frame: Int) -> Bool { alerts.contains(frame) }

  private mutating func findOverlays(_ links: [FrameLink]) {
    for link in links where link.kind == .overlay { beneath[link.to] = beneath[link.to] ?? [] }
    var isChanging = true
    while isChanging {
      isChanging = false
      for link in links where link.kind == .overlay || (link.kind == .swap && beneath[link.from] != nil) {
        guard link.to != link.from else { continue }
        let known = beneath[link.to]
        let found = (known ?? []).union(beneath[link.from] ?? [link.from])
        if found != known {
          beneath[link.to] = found
          isChanging = true
        }
      }
    }
  }
}
