import FlowModel
import Localization

extension Key<Located<String>> {
  /// Returns a key whose value names a file, whose path is checked elsewhere.
  static func file(_ name: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .text, summary: summary)) { node, reader in
      reader.text(of: node, for: name).flatMap { reader.isEmpty($0, for: name) ? nil : $0 }
    }
  }

  /// Returns a key whose value is the path of a file in the folder of the file with the key.
  static func path(_ name: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .text, summary: summary)) { node, reader in
      reader.text(of: node, for: name).flatMap { reader.path($0, for: name) }
    }
  }
}

extension Key<[Located<String>]> {
  /// Returns a key with glob patterns for files in the project's folder.
  static func patterns(_ name: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .list(of: .text), summary: summary)) { node, reader in
      reader.items(of: node, for: name).compactMap { item in
        reader.text(of: item, for: name).flatMap { reader.pattern($0, for: name) }
      }
    }
  }
}

extension Key<[Located<String>]> {
  /// Returns a key with one glob pattern, or several.
  static func patternOrPatterns(_ name: String, _ summary: Message) -> Key {
    let shape = Shape.any(of: [.text, .list(of: .text, atLeast: 1)])
    return Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, reader in
      (node.items ?? [node]).compactMap { item in
        reader.text(of: item, for: name).flatMap { reader.pattern($0, for: name) }
      }
    }
  }
}

extension Reader {
  /// Returns whether a path is empty, and reports that.
  fileprivate mutating func isEmpty(_ path: Located<String>, for key: String) -> Bool {
    guard path.value.trimmed.isEmpty else { return false }
    report(FileRules.wrongType, "\"\(key)\" names no file", at: path.range, help: "write the name of a file")
    return true
  }

  /// Checks that a path is relative and stays in the folder.
  fileprivate mutating func path(_ path: Located<String>, for key: String) -> Located<String>? {
    if isEmpty(path, for: key) { return nil }
    let isAbsolute = path.value.hasPrefix("/") || path.value.hasPrefix("~")
    // Below a folder with this unlikely name, a path that leads out of the folder has another beginning.
    let inside = PathOperations.absolute(path.value, in: "/\u{0}")
    guard isAbsolute || !PathOperations.lies(inside, in: "/\u{0}") else { return path }
    if !isAbsolute {
      report(
        FileRules.unknownValue, "\"\(path.value.shortened)\" lies outside the project", at: path.range,
        help: "put the file into the folder of this file, or below it")
      return nil
    }
    report(
      FileRules.unknownValue, "\"\(path.value.shortened)\" is a place on one machine only", at: path.range,
      help: "write the path as seen from the folder of this file")
    return nil
  }

  /// Checks that a pattern can match some file of the project.
  fileprivate mutating func pattern(_ pattern: Located<String>, for key: String) -> Located<String>? {
    let parts = pattern.value.split(separator: "/").filter { $0 != "." }
    let help: Message = "write it as seen from the folder of this file, as in `App/**` or `drafts/`"
    if parts.isEmpty {
      report(FileRules.wrongType, "\"\(key)\" holds a pattern that no file matches", at: pattern.range, help: help)
      return nil
    }
    guard pattern.value.hasPrefix("/") || parts.contains("..") else { return pattern }
    report(
      FileRules.unknownValue, "the pattern \"\(pattern.value.shortened)\" leads out of the project's folder",
      at: pattern.range, help: help)
    return nil
  }
}
