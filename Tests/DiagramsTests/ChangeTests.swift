import FlowModel
import Testing

@testable import Diagrams

/// Tests that changes between versions have their own line style and text.
struct ChangeTests {
  private static func options() -> DiagramOptions {
    var options = DiagramOptions()
    let flow = SampleFlows.after()
    func action(_ label: String, _ screen: Int) -> ActionID? {
      flow.screens[screen].actions.first { flow[$0].label.value == label }
    }
    options.screenChanges = [ScreenID(0): .removed, ScreenID(4): .added, ScreenID(8): .changed]
    let changes: [(ActionID?, DiagramChange)] = [
      (action("チャージする", 3), .added), (action("銀行を選ぶ", 6), .removed), (action("銀行サイトへ", 7), .changed),
      (action("OK", 9), .changed),
    ]
    for (action, change) in changes { if let action { options.actionChanges[action] = change } }
    return options
  }

  @Test func matchesTheGoldenFiles() throws {
    let flow = SampleFlows.after()
    #expect(Self.options().actionChanges.count == 4)
    try expectGolden(DOTDiagram(flow: flow, device: .phone, options: Self.options()).render(), "changes.dot")
    try expectGolden(
      try MermaidDiagram(flow: flow, device: .phone, options: Self.options()).render(), "changes.mmd")
  }

  @Test(arguments: [
    (#""Home" ["#, ##"color="#7F7F7F", penwidth=1, peripheries=2"##, "− removed"),
    (#""Insufficient" ["#, ##"color="#009E73", penwidth=3"##, "+ added"),
    (#""BankSite" ["#, ##"color="#AA4499", penwidth=2, peripheries=2"##, "± changed"),
    (#""BankSelect" -> "BankAccount""#, ##"color="#7F7F7F:invis:#7F7F7F""##, "− removed"),
    (#""BankAccount" -> "BankSite""#, ##"color="#AA4499:invis:#AA4499""##, "± changed"),
    // rows
    (#""ChargeMethod" ["#, "◆ チャージする", "+ added"),
    (#""BankDone" ["#, "↩ OK", "± changed"),
  ])
  func eachChangeHasItsStyleAndText(_ start: String, _ form: String, _ word: String) {
    let dot = DOTDiagram(flow: SampleFlows.after(), device: .phone, options: Self.options()).render()
    let line = Dot.lines(dot).first { $0.hasPrefix(start) } ?? "no line \(start)"
    #expect(line.contains(form) && line.contains(word), "\(line)")
  }

  @Test func findingsRankAboveChanges() {
    let marks = [
      Mark(kind: .change(.added), index: nil, words: "a"), Mark(kind: .finding(.info), index: 0, words: "b"),
      Mark(kind: .change(.removed), index: nil, words: "c"),
    ]
    #expect(Mark.leading(marks) == .finding(.info) && Mark.leading([marks[0], marks[2]]) == .change(.removed))
    #expect(Mark.leading([]) == nil && Mark.words(of: marks + [marks[0]]) == ["a ×2", "b", "c"])
  }
}
