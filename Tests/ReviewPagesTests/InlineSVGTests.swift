import Testing

@testable import ReviewPages

/// Tests how SVGs by Graphviz are reduced for a page.
@Suite struct InlineSVGTests {
  private func inline(_ inner: String, width: String = "200pt", ids: [String: String] = [:]) -> InlineSVG? {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg width=\"\(width)\" viewBox=\"0 0 9 9\">\n\(inner)</svg>\n"
    return InlineSVG(Array(text.utf8), ids: ids, label: "A \"label\"")
  }

  @Test func keepsShapesAndText() {
    let shapes = "<g class=\"node\"><path fill=\"none\" d=\"M1,2\"/><text x=\"1\">a &lt; b</text></g>"
    let svg = inline(shapes)
    #expect(svg?.markup.source.contains(shapes) == true)
    #expect(svg?.markup.source.hasPrefix("<svg role=\"img\" aria-label=\"A &quot;label&quot;\" width") == true)
  }

  @Test func replacesIdsByThoseOfThePage() {
    let svg = inline("<g id=\"A&#45;B &amp; C\"/><g id=\"other\"/>", ids: ["A-B & C": "flow-1-screen-0"])
    #expect(svg?.markup.source.contains("<g id=\"flow-1-screen-0\"/><g/>") == true)
  }

  @Test func removesTitlesCommentsAndLinks() {
    let svg = inline("<!-- <script> --><title>a<b></title><a href=\"http://x\" xlink:href=\"y\"><text>t</text></a>")
    #expect(svg?.markup.source.contains("\n<text>t</text></svg>") == true)
  }

  @Test func removesActiveContent() {
    let svg = inline("<g onclick=\"x()\" style=\"fill: url(y)\" href=\"z\" fill=\"red\"/><image href=\"http://x\"/>")
    #expect(svg?.markup.source.contains("\n<g fill=\"red\"/></svg>") == true)
    #expect(inline("<style>*{}</style><script>x</script>")?.markup.source.contains("{") == false)
  }

  @Test(arguments: ["<foreignObject/>", "<use href=\"#a\"/>", "<g", "<!-- ", "<title>", "<![CDATA[x]]>", "</title>"])
  func rejectsUnknownElements(_ inner: String) {
    #expect(inline(inner) == nil)
  }

  @Test func rejectsTextThatIsNoSVG() {
    #expect(InlineSVG([], ids: [:], label: "") == nil)
    #expect(InlineSVG(Array("<svg></svg>rest".utf8), ids: [:], label: "") == nil)
  }

  @Test func wideDiagramsAreScrolled() {
    #expect(inline("", width: "901pt")?.isWide == true)
    #expect(inline("", width: "900pt")?.isWide == false)
  }
}
