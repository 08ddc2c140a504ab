import FlowModel
import FlowSimulation
import FlowSyntax
import Testing

@testable import FlowExport

/// Tests for Maestro: what they tap, what they check, and how texts are escaped.
@Suite struct MaestroTests {
  /// Returns the lines of the first scenario below `---`.
  private func lines(
    _ text: String, selecting selection: ElementSelection = .text, on device: Device = .phone
  ) throws -> [String] {
    let file = try file(text, selecting: selection, on: device)
    return file.text.split(separator: "\n").map(String.init).drop { $0 != "---" }.dropFirst().map { $0 }
  }

  private func file(_ text: String, selecting selection: ElementSelection, on device: Device) throws -> ExportFile {
    let flow = try flow(text)
    let simulator = try #require(Simulator(flow, on: device))
    let test = try FlowTest(try #require(flow.scenarios.first), on: simulator)
    let export = TestExport([test], of: "a.flow.yaml", as: .maestro, selecting: selection)
    return try #require(export.files().files.first)
  }

  private static let parcels = """
    navflow: 1
    root: { tabs: [Parcels, Account] }
    screens:
      Parcels: { title: Parcels, actions: { "Track?": push Parcel, Send: present Form } }
      Account: { title: Account }
      Parcel: { title: Parcel, actions: { Call: push Caller, Parcels: stay } }
      Caller: { title: Parcel, actions: { Hang up: pop } }
      Form: { title: New parcel, actions: { Weigh: present Scale, Close: dismiss } }
      Scale: { kind: external, actions: { Weighed: { by: system, do: dismiss } } }
    """

  private func parcels(_ taps: String) -> String { Self.parcels + "\nscenarios: { One: { taps: [\(taps)] } }" }

  @Test func aTextMustBeNew() throws {
    #expect(
      try lines(parcels("Track?, Call, Back")) == [
        "- runFlow: { file: steps/launch.yaml, env: { GIVEN: \"\" } }",
        "- assertVisible: { text: \"Track\\\\?\", label: \"Parcels\" }",
        "- tapOn: { text: \"Track\\\\?\", label: \"1 tap Track?\" }",
        "- assertVisible: { text: \"Parcel\", label: \"Parcel\" }",
        "- tapOn: { text: \"Call\", label: \"2 tap Call\" }",
        "- assertVisible: { text: \"Hang up\", label: \"Caller\" }",
        "- runFlow: { file: steps/back.yaml, label: \"3 Back\" }",
        "- assertVisible: { text: \"Call\", label: \"Parcel\" }",
      ])
  }

  @Test func aSheetHidesTheTabBarOnIPhone() throws {
    let text = parcels("Send, { cannot: Send }, { cannot: \"Track?\" }, Close")
    #expect(
      try lines(text).dropFirst(2) == [
        "- tapOn: { text: \"Send\", label: \"1 tap Send\" }",
        "- assertVisible: { text: \"New parcel\", label: \"Form\" }",
        "- assertNotVisible: { text: \"Parcels\", label: \"tab bar hidden\" }",
        "- assertNotVisible: { text: \"Send\", label: \"cannot Send\" }",
        "- assertNotVisible: { text: \"Track\\\\?\", label: \"cannot Track?\" }",
        "- tapOn: { text: \"Close\", label: \"2 tap Close\" }",
        "- assertVisible: { text: \"Track\\\\?\", label: \"Parcels\" }",
        "- assertVisible: { text: \"Account\", label: \"tab bar shown\" }",
      ])
    let pad = try lines(text.replacing("navflow: 1", with: "navflow: 1\ndevices: [pad]"), on: .pad)
    #expect(!pad.contains { $0.contains("tab bar") })
  }

  @Test func nothingIsCheckedOutsideOfTheApp() throws {
    let lines = try lines(parcels("Send, Weigh, Weighed"))
    #expect(
      lines.suffix(4) == [
        "- tapOn: { text: \"Weigh\", label: \"2 tap Weigh\" }",
        "- runFlow: { file: steps/event.yaml, env: { KIND: system, EVENT: \"Weighed\", SCREEN: Scale }, label: \"3 Weighed\" }",
        "- assertVisible: { text: \"Track\\\\?\", label: \"Parcels\" }",
        "- assertVisible: { text: \"Account\", label: \"tab bar shown\" }",
      ])
  }

  @Test func identifiersProveScreens() throws {
    let lines = try lines(parcels("\"Track?\", Tab: Account"), selecting: .id)
    #expect(
      lines.suffix(4) == [
        "- tapOn: { id: \"action-parcels-track\", label: \"1 tap Track?\" }",
        "- assertVisible: { id: \"screen-parcel\", label: \"Parcel\" }",
        "- tapOn: { text: \"Account\", label: \"2 Tab: Account\" }",
        "- assertVisible: { id: \"screen-account\", label: \"Account\" }",
      ])
  }

  @Test func hostileNamesStayTexts() throws {
    let hostile = #"a "b" \ ${evil()} */ .* \#u{202E}x"#
    let quoted = "'\(hostile.replacing("'", with: "''"))'"
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { \(quoted): { either: { \(quoted): push Page, no: stay } } } }
        Page: { title: \(quoted) }
      scenarios: { \(quoted): { taps: [{ \(quoted): \(quoted) }] } }
      """
    let flow = try flow(text)
    let test = try FlowTest(flow.scenarios[0], on: try #require(Simulator(flow, on: .phone)))
    // A script of taps must have the texts as they are.
    for format in TestExport.Format.allCases where format != .taps {
      let files = TestExport([test], of: "a.flow.yaml", as: format).files().files
      for file in files where file.ownership == .generated {
        #expect(!file.text.contains("\u{202E}") && !file.path.contains("\u{202E}"), "\(file.path)")
        #expect(!file.path.contains("\"") && !file.path.contains("*"))
      }
    }
    let maestro = TestExport([test], of: "a.flow.yaml", as: .maestro).files().files[0].text
    // A pattern escapes the dollar sign, and a label escapes the script.
    #expect(maestro.contains(#"text: "a \"b\" \\\\ \\$\\{evil\\(\\)\\} \\*/ \\.\\* \u202Ex""#))
    #expect(maestro.contains(#"a \"b\" \\ \\${evil()} */ .* \u202Ex"#))
  }

  @Test func aScreenThatAnArrivalLeavesIsNotChecked() throws {
    let lines = try lines(
      """
      navflow: 1
      root: { tabs: [Home, Other] }
      screens:
        Home: { title: Home, actions: { Go: present Gate } }
        Other: { title: Other }
        Gate: { title: Gate, actions: { Look: { by: arrival, either: { open: replace Yard, shut: dismiss } } } }
        Yard: { title: Yard }
      scenarios: { One: { taps: [Go] } }
      """)
    #expect(lines.dropFirst(2) == ["- tapOn: { text: \"Go\", label: \"1 tap Go\" }"])
  }

  @Test func aLabelThatIsReadTwiceIsReportedOnce() throws {
    let flow = try flow(parcels("\"Track?\", Parcels, Parcels"))
    let test = try FlowTest(flow.scenarios[0], on: try #require(Simulator(flow, on: .phone)))
    for (selection, count) in [(ElementSelection.text, 1), (.id, 0)] {
      let export = TestExport([test, test], of: "a.flow.yaml", as: .maestro, selecting: selection)
      #expect(export.files().warnings.filter { $0 == .ambiguous("Parcels", on: "Parcel") }.count == count)
    }
  }

  @Test func anArrivalHappensByItself() throws {
    let lines = try lines(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Go: push Gate } }
        Gate: { title: Gate, actions: { Look: { by: arrival, either: { open: replace Yard, shut: pop } } } }
        Yard: { title: Yard }
      scenarios: { One: { taps: [Go, "Look: open"] } }
      """)
    #expect(
      lines.dropFirst(2) == [
        "- runFlow: { file: steps/event.yaml, env: { KIND: result, EVENT: \"Look: open\", SCREEN: Gate } }",
        "- tapOn: { text: \"Go\", label: \"1 tap Go\" }",
        "- assertVisible: { text: \"Yard\", label: \"Yard\" }",
      ])
  }
}
