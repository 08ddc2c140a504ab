import Support
import Testing

@testable import Localization

/// The entries of the Japanese catalogues are well formed.
@Suite struct CatalogueTests {
  private static let names = ["ja.txt", "ja.script.txt"]

  private static func text(of name: String) -> String {
    EmbeddedFile.text(of: "Sources/Localization/Catalogues/\(name)") ?? ""
  }

  static let entries = names.flatMap { MessageCatalogue.entries(of: text(of: $0)) }

  @Test(arguments: names) func entriesHaveTwoLines(_ name: String) {
    let blocks = Self.text(of: name).split(separator: "\n\n")
    #expect(blocks.count > 90)
    for block in blocks {
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      #expect(lines.isEmpty || lines.count == 2, "\(block)")
    }
  }

  @Test func argumentsAreTheSameInBothLanguages() {
    for entry in Self.entries {
      let (english, translated) = (Self.arguments(of: entry.english), Self.arguments(of: entry.translation))
      #expect(translated.isSubset(of: english), "\(entry)")
      // A word that the translation does not need has none of its arguments.
      #expect(translated == english || entry.translation == "\\0", "\(entry)")
    }
  }

  private static func arguments(of text: String) -> Set<String> {
    // The number is the argument of a noun.
    if text.hasPrefix("count|") { return ["{1}"] }
    return placeholders(in: text)
  }

  private static func placeholders(in text: String) -> Set<String> {
    Set(text.matches(of: /\{(?:[0-9]+|s[0-9]*)\}/).map { String($0.output) })
  }

  @Test func translationsAreJapanese() {
    for entry in Self.entries where entry.english.contains(where: \.isLetter) {
      let isJapanese = entry.translation.unicodeScalars.contains { (0x3001...0x9FFF).contains($0.value) }
      // Apple's names are the same in Japanese, and some translations are only signs.
      let isPlain =
        ["iPhone", "iPad", "Face ID", "Touch ID", "PNG", "\\0"].contains(entry.translation)
        || entry.translation.contains("`")
      #expect(isJapanese || isPlain || !Self.arguments(of: entry.translation).isEmpty, "\(entry)")
    }
  }

  @Test func noTextHasTwoTranslations() {
    for name in Self.names {
      let keys = MessageCatalogue.entries(of: Self.text(of: name)).map(\.english)
      #expect(Set(keys).count == keys.count)
    }
  }
}
