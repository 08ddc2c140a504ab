import Foundation
import Support
import Testing

@testable import Localization

/// Every key of the catalogue is a text of the program.
@Suite struct CatalogueKeysTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources").standardized

  @Test func keysStandInSources() throws {
    var known: Set<String> = []
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      known.formUnion(LiteralKeys(in: source).keys.flatMap(Self.pieces))
      known.formUnion(Self.cases(in: source))
    }
    let entries = MessageCatalogue.entries(of: EmbeddedFile.text(of: "Sources/Localization/Catalogues/ja.txt") ?? "")
    for entry in entries {
      let key = entry.english.replacing("\\n", with: "\n").replacing(/^[a-z]+\|/, with: "")
      #expect(known.contains(key), "no text has this key: \(key)")
    }
  }

  /// Returns a literal, its lines as the help has them, and the texts of its markup.
  private static func pieces(of literal: String) -> [String] {
    let texts = literal.matches(of: #/>([^<>]+)</#).map { String($0.output.1) }
    let labels = literal.matches(of: #/aria-label="([^"]+)"/#).map { String($0.output.1) }
    let ends = [literal.prefix { $0 != "<" }, literal.suffix(literal.reversed().prefix { $0 != ">" }.count)].map(
      String.init)
    return [literal] + (literal.split(separator: "\n").map(String.init) + texts + labels + ends).map(\.trimmed)
  }

  /// Returns the cases of enumerations, whose names are words of reports.
  private static func cases(in source: String) -> [String] {
    source.matches(of: /\bcase ([a-zA-Z]+(?:, [a-zA-Z]+)*)\b/).flatMap {
      $0.output.1.split(separator: ", ").map(String.init)
    }
  }

  @Test func literalsAreReadAsSwiftReadsThem() {
    let source = #"""
      let a = "one \(name("x")) two \("\(y)") three"
      let b = "a \"name\"" + "\n\u{41}"
      // "not this"
      let c = """
        line \(one)
          deeper
        """
      """#
    let keys = LiteralKeys(in: source).keys
    #expect(keys.isSuperset(of: ["one {1} two {2} three", "x", "{1}", "a \"name\"\nA", "line {1}\n  deeper"]))
    #expect(!keys.contains("not this"))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
