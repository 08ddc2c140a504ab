import Diagnostics
import FlowModel

/// The titles, pictures and tab bars of a flow, by the names that traces use.
struct StoryboardNames: Sendable {
  private let titles: [String: String]
  private let taskTitles: [String: String]
  private let hidingTabBar: Set<String>
  private let tabLists: [[String]]
  private let tabTitles: [String: String]
  private let pictures: [String: String]
  private let sizes: [String: (width: Int, height: Int)]
  private let screens: [String: (screen: Screen, actions: [StoryboardAction])]

  /// Collects the names of a flow.
  ///
  /// - Parameter references: what a page writes in place of a picture, by the name of the screen.
  init(_ flow: Flow, pictures: [String: String], references: [String: String] = [:]) {
    self.pictures = pictures.merging(references) { $1 }
    sizes = pictures.compactMapValues(PictureSize.size)
    screens = Dictionary(flow.screens.map { ($0.name.value, ($0, StoryboardAction.all(on: $0, of: flow))) }) {
      first, _ in
      first
    }
    titles = Dictionary(flow.screens.map { ($0.name.value, $0.titleOfOneOfMany) }) { first, _ in first }
    taskTitles = Dictionary(flow.tasks.map { ($0.name.value, $0.title?.value ?? $0.name.value) }) { first, _ in first }
    hidingTabBar = Set(flow.screens.filter(\.hidesTabBar).map(\.name.value))
    tabTitles = Dictionary(flow.screens.map { ($0.name.value, flow.title(ofTab: $0.id)) }) { first, _ in first }
    tabLists = flow.rootsOnDevices.filter(\.hasTabs).map { root in root.tabs.map { flow[$0].name.value } }
  }

  /// Returns the title of a screen.
  func title(of screen: String) -> String { titles[screen] ?? screen }

  /// Returns the words of a tab in the tab bar: its label or title; its name if that alone fits into a number of columns.
  func title(ofTab screen: String, fitting columns: (String) -> Int) -> String {
    let title = tabTitles[screen] ?? screen
    func fits(_ text: String) -> Bool { text.visible.displayWidth <= columns(text) }
    return fits(title) || !fits(screen) ? title : screen
  }

  /// Returns the words of a gesture: a tab has its label or title in place of the screen's name.
  func words(ofGesture gesture: String) -> String {
    gesture.hasPrefix("Tab: ") ? tabTitles[String(gesture.dropFirst(5))].map { "Tab: \($0)" } ?? gesture : gesture
  }

  /// Returns the title of a task.
  func title(ofTask task: String) -> String { taskTitles[task] ?? task }

  /// Returns the URI of the picture of a screen, or nil.
  func picture(of screen: String) -> String? { pictures[screen] }

  /// Returns the size of the picture of a screen in pixels, or nil if it is unknown.
  func size(of screen: String) -> (width: Int, height: Int)? { sizes[screen] }

  /// Returns the actions that a user can tap on a screen.
  func actions(of screen: String) -> [StoryboardAction] { screens[screen]?.actions ?? [] }

  /// Returns the places of a tap in the picture of a screen, or nil if it has none.
  func areas(of screen: String, tapped label: String) -> [Area.Rectangle]? {
    screens[screen]?.screen.areas.first { $0.name.value == label }?.rectangles
  }

  /// Returns whether a screen shows no back button.
  func hidesBack(_ screen: String) -> Bool { screens[screen]?.screen.hidesBack ?? false }

  /// Returns all tabs of the tab bar that contains a tab, in the order of the file.
  func tabs(including selected: String) -> [String] { tabLists.first { $0.contains(selected) } ?? [selected] }

  /// Returns whether a stack of the root leaves its tab bar visible.
  func showsTabBar(_ stack: [String]) -> Bool { !stack.dropFirst().contains(where: hidingTabBar.contains) }
}
