import Diagnostics
import Localization

/// The result of formatting a file.
public enum FormattingResult: Sendable {
  /// The formatted content.
  case formatted([UInt8])
  /// The errors that prevent formatting; the file stays as it is.
  case unreadable([Diagnostic])
}

/// Formats flow files: one layout for the same text.
public enum FlowFormatter {
  /// Formats a file: only spaces, tabs and line breaks change, and the file means the same as before.
  public static func format(_ file: SourceFile, id: FileID) -> FormattingResult {
    let document = NodeReader.read(file, id: id, expecting: .object(.flow))
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let node = document.node else { return .unreadable(errors) }
    var text = WorkingText(file.bytes)
    text.clearBlankLines()
    text = WorkingText(text.bytes)
    guard let tokens = LayoutToken.tokens(of: text) else { return changedMeaning(id) }
    let result = LayoutWriter(tokens, of: text).output
    let formatted = NodeReader.read(SourceFile(path: file.path, bytes: result), id: id, expecting: .object(.flow))
    guard formatted.node?.equals(node) == true, hasSameText(file.bytes, result) else { return changedMeaning(id) }
    return .formatted(result)
  }

  /// Returns the error that formatting would change the meaning; no file with this error is known.
  private static func changedMeaning(_ id: FileID) -> FormattingResult {
    let message: Message = "this file was left alone, because it would mean something else with another layout"
    return .unreadable([Diagnostic("syntax", .error, message, at: .beginning(of: id))])
  }

  /// Returns whether two contents differ only in spaces, tabs and line breaks; so no comment is lost.
  private static func hasSameText(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.lazy.filter { !WorkingText.isBlank($0) }.elementsEqual(b.lazy.filter { !WorkingText.isBlank($0) })
  }
}

extension Node {
  /// Returns whether another node means the same, wherever it stands.
  fileprivate func equals(_ other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let text, let style), .scalar(let otherText, let otherStyle)):
      text == otherText && style == otherStyle
    case (.sequence(let items), .sequence(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.equals($1) }
    case (.mapping(let pairs), .mapping(let others)):
      pairs.count == others.count
        && zip(pairs, others).allSatisfy { $0.key.equals($1.key) && $0.value.equals($1.value) }
    default: false
    }
  }
}
