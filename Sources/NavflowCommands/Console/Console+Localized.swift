import Localization

extension Console {
  /// The console with its error messages in the language that is the current one now.
  ///
  /// Messages of other threads are translated too.
  var localized: Console {
    let language = Language.current
    guard language != .english else { return self }
    var console = self
    console.writeError = { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let head = line.hasPrefix(Self.head) ? line.prefix(Self.head.count) : line.prefix { $0 == " " }
        let message = String(line.dropFirst(head.count))
        return head + (message.translation(into: language) ?? message)
      }
      self.writeError(lines.joined(separator: "\n"))
    }
    return console
  }

  /// The beginning of every message about the command, the settings or the files.
  private static let head = "navflow: "
}
