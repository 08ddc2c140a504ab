import Diagnostics
import FlowModel
import Testing

@testable import Diagrams

/// Tests the content of Mermaid diagrams, their escaping, and their limits.
struct MermaidTests {
  private func lines(_ flow: Flow, _ change: (inout DiagramOptions) -> Void = { _ in }) throws -> [String] {
    var options = DiagramOptions()
    change(&options)
    return try MermaidDiagram(flow: flow, device: .phone, options: options).render().split(separator: "\n").map(
      String.init)
  }

  @Test func matchesTheGoldenFiles() throws {
    for (name, flow) in [("after", SampleFlows.after()), ("rich", RichFlow.make())] {
      try expectGolden(try MermaidDiagram(flow: flow, device: .phone).render(), "\(name).mmd")
    }
    var options = DiagramOptions()
    options.returns = true
    options.findings = [
      Diagnostic(
        RuleID("pushed-task"), .error, "", at: .beginning(of: FileID(0)),
        subject: Subject(screen: "ChargeMethod", action: "お支払い用銀行口座を登録する")),
      Diagnostic(
        RuleID("tab-bar-in-task"), .info, "", at: .beginning(of: FileID(0)), subject: Subject(screen: "BankIntro")),
    ]
    try expectGolden(
      try MermaidDiagram(flow: SampleFlows.before(), device: .phone, options: options).render(), "before-findings.mmd")
  }

  @Test(arguments: [
    #"  subgraph t_charge["<b>残高チャージ</b> (charge)"]"#,
    #"    s_Charge("<i>sheet</i><br/><b>チャージ</b><br/>Charge<br/>↩ 閉じる<br/>(cancels)")"#,
    #"    s_Insufficient[["<i>alert</i><br/><b>口座の残高が足りません</b><br/>Insufficient<br/>○ OK"]]"#,
    #"    s_Payment("<b>▸ 支払い</b><br/>Payment")"#,
    #"  s_Charge -->|"チャージ方法を選択"| s_ChargeMethod"#,
    #"  s_Payment -.->|"チャージ"| s_Charge"#,
    #"  s_BankSite -->|"<i>system: 認証が完了</i>"| s_BankDone"#,
    #"  class s_BankSite away"#,
  ])
  func drawsEachElementInItsForm(_ line: String) throws { #expect(try lines(SampleFlows.after()).contains(line)) }

  @Test func linksAreStyledByTheirIndices() throws {
    let all = try lines(SampleFlows.after()) { $0.returns = true }
    let links = all.filter { $0.firstMatch(of: /^  s_\S+ (-->|-\.->|==>|---|===)/) != nil }
    let style = try #require(all.first { $0.contains("stroke-dasharray:1 5") && $0.contains("linkStyle") })
    let places = try #require(style.split(separator: " ").dropFirst().first).split(separator: ",").compactMap {
      Int($0)
    }
    #expect(!places.isEmpty && places.allSatisfy { links[$0].contains("-.->") })
    #expect(places.contains { links[$0].hasPrefix("  s_BankDone ") })
    #expect(all.last { $0.contains(" ~~~ ") }?.hasPrefix("  legend ~~~ ") == true)
  }

  @Test(arguments: [
    ("a\"b", "a#34;b"), ("#quot;", "#35;quot;"), ("<b>", "#60;b#62;"), ("%%{init}%%", "#37;#37;#123;init#125;#37;#37;"),
    ("style a:#f;", "style a#58;#35;f;"), ("key: value", "key: value"), ("1. first", "1.\u{A0}first"),
    ("- item", "-\u{A0}item"), ("a - b", "a - b"), ("`code`", "#96;code#96;"), ("a\\nb", "a#92;\u{2060}nb"),
    ("fa:fa-car", "fa#58;\u{2060}fa-car"), ("a\nb", "a\\u{A}b"), ("", " "), ("残高", "残高"),
  ])
  func escapesText(_ text: String, _ label: String) {
    let written = MermaidText.label(text)
    #expect(written == label || text == "a\nb" && !written.contains("\n"))
  }

  @Test func namesAreSafeAndDistinct() {
    #expect(MermaidName.name("Home_2", prefix: "s") == "s_Home_2")
    var names: Set<String> = []
    let hostile = HostileNamesTests.names + ["a b", "ab", "a-b", "a_b", "end", "a_", "o", "x"]
    for name in hostile {
      let made = MermaidName.name(name, prefix: "s")
      #expect(made.wholeMatch(of: /s_[A-Za-z0-9_]{0,60}/) != nil, "\(name)")
      names.insert(made)
    }
    #expect(names.count == Set(hostile).count)
  }

  /// Checks that each line has one of the writer's forms, so that no name can end its quotes.
  @Test func hostileNamesCannotEndTheirQuotes() throws {
    let name = #/[a-z]_[A-Za-z0-9_]+/#
    let label = #/"[^"\n]*"/#
    let node = #/ {2,4}(legend|[a-z]_[A-Za-z0-9_]+)(\("[^"]*"\)|\[\["[^"]*"\]\]|\["[^"]*"\]|\{"[^"]*"\}|>"[^"]*"\])/#
    let link = #/  (legend|[a-z]_[A-Za-z0-9_]+) (-->|-\.->|==>|---|===|~~~)(\|"[^"]*"\|)? [a-z]_[A-Za-z0-9_]+/#
    let style = #/  (classDef|class|style|linkStyle) [A-Za-z0-9_,]+ [A-Za-z0-9_:,# -]+/#
    for hostile in HostileNamesTests.names {
      var sketch = FlowSketch(hostile)
      for end in ["", " 2"] { sketch.addScreen(hostile + end, title: hostile) }
      sketch.addTask("t" + hostile, title: hostile, screens: [ScreenID(1)])
      sketch.addRoot(tabs: [ScreenID(0)], name: hostile)
      sketch.act(hostile, on: hostile, .push(ScreenID(1)))
      sketch.addEntry(hostile, [(hostile, [.push(ScreenID(0))]), ("x", [.push(ScreenID(1))])])
      let all = try lines(sketch.flow)
      #expect(all[0] == "---" && all[2] == "---" && all[3] == "flowchart LR" && all[1].hasPrefix("title: \""))
      for line in all.dropFirst(4) where line != "  end" {
        let isBox = line.firstMatch(of: #/^  subgraph /#) != nil && line.contains(name) && line.contains(label)
        let isKnown = [node.self].contains { line.wholeMatch(of: $0) != nil } || line.wholeMatch(of: link) != nil
        #expect(isBox || isKnown || line.wholeMatch(of: style) != nil, "\(line)")
      }
    }
  }

  @Test func rejectsDiagramsAboveMermaidsLimits() {
    var sketch = FlowSketch()
    for index in 0...500 { sketch.addScreen("S\(index)") }
    for index in 1...499 { sketch.act("a", on: "S0", .push(ScreenID(index))) }
    #expect(refusal(sketch.flow) == nil)
    sketch.act("a", on: "S0", .push(ScreenID(500)))
    #expect(refusal(sketch.flow) == .arrows(500))
    #expect(refusal(sketch.flow)?.message.english.contains("at most 499\ndraw a part: --task TASK") == true)
    var long = FlowSketch()
    for index in 0..<600 { long.addScreen("S\(index)", title: String(repeating: "x", count: 79)) }
    #expect(refusal(long.flow)?.message.english.contains(" characters, and Mermaid draws at most 50000\n") == true)
  }

  private func refusal(_ flow: Flow) -> MermaidDiagram.TooLarge? {
    do throws(MermaidDiagram.TooLarge) {
      _ = try MermaidDiagram(flow: flow, device: .phone).render()
      return nil
    } catch {
      return error
    }
  }
}
