import Testing

@testable import FlowExport

/// Names in the flow become names in code.
@Suite struct CodeNameTests {
  @Test(arguments: [
    ("Next", "next"), ("OK", "ok"), ("URL of a page", "urlOfAPage"), ("XMLFile", "xmlFile"), ("Apple ID", "appleID"),
    ("iPhone", "iPhone"), ("送金する！", "送金する"), ("お気に入り♥の一覧", "お気に入りの一覧"), ("3回目", "_3回目"),
    ("％", "fullwidthPercentSign"), ("→", "rightwardsArrow"), ("_", "lowLine"), ("a_b", "a_b"), ("A-1", "a1"),
    ("Cafe\u{301}", "caf\u{E9}"), ("", "_"), ("\u{E000}", "ue000"), ("HTTP", "http"), ("\u{200F}Pay\u{202E}", "pay"),
  ]) func derivesNames(_ name: String, _ code: String) { #expect(CodeName(deriving: name).plain == code) }

  @Test(arguments: [("default", "`default`"), ("self", "self_"), ("Init", "init_"), ("pay", "pay")])
  func keepsKeywordsApart(_ name: String, _ swift: String) { #expect(CodeName(deriving: name).swift == swift) }

  @Test func keepsTheCaseOfAnID() {
    #expect(CodeName(id: "PayLater").plain == "PayLater")
    #expect(CodeName(id: "2nd").plain == "_2nd")
    #expect(CodeName(id: "Type").swift == "Type_")
  }
}
