import FlowModel
import Testing

@Suite("Devices: how styles adapt")
struct DeviceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var written: String
    var phone: String
    var pad: String
    init(_ written: String, _ phone: String, _ pad: String) {
      self.written = written
      self.phone = phone
      self.pad = pad
    }
    var testDescription: String { written }
  }

  private func check(_ text: String, _ row: Row, frame: String) throws {
    for (device, style) in [(Device.phone, row.phone), (.pad, row.pad)] {
      let sight = try Stage(text, on: device, taps: ["Go"]).sight
      #expect(sight == (style == "push" ? "A › \(frame)" : "A │ \(style): \(frame)"), "\(device)")
    }
  }

  @Test(
    "present",
    arguments: [
      Row("present X", "sheet", "sheet"),
      Row("{ present: X, as: formSheet }", "sheet", "formSheet"),
      Row("{ present: X, as: popover }", "sheet", "popover"),
      Row("{ present: X, as: fullScreen }", "fullScreen", "fullScreen"),
      Row("{ present: X, as: inputView }", "inputView", "inputView"),
      Row("{ present: X, as: { phone: popover, pad: popover } }", "popover", "popover"),
      Row("{ present: X, as: { phone: formSheet } }", "formSheet", "sheet"),
      Row("{ present: X, as: { pad: popover } }", "sheet", "popover"),
      Row("{ present: X, as: { phone: push, pad: formSheet } }", "push", "formSheet"),
      Row("{ present: X, as: { phone: inputView, pad: popover } }", "inputView", "popover"),
    ])
  func presenting(_ row: Row) throws {
    try check(SampleFlow.text(go: row.written), row, frame: "X")
  }

  @Test(
    "start uses the style of the step, then of the task, then the default",
    arguments: [
      Row("presentation: formSheet|start s", "sheet", "formSheet"),
      Row("presentation: push|start s", "push", "push"),
      Row("presentation: { phone: sheet, pad: formSheet }|start s", "sheet", "formSheet"),
      Row("presentation: { pad: push }|start s", "sheet", "push"),
      Row("kind: fullScreen|start s", "fullScreen", "fullScreen"),
      Row("kind: multiStep|start s", "sheet", "sheet"),
      Row("presentation: { pad: popover }, kind: fullScreen|start s", "fullScreen", "popover"),
      Row("presentation: fullScreen|{ start: s, as: push }", "push", "push"),
      Row("presentation: fullScreen|{ start: s, as: { pad: popover } }", "fullScreen", "popover"),
      Row("presentation: popover|{ start: s, as: { phone: formSheet } }", "formSheet", "popover"),
      Row("presentation: { phone: popover, pad: sheet }|start s", "popover", "sheet"),
    ])
  func starting(_ row: Row) throws {
    let parts = row.written.split(separator: "|").map(String.init)
    let flow = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: A }
      screens: { A: { actions: { Go: \(parts[1]) } } }
      tasks: { s: { \(parts[0]), screens: { S1: {} } } }
      """
    try check(flow, row, frame: "S1[s]")
  }

  @Test(
    "one-screen layers ignore the style",
    arguments: [
      ("push Ask", "alert: Ask"), ("present Menu", "actionSheet: Menu"), ("push Photos", "system: Photos"),
      ("present Web", "external: Web"),
    ])
  func oneScreenLayers(step: String, layer: String) throws {
    for device in Device.allCases {
      #expect(try Stage(SampleFlow.text(go: step), on: device, taps: ["Go"]).sight == "A │ \(layer)")
    }
  }

  @Test(
    "screens over a popover",
    arguments: [
      ("present X", "A │ popover: B │ sheet: X", ["finds covered-popover"]),
      ("present Menu", "A │ popover: B │ actionSheet: Menu", ["finds covered-popover"]),
      ("present Ask", "A │ popover: B │ alert: Ask", []),
      ("push X", "A │ popover: B › X", []),
      ("{ present: X, aside: true }", "A │ (popover: B) │ sheet: X", []),
    ])
  func coveredPopover(step: String, sight: String, events: [String]) throws {
    let flow = SampleFlow.text(start: "{ present: B, as: popover }", go: step)
    try Play("on pad", flow: flow, on: .pad, taps: "Start; Go", sight: sight, events: events).check()
    #expect(try Stage(flow, on: .phone, taps: ["Start", "Go"]).events.isEmpty, "a sheet on the phone")
  }
}
