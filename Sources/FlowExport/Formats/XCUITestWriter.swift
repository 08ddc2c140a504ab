import Diagnostics
import FlowModel

/// Writes tests for XCUITest: a file with a class for each source of tests, the class that they inherit, and the hooks of
/// the team.
struct XCUITestWriter {
  private let export: TestExport

  init(_ export: TestExport) { self.export = export }

  func files() -> (files: [ExportFile], warnings: [ExportWarning]) {
    var files: [ExportFile] = []
    var warnings: [ExportWarning] = []
    for device in Device.allCases {
      let tests = export.tests.filter { $0.device == device }
      guard let first = tests.first else { continue }
      files.append(ExportFile(export.path(of: first), text(of: tests, export.className(on: device), &warnings)))
    }
    guard !files.isEmpty else { return ([], []) }
    files.append(ExportFile("NavflowTestCase.swift", XCUITestSupport.testCase))
    files.append(ExportFile("AppHooks.swift", XCUITestSupport.hooks, .team))
    return (files, warnings)
  }

  private func text(of tests: [FlowTest], _ prefix: String, _ warnings: inout [ExportWarning]) -> String {
    var text = "// \(ExportMarker.generated(from: export.file))\n\(SwiftText.condition)\nimport XCTest\n"
    for origin in FlowTest.Origin.allCases {
      let own = tests.filter { $0.origin == origin }
      guard !own.isEmpty else { continue }
      text += "\n@MainActor\nfinal class \(prefix)\(origin.rawValue.capitalized)Tests: NavflowTestCase {\n"
      text += own.map { method($0, &warnings) }.joined(separator: "\n") + "}\n"
    }
    return text + "#endif\n"
  }

  private func method(_ test: FlowTest, _ warnings: inout [ExportWarning]) -> String {
    let script = TestScript(test, export.selection, FlowNames(test.walk.simulator.flow))
    warnings += script.warnings
    var lines: [String] = []
    for line in statements(script.lines, test) { lines.append("    \(line)\n") }
    let hooks = script.needsHooks ? " It needs the hooks of the app." : ""
    return """
        /// \(test.origin.rawValue.capitalized) \(SwiftText.literal(test.name)).\(hooks)
        func test_\(test.methodName)() {
      \(lines.joined())  }

      """
  }

  /// Returns the statements; each event has the screen that must follow as an argument.
  private func statements(_ lines: [TestScript.Line], _ test: FlowTest) -> [String] {
    var statements: [String] = []
    var event: ((String) -> String)?
    for (place, line) in lines.enumerated() {
      // A tap prepares its own result.
      if place + 1 < lines.count, case .event(.result, _, _, nil) = line, case .tap = lines[place + 1] { continue }
      if case .see(let screen, let proof) = line {
        if let statement = event?(mark(screen, proof)) { statements.append(statement) }
        event = nil
      } else if let next = eventStatement(line, test) {
        event = next
      } else if let statement = statement(line) {
        statements.append(statement)
      }
    }
    return statements
  }

  private func mark(_ screen: String, _ proof: ScreenProof) -> String {
    let name = SwiftText.literal(screen)
    return switch proof {
    case .text(let text): ".text(\(name), \(SwiftText.literal(text)))"
    case .identifier(let id): ".id(\(name), \(SwiftText.literal(id)))"
    case .selectedTab(let title): ".tab(\(name), \(SwiftText.literal(title)))"
    case .missing, .unneeded: ".unchecked(\(name))"
    }
  }

  /// Returns the statement of an event, given the screen that follows; nil for other lines.
  private func eventStatement(_ line: TestScript.Line, _ test: FlowTest) -> ((String) -> String)? {
    func call(_ name: String, _ arguments: [String]) -> (String) -> String {
      { screen in "\(name)(\((arguments + ["shows: \(screen)"]).joined(separator: ", ")))" }
    }
    let quote = SwiftText.literal
    switch line {
    case .launch:
      let given = test.given.map { "\(quote($0.variable)): \(quote($0.value))" }.joined(separator: ", ")
      return call(
        "launch",
        [quote(export.file), "device: \"\(test.device.rawValue)\"", "given: [\(given.isEmpty ? ":" : given)]"])
    case .tap(let selector, let label, let result, _, let screen, _):
      let id = if case .identifier(let id) = selector { ["id: \(quote(id))"] } else { [String]() }
      return call(
        "tap", [quote(label)] + id + (result.map { ["result: \(quote($0))"] } ?? []) + ["on: \(quote(screen))"])
    case .gesture(let gesture, _): return call(Self.method(of: gesture), [])
    case .tab(let title, let name, _): return call("tab", [quote(title), quote(name)])
    case .event(let kind, let name, let screen, .some):
      return call(kind.rawValue, [quote(name), "on: \(quote(screen))"])
    case .openLink(let link, let name, _): return call("entry", [quote(name), "link: \(quote(link))"])
    case .event, .see, .tabBar, .absent, .comment: return nil
    }
  }

  private func statement(_ line: TestScript.Line) -> String? {
    let quote = SwiftText.literal
    switch line {
    case .event(_, let name, let screen, nil): return "prepare(\(quote(name)), on: \(quote(screen)))"
    case .tabBar(let isShown, _): return isShown ? "tabBarIsShown()" : "tabBarIsHidden()"
    case .absent(.text(let text), _): return "isNotOffered(\(quote(text)))"
    case .absent(.identifier(let id), _): return "isNotOffered(\(quote(id)))"
    case .comment(let text): return "// \(text.visible)"
    default: return nil
    }
  }

  private static func method(of gesture: Gesture) -> String {
    switch gesture {
    case .back: "back"
    case .swipeDown: "swipeDown"
    case .tapOutside: "tapOutside"
    case .return: "returnToApp"
    case .swipeLeft: "swipeLeft"
    case .swipeRight: "swipeRight"
    case .tab: "tab"
    }
  }
}
