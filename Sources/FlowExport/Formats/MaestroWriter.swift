import Diagnostics
import FlowModel

/// Writes tests for Maestro: one file for each test, and the steps that belong to the team.
struct MaestroWriter {
  private let export: TestExport

  init(_ export: TestExport) { self.export = export }

  private var app: String { export.app.map(MaestroText.quoted) ?? "${APP_ID}" }

  func files() -> (files: [ExportFile], warnings: [ExportWarning]) {
    var files: [ExportFile] = []
    var warnings: [ExportWarning] = []
    var helpers: Set<TestScript.Helper> = []
    for test in export.tests {
      let script = TestScript(test, export.selection, FlowNames(test.walk.simulator.flow))
      files.append(ExportFile(export.path(of: test), text(of: test, script)))
      warnings += script.warnings
      helpers.formUnion(script.helpers)
    }
    for helper in TestScript.Helper.allCases where helpers.contains(helper) {
      files.append(ExportFile("steps/\(helper.rawValue).yaml", MaestroSteps.text(of: helper, app: app), .team))
    }
    return (files, warnings)
  }

  private func text(of test: FlowTest, _ script: TestScript) -> String {
    let tags = ["navflow", test.origin.rawValue] + (script.needsHooks ? ["events"] : [])
    let head = [
      "# \(ExportMarker.generated(from: export.file))", "appId: \(app)", "name: \(MaestroText.quoted(test.name))",
      "tags: [\(tags.joined(separator: ", "))]", "properties: { navflow: \(MaestroText.quoted(test.path)) }", "---",
    ]
    let body = script.lines.compactMap { line($0, test) }
    return (head + body).joined(separator: "\n") + "\n"
  }

  private func line(_ line: TestScript.Line, _ test: FlowTest) -> String? {
    switch line {
    case .launch: return runFlow(.launch, [("GIVEN", MaestroText.quoted(TestExport.given(test)))], label: nil)
    case .event(let kind, let name, let screen, let number):
      let values = [
        ("KIND", kind.rawValue), ("EVENT", MaestroText.quoted(name)), ("SCREEN", MaestroText.word(screen)),
      ]
      return runFlow(.event, values, label: number.map { "\($0) \(name)" })
    case .openLink(let link, let name, let number):
      return "- openLink: { link: \(MaestroText.quoted(link)), \(label("\(number) \(name)")) }"
    case .tap(let selector, _, _, let name, _, let number):
      return "- tapOn: { \(text(of: selector)), \(label("\(number) tap \(name)")) }"
    case .gesture(let gesture, let number): return text(of: gesture, number)
    case .tab(let title, let name, let number):
      return "- tapOn: { \(text(of: .text(title))), \(label("\(number) \(name)")) }"
    case .see(let screen, let proof): return text(of: proof, screen)
    case .tabBar(let isShown, let title):
      return isShown
        ? "- assertVisible: { \(text(of: .text(title))), \(label("tab bar shown")) }"
        : "- assertNotVisible: { \(text(of: .text(title))), \(label("tab bar hidden")) }"
    case .absent(let selector, let name):
      return "- assertNotVisible: { \(text(of: selector)), \(label("cannot \(name)")) }"
    case .comment(let text): return "# \(text.visible)"
    }
  }

  private func text(of proof: ScreenProof, _ screen: String) -> String? {
    switch proof {
    case .text(let text): "- assertVisible: { \(self.text(of: .text(text))), \(label(screen)) }"
    case .identifier(let id): "- assertVisible: { \(text(of: .identifier(id))), \(label(screen)) }"
    case .selectedTab(let title):
      "- assertVisible: { \(text(of: .text(title))), selected: true, \(label(screen)) }"
    case .missing, .unneeded: nil
    }
  }

  private func text(of selector: TestScript.Selector) -> String {
    switch selector {
    case .text(let text): "text: \(MaestroText.pattern(text))"
    case .identifier(let id): "id: \(MaestroText.pattern(id))"
    }
  }

  /// Never writes Maestro's `back`, which does nothing on iOS and passes.
  private func text(of gesture: Gesture, _ number: Int) -> String {
    switch gesture {
    case .back: runFlow(.back, label: "\(number) Back")
    case .swipeDown: runFlow(.swipeDown, label: "\(number) Swipe down")
    case .tapOutside: runFlow(.tapOutside, label: "\(number) Tap outside")
    case .return: runFlow(.return, label: "\(number) Return")
    case .swipeLeft: "- swipe: { direction: LEFT, \(label("\(number) Swipe left")) }"
    case .swipeRight: "- swipe: { direction: RIGHT, \(label("\(number) Swipe right")) }"
    case .tab: ""
    }
  }

  private func runFlow(
    _ helper: TestScript.Helper, _ values: [(name: String, text: String)] = [], label: String?
  ) -> String {
    let folder = export.hasDeviceFolders ? "../steps" : "steps"
    let env = values.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
    let parts =
      ["file: \(folder)/\(helper.rawValue).yaml"] + (values.isEmpty ? [] : ["env: { \(env) }"])
      + (label.map { [self.label($0)] } ?? [])
    return "- runFlow: { \(parts.joined(separator: ", ")) }"
  }

  private func label(_ text: String) -> String { "label: \(MaestroText.quoted(text))" }
}
