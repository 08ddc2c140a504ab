import Diagnostics
import FlowModel
import Localization
import Verification

/// Edits that a program can apply; there is none if the form of the file makes the edit uncertain.
extension RuleContext {
  /// Returns an edit that writes `start` in place of a step to a task's first screen, if that makes the task modal.
  ///
  /// A `dismiss` right before the step is removed too: nothing can be shown from a layer that is closing.
  func suggestStart(of task: TaskID, showing screen: ScreenID, at written: WrittenStep?) -> Suggestion? {
    guard let written, screen == flow[task].entry,
      flow.devices.allSatisfy({ flow[task].presentation(on: $0) != .push })
    else { return nil }
    let range = written.step.range
    let shown = flow[screen].name.value
    let name = flow[task].name.value
    guard ["push \(shown)", "replace \(shown)"].contains(text(in: range)), isPlain(name) else { return nil }
    var replaced = range
    if let before = written.before.last?.range, before.file == range.file {
      let both = SourceRange(file: range.file, start: before.start, end: range.end)
      if text(in: both) == "dismiss, \(text(in: range))" { replaced = both }
    }
    return Suggestion("Start \(quoted(name))", replacing: replaced, with: "start \(name)")
  }

  /// Returns an action that closes the modal layer that begins with a screen.
  func closingAction(on screen: ScreenID) -> String {
    flow[screen].task == nil ? "\(flow.suggested(.close)): dismiss" : "\(flow.suggested(.cancel)): cancel"
  }

  /// Returns an edit that replaces a phrase, if the file contains exactly that phrase.
  func suggest(_ summary: Message, _ replacement: String, for phrase: String, at range: SourceRange?) -> Suggestion? {
    guard let range, text(in: range) == phrase else { return nil }
    return Suggestion(summary, replacing: range, with: replacement)
  }

  /// Returns whether all screens that offer the action of a site are always shown in one way.
  ///
  /// - Parameter modally: whether that way is as the first screen of a layer; otherwise it is a push.
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

  /// Returns whether a step is the only one of its action or `then`.
  func isAlone(stepAt site: Site) -> Bool { structure.step(at: site)?.list.count == 1 }

  /// Returns whether a name needs no quotes anywhere in a file.
  func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Returns the text of a source range.
  private func text(in range: SourceRange) -> String {
    let bytes = files[range.file].bytes
    guard range.start.offset <= range.end.offset, range.end.offset <= bytes.count else { return "" }
    return String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
  }
}
