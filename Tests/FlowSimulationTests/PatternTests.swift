import FlowModel
import Testing

@Suite("Patterns: the meaning of each key")
struct PatternTests {
  /// Returns an action `Go` that is offered where a pattern holds.
  static func flow(_ pattern: String, root: String = "{ stack: A }") -> String {
    SampleFlow.text(root: root, go: "{ where: \(pattern), do: stay }").replacing(
      "  Ask: {", with: "  H: { tabBar: hidden, actions: { Go: { where: \(pattern), do: stay } } }\n  Ask: {"
    ).replacing(
      "A: { actions: { ",
      with: """
        A: { actions: { Ask: present Ask, Photos: present Photos, Web: present Web, Menu: present Menu, \
        Pop: { present: X, as: popover }, Pick: { present: Y, as: inputView }, Aside: { present: X, aside: true }, \
        Full: { present: B, as: fullScreen }, Hide: push H, 
        """.trimmedLine + " ")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var pattern: String
    var holds: [String]
    var fails: [String]
    var root: String
    var device: Device
    init(
      _ pattern: String, holds: [String], fails: [String] = [], root: String = "{ stack: A }",
      on device: Device = .phone
    ) {
      self.pattern = pattern
      self.holds = holds
      self.fails = fails
      self.root = root
      self.device = device
    }
    var testDescription: String { "\(pattern) on \(device)" }
  }

  static let tabs = "{ tabs: [A, B] }"

  @Test(
    "keys",
    arguments: [
      Row("{ screen: B }", holds: ["Push B", "Sheet B"], fails: ["", "Push B; Push C"]),
      Row("{ screen: [B, C] }", holds: ["Push B", "Push C"], fails: [""]),
      Row("{ screen: { not: B } }", holds: ["", "Push C"], fails: ["Push B"]),
      Row("{ screen: { not: [B, C] } }", holds: [""], fails: ["Push B", "Push C"]),
      Row("{ task: t }", holds: ["Start", "Start; Terms", "Start; Alert"], fails: ["", "Start; Sub"]),
      Row("{ task: none }", holds: ["", "Push B"], fails: ["Start"]),
      Row("{ task: { not: t } }", holds: ["", "Start; Sub"], fails: ["Start"]),
      Row("{ task: [t, none] }", holds: ["", "Start"], fails: ["Start; Sub"]),
      Row(
        "{ modals: 0 }", holds: ["", "Push B", "Ask", "Menu", "Photos", "Web", "Pick"],
        fails: ["Sheet B", "Full", "Pop"]),
      Row("{ modals: 0 }", holds: ["Pop"], fails: ["Sheet B"], on: .pad),
      Row("{ modals: 1 }", holds: ["Sheet B", "Start", "Start; Alert", "Aside"], fails: ["", "Sheet B; Sheet C"]),
      Row("{ modals: { atLeast: 1 } }", holds: ["Sheet B", "Sheet B; Sheet C"], fails: ["", "Ask"]),
      Row("{ modals: { not: 1 } }", holds: ["", "Sheet B; Sheet C"], fails: ["Sheet B"]),
      Row("{ modals: [0, 2] }", holds: ["", "Sheet B; Sheet C"], fails: ["Sheet B"]),
      Row("{ tabBar: shown }", holds: ["", "Push B", "Tab: B"], fails: ["Sheet B", "Ask", "Hide", "Web"], root: tabs),
      Row("{ tabBar: hidden }", holds: ["Sheet B", "Ask", "Hide"], fails: ["", "Push B"], root: tabs),
      Row("{ tabBar: shown }", holds: [], fails: ["", "Push B"]),
      Row("{ tab: B }", holds: ["Tab: B", "Tab: B; Push C", "Tab: B; Sheet C"], fails: ["", "Push B"], root: tabs),
      Row("{ tab: { not: B } }", holds: [""], fails: ["Tab: B"], root: tabs),
      Row("{ root: one }", holds: ["", "Push B"], fails: [], root: "roots: { one: { stack: A }, two: { stack: B } }"),
      Row("{ root: two }", holds: [], fails: [""], root: "roots: { one: { stack: A }, two: { stack: B } }"),
      Row("{ state: { v: a } }", holds: [""], fails: []),
      Row("{ state: { v: { not: a } } }", holds: [], fails: [""]),
      Row("{ state: { v: [a, b] } }", holds: [""], fails: []),
      Row("{ beneath: A }", holds: ["Push B", "Sheet B", "Ask"], fails: ["", "Push B; Push C", "Sheet B; Push C"]),
      Row("{ beneath: B }", holds: ["Push B; Sheet C", "Sheet B; Push C"], fails: ["Push B"]),
      Row("{ beneath: { not: A } }", holds: ["", "Push B; Push C"], fails: ["Push B"]),
      Row("{ below: A }", holds: ["Push B", "Push B; Push C"], fails: ["", "Sheet B", "Push B; Sheet C"]),
      Row("{ below: { not: A } }", holds: ["", "Sheet B"], fails: ["Push B", "Push B; Push C"]),
      Row("{ below: [B, C] }", holds: ["Push C; Push B", "Push B; Push B"], fails: ["Push B"]),
      Row("{ shown: modal }", holds: ["Sheet B", "Ask", "Web"], fails: ["", "Push B", "Sheet B; Push C"]),
      Row("{ shown: pushed }", holds: ["Push B", "Sheet B; Push C"], fails: ["", "Sheet B"]),
      Row("{ shown: root }", holds: ["", "Tab: B"], fails: ["Push B", "Sheet B"], root: tabs),
      Row("{ front: root }", holds: ["", "Push B"], fails: ["Sheet B", "Sheet B; Push C", "Ask", "Web"]),
      Row("{ front: layer }", holds: ["Sheet B", "Sheet B; Push C", "Ask"], fails: ["", "Push B"]),
      Row("{ device: phone }", holds: [""], fails: []),
      Row("{ device: phone }", holds: [], fails: [""], on: .pad),
      Row("{ device: { not: phone } }", holds: [""], fails: [], on: .pad),
      Row("{ screen: B, shown: pushed, modals: 0 }", holds: ["Push B"], fails: ["Sheet B", ""]),
    ])
  func keys(_ row: Row) throws {
    for (isHeld, all) in [(true, row.holds), (false, row.fails)] {
      for taps in all {
        let names = taps.split(separator: "; ").map(String.init)
        let stage = try Stage(Self.flow(row.pattern, root: row.root), on: row.device, taps: names)
        #expect(stage.offers.contains("Go") == isHeld, "\(row.pattern) after \(taps)")
      }
    }
  }

  @Test("beneath skips layers set aside")
  func beneathAside() throws {
    let flow = SampleFlow.text(
      go:
        "{ cases: [{ where: { screen: Y, beneath: A }, do: stay }, { where: { screen: B }, present: Y, aside: true }] }"
    )
    #expect(try Stage(flow, taps: ["Sheet B", "Go"]).sight == "A │ (sheet: B) │ sheet: Y")
    #expect(try Stage(flow, taps: ["Sheet B", "Go"]).offers.contains("Go"))
  }
}

extension String {
  /// The line without trailing blanks.
  fileprivate var trimmedLine: String { String(reversed().drop { $0 == " " }.reversed()) }
}
