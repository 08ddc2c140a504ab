import Diagnostics
import Diagrams
import FlowModel
import Testing

/// Tests the boxes, numbers and arrows of overviews.
struct OverviewTests {
  private static func lines(_ flow: Flow, _ findings: [Diagnostic]? = nil) -> [String] {
    var options = DiagramOptions()
    options.overview = true
    options.findings = findings
    return Dot.lines(DOTDiagram(flow: flow, device: .phone, options: options).render())
  }

  private static func box(_ name: String, _ lines: [String]) -> String {
    lines.first { $0.hasPrefix("\"\(name)\" [") } ?? "no box \(name)"
  }

  private static func shop() -> Flow {
    var sketch = FlowSketch("Shop")
    for name in ["Home", "Item", "Orders", "Shared", "Pay", "Done"] { sketch.addScreen(name) }
    sketch.addTask("checkout", title: "Checkout", screens: ["Pay", "Done"].map(sketch.screen))
    sketch.addRoot(tabs: ["Home", "Orders"].map(sketch.screen))
    sketch.act("item", on: "Home", .push(sketch.screen("Item")))
    sketch.act("done", on: "Pay", .push(sketch.screen("Done")))
    for screen in ["Home", "Orders"] { sketch.act("shared", on: screen, .push(sketch.screen("Shared"))) }
    let start = Step.Kind.start(sketch.task("checkout"), Step.PresentationOptions(), then: nil)
    for screen in ["Home", "Item"] { sketch.act("buy", on: screen, start) }
    sketch.addEntry("Link", [("", [.push(sketch.screen("Shared"))])])
    return sketch.flow
  }

  @Test func countsTheScreensOfTabsAndTasks() {
    let lines = Self.lines(Self.shop())
    #expect(Self.box("tab:Home", lines).contains(">2 screens<"))
    #expect(Self.box("tab:Orders", lines).contains(">1 screen<"))
    #expect(Self.box("checkout", lines).contains("<B>Checkout</B>"))
    #expect(Self.box("others:", lines).contains(">1 screen<") && Self.box("entries:", lines).contains(">1<"))
    #expect(!lines.contains { $0.contains("\"Item\"") || $0.contains("cluster_") || $0.contains("root:") })
    #expect(lines.contains(#"{ rank=same; "tab:Home" -> "tab:Orders" [style=invis]; }"#))
    #expect(lines[1].contains("overview of 6 screens"))
  }

  @Test func aTaskWithTheTitleOfTheEntriesHasScreens() {
    var sketch = FlowSketch("Shop")
    for name in ["Home", "Pay"] { sketch.addScreen(name) }
    sketch.addTask("list", title: "entries", screens: [sketch.screen("Pay")])
    sketch.addRoot(tabs: [sketch.screen("Home")])
    #expect(Self.box("list", Self.lines(sketch.flow)).contains(">1 screen<"))
  }

  @Test func aRootWithoutTabsIsNoTabBar() {
    var sketch = FlowSketch("Shop")
    for name in ["Home", "Help"] { sketch.addScreen(name) }
    sketch.addRoot(.stack(Located(sketch.screen("Home"), at: .beginning(of: FileID(0)))), name: "main")
    sketch.addTask("help", screens: [sketch.screen("Help")])
    sketch.actOnRoot("help", .start(sketch.task("help"), Step.PresentationOptions(), then: nil))
    let box = Self.box("root:main", Self.lines(sketch.flow))
    #expect(box.contains("<B>root ") && !box.contains("tab bar"))
  }

  @Test func countsTheActionsOfArrows() {
    let arrows = Self.lines(Self.shop()).filter { $0.contains("id=") && $0.contains(" -> ") }
    let start = arrows.first { $0.contains(#"id="tab:Home->checkout""#) }
    #expect(start?.contains(">2 actions<") == true && start?.contains("style=dashed") == true)
    #expect(arrows.first { $0.contains(#"id="tab:Orders->others:""#) }?.contains("label") == false)
    #expect(arrows.count == 4)
  }

  /// Arrows from many boxes would hide the others, so the box names them.
  @Test func aBoxToWhichManyOthersLeadNamesThem() throws {
    var sketch = FlowSketch("Shop")
    for name in ["A", "B", "C", "D", "E", "Help"] { sketch.addScreen(name) }
    sketch.addTask("help", title: "Help", screens: [sketch.screen("Help")])
    sketch.addRoot(tabs: ["A", "B", "C", "D", "E"].map(sketch.screen))
    let start = Step.Kind.start(sketch.task("help"), Step.PresentationOptions(), then: nil)
    for screen in ["A", "B", "C", "D"] { sketch.act("help", on: screen, start) }
    #expect(Self.lines(sketch.flow).count { $0.contains(#"-> "help""#) } == 4)
    sketch.act("help", on: "E", start)
    let lines = Self.lines(sketch.flow)
    #expect(!lines.contains { $0.contains(#"-> "help""#) })
    #expect(Self.box("help", lines).contains("from A, B, C, D, E"))
    var options = DiagramOptions()
    options.overview = true
    #expect(
      try MermaidDiagram(flow: sketch.flow, device: .phone, options: options).render().contains("from A, B, C, D, E"))
  }

  @Test func countsFindingsOfEachSeverity() {
    func finding(_ rule: String, _ severity: Severity, _ subject: Subject) -> Diagnostic {
      Diagnostic(RuleID(rule), severity, "", at: .beginning(of: FileID(0)), subject: subject)
    }
    let findings = [
      finding("a", .error, Subject(screen: "Item")), finding("a", .error, Subject(screen: "Home", action: "buy")),
      finding("b", .info, Subject(screen: "Home")), finding("c", .warning, Subject(task: "checkout")),
    ]
    let lines = Self.lines(Self.shop(), findings)
    let home = Self.box("tab:Home", lines)
    #expect(home.contains("<B>2 errors</B>") && home.contains("<B>1 info</B>") && !home.contains("warning"))
    #expect(Self.box("checkout", lines).contains("<B>1 warning</B>"))
    func names(_ lines: [String]) -> [Substring] { lines.map { $0.prefix { $0 != "[" } } }
    #expect(names(lines) == names(Self.lines(Self.shop())))
  }

  @Test func mermaidDrawsOverviews() throws {
    var options = DiagramOptions()
    options.overview = true
    let text = try MermaidDiagram(flow: Self.shop(), device: .phone, options: options).render()
    #expect(text.contains(#"("<b>Checkout</b><br/>2 screens")"#) && text.contains(#"-.->|"2 actions"|"#))
  }

  @Test(.enabled(if: Dot.isInstalled, Dot.missing)) func aLargeOverviewIsDrawnWithoutWarnings() throws {
    var sketch = FlowSketch()
    for index in 0..<150 { sketch.addScreen("S\(index)") }
    for task in 0..<14 { sketch.addTask("t\(task)", screens: (0..<5).map { ScreenID(80 + task * 5 + $0) }) }
    sketch.addRoot(tabs: (0..<5).map { ScreenID($0 * 16) })
    for index in 0..<80 where index % 16 < 15 { sketch.act("next", on: "S\(index)", .push(ScreenID(index + 1))) }
    for index in stride(from: 0, to: 80, by: 3) {
      sketch.act("start", on: "S\(index)", .start(TaskID(index % 14), Step.PresentationOptions(), then: nil))
      sketch.act("tab", on: "S\(index)", .tab(ScreenID(index % 5 * 16)))
    }
    var options = DiagramOptions()
    options.overview = true
    let diagram = DOTDiagram(flow: sketch.flow, device: .phone, options: options)
    #expect(diagram.nodeCount == 19)
    #expect(try Graphviz(searchPath: Dot.searchPath).draw(diagram.render(), as: .svg).warnings == [])
  }
}
