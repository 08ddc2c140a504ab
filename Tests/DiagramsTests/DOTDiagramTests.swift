import Diagrams
import FlowModel
import Testing

struct DOTDiagramTests {
  /// Returns the line of a node or an arrow.
  private func line(_ start: String, in dot: String) -> String? {
    Dot.lines(dot).first { $0.hasPrefix(start + " [") }
  }

  private func draw(_ flow: Flow, _ device: Device = .phone, _ change: (inout DiagramOptions) -> Void = { _ in })
    -> String
  {
    var options = DiagramOptions()
    change(&options)
    return DOTDiagram(flow: flow, device: device, options: options).render()
  }

  @Test func matchesTheGoldenFiles() throws {
    try expectGolden(draw(SampleFlows.before()), "before.dot")
    try expectGolden(draw(SampleFlows.after()), "after.dot")
    try expectGolden(draw(SampleFlows.after()) { $0.returns = true }, "after-returns.dot")
    try expectGolden(draw(RichFlow.make()), "rich.dot")
    try expectGolden(draw(RichFlow.make(), .pad) { $0.returns = true }, "rich-pad-returns.dot")
  }

  @Test(arguments: [
    // push: solid line, filled head; present and start: dashed line, empty head
    (#""Charge" -> "ChargeMethod""#, ["label=<", "チャージ方法を選択", "arrowhead=normal"], ["dashed", "dotted"]),
    (#""Payment" -> "Charge""#, ["style=dashed", "arrowhead=empty", "チャージ", #"lhead="cluster_charge""#], ["dotted"]),
    (#""BankAccount" -> "BankSite""#, ["style=dashed", "arrowhead=empty"], []),
    // several results: a row for the action and each result; the arrow starts at the row
    (#""ChargeMethod""#, ["◆ チャージする<", "[bank: connected]", "↩ 成功<", "→ 残高不足<", #"PORT="r3""#], []),
    (#""ChargeMethod" -> "Insufficient""#, ["label=<", "→ 残高不足<", "style=dashed"], []),
    (#""BankSite" -> "BankDone""#, ["<I>system: 認証が完了</I>", "arrowhead=normal"], []),
    // boxes
    (#""Payment""#, ["<B>▸ 支払い</B>", ">Payment<"], [">sheet<", ">pushed<"]),
    (#""Home""#, ["<B>ホーム</B>"], ["▸"]),
    (#""Charge""#, [">sheet<", "<B>チャージ</B>", "↩ 閉じる<", "(cancels)"], []),
    (#""ChargeMethod""#, [">pushed<", "(completes: charged)"], []),
    (#""Insufficient""#, [">alert<", "○ OK<"], ["↩"]),
    (#""root:root""#, ["tab bar", "ホーム", "支払い"], []),
    (#""root:root" -> "Payment""#, ["arrowhead=none", #"lhead="cluster_tab:Payment""#], []),
  ])
  func drawsEachElementInItsStyle(_ start: String, _ holds: [String], _ lacks: [String]) throws {
    let found = try #require(line(start, in: draw(SampleFlows.after())))
    for part in holds { #expect(found.contains(part), "\(found)") }
    for part in lacks { #expect(!found.contains(part), "\(found)") }
  }

  @Test(arguments: [
    (#""Trips" -> "Compose""#, ["Plan"], []),
    (#""root:main" -> "Compose""#, ["Quick plan"], []),
    // the steps after a task start on the screen that started it
    (#""Trips""#, ["<I>after compose: planned</I>", ">Trip<"], ["… Result"]),
    (#""Trips" -> "Trip""#, [">Trip<"], ["… Result", "… Trip shared"]),
    (#""Search""#, ["Result", "pushes"], []),
    (#""Profile" -> "SignIn""#, ["(root signIn)"], []),
    (#""Photos" -> "Review""#, ["(replaced by", "arrowhead=normal"], []),
    (#""Review" -> "Terms""#, ["<I>arrival: Loaded</I>"], []),
    (#""Terms" -> "Delete""#, ["<I>gesture: Swipe down</I>"], []),
    (#""SignIn""#, ["◆ Sign in<", "→ right<", "○ wrong<"], []),
    (#""entry:Session expires""#, ["<I>entry: Session expires</I>", "shape=cds"], []),
    (#""entry:Trip shared" -> "Trips""#, ["(closes everything,"], ["entry: "]),
    (#""any:compose:-Review""#, ["any screen here but Review"], []),
    (#""any:compose:-Review" -> "Terms""#, ["Terms"], []),
    (#""Options""#, [">sheet<"], ["popover"]),
    (#""Picker""#, [">system<", "dashed"], []),
  ])
  func drawsRareElementsInTheirStyle(_ start: String, _ holds: [String], _ lacks: [String]) throws {
    let found = try #require(line(start, in: draw(RichFlow.make())))
    for part in holds { #expect(found.contains(part), "\(found)") }
    for part in lacks { #expect(!found.contains(part), "\(found)") }
  }

  @Test func devicesHaveDifferentDiagrams() throws {
    let pad = draw(RichFlow.make(), .pad)
    #expect(try #require(line(#""Options""#, in: pad)).contains(">popover<"))
    #expect(pad.contains("on iPad") && !draw(SampleFlows.after()).contains("on iPhone"))
  }

  @Test func arrowsBackAreOptional() throws {
    let hidden = draw(SampleFlows.after()) { $0.returns = false }
    #expect(!hidden.contains("style=dotted"))
    let shown = draw(SampleFlows.after()) { $0.returns = true }
    #expect(try #require(line(#""BankDone" -> "ChargeMethod""#, in: shown)).contains("style=dotted"))
    #expect(line(#""ChargeMethod" -> "Payment""#, in: shown)?.contains("成功") == true)
    // The rows are the same.
    #expect(line(#""ChargeMethod""#, in: shown) == line(#""ChargeMethod""#, in: hidden))
  }

  @Test func arrowsBackLeadToTheScreensBelow() {
    var sketch = FlowSketch()
    for name in ["Home", "A", "B", "C", "M", "N"] { sketch.addScreen(name) }
    sketch.addRoot(.stack(Located(sketch.screen("Home"), at: .beginning(of: .init(0)))))
    for (from, to) in [("Home", "A"), ("A", "B"), ("B", "C"), ("M", "N")] {
      sketch.act("to \(to)", on: from, .push(sketch.screen(to)))
    }
    sketch.act("modal", on: "B", .present(sketch.screen("M"), Step.PresentationOptions()))
    sketch.act("two", on: "C", .pop(.count(2)))
    sketch.act("all", on: "C", .pop(.root))
    sketch.act("to", on: "C", .unwind(sketch.screen("B")))
    sketch.act("close", on: "N", .dismiss(.front))
    sketch.act("leave", on: "N", .dismiss(.all))
    sketch.act("one", on: "N", .pop(.count(1)))
    let dot = draw(sketch.flow) { $0.returns = true }
    for (edge, word) in [
      (#""C" -> "A""#, "(goes back 2 screens)"), (#""C" -> "Home""#, "(goes back to the first"),
      (#""C" -> "B""#, "(goes back to B)"),
      (#""N" -> "B""#, "(closes)"), (#""N" -> "M""#, "(goes back)"),
    ] {
      #expect(line(edge, in: dot)?.contains(word) == true, "\(edge)")
    }
    #expect(line(#""N" -> "B""#, in: dot)?.contains("(closes everything)") == true)
  }

  /// An alert closes before its steps run, so they start on the screen that it covers.
  @Test func stepsOfAnAlertStartOnTheCoveredScreen() {
    var sketch = FlowSketch()
    for name in ["Home", "A", "M"] { sketch.addScreen(name) }
    sketch.addScreen("Sure", kind: .actionSheet)
    sketch.addRoot(.stack(Located(sketch.screen("Home"), at: .beginning(of: .init(0)))))
    sketch.act("to A", on: "Home", .push(sketch.screen("A")))
    sketch.act("modal", on: "A", .present(sketch.screen("M"), Step.PresentationOptions()))
    for screen in ["A", "M"] {
      sketch.act("ask", on: screen, .present(sketch.screen("Sure"), Step.PresentationOptions()))
    }
    sketch.act("keep", on: "Sure", .stay)
    sketch.act("discard", on: "Sure", .dismiss(.front))
    sketch.act("back", on: "Sure", .pop(.count(1)))
    let dot = draw(sketch.flow) { $0.returns = true }
    for (word, ends) in [("keep", []), ("(closes)", ["A"]), ("(goes back)", ["Home"])] {
      for end in ["Home", "A", "M"] {
        let isDrawn = line(#""Sure" -> "\#(end)""#, in: dot)?.contains(word) ?? false
        #expect(isDrawn == ends.contains(end), "\(word) to \(end)")
      }
    }
  }

  /// Returns whether the arrows back with a label lead from a screen to exactly these screens.
  private func isDrawn(_ from: String, _ word: String, _ ends: Set<String>, in flow: Flow) -> Bool {
    let dot = draw(flow) { $0.returns = true }
    let drawn = flow.screens.map(\.name.value).filter { end in
      line("\"\(from)\" -> \"\(end)\"", in: dot)?.contains(word) ?? false
    }
    return Set(drawn) == ends
  }

  @Test func arrowsBackFollowCyclesOfPushes() {
    var sketch = FlowSketch()
    for name in ["A", "B", "C"] { sketch.addScreen(name) }
    sketch.addRoot(.stack(Located(sketch.screen("A"), at: .beginning(of: .init(0)))))
    sketch.act("to B", on: "A", .push(sketch.screen("B")))
    sketch.act("to C", on: "B", .push(sketch.screen("C")))
    sketch.act("to A", on: "C", .push(sketch.screen("A")))
    sketch.act("four", on: "A", .pop(.count(4)))
    sketch.act("many", on: "A", .pop(.count(.max)))
    #expect(isDrawn("A", "(goes back 4 screens)", ["C"], in: sketch.flow))
    #expect(isDrawn("A", "(goes back \(Int.max)", [], in: sketch.flow))
  }

  @Test func arrowsBackFollowThePositionsOfScreens() {
    var sketch = FlowSketch()
    for name in ["Home", "List", "Edit", "Terms", "X", "T1", "U1"] { sketch.addScreen(name) }
    sketch.addScreen("Sheet", kind: .actionSheet)
    sketch.addScreen("Web", kind: .external)
    sketch.addTask("t", screens: [sketch.screen("T1")])
    sketch.addTask("u", screens: [sketch.screen("U1")])
    sketch.addRoot(.stack(Located(sketch.screen("Home"), at: .beginning(of: .init(0)))))
    let showing = Step.PresentationOptions()
    sketch.act("list", on: "Home", .push(sketch.screen("List")))
    sketch.act("ask", on: "List", .present(sketch.screen("Sheet"), showing))
    // A screen pushed from an alert is on the screen that the alert covered.
    sketch.act("go", on: "Sheet", .push(sketch.screen("X")))
    sketch.act("x back", on: "X", .pop(.count(1)))
    // Each of the steps removes screens.
    sketch.act("edit", on: "List", .present(sketch.screen("Edit"), showing))
    sketch.act("out", on: "Edit", .present(sketch.screen("Web"), showing))
    sketch.act("both", on: "Web", .dismiss(.front), .pop(.count(1)))
    // A screen pushed after others were removed is on the remaining ones.
    sketch.act("swap", on: "Edit", .dismiss(.front), .pop(.count(1)), .push(sketch.screen("X")))
    // A screen without a task belongs to the task that shows it, and a replacement has the position of the replaced
    // screen.
    sketch.act("start", on: "Home", .start(sketch.task("t"), showing, then: nil))
    sketch.act("terms", on: "T1", .push(sketch.screen("Terms")))
    sketch.act("agree", on: "Terms", .complete(sketch.outcome("agreed")))
    sketch.act("other", on: "T1", .replace(sketch.screen("U1")))
    sketch.act("finish", on: "U1", .complete(sketch.outcome("done")))
    sketch.act("close", on: "U1", .dismiss(.front))
    // With several targets, the file does not say which of them are real.
    #expect(isDrawn("X", "x back", [], in: sketch.flow))
    #expect(isDrawn("Web", "both", ["Home"], in: sketch.flow))
    #expect(isDrawn("Terms", "agree", ["Home"], in: sketch.flow))
    #expect(isDrawn("U1", "finish", ["Home"], in: sketch.flow))
    #expect(isDrawn("U1", "close", ["Home"], in: sketch.flow))
  }

  @Test func aRootTaskReturnsToItsFirstScreen() {
    var sketch = FlowSketch()
    for name in ["T1", "T2", "T3"] { sketch.addScreen(name) }
    sketch.addTask("t", screens: ["T1", "T2", "T3"].map(sketch.screen))
    sketch.addRoot(.task(Located(sketch.task("t"), at: .beginning(of: .init(0))), then: nil))
    sketch.act("two", on: "T1", .push(sketch.screen("T2")))
    sketch.act("three", on: "T2", .push(sketch.screen("T3")))
    sketch.act("end", on: "T3", .complete(sketch.outcome("done")))
    #expect(isDrawn("T3", "end", ["T1"], in: sketch.flow))
  }

  @Test func aPartIncludesItsNeighbours() {
    let flow = SampleFlows.after()
    func screens(_ part: DiagramOptions.Part) -> [String] {
      let dot = draw(flow) { $0.part = part }
      return flow.screens.map(\.name.value).filter { line("\"\($0)\"", in: dot) != nil }
    }
    #expect(screens(.task(TaskID(0))) == ["Payment", "Charge", "ChargeMethod", "Insufficient", "BankIntro"])
    #expect(
      screens(.task(TaskID(1))) == ["ChargeMethod", "BankIntro", "BankSelect", "BankAccount", "BankSite", "BankDone"])
    #expect(screens(.around(ScreenID(3))) == ["Charge", "ChargeMethod", "Insufficient", "BankIntro"])
    #expect(screens(.around(ScreenID(4))) == ["ChargeMethod", "Insufficient"])
    #expect(screens(.around(ScreenID(0))) == ["Home"])
  }

  @Test func aNewScreenAddsOneLineForNodeAndArrow() {
    var sketch = FlowSketch("App")
    for name in ["Home", "B"] { sketch.addScreen(name) }
    sketch.addRoot(tabs: [sketch.screen("Home")])
    sketch.act("go", on: "Home", .push(sketch.screen("B")))
    sketch.act("stay", on: "B", .stay)
    let old = draw(sketch.flow).split(separator: "\n")
    sketch.addScreen("A")
    sketch.act("go", on: "B", .push(sketch.screen("A")))
    let difference = draw(sketch.flow).split(separator: "\n").difference(from: old)
    // The box of B has a new row.
    #expect(difference.insertions.count == 3)
    #expect(difference.removals.count == 1)
  }

  @Test func picturesHaveThePathsOfTheCaller() {
    var sketch = FlowSketch()
    sketch.addScreen("A", image: "a&b.png")
    #expect(!draw(sketch.flow).contains("IMG"))
    #expect(draw(sketch.flow) { $0.imagePath = { "pictures/" + $0.value } }.contains(#"SRC="pictures/a&amp;b.png""#))
    #expect(!draw(sketch.flow) { $0.imagePath = { _ in String(repeating: "a", count: 1000) } }.contains("IMG"))
  }

  @Test func manyActionsBetweenTwoScreensAreCounted() throws {
    var sketch = FlowSketch()
    for name in ["A", "B"] { sketch.addScreen(name) }
    for number in 1...500 { sketch.act("action \(number)", on: "A", .push(sketch.screen("B"))) }
    let dot = draw(sketch.flow)
    let found = try #require(line(#""A""#, in: dot))
    #expect(found.utf8.count < 16_384)
    let arrows = dot.split(separator: "\n").filter { $0.contains(#" -> "B" "#) }
    #expect(arrows.count > 20 && arrows.count < 100, "the actions that are only counted share an arrow")
    #expect(found.contains(">action 1<") && found.contains("… and ") && found.contains(" more<"))
  }

  @Test func aRootTaskContinuesWithItsThen() {
    var sketch = FlowSketch()
    for name in ["SignIn", "Home"] { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: [sketch.screen("SignIn")])
    let done = sketch.outcome("done")
    let then = sketch.then(done, [.push(sketch.screen("Home"))])
    sketch.addRoot(.task(Located(sketch.task("signIn"), at: .beginning(of: .init(0))), then: then))
    #expect(line(#""SignIn" -> "Home""#, in: draw(sketch.flow))?.contains("after signIn: done") == true)
  }
}
