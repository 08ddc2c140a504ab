import Testing

@testable import Localization

/// The entries of the Japanese catalogue are well formed.
@Suite struct CatalogueTests {
  static let entries = MessageCatalogue.japanese.entries + MessageCatalogue.entries(of: JapaneseTexts.script)

  @Test func entriesHaveTwoLines() {
    for data in JapaneseTexts.all + [JapaneseTexts.script] {
      for (number, block) in data.split(separator: "\n\n").enumerated() {
        let lines = block.split(separator: "\n").filter { !$0.hasPrefix("# ") }
        #expect(lines.isEmpty || lines.count == 2, "entry \(number): \(block)")
      }
    }
  }

  @Test func placeholdersAreTheSameInBothLanguages() {
    for entry in Self.entries {
      let english = MessagePattern(entry.english).names.sorted()
      let translated = MessagePattern(entry.translation).names.sorted()
      #expect(Set(english).count == english.count && Set(translated).count == translated.count, "\(entry)")
      // Japanese needs no number where English needs one for the plural.
      let missing = Set(english).subtracting(translated).filter { !$0.hasPrefix("n") }
      #expect(missing.isEmpty && Set(translated).isSubset(of: english), "\(entry)")
    }
  }

  @Test func translationsAreJapanese() {
    for entry in Self.entries where entry.english.contains(where: \.isLetter) {
      let isJapanese = entry.translation.unicodeScalars.contains { (0x3001...0x9FFF).contains($0.value) }
      // Apple's names are the same in Japanese.
      let isName = ["iPhone", "iPad"].contains(entry.translation)
      #expect(isJapanese || isName || MessagePattern(entry.translation).names.count > 0, "\(entry)")
    }
  }

  @Test func noTextHasTwoTranslations() {
    var known: [String: String] = [:]
    for entry in MessageCatalogue.japanese.entries {
      let other = known.updateValue(entry.translation, forKey: entry.english) ?? entry.translation
      #expect(other == entry.translation, "\(entry.english)")
    }
  }
}
