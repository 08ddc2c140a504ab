import Diagnostics
import Importing
import Testing

@testable import PrototypeImport

/// Tests of the names of screens and actions.
@Suite struct NameTests {
  private typealias D = FigmaDrawing

  private func names(_ file: String) throws -> [String] {
    try D.lines(file).filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { String($0.dropFirst(2).dropLast()) }
  }

  private func to(_ target: String) -> JSONValue { D.click(D.navigate(target, "PUSH LEFT")) }

  @Test func repeatedNamesGetTheirId() throws {
    let file = D.file(
      [
        D.frame("1:1", " Trips ", [D.button("1:2", "Go", to("2:1"))]),
        D.frame("2:1", "Trips", [D.button("2:2", "Go", to("3:1"))]),
        D.frame("3:1", "Trips"),
      ], start: "1:1")
    #expect(try names(file) == ["Trips", "Trips (2:1)", "Trips (3:1)"])
  }

  @Test func sectionsTellNamesApart() throws {
    let section = { (id: String, name: String, frame: JSONValue) -> JSONValue in
      ["id": .string(id), "name": .string(name), "type": "SECTION", "children": [frame]]
    }
    let file = D.file(
      [
        section("8:1", "Buyer", D.frame("1:1", "Home", [D.button("1:2", "Go", to("2:1"))])),
        section("8:2", "Seller", D.frame("2:1", "Home")),
      ], start: "1:1")
    #expect(try names(file) == ["Home", "Home (Seller)"])
  }

  @Test func aDefaultNameGivesWayToTheLargestText() throws {
    let texts = [
      D.text("1:5", "Small", y: 40), D.text("1:6", "Welcome back", y: 80, size: 32),
      D.text("1:7", "Big below", y: 600, size: 60),
    ]
    let file = D.file(
      [D.frame("1:1", "iPhone 15 - 3", texts + [D.button("1:2", "Go", to("2:1"))]), D.frame("2:1", "Frame 12")],
      start: "1:1")
    #expect(try names(file) == ["Welcome back", "Frame 12"])
  }

  @Test func aTextInAButtonNamesNoScreen() throws {
    let button = D.button("1:2", "Go", y: 60, to("2:1"))
    let file = D.file([D.frame("1:1", "Frame 1", [button]), D.frame("2:1", "B")], start: "1:1")
    #expect(try names(file) == ["Frame 1", "B"])
  }

  @Test(arguments: [(4, "Step"), (5, "Title 1")]) func aNameOfManyFramesGivesWay(count: Int, first: String) throws {
    let frames = (1...count).map { number -> JSONValue in
      let next = D.button("\(number):2", "Go", to("\(number % count + 1):1"))
      return D.frame("\(number):1", "Step", [D.text("\(number):5", "Title \(number)", y: 80, size: 32), next])
    }
    #expect(try names(D.file(frames, start: "1:1")).first == first)
  }

  @Test(arguments: ["Frame 12", "iPhone 15 Pro Max - 2", "Container", "Artboard1", "Component 4"])
  func defaultNames(name: String) { #expect(ScreenNames.isDefault(name)) }

  @Test(arguments: ["Frame of mind", "Home", "Containers", "Page not found", "12"])
  func ownNames(name: String) { #expect(!ScreenNames.isDefault(name)) }

  @Test func rowsAreOneAction() throws {
    let rows = (0..<3).map { D.button("1:\($0 + 2)", "Milk \($0)", y: 100 + $0 * 50, to("2:1")) }
    let file = D.file([D.frame("1:1", "A", rows), D.frame("2:1", "B")], start: "1:1")
    #expect(try D.lines(of: "A", in: file) == ["actions: { A row: push B }"])
    #expect(try D.lines(file).contains { $0.hasPrefix("    areas: { A row: [[0.05, 0.125, 0.9, 0.05], [0.05,") })
  }

  @Test func oneLabelWithTwoEffectsNamesTheTargets() throws {
    let file = D.file(
      [
        D.frame(
          "1:1", "A",
          [D.button("1:2", "Open", y: 100, to("2:1")), D.button("1:3", "Open", y: 500, height: 44, to("3:1"))]),
        D.frame("2:1", "B"), D.frame("3:1", "C"),
      ], start: "1:1")
    #expect(try D.lines(of: "A", in: file) == ["actions: { Open (B): push B, Open (C): push C }"])
  }

  @Test func theTextBeneathAnEmptyHotspotIsItsLabel() throws {
    let file = D.file(
      [D.frame("1:1", "A", [D.text("1:5", "Order", y: 410), D.button("1:2", nil, to("2:1"))]), D.frame("2:1", "B")],
      start: "1:1")
    #expect(try D.lines(of: "A", in: file) == ["actions: { Order: push B }"])
  }

  @Test func longAndManyTextsAreNoLabel() throws {
    let long = D.button("1:2", String(repeating: "word ", count: 12), to("2:1"))
    let file = D.file([D.frame("1:1", "A", [long]), D.frame("2:1", "B")], start: "1:1")
    #expect(try D.lines(of: "A", in: file) == ["actions: { Open B: push B }"])
  }

  @Test func aLabelThatIsAGesture() throws {
    let file = D.file(
      [
        D.frame("1:1", "A", [D.button("1:2", "Return", to("2:1"))]),
        D.frame("2:1", "B", [D.button("2:2", "Back", y: 700, D.click(D.plain("BACK")))]),
      ], start: "1:1")
    #expect(try D.lines(of: "A", in: file) == ["actions: { Go Return: push B }"])
    #expect(try D.lines(of: "B", in: file).isEmpty)
  }

  @Test(arguments: [
    "Save as draft", "say \"hi\"", "a: b", "# 1", "", "- x", "no", "null", "A, B", "{x}", "to Home", "日本：語", "*a",
    "root",
  ])
  func anyNameCanBeWritten(name: String) throws {
    let file = D.file([D.frame("1:1", "A", [D.button("1:2", "Go", to("2:1"))]), D.frame("2:1", name)], start: "1:1")
    let lines = try D.lines(of: "A", in: file)
    #expect(lines.count == 1)
  }
}
