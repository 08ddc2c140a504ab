import Foundation
import FlowSyntax
import Testing

/// Tests that each line of the page of wishes is valid, and that the program has the pages.
@Suite struct HowToTests {
  /// A line of the tables.
  struct Wish: CustomTestStringConvertible {
    let text: String
    let code: String
    let place: String

    var testDescription: String { text }

    /// A file with the code in its place.
    var file: String {
      switch place {
      case "actions": "navflow: 1\nscreens:\n  X:\n    actions:\n      \(code)\n"
      case "screens", "entries", "tasks":
        "navflow: 1\n\(place == "entries" ? "root: { stack: X }\nscreens: { X: {} }\n" : "")\(place):\n  \(code)\n"
      default: "navflow: 1\n\(code)\n"
      }
    }
  }

  static let wishes = ["Docs/howto.md", "Docs/ja/howto.md"].flatMap(wishes)

  private static func wishes(in path: String) -> [Wish] {
    let text = (try? Document(path: path).text()) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /\| (.+?) \| `(.+)` \| (\w+) \|/) else { return nil }
      return Wish(text: String(match.1), code: String(match.2), place: String(match.3))
    }
  }

  @Test func findsTheWishes() { #expect(Self.wishes.count > 80) }

  @Test(arguments: wishes) func eachLineIsValid(_ wish: Wish) {
    let wrong = FlowReader.read(text: wish.file).diagnostics.filter {
      $0.severity == .error && $0.rule != "unknown-name"
    }
    #expect(wrong.isEmpty, "\(wish.code): \(wrong.map(\.message))")
  }

  /// `make docs` sets `NAVFLOW_RECORD`, which rewrites the pages in the program.
  @Test(arguments: ["howto", "tutorial", "language", "semantics", "glossary", "ci", "sources"])
  func theProgramHasThePage(_ name: String) throws {
    let text = try Document(path: "Docs/\(name).md").text()
    let source = """
      // swift-format-ignore-file
      // "make docs" writes this file from Docs/\(name).md.

      extension DocumentPages {
        static let \(name) = #\"\"\"
      \(text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
          \"\"\"#
      }

      """
    let url = Document.package.appendingPathComponent("Sources/NavflowCommands/Docs/Pages/DocumentPages+\(name).swift")
    if ProcessInfo.processInfo.environment["NAVFLOW_RECORD"] != nil {
      if (try? String(contentsOf: url, encoding: .utf8)) != source { try Data(source.utf8).write(to: url) }
    } else {
      #expect(
        try String(contentsOf: url, encoding: .utf8) == source, "Docs/\(name).md is not in the program, type: make docs"
      )
    }
  }
}
