import Diagnostics
import FlowModel
import Localization

/// Screens that a step names and that are not written yet.
extension FlowDecoder {
  /// Resolves the name of a screen that a step shows; a name that nothing resembles is a screen that is not designed yet.
  ///
  /// - Parameter instead: the correction to suggest if the name is a task's.
  mutating func screenToShow(_ name: Located<String>, instead: Message? = nil) -> ScreenID? {
    guard isSketch(name) else { return screen(name, instead: instead) }
    let written = name.value.spelledAsScalar
    reader.report(
      FileRules.unknownName, "the screen \"\(name.value.shortened)\" is not designed yet", at: name.range,
      help: "write it under `screens`: `\(written): { title: \(written) }`", severity: .info)
    let id = ScreenID(flow.screens.count)
    var screen = Screen(id: id, name: name)
    screen.hasUnknownExits = true
    flow.screens.append(screen)
    names.definitions[name.value] = .screen(id)
    return id
  }

  private mutating func isSketch(_ name: Located<String>) -> Bool {
    guard names.definitions[name.value] == nil, names.isComplete, !flow.isFragment,
      WidePunctuation.comma(in: name.value) == nil, elsewhere(name.value, name.range.file) == nil
    else { return false }
    let index = titles ?? TitleIndex(outlines)
    titles = index
    return index.screens[name.value] == nil && index.tasks[name.value] == nil
      && reader.nearest(to: name.value, among: screenNames, of: .screens) == nil
      && reader.nearest(to: name.value, among: taskNames, of: .tasks) == nil
  }
}
