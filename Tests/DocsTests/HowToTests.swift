import FlowSyntax
import Testing

/// Tests that each line of the page of wishes is valid.
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
    #expect(wrong.isEmpty, "\(wish.code): \(wrong.map(\.message.english))")
  }
}
