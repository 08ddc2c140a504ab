import Diagnostics
import FlowModel
import FlowSyntax
import Testing

@testable import SwiftGeneration

/// Returns the code of a flow, without the files that are the same for every flow.
func code(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> String {
  let export = SwiftExport(try flow(text, at: place), of: "test.flow.yaml")
  return try #require(export.files.first { $0.path == "TestFlow.swift" }, sourceLocation: place).text
}

/// Returns the flow of a text without errors.
func flow(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> Flow {
  let reading = FlowReader.read(text: text + "\n", named: "test.flow.yaml")
  let messages = reading.project.diagnostics.filter { $0.severity == .error }.map(\.message)
  return try #require(reading.project.flows.first, "\(messages)", sourceLocation: place)
}

/// Returns the refusals of a flow, each with its place.
func refusals(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> [String] {
  SwiftExport(try flow(text, at: place), of: "test.flow.yaml").refusals.map {
    "\($0.range.start.line):\($0.range.start.column): \($0.message.english)" + ($0.help.map { "; \($0.english)" } ?? "")
  }
}

/// Returns the names that a part of the code declares, in order.
func members(of type: String, in code: String) -> [String] {
  let lines = code.split(separator: "\n").drop { !$0.contains("struct \(type) {") }.dropFirst()
  return lines.prefix { $0 != "  }" }.compactMap { line in
    let words = line.split(whereSeparator: { " (:".contains($0) })
    guard words.count > 2, words[0] == "public", words[1] == "func" || words[1] == "var" else { return nil }
    return String(words[2])
  }
}

/// Returns those of some parts that a text does not contain, so that a failure does not print the whole text.
func lacking(_ parts: [String], in text: String) -> [String] { parts.filter { !text.contains($0) } }
