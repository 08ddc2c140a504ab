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
      known.formUnion(LiteralKeys(in: try String(contentsOf: file, encoding: .utf8)).keys)
    }
    let entries = MessageCatalogue.entries(of: EmbeddedFile.text(of: "Sources/Localization/Catalogues/ja.txt") ?? "")
    for entry in entries {
      let key = entry.english.replacing("\\n", with: "\n").replacing(/^[a-z]+\|/, with: "")
      #expect(known.contains(key), "no text has this key: \(key)")
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
