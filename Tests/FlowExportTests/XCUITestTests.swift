import FlowModel
import FlowSimulation
import Testing

@testable import FlowExport

/// Tests for XCUITest: one class for each source, and one method for each test.
@Suite struct XCUITestTests {
  private static let asking = """
    navflow: 1
    devices: [phone, pad]
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { "Ask \\"me\\"": { either: { yes: push Page, no: stay } } } }
      Page: { title: Page }
    entries: { A link: { link: "app://page", where: { screen: Home }, push: Page } }
    scenarios: { "Asking: twice": { taps: ["Ask \\"me\\": no", "Ask \\"me\\": yes", { cannot: "Ask \\"me\\"" }, Back, A link] } }
    """

  private func files(hasDeviceFolders: Bool) throws -> [ExportFile] {
    let flow = try flow(Self.asking)
    let tests = try Device.allCases.map { device in
      try FlowTest(flow.scenarios[0], on: try #require(Simulator(flow, on: device)))
    }
    return TestExport(
      hasDeviceFolders ? tests : [tests[0]], of: "App/asking.flow.yaml", as: .xcuitest,
      hasDeviceFolders: hasDeviceFolders
    ).files().files
  }

  @Test func aTestIsAMethod() throws {
    let file = try files(hasDeviceFolders: false)[0]
    #expect(file.path == "AskingTests.swift")
    #expect(
      file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).joined(separator: "\n") == #"""
        @MainActor
        final class AskingScenarioTests: NavflowTestCase {
          /// Scenario "Asking: twice". It needs the hooks of the app.
          func test_Asking__twice() {
            launch("App/asking.flow.yaml", device: "phone", given: [:], shows: .text("Home", "Home"))
            tap("Ask \"me\"", result: "no", on: "Home", shows: .unchecked("Home"))
            tap("Ask \"me\"", result: "yes", on: "Home", shows: .text("Page", "Page"))
            isNotOffered("Ask \"me\"")
            back(shows: .text("Home", "Ask \"me\""))
            entry("A link", link: "app://page", shows: .text("Page", "Page"))
          }
        }
        #endif

        """#)
  }

  @Test func eachDeviceHasClassesOfItsOwn() throws {
    let files = try files(hasDeviceFolders: true)
    #expect(
      files.map(\.path) == [
        "phone/AskingPhoneTests.swift", "pad/AskingPadTests.swift", "NavflowTestCase.swift", "AppHooks.swift",
        "navflow-tests.json",
      ])
    #expect(files[1].text.contains("final class AskingPadScenarioTests: NavflowTestCase"))
    #expect(files.map(\.ownership) == [.generated, .generated, .generated, .team, .generated])
  }
}
