import Diagnostics
import Testing

@testable import PrototypeImport

/// Tests of states, animations, delays, drags and conditions.
@Suite struct StateTests {
  private typealias D = FigmaDrawing

  /// Twelve layers, as a screen has them.
  private func rows(_ count: Int = 12, named name: String = "Row") -> [JSONValue] {
    (0..<count).map { ["id": .string("r\($0)\(name)"), "name": .string("\(name) \($0)"), "type": "RECTANGLE"] }
  }

  private func go(_ id: String, _ target: String, _ transition: String? = nil) -> JSONValue {
    D.button(id, "Go", D.click(D.navigate(target, transition)))
  }

  @Test func framesThatShareNameAndLayersAreStates() throws {
    let file = D.file(
      [D.frame("1:1", "Cart (empty)", rows() + [go("1:2", "2:1")]), D.frame("2:1", "Cart (full)", rows(13))],
      start: "1:1")
    #expect(try D.lines(of: "Cart (empty)", in: file) == ["actions: { Go: replace Cart (full) }"])
    #expect(try D.lines(file).filter { $0 == "    title: Cart" }.count == 2)
    #expect(try D.report(file).states == [["Cart (empty)", "Cart (full)"]])
  }

  @Test func namesAloneMakeNoStates() throws {
    let file = D.file(
      [
        D.frame("1:1", "Panel - Home", rows() + [go("1:2", "2:1")]),
        D.frame("2:1", "Panel - Trip", rows(named: "Card")),
      ], start: "1:1")
    #expect(try D.lines(of: "Panel - Home", in: file) == ["actions: { Go: { present: Panel - Trip, as: unknown } }"])
    #expect(try D.report(file).states.isEmpty)
  }

  @Test func framesWithFewLayersAreNoStates() throws {
    let file = D.file(
      [
        D.frame("1:1", "A (1)", rows(3) + [go("1:2", "2:1")]), D.frame("2:1", "A (2)", rows(3) + [go("2:2", "1:1")]),
      ], start: "1:1")
    #expect(try D.report(file).states.isEmpty)
  }

  @Test func framesOfAnotherWidthOrWithHalfOfTheLayersAreNoStates() throws {
    let first = D.frame("1:1", "A (1)", rows(10) + rows(4, named: "Card") + [go("1:2", "2:1")])
    let others = [
      D.frame("2:1", "A (2)", rows(10) + rows(4, named: "Tile")),
      D.frame("2:1", "A (2)", rows(10) + rows(4, named: "Card"), width: 300),
    ]
    for other in others { #expect(try D.report(D.file([first, other], start: "1:1")).states.isEmpty) }
    let same = D.frame("2:1", "A (2)", rows(10) + rows(4, named: "Card"))
    #expect(try D.report(D.file([first, same], start: "1:1")).states.count == 1)
  }

  @Test func framesOfOtherPagesAreNoStates() throws {
    let first = D.frame("1:1", "A (1)", rows() + [go("1:2", "2:1")])
    let second = D.frame("2:1", "A (2)", rows())
    #expect(try D.report(D.file([first, second], start: "1:1")).states.count == 1)
    #expect(try D.report(D.file([first], start: "1:1", otherPage: [second])).states.isEmpty)
  }

  @Test func aDelayReplacesTheScreen() throws {
    let wait = D.on("AFTER_TIMEOUT", [D.navigate("2:1", "DISSOLVE")])
    let file = D.file([D.frame("1:1", "Splash", interactions: [wait]), D.frame("2:1", "Home")], start: "1:1")
    #expect(try D.lines(of: "Splash", in: file) == ["actions: { After a delay: { by: system, replace: Home } }"])
  }

  @Test func framesInARowAreOneAnimation() throws {
    let frames = (1...4).map { number in
      D.frame("\(number):1", "Step \(number)", interactions: [D.on("AFTER_TIMEOUT", [D.navigate("\(number + 1):1")])])
    }
    let file = D.file(frames + [D.frame("5:1", "Home")], start: "1:1")
    let lines = try D.lines(file).filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(lines == ["  Step 1:", "  Step 4:", "  Home:"])
    #expect(try D.lines(of: "Step 1", in: file) == ["actions: { After a delay: { by: system, replace: Step 4 } }"])
  }

  @Test func dragsAreSwipesOrActions() throws {
    let drag = { (target: String, transition: String) in D.on("ON_DRAG", [D.navigate(target, transition)]) }
    let file = D.file(
      [
        D.frame(
          "1:1", "A", interactions: [drag("2:1", "PUSH LEFT"), drag("3:1", "PUSH LEFT")]),
        D.frame("2:1", "B", interactions: [drag("1:1", "PUSH RIGHT")]), D.frame("3:1", "C"),
      ], start: "1:1")
    #expect(
      try D.lines(of: "A", in: file) == ["actions: { Drag: push C }", "gestures: { Swipe left: replace B }"])
    #expect(try D.lines(of: "B", in: file) == ["gestures: { Swipe right: replace A }"])
  }

  @Test func aConditionHasAResultForEachCase() throws {
    let cases: JSONValue = [
      "type": "CONDITIONAL",
      "conditionalBlocks": [
        ["condition": ["type": "EXPRESSION"], "actions": [D.navigate("2:1", "PUSH LEFT")]],
        ["condition": ["type": "EXPRESSION"], "actions": [D.plain("SET_VARIABLE")]],
      ],
    ]
    let file = D.file(
      [D.frame("1:1", "A", [D.button("1:2", "Pay", D.click(cases))]), D.frame("2:1", "B")], start: "1:1")
    #expect(
      try D.lines(of: "A", in: file) == [
        "actions: { Pay: { either: { case 1: push B, case 2: stay, otherwise: stay } } }"
      ])
  }
}
