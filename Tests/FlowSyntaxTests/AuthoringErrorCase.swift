import Diagnostics
import Testing

@testable import FlowSyntax

/// A slip in a flow, what is said of it, and what was meant.
struct AuthoringErrorCase: CustomTestStringConvertible, Sendable {
  /// A part of the flow as it is meant.
  let meant: String
  /// The same part as somebody wrote it.
  let written: String
  /// `line:column`.
  let place: String
  let message: String
  let help: String

  init(_ meant: String, _ written: String, _ place: String, _ message: String, _ help: String) {
    (self.meant, self.written, self.place, self.message, self.help) = (meant, written, place, message, help)
  }

  var testDescription: String { written }

  /// Holds the slip in a flow against what is to be said of it.
  ///
  /// It is one finding, and what a program would write instead means what was meant. Another mistake in the file is told as well.
  func check(in whole: String, and other: (old: String, new: String)) throws {
    try #require(whole.contains(meant) && whole.contains(other.old))
    let text = whole.replacing(meant, with: written)
    let only = try #require(told(text).count == 1 ? told(text).first : nil, "\(told(text).map(\.message))")
    #expect("\(only.range.start.line):\(only.range.start.column)" == place)
    #expect(only.message == message)
    #expect(only.help == help)
    if let mend = only.suggestion {
      #expect(try FlowText(flow(text.mended(by: mend))).text == FlowText(flow(whole)).text)
    }
    #expect(told(text.replacing(other.old, with: other.new)).count == 2)
  }

  private func told(_ text: String) -> [Diagnostic] {
    FlowReader.read(text: text, rules: ["dead-end", "tab-jump"]).diagnostics
  }
}

extension String {
  /// The text as a program mends it.
  func mended(by mend: Suggestion) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(mend.range.start.offset..<mend.range.end.offset, with: Array(mend.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
