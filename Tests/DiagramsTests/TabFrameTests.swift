import Diagrams
import FlowModel
import Foundation
import Testing

/// Tests the frames of tabs, their order, and the arrows of gates.
struct TabFrameTests {
  private static func dot(_ flow: Flow) -> String {
    DOTDiagram(flow: flow, device: .phone).render()
  }

  /// Returns the nodes in the frame of a tab.
  private static func screens(in tab: String, _ dot: String) -> [String] {
    let lines = Dot.lines(dot)
    guard let start = lines.firstIndex(of: "subgraph \"cluster_tab:\(tab)\" {") else { return [] }
    return lines[start...].prefix { $0 != "}" }.filter { $0.hasPrefix("\"") && !$0.contains(" -> ") }.map {
      String($0.dropFirst().prefix { $0 != "\"" })
    }
  }

  private static func shop() -> FlowSketch {
    var sketch = FlowSketch()
    for name in ["Search", "Home", "Orders", "Item", "Order", "Shared", "Help", "In"] { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: [sketch.screen("In")])
    sketch.addRoot(tabs: ["Home", "Search", "Orders"].map(sketch.screen))
    sketch.act("item", on: "Home", .push(sketch.screen("Item")))
    sketch.act("order", on: "Orders", .push(sketch.screen("Order")))
    sketch.act("a", on: "Home", .push(sketch.screen("Shared")))
    sketch.act("b", on: "Order", .push(sketch.screen("Shared")))
    sketch.act("help", on: "In", .push(sketch.screen("Help")))
    sketch.act("help", on: "Item", .push(sketch.screen("Help")))
    sketch.act("to orders", on: "Item", .tab(sketch.screen("Orders")))
    sketch.act("sign in", on: "Home", .start(sketch.task("signIn"), Step.PresentationOptions(), then: nil))
    return sketch
  }

  @Test func aScreenOfOneTabStandsInItsFrame() {
    let dot = Self.dot(Self.shop().flow)
    #expect(Self.screens(in: "Home", dot) == ["Home", "Item"])
    #expect(Self.screens(in: "Search", dot) == ["Search"])
    #expect(Self.screens(in: "Orders", dot) == ["Orders", "Order"])
  }

  @Test func oneTabHasNoFrame() {
    var sketch = FlowSketch()
    sketch.addScreen("Home")
    sketch.addRoot(tabs: [sketch.screen("Home")])
    #expect(!Self.dot(sketch.flow).contains("cluster_tab"))
  }

  @Test(.enabled(if: Dot.isInstalled, Dot.missing)) func tabsAreInTheOrderOfTheFile() throws {
    let dot = Self.dot(Self.shop().flow)
    #expect(dot.contains(#""Home" -> "Search" -> "Orders" [style=invis];"#))
    let positions = try Self.positions(dot)
    let tabs = try ["Home", "Search", "Orders"].map { try #require(positions[$0]).x }
    #expect(tabs == tabs.sorted() && Set(tabs).count == 3)
  }

  /// Returns the centre of each node.
  private static func positions(_ dot: String) throws -> [String: (x: Double, y: Double)] {
    let output = try Graphviz(searchPath: Dot.searchPath).draw(dot, as: .canon)
    #expect(output.warnings == [])
    let svg = String(decoding: try Graphviz(searchPath: Dot.searchPath).draw(dot, as: .svg).bytes, as: UTF8.self)
    var positions: [String: (x: Double, y: Double)] = [:]
    for match in svg.matches(
      of:
        #/id="([^"]+)" class="node">\n<title>[^<]*<\/title>\n<(?:path|polygon)[^>]*(?:d="M|points=")([-\d.]+),([-\d.]+)/#
    ) {
      positions[String(match.1)] = (Double(match.2) ?? 0, Double(match.3) ?? 0)
    }
    return positions
  }

  @Test func startEndsAtTheFrameOfItsTask() {
    let dot = Self.dot(Self.shop().flow)
    let start = Dot.lines(dot).first { $0.contains(#""Home" -> "In" ["#) }
    #expect(start?.contains(#"lhead="cluster_signIn""#) == true)
    let tab = Dot.lines(dot).first { $0.contains(#""Item" -> "Orders" ["#) }
    #expect(tab?.contains(#"lhead="cluster_tab:Orders""#) == true && tab?.contains("constraint=false") == true)
  }

  @Test func aGateHasItsArrow() throws {
    var sketch = Self.shop()
    sketch.addVariable("session", ["none", "open"])
    let start = Step.Kind.start(sketch.task("signIn"), Step.PresentationOptions(), then: nil)
    let action = sketch.act("gate", on: "Search", when: sketch.when(0, 0), start)
    var flow = sketch.flow
    flow.actions[action.index].cases[0].results[0].isGate = true
    flow.tabGates = [sketch.screen("Orders"): action]
    let lines = Dot.lines(Self.dot(flow))
    let gate = try #require(lines.first { $0.contains(#""Search" -> "In""#) })
    #expect(gate.contains("<I>gate: gate</I>") && gate.contains("style=dashed"))
    let tab = try #require(lines.first { $0.contains(#""root:root":r2:e -> "In""#) })
    #expect(tab.contains("<I>gate</I>") && tab.contains(#"lhead="cluster_signIn""#))
  }
}
