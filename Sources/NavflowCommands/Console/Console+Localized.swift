import Localization

extension Console {
  /// The console with its error messages in the current language, also those of other threads.
  ///
  /// Indented lines stay as they are, because they may list names of a flow.
  var localized: Console {
    let language = Language.current
    guard language != .english else { return self }
    var console = self
    console.writeError = { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let head = line.hasPrefix(Self.head) ? Self.head : ""
        let message = String(line.dropFirst(head.count))
        return message.hasPrefix(" ") ? String(line) : head + (message.translation(into: language) ?? message)
      }
      self.writeError(lines.joined(separator: "\n"))
    }
    return console
  }

  /// The beginning of every message about the command, the settings or the files.
  private static let head = "navflow: "
}
