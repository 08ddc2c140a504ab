import Foundation
import GeneratedFlows
import Testing

@testable import FlowSyntax

/// Formats whole flows: each means the same as before, and formatting it again changes nothing.
@Suite struct FormattedFlowsTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The flow files of the package, relative to it.
  static let paths: [String] = ["Flows", "Tests/Fixtures", "Benchmarks/Sources"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: package.path + "/" + folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".flow.yaml") }.map { folder + "/" + $0 }.sorted()
  }

  @Test func thereAreFiles() { #expect(Self.paths.count > 60) }

  @Test(arguments: paths) func files(path: String) throws {
    try check([UInt8](Data(contentsOf: Self.package.appendingPathComponent(path))))
  }

  @Test(arguments: 0..<40) func generatedFlows(seed: UInt64) throws {
    let features = GeneratedFlow.Features.withAdditions(seed: seed)
    for text in [
      GeneratedFlow.text(seed: seed), GeneratedFlow.text(seed: seed, features: features),
      GeneratedTabs.text(seed: seed), GeneratedApp.text(seed: seed),
    ] {
      let result = try check(Array(text.utf8))
      let flow = FlowReader.read(text: text).flow.map { FlowListing($0).text }
      #expect(FlowReader.read(text: String(decoding: result, as: UTF8.self)).flow.map { FlowListing($0).text } == flow)
      // Another layout of the same text is formatted alike.
      for width in 2...4 {
        let other = Self.relaid(text, width)
        #expect(try check(Array(other.utf8)) == result, "\(other)")
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [1, 2, 3]) func fixturesInOtherLayouts(lineBreak: String, width: Int) throws {
    let text = Self.relaid(Samples.charge, width).replacing("\n", with: lineBreak)
    let result = try check(Array(text.utf8))
    #expect(String(decoding: result, as: UTF8.self).components(separatedBy: lineBreak).count > 80)
    let listing = try FlowListing(flow(Samples.charge)).text
    #expect(try FlowListing(flow(String(decoding: result, as: UTF8.self))).text == listing)
  }

  /// Formats a file twice, compares its nodes and comments before and after, and returns the result.
  @discardableResult
  private func check(_ bytes: [UInt8]) throws -> [UInt8] {
    let before = NodeReader.read(file(bytes), id: file, expecting: .object(.flow))
    guard before.diagnostics.allSatisfy({ $0.severity != .error }) else {
      #expect(formatted(bytes) == nil)
      return bytes
    }
    let result = try #require(formatted(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    let after = NodeReader.read(file(result), id: file, expecting: .object(.flow))
    #expect(Self.text(after.node) == Self.text(before.node))
    #expect(Self.comments(result) == Self.comments(bytes))
    #expect(formatted(result) == result)
    return result
  }

  /// Returns a node as text without ranges.
  private static func text(_ node: Node?) -> String {
    switch node?.content {
    case nil: "nothing"
    case .scalar(let text, let style): "\(style) \(text.debugDescription)"
    case .sequence(let items): "[" + items.map(text).joined(separator: ", ") + "]"
    case .mapping(let pairs): "{" + pairs.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Returns what follows a number sign in each line.
  private static func comments(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split { $0.isNewline }.compactMap { line in
      line.firstIndex(of: "#").map { line[$0...].trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns a text with wider indentation, and other spaces around signs and lines.
  private static func relaid(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: width)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indentation).replacing("{ ", with: "{").replacing(" }", with: spaces + "}")
      content = content.replacing("[", with: "[" + spaces).replacing("]", with: " ]").replacing(
        ": ", with: ":" + spaces)
      content = content.replacing("\"Tab:" + spaces, with: "\"Tab: ")
      if content.hasPrefix("- ") { content = "-" + String(repeating: " ", count: 2 * width - 1) + content.dropFirst(2) }
      return String(repeating: " ", count: indentation * width) + content + (line.isEmpty ? "" : spaces)
    }
    return lines.joined(separator: "\n")
  }
}
