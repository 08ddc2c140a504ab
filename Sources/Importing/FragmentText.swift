import Diagnostics
import FlowModel

/// Writes the flow files of an import.
package struct FragmentText {
  private let model: NavigationModel

  /// Creates a writer.
  package init(_ model: NavigationModel) { self.model = model }

  /// Returns the text of a fragment, without its header.
  package func fragment(_ fragment: NavigationModel.Fragment) -> String {
    let screens = fragment.screens.map { model.screens[$0] }
    let head = ["navflow: 1", "title: \(fragment.title.spelledAsScalar)", "partial: true", "screens:"]
    return (head + screens.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  /// Returns the text of the file with the root.
  ///
  /// - Parameter imports: the paths of the fragments.
  package func app(imports: [String]) -> String {
    var lines = ["navflow: 1", "title: \(model.title.spelledAsScalar)"]
    if model.devices != [.phone] { lines.append("devices: [\(model.devices.map(\.rawValue).joined(separator: ", "))]") }
    lines.append("imports: " + YAMLText.list(imports.map(YAMLText.text)).line)
    return (lines + rootLines).map { $0 + "\n" }.joined()
  }

  /// The lines with the roots.
  package var rootLines: [String] {
    guard let first = model.roots.first else { return [] }
    guard let name = first.name else { return ["root: \(content(first.content).line)"] }
    return ["roots:"] + model.roots.map { "  \(($0.name ?? name).spelledAsScalar): \(content($0.content).line)" }
      + ["start: \(name.spelledAsScalar)"]
  }

  private func content(_ content: NavigationModel.RootContent) -> YAMLText {
    switch content {
    case .stack(let screen): return .map([("stack", .text(name(screen)))])
    case .tabs(let tabs, let start):
      let list = YAMLText.list(tabs.map { .text(name($0)) })
      return .map([("tabs", list)] + (start.map { [("start", .text(name($0)))] } ?? []))
    }
  }

  private func name(_ screen: Int) -> String { model.screens[screen].name }

  private func lines(_ screen: ImportedScreen) -> [String] {
    var members: [(key: String, value: YAMLText)] = []
    if screen.kind != .screen { members.append(("kind", .word(screen.kind.rawValue))) }
    if let title = screen.title { members.append(("title", .text(title))) }
    members.append(("source", .text(screen.source)))
    if let image = screen.image { members.append(("image", .text(image))) }
    if screen.isOpenedElsewhere { members.append(("opened", .word("elsewhere"))) }
    if screen.hidesTabBar { members.append(("tabBar", .word("hidden"))) }
    if !screen.areas.isEmpty { members.append(("areas", areas(screen.areas))) }
    if !screen.actions.isEmpty { members.append(("actions", actions(screen.actions))) }
    if !screen.gestures.isEmpty { members.append(("gestures", actions(screen.gestures))) }
    return ["  \(screen.name.spelledAsScalar):"] + YAMLText.lines(members, indentation: 4)
  }

  private func areas(_ areas: [ImportedArea]) -> YAMLText {
    .map(
      areas.map { area in
        let boxes = area.rectangles.map(Self.rectangle)
        return (tap(area.tap), boxes.count == 1 ? boxes[0] : .list(boxes))
      })
  }

  /// Returns the name of a tap.
  private func tap(_ tap: ImportedArea.Tap) -> String {
    switch tap {
    case .label(let label): label
    case .tab(let screen): "Tab: \(name(screen))"
    }
  }

  private static func rectangle(_ box: ImportedArea.Rectangle) -> YAMLText {
    .list([box.left, box.top, box.width, box.height].map { .word($0.asThousandths) })
  }

  private func actions(_ actions: [ImportedAction]) -> YAMLText {
    .map(actions.map { ($0.label, StepText(name: name).value(of: $0)) })
  }
}
