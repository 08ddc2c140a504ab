import FlowModel

/// The screens and tasks by their titles, which users write in place of names.
struct TitleIndex {
  /// A definition with its title.
  typealias Titled = (name: String, title: Node)

  private(set) var screens: [String: [Titled]] = [:]
  private(set) var tasks: [String: [Titled]] = [:]

  /// Creates the index of some files.
  init(_ outlines: [FileOutline]) {
    for outline in outlines {
      for screen in outline.screens {
        Self.add(screen.name.value, screen.fields?[ScreenKeys.title.name]?.value, to: &screens)
      }
      for task in outline.tasks { Self.add(task.name.value, task.fields?[TaskKeys.title.name]?.value, to: &tasks) }
    }
  }

  private static func add(_ name: String, _ title: Node?, to table: inout [String: [Titled]]) {
    guard let title, let text = title.text else { return }
    table[text, default: []].append((name, title))
  }
}
