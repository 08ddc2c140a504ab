import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// The flow of a text that must be right.
func flow(
  _ text: String, imports: [String: String] = [:], rules: [RuleID] = [], at place: SourceLocation = #_sourceLocation
) throws -> Flow {
  let reading = FlowReader.read(text: text, imports: imports, rules: rules)
  let told = DiagnosticListing(reading.files).text(reading.diagnostics)
  return try #require(reading.flow, "\(told)", sourceLocation: place)
}

/// What is said of a text: rule ids with the words they point at.
func findings(_ text: String, imports: [String: String] = [:]) -> [String] {
  let reading = FlowReader.read(text: text, imports: imports)
  return reading.diagnostics.map { each in
    let bytes = reading.files[each.range.file].bytes[each.range.start.offset..<each.range.end.offset]
    return "\(each.rule) «\(String(decoding: bytes, as: UTF8.self))»"
  }
}
