import Foundation
import Testing

@testable import FlowSyntax
@testable import Localization

/// The translations follow the rules of "Japanese style" in `Docs/languages.md`.
@Suite struct JapaneseStyleTests {
  private static let entries = CatalogueTests.entries

  /// The words in the last column of the table of terms.
  private static let avoided: [String] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Docs/languages.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let rows = text.components(separatedBy: "| English | Japanese | not |").last?.split(separator: "\n") ?? []
    return rows.compactMap { $0.split(separator: "|").last }
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
  }()

  /// The parts of a translation that stand in code, and the rest.
  private static func prose(_ text: String) -> String { text.replacing(/`[^`]*`/, with: "") }

  @Test func tableOfTermsIsRead() { #expect(Self.avoided.count >= 20) }

  @Test func eachThingHasOneName() {
    for entry in Self.entries {
      for word in Self.avoided where entry.translation.contains(word) {
        Issue.record("\(word): \(entry.translation)")
      }
    }
  }

  @Test func modalsAreClosedNotLeft() {
    for entry in Self.entries {
      #expect(!entry.translation.contains(#/(?:モーダル|シート|ポップオーバー|ロック画面)[^。、]*離れ/#), "\(entry.translation)")
    }
  }

  @Test func sentencesEndWithAFullStop() {
    for entry in Self.entries {
      #expect(!Self.prose(entry.translation).contains(#/(?:ください|です|ます|ません|ました): /#), "\(entry.translation)")
    }
  }

  @Test func listsAreSeparatedAsInJapanese() {
    for entry in Self.entries {
      let prose = Self.prose(entry.translation)
      #expect(!prose.contains(#/[ぁ-ヿ一-鿿」}], /#), "\(entry.translation)")
    }
  }

  @Test func textsToTypeAreCode() {
    for entry in Self.entries {
      for quoted in entry.translation.matches(of: /「([^」]*)」/) {
        let name = String(quoted.output.1)
        #expect(name.hasPrefix("{") || !CodeText.isCode(name), "\(entry.translation)")
      }
      #expect(
        !Self.prose(entry.translation).contains(/(^|[^-\w])--[a-z]/) || entry.english.contains("navflow "),
        "\(entry.translation)")
    }
  }

  @Test func codeIsRecognised() {
    for code in [
      "push Home", "pop root", "dismiss", "role: done", "閉じる: dismiss", "Close: { complete: bought }", "[dismiss, pop]",
      "growing-layers", "--taps", "navflow check", "where: { modals: 0 }",
    ] { #expect(CodeText.isCode(code), "\(code)") }
    for name in ["Home", "チャージ", "Sign in", "決済: 完了", "Cancel", "A: B", "", "お知らせ"] {
      #expect(!CodeText.isCode(name), "\(name)")
    }
  }

  @Test func verbsAndKeysAreThoseOfTheLanguage() {
    #expect(CodeText.verbs == Set(Verb.words))
    let objects: [SchemaObject] = [.flow, .root, .screen, .task, .action, .pattern, .scenario, .expectation, .variable]
    let words = Set(objects.flatMap { $0.table.keys.map(\.name) })
    #expect(words.subtracting(CodeText.words).isEmpty)
  }
}
