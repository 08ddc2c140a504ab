import Diagnostics
import FlowSyntax

extension DocumentText {
  /// Returns the edit that gives a flow file the layout of `navflow fmt`; none if it has it, nil for a syntax error.
  func formattingEdits() -> [LSP.TextEdit]? {
    guard case .formatted(let result) = FlowFormatter.format(SourceFile(path: "", bytes: bytes), id: FileID(0)) else {
      return nil
    }
    if result == bytes { return [] }
    // The edit is as small as it can be in one piece, so that the cursor stays where it is.
    let start = zip(bytes, result).prefix { $0 == $1 }.count
    let shorter = min(bytes.count, result.count) - start
    let end = zip(bytes.reversed(), result.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    let range = LSP.Range(start: position(of: start), end: position(of: bytes.count - end))
    return [LSP.TextEdit(range: range, newText: String(decoding: result[start..<result.count - end], as: UTF8.self))]
  }
}
