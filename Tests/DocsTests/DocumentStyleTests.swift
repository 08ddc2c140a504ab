import Foundation
import Testing

/// The hand-written documents follow `Docs/style.md`.
@Suite struct DocumentStyleTests {
  private static let limit = 30
  /// The style page quotes what it forbids.
  private static let documents = Document.all.filter { $0.path != "Docs/style.md" }

  @Test(arguments: documents) func sentencesAreShort(_ document: Document) throws {
    for sentence in Prose(try document.text()).sentences {
      let count = sentence.split(separator: " ").count
      #expect(count <= Self.limit, "\(document.path), \(count) words: \(sentence)")
    }
  }

  @Test(arguments: documents) func anchorsAreHeadings(_ document: Document) throws {
    for link in try document.text().matches(of: /\]\(([^)#:]*)#([^)]*)\)/) {
      let target =
        link.output.1.isEmpty
        ? document.url : document.url.deletingLastPathComponent().appendingPathComponent(String(link.output.1))
      let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }
      #expect(headings.map(anchor).contains(String(link.output.2)), "\(document.path) links to \(link.output.0)")
    }
  }

  /// Returns the name that GitHub gives to a heading.
  private func anchor(_ heading: Substring) -> String {
    let text = heading.drop { $0 == "#" }.dropFirst().lowercased()
    return text.filter { $0.isLetter || $0.isNumber || " -".contains($0) }.replacing(" ", with: "-")
  }

  @Test(arguments: documents) func pathsInCodeExist(_ document: Document) throws {
    let paths = try document.text().matches(of: /`((?:Sources|Tests|Docs|Flows|Benchmarks)\/[A-Za-z+\/.-]+)`/)
    for path in paths.map({ String($0.output.1) }) {
      let url = Document.package.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(document.path) names \(path)")
    }
  }

  @Test(arguments: documents) func swiftIsQuotedFromTheSources(_ document: Document) throws {
    for case .block(let info, let lines) in DocumentPart.parts(of: try document.text()) where info.first == "swift" {
      let source = try String(contentsOf: Document.package.appendingPathComponent(info[1]), encoding: .utf8)
      for piece in lines.split(separator: "…") {
        #expect(source.contains(piece.joined(separator: "\n")), "\(document.path) quotes \(info[1])")
      }
    }
  }

  @Test func extractsTheProseOfADocument() {
    let text =
      "# Title\n\nOne `a b c` [two words](x.md).\nThree! *Four*\n\n- five: six\n- seven\n\n```sh\nno. no\n```\n\n| a. b | c |\n"
    #expect(
      Prose(text).sentences == ["Title", "One x two words", "Three", "*Four*", "five: six", "seven", "a", "b", "c"])
  }
}
