import Diagrams
import FlowModel
import Testing

/// Tests large drawings, whose frames stand alone.
struct PanelTests {
  /// Makes an app with two tabs, a task and a screen of both tabs; with `count` further screens.
  private static func app(_ count: Int) -> FlowSketch {
    var sketch = FlowSketch("Shop")
    for name in ["Home", "Orders", "Item", "Pay"] { sketch.addScreen(name) }
    for index in 0..<count { sketch.addScreen("S\(index)") }
    sketch.addTask("checkout", title: "Checkout", screens: [sketch.screen("Pay")])
    sketch.addRoot(tabs: ["Home", "Orders"].map(sketch.screen))
    let start = Step.Kind.start(sketch.task("checkout"), Step.PresentationOptions(), then: nil)
    for screen in ["Home", "Orders"] {
      sketch.act("an item", on: screen, .push(sketch.screen("Item")))
      sketch.act("buy", on: screen, start)
    }
    sketch.act("Checkout", on: "Item", start)
    for index in 0..<count { sketch.act("s\(index)", on: "Home", .push(sketch.screen("S\(index)"))) }
    sketch.addEntry("Link", [("", [.push(sketch.screen("Item"))])])
    return sketch
  }

  private static func lines(_ flow: Flow, _ change: (inout DiagramOptions) -> Void = { _ in }) -> [String] {
    var options = DiagramOptions()
    change(&options)
    return Dot.lines(DOTDiagram(flow: flow, device: .phone, options: options).render())
  }

  private static func line(_ start: String, _ lines: [String]) -> String {
    lines.first { $0.hasPrefix(start) } ?? "no line \(start)"
  }

  @Test func aLargeDrawingHasNoArrowsBetweenFrames() {
    let lines = Self.lines(Self.app(30).flow)
    #expect(lines.contains { $0.contains("pack=16") } && !lines.contains { $0.contains("newrank") })
    let arrows = lines.filter { $0.contains(" -> ") && $0.contains("id=") }
    #expect(arrows.count == 31, "those of Home, and that of the entry")
    #expect(Self.line(#""Home" ["#, lines).contains("buy ▸ Checkout<"))
    #expect(Self.line(#""Home" ["#, lines).contains("an item ▸ Item<"))
    #expect(Self.line(#""Item" ["#, lines).contains(">▸ Checkout<"), "the words are not repeated")
    #expect(Self.line(#""Item" ["#, lines).contains("from Home, Orders"))
    let frame = lines[(lines.firstIndex { $0.contains("cluster_checkout") } ?? 0) + 1]
    #expect(frame.contains("from Home, Orders, Item"))
  }

  @Test func aSmallDrawingHasThem() {
    let lines = Self.lines(Self.app(2).flow)
    #expect(lines.contains { $0.hasPrefix(#""Home" -> "Pay""#) } && !lines.contains { $0.contains("pack=") })
    #expect(!lines.contains { $0.contains("from Home") })
  }

  @Test func aPartToWhichManyScreensLeadStandsAlone() {
    var sketch = Self.app(10)
    let start = Step.Kind.start(sketch.task("checkout"), Step.PresentationOptions(), then: nil)
    let few = Self.lines(sketch.flow) { $0.part = .task(TaskID(0)) }
    #expect(few.count { $0.contains(#"-> "Pay""#) } == 3)
    for index in 0..<10 { sketch.act("buy", on: "S\(index)", start) }
    let many = Self.lines(sketch.flow) { $0.part = .task(TaskID(0)) }
    #expect(
      !many.contains { $0.contains(#"-> "Pay""#) } && many.contains { $0.contains("from Home, Orders, Item, S0") })
  }

  @Test(.enabled(if: Dot.isInstalled, Dot.missing)) func graphvizDrawsPanelsWithTheirFrames() throws {
    let dot = DOTDiagram(flow: Self.app(30).flow, device: .phone).render()
    let drawn = try Graphviz(searchPath: Dot.searchPath).draw(dot, as: .svg)
    #expect(drawn.warnings == [])
    #expect(String(decoding: drawn.bytes, as: UTF8.self).contains(#"id="cluster_checkout""#))
  }
}
