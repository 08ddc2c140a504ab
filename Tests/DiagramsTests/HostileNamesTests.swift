import Diagrams
import FlowModel
import Testing

@Suite(.enabled(if: Dot.isInstalled, Dot.missing))
struct HostileNamesTests {
  static let names = [
    "\\N", "\\", "a\\\"b\\", "\"", "\"; bad -> node [label=\"", "<b>", "</TABLE>", "<script>alert(1)</script>", "&amp;",
    "&#0;", "]>",
    "a\nb", "a\r\nb", "\t", " ", "", "\u{202E}abc", "\u{0}\u{1}\u{1F}", "\u{FFFE}\u{FFFF}", "👩‍👩‍👧 emoji", "e\u{301}",
    "a:b", "a:n", "node",
    "graph", "subgraph", "digraph", "strict", "edge", "%22;", "~", "{}", "|", "-->", "--", "/*", "//", "#include", "残高",
    "シ\u{3099}",
    String(repeating: "長", count: 10_000), String(repeating: "長", count: 9_999) + "い",
    String(repeating: "\u{301}", count: 10_000),
    String(repeating: "a ", count: 5_000),
  ]

  private static func flow() -> Flow {
    var sketch = FlowSketch(names.joined())
    for name in names { sketch.addScreen(name, title: name, image: name.isEmpty ? nil : name) }
    for name in names { sketch.addScreen("own " + name, title: name) }
    for (index, name) in names.enumerated() {
      sketch.addTask("task " + name, title: name, screens: [ScreenID(names.count + index)])
    }
    sketch.addVariable("\\N\"<", ["<&\""])
    sketch.addRoot(tabs: [ScreenID(0), ScreenID(1)], name: "\\N<\"")
    sketch.addRoot(.stack(Located(ScreenID(0), at: .beginning(of: .init(0)))), name: "</TD>")
    for (index, name) in names.enumerated() {
      sketch.act(name, on: name, when: sketch.when(0, 0), .push(ScreenID(index)))
      sketch.either(
        name + "?", on: name,
        [(name, [.present(ScreenID(0), Step.PresentationOptions())]), ("x", [.pop(.to(ScreenID(0)))])])
      sketch.addEntry(name, [("", [.push(ScreenID(index))])])
    }
    return sketch.flow
  }

  @Test(arguments: [false, true])
  func dotReadsHostileNamesWithoutWarnings(_ returns: Bool) throws {
    var options = DiagramOptions()
    options.returns = returns
    options.imagePath = { $0.value.utf8.count > 1000 ? $0.value : nil }  // names that are too long are omitted
    let text = DOTDiagram(flow: Self.flow(), device: .phone, options: options).render()
    let output = try Graphviz(searchPath: Dot.searchPath).draw(text, as: .canon)
    #expect(output.warnings == [])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func namesAreTextInTheSVG() throws {
    var sketch = FlowSketch("\\G \\L \\N")
    sketch.addScreen("\\N\\G", title: "<script>alert('\\N')</script>")
    let text = DOTDiagram(flow: sketch.flow, device: .phone).render()
    let output = try Graphviz(searchPath: Dot.searchPath).draw(text, as: .svg)
    let svg = String(decoding: output.bytes, as: UTF8.self)
    #expect(output.warnings == [])
    #expect(!svg.contains("<script"))
    #expect(svg.contains(">&lt;script&gt;"))
    #expect([#"\N"#, #"\G"#, #"\L"#].allSatisfy { svg.contains($0) })
  }

  @Test func differentNamesGiveDifferentNodes() {
    let lines = DOTDiagram(flow: Self.flow(), device: .phone).render().split(separator: "\n")
    let nodes = lines.map { $0.split(separator: "\"", omittingEmptySubsequences: false) }
      .filter { $0.count > 2 && $0[0].allSatisfy { $0 == " " } && $0[2].hasPrefix(" [") }
      .map { $0[1] }
    let twice = Dictionary(grouping: nodes) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
    #expect(nodes.count >= Self.names.count * 3)
  }
}
