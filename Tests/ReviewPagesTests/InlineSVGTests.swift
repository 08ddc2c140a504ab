import Testing

@testable import ReviewPages

/// Tests which parts of an SVG by Graphviz stay on a page.
@Suite struct InlineSVGTests {
  private func inlineSVG(with content: String, width: String = "200pt", ids: [String: String] = [:]) -> InlineSVG? {
    let head = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n"
    let text = head + "<svg width=\"\(width)\" viewBox=\"0 0 9 9\">\n\(content)</svg>\n"
    return InlineSVG(Array(text.utf8), ids: ids, label: "A \"label\"")
  }

  @Test func keepsShapesAndText() {
    let shapes = "<g class=\"node\"><path fill=\"none\" d=\"M1,2\"/><text x=\"1\">a &lt; b</text></g>"
    #expect(inlineSVG(with: shapes)?.markup.source.contains(shapes) == true)
  }

  @Test func hasALabelForScreenReaders() {
    let start = "<svg role=\"img\" aria-label=\"A &quot;label&quot;\" width"
    #expect(inlineSVG(with: "")?.markup.source.hasPrefix(start) == true)
  }

  @Test func replacesKnownIdsAndRemovesOthers() {
    let svg = inlineSVG(with: "<g id=\"A&#45;B &amp; C\"/><g id=\"other\"/>", ids: ["A-B & C": "flow-1-screen-0"])
    #expect(svg?.markup.source.contains("<g id=\"flow-1-screen-0\"/><g/>") == true)
  }

  @Test func removesTitlesCommentsAndLinks() {
    let svg = inlineSVG(
      with: "<!-- <script> --><title>a<b></title><a href=\"http://x\" xlink:href=\"y\"><text>t</text></a>")
    #expect(svg?.markup.source.contains("\n<text>t</text></svg>") == true)
  }

  @Test func removesContentThatRunsOrLoads() {
    let svg = inlineSVG(
      with: "<g onclick=\"x()\" style=\"fill: url(y)\" href=\"z\" fill=\"red\"/><image href=\"http://x\"/>")
    #expect(svg?.markup.source.contains("\n<g fill=\"red\"/></svg>") == true)
    #expect(inlineSVG(with: "<style>*{}</style><script>x</script>")?.markup.source.hasSuffix("\n</svg>") == true)
  }

  @Test(arguments: ["<foreignObject/>", "<use href=\"#a\"/>", "<g", "<!-- ", "<title>", "<![CDATA[x]]>", "</title>"])
  func rejectsUnknownAndIncompleteMarkup(_ content: String) {
    #expect(inlineSVG(with: content) == nil)
  }

  @Test func rejectsEmptyTextAndTextAfterTheSVG() {
    #expect(InlineSVG([], ids: [:], label: "") == nil)
    #expect(InlineSVG(Array("<svg></svg>rest".utf8), ids: [:], label: "") == nil)
  }

  @Test func diagramsWiderThan900PointsAreWide() {
    #expect(inlineSVG(with: "", width: "901pt")?.isWide == true)
    #expect(inlineSVG(with: "", width: "900pt")?.isWide == false)
  }
}
