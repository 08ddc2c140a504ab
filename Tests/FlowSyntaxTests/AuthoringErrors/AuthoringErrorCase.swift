import Diagnostics
import Testing

@testable import FlowSyntax

/// A typing error in a flow, its message, and the intended text.
struct AuthoringErrorCase: CustomTestStringConvertible, Sendable {
  /// A part of the correct flow.
  let meant: String
  /// The same part with the error.
  let written: String
  /// `line:column`.
  let place: String
  let message: String
  let help: String

  init(_ meant: String, _ written: String, _ place: String, _ message: String, _ help: String) {
    (self.meant, self.written, self.place, self.message, self.help) = (meant, written, place, message, help)
  }

  var testDescription: String { written }

  /// Checks the findings of the error.
  ///
  /// There must be one finding, its suggestion must restore the intended meaning, and another error in the file must be
  /// reported as well.
  func check(in whole: String, and other: (old: String, new: String)) throws {
    try #require(whole.contains(meant) && whole.contains(other.old))
    let text = whole.replacing(meant, with: written)
    let found = diagnostics(text)
    let only = try #require(found.count == 1 ? found.first : nil, "\(found.map(\.message.english))")
    #expect("\(only.range.start.line):\(only.range.start.column)" == place)
    #expect(only.message.english == message)
    #expect(only.help?.english == help)
    if let fix = only.suggestion {
      #expect(try FlowListing(flow(text.repaired(by: fix))).text == FlowListing(flow(whole)).text)
    }
    #expect(diagnostics(text.replacing(other.old, with: other.new)).count == 2)
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    FlowReader.read(text: text, rules: ["dead-end", "tab-jump"]).diagnostics
  }
}

extension String {
  /// Returns the text with a suggestion applied.
  func repaired(by fix: Suggestion) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(fix.range.start.offset..<fix.range.end.offset, with: Array(fix.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
