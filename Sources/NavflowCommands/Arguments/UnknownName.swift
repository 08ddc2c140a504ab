import Diagnostics
import FlowModel
import FlowSyntax
import Localization

extension UsageError {
  /// Returns the error about a name that a flow does not have, with a suggestion.
  ///
  /// Users often write the title that they see on screen, so titles are compared as well.
  static func unknown(
    _ kind: Message, _ name: String, _ known: [(name: String, title: Located<String>?)]
  ) -> UsageError {
    let titled = known.first { $0.title?.value == name }?.name
    if let near = titled ?? WordFinder.nearest(to: name, among: known.map(\.name)) {
      return UsageError("the flow has no \(kind) \"\(name)\"; did you mean \"\(near)\"?")
    }
    if known.isEmpty { return UsageError("the flow has no \(kind) \"\(name)\": it has none") }
    let names = Message.list(known.map { .name($0.name) }, upTo: 12)
    return UsageError("the flow has no \(kind) \"\(name)\": it has \(names)")
  }
}
