import Diagnostics
import Testing

@testable import PrototypeImport

/// Tests of what a connection becomes.
@Suite struct LinkTests {
  private typealias D = FigmaDrawing

  /// A file with a start whose button leads to B by an action.
  private func file(_ action: JSONValue, _ children: [JSONValue] = [], width: Int = 400) -> String {
    D.file(
      [D.frame("1:1", "A", [D.button("1:2", "Go", D.click(action))]), D.frame("2:1", "B", children, width: width)],
      start: "1:1")
  }

  @Test(arguments: [
    ("PUSH LEFT", "actions: { Go: push B }"), ("SLIDE_IN RIGHT", "actions: { Go: push B }"),
    ("MOVE_IN TOP", "actions: { Go: present B }"), ("PUSH BOTTOM", "actions: { Go: present B }"),
    ("DISSOLVE", "actions: { Go: { present: B, as: unknown } }"),
    ("SMART_ANIMATE", "actions: { Go: { present: B, as: unknown } }"),
    ("SOMETHING NEW", "actions: { Go: { present: B, as: unknown } }"),
  ])
  func transitionsOfATap(transition: String, line: String) throws {
    #expect(try D.lines(of: "A", in: file(D.navigate("2:1", transition))) == [line])
  }

  @Test func aTargetInsideAFrameIsThatFrame() throws {
    let inner = D.text("2:9", "Deep", y: 300)
    #expect(try D.lines(of: "A", in: file(D.navigate("2:9", "PUSH LEFT"), [inner])) == ["actions: { Go: push B }"])
  }

  @Test func overlaysAreSheetsOrAlerts() throws {
    let open = D.navigate("2:1", as: "OVERLAY")
    let close = D.button("2:2", "OK", D.click(D.plain("CLOSE")))
    #expect(try D.lines(of: "B", in: file(open, [close])) == ["actions: { OK: dismiss }"])
    #expect(try D.lines(of: "B", in: file(open, [close], width: 300)) == ["kind: alert", "actions: { OK: stay }"])
    #expect(try D.lines(of: "A", in: file(open, [close], width: 300)) == ["actions: { Go: present B }"])
  }

  @Test func aLinkFromAnOverlayClosesItFirst() throws {
    let open = D.navigate("2:1", as: "OVERLAY")
    let beneath = D.button("2:2", "Done", D.click(D.navigate("1:1")))
    #expect(try D.lines(of: "B", in: file(open, [beneath])) == ["actions: { Done: dismiss }"])
    let frames = [
      D.frame("1:1", "A", [D.button("1:2", "Go", D.click(open))]),
      D.frame("2:1", "B", [D.button("2:2", "On", D.click(D.navigate("3:1", "PUSH LEFT")))]), D.frame("3:1", "C"),
    ]
    #expect(
      try D.lines(of: "B", in: D.file(frames, start: "1:1")) == ["actions: { On: { do: [dismiss all, push C] } }"])
  }

  @Test func anArrowAtTheTopLeadsBack() throws {
    let arrow = D.button("2:2", nil, y: 40, x: 16, width: 24, D.click(D.navigate("1:1")))
    let lines = try D.lines(file(D.navigate("2:1"), [arrow]))
    #expect(lines.contains("    areas: { Back: [0.04, 0.05, 0.06, 0.05] }"))
    #expect(try D.lines(of: "B", in: file(D.navigate("2:1"), [arrow])).isEmpty)
  }

  @Test(arguments: [("", 40, 188), ("", 400, 16), ("A", 40, 16)])
  func onlyASignInACornerIsAnArrow(text: String, y: Int, x: Int) throws {
    let label = text.isEmpty ? nil : text
    let other = D.button("2:2", label, y: y, x: x, width: 24, D.click(D.navigate("1:1")))
    let lines = try D.lines(of: "B", in: file(D.navigate("2:1"), [other]))
    #expect(!lines.isEmpty && !lines.contains { $0.contains("pop") })
  }

  @Test func anArrowLeadsBackOnlyToWhereTheFrameWasEntered() throws {
    func arrow(_ id: String, to target: String) -> JSONValue {
      D.button(id, nil, y: 40, x: 16, width: 24, D.click(D.navigate(target)))
    }
    let menu = D.file(
      [
        D.frame("1:1", "A", [arrow("1:2", to: "2:1")]),
        D.frame("2:1", "B", [D.button("2:2", "Home", D.click(D.navigate("1:1")))]),
      ], start: "1:1")
    #expect(try !D.lines(of: "A", in: menu).isEmpty)
    let elsewhere = D.file(
      [
        D.frame(
          "1:1", "Start",
          [
            D.button("1:2", "Go", D.click(D.navigate("2:1", "PUSH LEFT"))),
            D.button("1:3", "On", y: 500, D.click(D.navigate("3:1", "PUSH LEFT"))),
          ]),
        D.frame("2:1", "A"),
        D.frame("3:1", "C", [D.button("3:2", "Next", D.click(D.navigate("4:1", "PUSH LEFT")))]),
        D.frame("4:1", "B", [arrow("4:2", to: "2:1")]),
      ], start: "1:1")
    #expect(try !D.lines(of: "B", in: elsewhere).isEmpty)
  }

  @Test func aWordThatLeadsBackPops() throws {
    let done = D.button("2:2", "Done", y: 700, D.click(D.navigate("1:1", "PUSH RIGHT")))
    let frames = [
      D.frame("1:1", "A", [D.button("1:2", "Go", y: 100, D.click(D.navigate("2:1", "PUSH LEFT")))]),
      D.frame("2:1", "B", [done]),
    ]
    #expect(
      try D.lines(of: "B", in: D.file(frames, start: "1:1")) == ["actions: { Done: { pop: to A, ifThere: true } }"])
  }

  @Test func movingOutClosesASheet() throws {
    let save = D.button("2:2", "Save", D.click(D.navigate("1:1", "MOVE_OUT BOTTOM")))
    #expect(try D.lines(of: "B", in: file(D.navigate("2:1", "MOVE_IN TOP"), [save])) == ["actions: { Save: dismiss }"])
  }

  @Test func theActionBack() throws {
    let back = D.button("2:2", nil, D.click(D.plain("BACK")))
    let done = D.button("2:2", "Done", D.click(D.plain("BACK")))
    #expect(try D.lines(of: "B", in: file(D.navigate("2:1"), [back])).isEmpty)
    #expect(try D.lines(of: "B", in: file(D.navigate("2:1"), [done])) == ["actions: { Done: pop }"])
    #expect(try D.lines(of: "B", in: file(D.navigate("2:1", "MOVE_IN TOP"), [done])) == ["actions: { Done: dismiss }"])
  }

  @Test func backFromAScreenThatIsPushedAndPresented() throws {
    let frames = [
      D.frame(
        "1:1", "A",
        [
          D.button("1:2", "Go", D.click(D.navigate("2:1", "PUSH LEFT"))),
          D.button("1:3", "Up", y: 500, D.click(D.navigate("2:1", "MOVE_IN TOP"))),
        ]),
      D.frame("2:1", "B", [D.button("2:2", "Done", D.click(D.plain("BACK")))]),
    ]
    #expect(
      try D.lines(of: "B", in: D.file(frames, start: "1:1"))
        == ["actions: { Done: { cases: [{ where: { shown: modal }, do: dismiss }, pop] } }"])
  }

  @Test func aWebsiteIsAScreen() throws {
    let open: JSONValue = ["type": "URL", "url": "https://shop.example/help/?a=1"]
    let lines = try D.lines(D.file([D.frame("1:1", "A", [D.button("1:2", "Help", D.click(open))])], start: "1:1"))
    #expect(lines.contains("    actions: { Help: present shop.example/help }"))
    #expect(
      lines.suffix(3) == ["  shop.example/help:", "    kind: external", "    source: https://shop.example/help/?a=1"])
  }

  @Test func linksToNothingAreReported() throws {
    let report = try D.report(
      D.file(
        [
          D.frame(
            "1:1", "A",
            [
              D.button("1:2", "Go", D.click(D.navigate(nil))),
              D.button("1:3", "On", y: 500, D.click(D.navigate("7:7"))),
            ]),
          D.frame("2:1", "B"),
        ], start: "1:1"))
    #expect(
      report.problems.map(\.message.english) == [
        "the link leads to nothing", "the link leads to 7:7, which the file does not contain",
      ])
    #expect(report.problems[0].place.english == "layer \"Button\" (1:2) of \"A\"")
    #expect(report.leftOut == ["B"])
  }

  @Test func theOldKeyOfALayerIsALink() throws {
    let old: JSONValue = [
      "id": "1:2", "name": "Go", "type": "FRAME", "transitionNodeID": "2:1",
      "absoluteBoundingBox": ["x": .integer(0), "y": .integer(300), "width": .integer(100), "height": .integer(50)],
    ]
    #expect(
      try D.lines(of: "A", in: D.file([D.frame("1:1", "A", [old]), D.frame("2:1", "B")], start: "1:1"))
        == ["actions: { Open B: { present: B, as: unknown } }"])
  }

  @Test func hoverHiddenLayersAndUnknownWordsAreLeftOut() throws {
    let hidden: JSONValue = [
      "id": "1:8", "name": "H", "type": "FRAME", "visible": .boolean(false),
      "interactions": [D.click(D.navigate("2:1"))],
    ]
    let file = D.file(
      [
        D.frame(
          "1:1", "A",
          [
            D.button("1:2", "Go", D.on("MOUSE_ENTER", [D.navigate("2:1")])), hidden,
            D.button("1:3", "X", D.on("ON_SHAKE", [D.navigate("2:1")])),
            D.button("1:4", "Y", D.click(D.navigate("1:1", as: "SCROLL_TO"))),
          ]), D.frame("2:1", "B", [D.button("2:2", "Go", D.click(D.navigate("1:1")))]),
      ], start: "1:1")
    let report = try D.report(file)
    #expect((report.hidden, report.withoutTouch, report.notNavigation) == (1, 1, 1))
    #expect(report.problems.map(\.message.english) == ["\"ON_SHAKE\" is not known to this version"])
    #expect(try D.lines(of: "A", in: file).isEmpty)
  }
}
