import Testing

@testable import ReviewPages

/// Tests that texts in markup are escaped, and how names are written.
@Suite struct HTMLTests {
  @Test func escapesInterpolatedText() {
    let text = "</b><script>alert('1')</script> \"&amp;\""
    let html: HTML = "<b title=\"\(text)\">\(text)</b>"
    let escaped = "&lt;/b&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;&amp;amp;&quot;"
    #expect(html.source == "<b title=\"\(escaped)\">\(escaped)</b>")
  }

  @Test func showsHiddenScalars() {
    let text = "a\u{202E}b\u{2028}c\n"
    let html: HTML = "\(text)"
    #expect(html.source == "a\\u{202E}b\\u{2028}c\\n")
  }

  @Test func doesNotEscapeInterpolatedMarkup() {
    let items = ["<", ">"].map { "<li>\($0)</li>" as HTML }
    let list: HTML = "<ul>\(items)</ul>\(2)\(HTML.nothing)"
    #expect(list.source == "<ul><li>&lt;</li><li>&gt;</li></ul>2")
  }

  @Test func namesInQuotesAreIsolatedFromTheSentence() {
    let names = NameWriter(texts: ["かな"])
    #expect(
      names.prose("task \"支払い\" is on \"A\"").source
        == "task &quot;<bdi lang=\"ja\">支払い</bdi>&quot; is on &quot;<bdi lang=\"\">A</bdi>&quot;")
    // A single quote encloses no name.
    #expect(names.prose("one \" quote").source == "one &quot; quote")
    #expect(names.prose("plain").source == "plain")
  }

  @Test func theNameBehindATitleIsGrey() {
    let names = NameWriter(texts: [])
    let (title, name) = (names.html("Pay").source, names.html("pay").source)
    #expect(
      names.prose("task \"Pay\" (pay) ends").source
        == "task &quot;\(title)&quot; (<span class=\"name\">\(name)</span>) ends")
    #expect(names.prose("\"Pay\" (modals 0, none)").source == "&quot;\(title)&quot; (modals 0, none)")
  }

  @Test func detectsTheLanguageByTheWritingSystem() {
    let japanese = NameWriter(texts: ["残高", "チャージ"])
    #expect(["残高", "ｱ", "Home", "한글", "残高 Home"].map(japanese.language) == ["ja", "ja", "", "ko", "ja"])
    // Han characters alone may be Chinese.
    #expect(NameWriter(texts: ["余额"]).language(of: "余额").isEmpty)
  }

  @Test func shortensLongNames() {
    let source = NameWriter(texts: []).html(String(repeating: "x", count: 10_000)).source
    #expect(source.count < 300 && source.contains("…"))
  }
}
