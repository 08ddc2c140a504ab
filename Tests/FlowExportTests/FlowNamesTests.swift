import Diagnostics
import FlowModel
import Testing

@testable import FlowExport

/// Names that are equal in code are errors, all at once, with both places.
@Suite struct FlowNamesTests {
  private func clashes(_ text: String) throws -> [String] {
    FlowNames(try flow(text)).clashes.map { clash in
      let places = ([clash.range] + clash.notes.map(\.range)).map { "\($0.start.line):\($0.start.column)" }
      return places.joined(separator: " ") + " " + clash.message.english
    }
  }

  @Test func reportsEachClashAtTheSecondName() throws {
    let found = try clashes(
      """
      navflow: 1
      root: { stack: Start }
      state: { level: [a b, aB] }
      screens:
        Start:
          actions: { Go: push Two, Go!: stay }
        Two: { actions: { Go: start trip } }
        two: { actions: { Up: push Start } }
      tasks:
        trip: { outcomes: [o k, oK], screens: { Three: { actions: { End: { either: { x: cancel, X: stay } } } } } }
      entries: { A link: push Two, A-link: push two }
      """)
    #expect(
      found == [
        "3:23 3:18 \"aB\" and \"a b\" of variable \"level\" have the same name in code, `aB`",
        "6:30 6:16 \"Go!\" and \"Go\" on \"Start\" have the same name in code, `go`",
        "8:3 7:3 \"two\" and \"Two\" have the same name in code, `two`",
        "10:27 10:22 \"oK\" and \"o k\" of task \"trip\" have the same name in code, `oK`",
        "10:91 10:80 \"X\" and \"x\" of \"End\" have the same name in code, `x`",
        "11:30 11:12 \"A-link\" and \"A link\" have the same name in code, `aLink`",
      ])
  }

  @Test func anIDEndsAClash() throws {
    let text = """
      navflow: 1
      root: { stack: Start }
      screens:
        Start: { actions: { Go: stay, Go!: { id: goNow, do: stay } } }
        start: { id: other, actions: { Up: push Start } }
      entries: { A: push start }
      """
    #expect(try clashes(text).isEmpty)
    let flow = try flow(text)
    let names = FlowNames(flow)
    #expect(names.identifier(of: ScreenID(1)) == "screen-other")
    #expect(names.identifier(of: flow[ScreenID(0)].actions[1], on: ScreenID(0)) == "action-start-goNow")
  }

  @Test func reportsAnActionOfATaskOnce() throws {
    let found = try clashes(
      """
      navflow: 1
      root: { stack: Start }
      screens: { Start: { actions: { Go: start trip } } }
      tasks:
        trip: { actions: { End: cancel, End…: cancel }, screens: { A: { actions: { On: push B } }, B: } }
      """)
    #expect(found.count == 1)
  }
}
