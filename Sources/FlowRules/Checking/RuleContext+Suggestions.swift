import Diagnostics
import FlowModel
import Verification

/// Mends that a program can apply; where the file is written in a way that makes one unsure, there is none.
extension RuleContext {
  /// Writes `start` in the place of a step that shows a task's entry, where that alone makes it modal.
  func suggestStart(of task: TaskID, showing screen: ScreenID, at range: SourceRange?) -> Suggestion? {
    guard let range, screen == flow[task].entry, flow.devices.allSatisfy({ flow[task].presentation(on: $0) != .push })
    else { return nil }
    let shown = flow[screen].name.value
    guard ["push \(shown)", "replace \(shown)"].contains(text(in: range)) else { return nil }
    let name = flow[task].name.value
    guard isPlain(name) else { return nil }
    return Suggestion("Start \(quoted(name))", replacing: range, with: "start \(name)")
  }

  /// Adds `cancelled` to the outcomes of a task that lists others between brackets.
  func suggestCancelled(in task: TaskID) -> Suggestion? {
    guard let last = flow[task].outcomes.last?.range else { return nil }
    let rest = files[last.file].bytes.dropFirst(last.end.offset).drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "]") else { return nil }
    let end = SourceRange(file: last.file, start: last.end, end: last.end)
    return Suggestion("Add \"cancelled\" to the outcomes", replacing: end, with: ", cancelled")
  }

  /// Writes a phrase in the place of another, where the file has exactly that.
  func suggest(_ summary: String, _ replacement: String, for phrase: String, at range: SourceRange?) -> Suggestion? {
    guard let range, text(in: range) == phrase else { return nil }
    return Suggestion(summary, replacing: range, with: replacement)
  }

  /// Whether the screens that offer the action of a site are all shown modally, first in their layers, or else all pushed.
  func isShown(on site: Site, modally: Bool) -> Bool {
    guard case .action(let action) = site.cause else { return false }
    let hosts = structure.hosts[action.index]
    return !hosts.isEmpty
      && hosts.allSatisfy { host in
        let showings = structure.showings(of: host)
        return !structure.rootScreens.contains(host) && !flow[host].isOneScreenLayer && !showings.isEmpty
          && showings.allSatisfy { showing in
            showing.verb != .replace
              && flow.devices.compactMap { showing.style(on: $0, in: flow) }.allSatisfy { ($0 == .push) != modally }
          }
      }
  }

  /// Whether a step is all that its action, or what follows on a task, does.
  func isAlone(stepAt site: Site) -> Bool { structure.step(at: site)?.list.count == 1 }

  /// Whether a name can stand anywhere in a file without quotes.
  func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// The text of a file in a range.
  private func text(in range: SourceRange) -> String {
    let bytes = files[range.file].bytes
    guard range.start.offset <= range.end.offset, range.end.offset <= bytes.count else { return "" }
    return String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
  }
}
