import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// Returns the flow of a text without errors.
func flow(
  _ text: String, imports: [String: String] = [:], rules: [RuleID] = [], at place: SourceLocation = #_sourceLocation
) throws -> Flow {
  let reading = FlowReader.read(text: text, imports: imports, rules: rules)
  let listing = DiagnosticListing(reading.files).text(reading.diagnostics)
  return try #require(reading.flow, "\(listing)", sourceLocation: place)
}

/// Returns the findings on a text: rule ids with the words at their ranges.
func findings(_ text: String, imports: [String: String] = [:]) -> [String] {
  let reading = FlowReader.read(text: text, imports: imports)
  return reading.diagnostics.map { each in
    let bytes = reading.files[each.range.file].bytes[each.range.start.offset..<each.range.end.offset]
    return "\(each.rule) «\(String(decoding: bytes, as: UTF8.self))»"
  }
}
