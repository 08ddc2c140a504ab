import Diagnostics
import FlowModel
import FlowSyntax

extension UsageError {
  /// Returns the error about a name that a flow does not have, with a suggestion.
  ///
  /// Users often write the title that they see on screen, so titles are compared as well.
  static func unknown(
    _ kind: String, _ name: String, _ known: [(name: String, title: Located<String>?)]
  ) -> UsageError {
    let titled = known.first { $0.title?.value == name }?.name
    if let near = titled ?? WordFinder.nearest(to: name, among: known.map(\.name)) {
      return UsageError("the flow has no \(kind) \"\(name)\"; did you mean \"\(near)\"?")
    }
    let names = known.prefix(12).map { "\"\($0.name)\"" }
    let rest = known.count > names.count ? " and \(known.count - names.count) more" : ""
    let list =
      known.isEmpty
      ? "it has none" : "it has \(rest.isEmpty ? names.listed("and") : names.joined(separator: ", ") + rest)"
    return UsageError("the flow has no \(kind) \"\(name)\": \(list)")
  }
}
