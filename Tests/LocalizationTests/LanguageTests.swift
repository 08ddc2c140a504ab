import Localization
import Support
import Testing

/// The language comes from the environment, and applies to the current task only.
@Suite struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "ja_JP.UTF-8"], .japanese), (["LANG": "ja"], .japanese),
    (["LANG": "JA_JP"], .japanese), (["LANG": "C.UTF-8"], .english), (["LANG": "jav"], .english),
    (["LANG": "ja_JP", "LC_ALL": "C"], .english), (["LANG": "C", "LC_MESSAGES": "ja_JP.eucJP"], .japanese),
    (["LANG": "ja_JP", "LC_ALL": ""], .japanese), (["LANG": "ja_JP", "LC_MESSAGES": "en_GB", "LC_ALL": ""], .english),
  ])
  func comesFromTheEnvironment(_ environment: [String: String], _ expected: Language) {
    #expect(Language(environment: environment) == expected)
  }

  @Test func appliesWhereItIsSet() {
    let warning = Message(key: "warning")
    #expect(warning.localized == "warning")
    Language.japanese.call {
      #expect(warning.localized == "警告")
      #expect(Message(key: "xyz").localized == "xyz")
    }
    #expect(warning.localized == "warning")
  }

  @Test func appliesInParallelTasks() {
    let texts = Language.japanese.call { TaskPool.map(200) { _ in Message(key: "warning").localized } }
    #expect(Set(texts) == ["警告"])
  }
}
