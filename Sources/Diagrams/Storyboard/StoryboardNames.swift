import FlowModel

/// The titles, pictures and tab bars of a flow, by the names that traces use.
struct StoryboardNames {
  private let titles: [String: String]
  private let taskTitles: [String: String]
  private let hidingTabBar: Set<String>
  private let tabLists: [[String]]
  private let pictures: [String: String]

  /// Collects the names of a flow.
  init(_ flow: Flow, pictures: [String: String]) {
    self.pictures = pictures
    titles = Dictionary(flow.screens.map { ($0.name.value, $0.titleWithItem) }) { first, _ in first }
    taskTitles = Dictionary(flow.tasks.map { ($0.name.value, $0.title?.value ?? $0.name.value) }) { first, _ in first }
    hidingTabBar = Set(flow.screens.filter(\.hidesTabBar).map(\.name.value))
    tabLists = flow.rootsOnDevices.filter(\.hasTabs).map { root in root.tabs.map { flow[$0].name.value } }
  }

  /// Returns the title of a screen.
  func title(of screen: String) -> String { titles[screen] ?? screen }

  /// Returns the title of a task.
  func title(ofTask task: String) -> String { taskTitles[task] ?? task }

  /// Returns the URI of the picture of a screen, or nil.
  func picture(of screen: String) -> String? { pictures[screen] }

  /// Returns all tabs of the tab bar that contains a tab, in the order of the file.
  func tabs(including selected: String) -> [String] { tabLists.first { $0.contains(selected) } ?? [selected] }

  /// Returns whether a stack of the root leaves its tab bar visible.
  func showsTabBar(_ stack: [String]) -> Bool { !stack.dropFirst().contains(where: hidingTabBar.contains) }
}
