import FlowModel
import Testing

@testable import FlowSyntax

/// Patterns, entries, scenarios and expectations.
@Suite struct PatternTests {
  private func pattern(_ text: String) throws -> Pattern {
    let read = try flow(
      """
      navflow: 1
      devices: [phone, pad]
      roots: { main: { tabs: [A, B] }, other: { stack: A } }
      state: { s: [x, y, z] }
      screens: { A: , B: }
      tasks: { t: { screens: { C: } } }
      expect:
        - never: \(text)
      """)
    guard case .never(let pattern) = read.expectations[0].kind else { throw Missing() }
    return pattern
  }

  private struct Missing: Error {}

  @Test func everyKey() throws {
    let all = try pattern(
      """
      { screen: A, task: t, modals: 2, tabBar: shown, tab: B, root: other, state: { s: y }, beneath: A, below: B, shown: pushed, device: pad }
      """)
    #expect(all.screen == .init([ScreenID(0)]) && all.task == .init([TaskID(0)]) && all.modals == .init([.exactly(2)]))
    #expect(all.tabBar == .init([.shown]) && all.tab == .init([ScreenID(1)]) && all.root == .init([RootID(1)]))
    #expect(all.state.count == 1 && all.state[0].match == .init([ValueID(1)]))
    #expect(all.beneath == .init([ScreenID(0)]) && all.below == .init([ScreenID(1)]))
    #expect(all.shown == .init([.pushed]) && all.device == .init([.pad]))
  }

  @Test func listsAndNegations() throws {
    let all = try pattern(
      "{ screen: [A, B], task: { not: [t, none] }, modals: { atLeast: 1 }, state: { s: { not: x } }, shown: { not: root } }"
    )
    #expect(all.screen == .init([ScreenID(0), ScreenID(1)]))
    #expect(all.task == .init([TaskID(0), nil], negated: true))
    #expect(all.modals == .init([.atLeast(1)]))
    #expect(all.state[0].match == .init([ValueID(0)], negated: true) && all.shown == .init([.root], negated: true))
    #expect(try pattern("{ modals: { not: 0 } }").modals == .init([.exactly(0)], negated: true))
    #expect(try pattern("{ modals: [0, { atLeast: 3 }] }").modals == .init([.exactly(0), .atLeast(3)]))
    #expect(try pattern("{ task: none }").task == .init([nil]))
  }

  @Test func textIsOneLine() throws {
    let block = try pattern("\n      screen:   \"A\"   # comment\n      task: {not: [t,  none]}")
    #expect(block.text == "{ screen: A, task: { not: [t, none] } }")
  }

  @Test func entriesHaveTheFormsOfActions() throws {
    let read = try flow(
      """
      navflow: 1
      root: { stack: A }
      screens: { A: }
      entries:
        Link: push A
        Notification: { once: true, where: { screen: A }, note: n, allow: { r: because }, either: { a: stay, b: pop } }
      """)
    #expect(read.entries.count == 2 && read.entries.allSatisfy { read[$0].trigger == .entry })
    #expect(read[read.entries[1]].cases[0].results.map(\.name?.value) == ["a", "b"])
    #expect(read[read.entries[1]].allows.count == 1)
    #expect(read.entries.map { read[$0].once } == [false, true])
  }

  @Test func taps() throws {
    let read = try flow(
      """
      navflow: 1
      root: { tabs: [A, B] }
      screens:
        A: { actions: { Go: { either: { ok: push B, "a: b": stay } }, "Time: now": stay, "Yes": stay } }
        B:
      entries: { Link: push A }
      scenarios:
        S:
          taps:
            - Go: ok
            - "Go: ok"
            - "Go: a: b"
            - "Time: now"
            - Back
            - "Tab: B"
            - Tab: B
            - Link
            - cannot: Yes
            - cannot: { Go: ok }
            - see: { screen: A }
      """)
    let lines = read.scenarios[0].lines.map { line in
      switch line {
      case .tap(let tap): "\(tap.label)/\(tap.result ?? "")"
      case .cannot(let tap): "not \(tap.label)/\(tap.result ?? "")"
      case .see(let pattern): pattern.text
      }
    }
    #expect(
      lines == [
        "Go/ok", "Go/ok", "Go/a: b", "Time: now/", "Back/", "Tab: B/", "Tab: B/", "Link/", "not Yes/", "not Go/ok",
        "{ screen: A }",
      ])
  }

  @Test func expectationsHaveNamesAndDevices() throws {
    let read = try flow(
      """
      navflow: 1
      devices: [phone, pad]
      screens: { A: }
      expect:
        - { name: never two, never: { modals: 2 }, device: pad }
        - { reachable: { screen: A } }
      """)
    #expect(read.expectations[0].displayName == "never two" && read.expectations[0].device == .pad)
    #expect(read.expectations[1].displayName == "reachable { screen: A }" && read.expectations[1].device == nil)
  }
}
