/// The keys of a root.
enum RootKeys {
  static let tabs = Key.texts("tabs", of: .name(of: "screen"), atLeast: 1, "A tab bar with these screens.")
  static let start = Key.name("start", of: "screen", "The tab that is selected first; the first one if left out.")
    .beside(tabs.name)
  static let stack = Key.name("stack", of: "screen", "A navigation stack that begins with this screen.")
  static let screen = Key.name("screen", of: "screen", "This one screen, without a navigation bar.")
  static let task = Key.name("task", of: "task", "A navigation stack that begins with the entry of this task.")
  static let then = Key.node("then", ActionKeys.branches, "What happens when the task ends, by outcome.")
    .beside(task.name)
  static let actions = Key.node(
    "actions", .map(of: .steps(.action)), "Actions offered wherever the tab bar is shown, or no modal layer is up.")

  static let table = ObjectTable(
    "a root", example: "{ tabs: [SCREEN, SCREEN] }, { stack: SCREEN }, { screen: SCREEN } or { task: TASK }",
    keys: [
      tabs.description, start.description, stack.description, screen.description, task.description, then.description,
      actions.description,
    ],
    alternatives: [[tabs.name], [stack.name], [screen.name], [task.name]],
    synonyms: [
      "tab": "tabs", "tabbar": "tabs", "selected": "start", "initial": "start", "view": "screen", "action": "actions",
    ])
}
