import Support
import Testing

@testable import Localization

/// Messages are keys with arguments, and each language writes them in its own way.
@Suite struct MessageTests {
  private static let catalogue = MessageCatalogue(
    """
    {1} interrupts {2}
    {2}が{1}で中断されます

    write {1}
    `{1}`と書いてください

    there is no screen "{1}"
    画面{1}はありません

    the steps are {1}
    ステップは{1}です

    {1}, at last
    ついに{1}

    {1}{2} again
    再び{1}{2}

     there
    \\0

    count|flow
    フロー{1}件

    two\\nlines
    二\\n行
    """, typography: MessageCatalogue.japanese.typography)

  private func japanese(_ message: Message) -> String { Self.catalogue.text(of: message) }

  @Test func argumentsChangePlaces() {
    #expect(japanese("\(.name("Pay")) interrupts \(.name("charge"))") == "「charge」が「Pay」で中断されます")
  }

  @Test func namesWithQuotesStayWhole() {
    let message: Message = "\(.name("Pay\" on \"Cart")) interrupts \(.name("charge"))"
    #expect(message.english == "\"Pay\" on \"Cart\" interrupts \"charge\"")
    #expect(japanese(message) == "「charge」が「Pay\" on \"Cart」で中断されます")
  }

  @Test func quotesOfTheTranslationDecide() {
    #expect(japanese("write \(.name("Home"))") == "`Home`と書いてください")
    #expect(japanese("there is no screen \"\("Home")\"") == "画面「Home」はありません")
    #expect(japanese("there is no screen \"\("push Home")\"") == "画面`push Home`はありません")
  }

  @Test func titlesStandInFrontOfNames() {
    let title: Message = .name("charge", title: "Charge a balance")
    #expect(title.english == "\"Charge a balance\" (charge)")
    #expect(Message.name("charge", title: nil) == .name("charge"))
    #expect(japanese("\(.name("Pay")) interrupts \(title)") == "「Charge a balance」(charge)が「Pay」で中断されます")
    #expect(japanese("\(title), at last") == "ついに「Charge a balance」(charge)")
  }

  @Test func nounsFollowTheirNumber() {
    #expect(Message.count(1, "flow").english == "1 flow" && Message.count(0, "flow").english == "0 flows")
    #expect(japanese("\(.count(3, "flow")), at last") == "ついにフロー3件")
    #expect(japanese("\(.count(3, "sheet")), at last") == "3 sheets, at last")
  }

  @Test func quotesOfAnArgumentOpenNothing() {
    #expect(japanese("\("「")\(.name("Home")) again") == "再び「「Home」")
  }

  @Test func listsAreWrittenAsInTheLanguage() {
    let steps = Message.list([.code("push"), .code("pop"), .code("tab")])
    #expect(("the steps are \(steps)" as Message).english == "the steps are push, pop and tab")
    #expect(japanese("the steps are \(steps)") == "ステップは`push`、`pop`、`tab`です")
  }

  @Test func messagesAreArguments() {
    let inner: Message = "\(.name("Pay")) interrupts \(.name("charge"))"
    #expect(japanese("\(inner), at last") == "ついに「charge」が「Pay」で中断されます")
  }

  @Test func wordsCanBeLeftOut() { #expect(japanese(" there") == "") }

  @Test func halvesOfALiteralAreOneKey() {
    let one: Message = "there is " + "no screen \"\("Home")\""
    #expect(one == "there is no screen \"\("Home")\"")
  }

  @Test func lineBreaksAreEscaped() { #expect(japanese("two\nlines") == "二\n行") }

  @Test func withoutATranslationTheEnglishTextStays() { #expect(japanese("nothing of it") == "nothing of it") }

  @Test func onlyEnglishHasCapitals() {
    let message = ("write \(.name("Home"))" as Message).capitalized
    #expect(message.english == "Write \"Home\"" && japanese(message) == "`Home`と書いてください")
  }

  // MARK: The file of Japanese

  private static let entries = MessageCatalogue.entries(
    of: EmbeddedFile.text(of: "Sources/Localization/Catalogues/ja.txt") ?? "")

  @Test func theFileIsPartOfTheProgram() { #expect(Self.entries.count > 1_000) }

  @Test func noKeyStandsTwice() {
    var keys: Set<String> = []
    for entry in Self.entries { #expect(keys.insert(entry.english).inserted, "\(entry.english)") }
  }

  @Test func translationsUseOnlyTheArgumentsOfTheirKeys() {
    for entry in Self.entries {
      // The number of `count|flow` is not written in the key.
      let key = entry.english.hasPrefix("count|") ? [0] : MessageTemplate(entry.english).arguments
      #expect(MessageTemplate(entry.translation).arguments.isSubset(of: key), "\(entry)")
    }
  }
}
