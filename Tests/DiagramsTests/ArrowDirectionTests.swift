import Diagrams
import FlowModel
import Testing

/// Tests which arrows of a cycle lead to the left.
struct ArrowDirectionTests {
  /// Draws screens that push each other, given as pairs; the app starts on the first screen.
  private static func dot(_ names: [String], _ pushes: [(String, String)]) -> String {
    var sketch = FlowSketch()
    for name in names { sketch.addScreen(name) }
    sketch.addRoot(.stack(Located(sketch.screen(names[0]), at: .beginning(of: .init(0)))))
    for (from, to) in pushes { sketch.act("to \(to)", on: from, .push(sketch.screen(to))) }
    return DOTDiagram(flow: sketch.flow, device: .phone).render()
  }

  @Test("An arrow back to the start leads to the left, from the left end of its row")
  func leadsBackToTheStart() {
    // The arrow back is the first in the file.
    let dot = Self.dot(["Start", "End"], [("End", "Start"), ("Start", "End")])
    let lines = dot.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix(#""Start":r0:e -> "End" [arrowhead=normal"#) })
    let back = lines.first { $0.hasPrefix(#""Start" -> "End":l0:w [arrowtail=normal"#) }
    #expect(back?.contains("dir=back") == true)
  }

  @Test("In a longer cycle only the arrow that is farthest from the start leads to the left")
  func longerCycle() {
    let dot = Self.dot(["A", "B", "C", "D"], [("C", "A"), ("B", "C"), ("A", "B"), ("C", "D"), ("D", "B")])
    let reversed = dot.matches(of: #/id="([^"]+)"\];/#).map { String($0.1) }.filter { id in
      dot.split(separator: "\n").contains { $0.contains("dir=back") && $0.contains(#"id="\#(id)""#) }
    }
    #expect(reversed == ["C->A", "D->B"])
  }

  @Test("Without a cycle no arrow leads to the left")
  func noCycle() {
    #expect(!Self.dot(["A", "B", "C"], [("A", "B"), ("B", "C"), ("A", "C"), ("C", "C")]).contains("dir=back"))
  }
}
